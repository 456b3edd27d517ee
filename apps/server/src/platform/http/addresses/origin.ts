import { CutroomError } from '@cutroom/contract';
import type { FastifyRequest } from 'fastify';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * The origin this request came to: the operator's PUBLIC_URL, else what the request itself says.
 * @throws CutroomError `invalid_request` where its Host is the name of no host
 */
export function ownOrigin(request: FastifyRequest, publicUrl: string | null): string {
  if (publicUrl !== null) return new URL(publicUrl).origin;
  const origin = `${request.protocol}://${request.host}`;
  const read = URL.parse(origin);
  if (read !== null && read.href === `${read.origin}/`) return origin;
  throw new CutroomError('invalid_request', { message: 'The Host header of the request names no host.' });
}

/**
 * Refuses a change that another site's page asks a browser for (cross-site request forgery). Browsers put Origin or
 * Sec-Fetch-Site on such requests and pages cannot forge either; programs that send neither hold no ambient cookies.
 */
export function refuseForeignOrigin(request: FastifyRequest, publicUrl: string | null): void {
  if (SAFE_METHODS.has(request.method)) return;
  const { origin } = request.headers;
  if (origin !== undefined) {
    if (origin !== ownOrigin(request, publicUrl)) throw new CutroomError('invalid_origin');
    return;
  }
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none')
    throw new CutroomError('invalid_origin');
}
