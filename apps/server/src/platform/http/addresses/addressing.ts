import { type IncomingMessage, maxHeaderSize } from 'node:http';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { sendError } from '../errors.ts';

/**
 * How addresses are read. Fastify answers those it cannot read by itself: in words of its own, without our headers, and
 * with JSON where a person opens a page. Here they go the way of all that is unknown instead.
 */
export const addressing = {
  rewriteUrl: ({ url = '/' }: IncomingMessage) => readableUrl(url),
  // As long as an address can be at all: names that are longer than any of ours are unknown like others.
  routerOptions: { maxParamLength: maxHeaderSize },
  // What is left names no host, such as `GET http:///x`.
  frameworkErrors: (error: FastifyError, request: FastifyRequest, reply: FastifyReply) =>
    void sendError(error, request, reply),
} as const;

/** The address with each percent sign of its path taken as one, where they do not all begin a character (RFC 3986, section 2.1). */
export function readableUrl(url: string): string {
  const [path = ''] = url.split('?', 1);
  try {
    decodeURIComponent(path);
    return url;
  } catch (error) {
    if (!(error instanceof URIError)) throw error;
    return path.replaceAll('%', '%25') + url.slice(path.length);
  }
}
