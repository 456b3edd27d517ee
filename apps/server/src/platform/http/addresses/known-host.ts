import { isIP } from 'node:net';
import { CutroomError } from '@cutroom/contract';
import type { FastifyRequest } from 'fastify';
import { ownOrigin } from './origin.ts';

/**
 * Without PUBLIC_URL the server cannot know its names, so that it answers only to those which no page of a stranger can
 * have: localhost, a number, and its own names. Else a page could point its own name at this machine (DNS rebinding)
 * and use the product as its visitor.
 * @throws CutroomError `unknown_host`, or `invalid_request` where its Host is the name of no host
 */
export function requireKnownHost(
  request: FastifyRequest,
  publicUrl: string | null,
  ownNames: readonly string[],
): void {
  if (publicUrl !== null) return;
  const name = new URL(ownOrigin(request, null)).hostname.replace(/^\[|\]$/g, '');
  const isLocal = name === 'localhost' || name.endsWith('.localhost');
  if (!isLocal && isIP(name) === 0 && !ownNames.includes(name)) throw new CutroomError('unknown_host');
}
