import type { FastifyRequest } from 'fastify';
import { ownOrigin } from '../platform/http/addresses/origin.ts';
import { CLIENT_ADDRESS_HEADER } from './auth.ts';

/** better-auth's own name of Retry-After (RFC 9110, section 10.2.3). */
export const WAIT_HEADER = 'x-retry-after';

/**
 * A request as better-auth reads it: of this server's own origin, with the client's address, cookies and agent.
 * @param path below the origin
 */
export function authRequest(
  publicUrl: string | null,
  request: FastifyRequest,
  path: string,
  init: { method: string; body: string | null },
): Request {
  const origin = ownOrigin(request, publicUrl);
  const headers = new Headers({ origin, [CLIENT_ADDRESS_HEADER]: request.ip });
  if (init.body !== null) headers.set('content-type', 'application/json');
  if (request.headers.cookie !== undefined) headers.set('cookie', request.headers.cookie);
  const agent = request.headers['user-agent'];
  if (agent !== undefined) headers.set('user-agent', agent);
  return new Request(new URL(path, origin), { method: init.method, headers, body: init.body });
}

/** better-auth wants a name for every account; the product never asks for one. */
export function withName(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || !('email' in body)) return body ?? {};
  return { name: typeof body.email === 'string' ? body.email.split('@')[0] : '', ...body };
}
