import { API_CALLS, type ApiCallName, type ApiResponse, type User } from '@cutroom/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type { z } from 'zod';

type Part<Name extends ApiCallName, Key extends 'params' | 'body'> =
  (typeof API_CALLS)[Name] extends Record<Key, infer Schema>
    ? Schema extends z.ZodType
      ? z.infer<Schema>
      : undefined
    : undefined;

export interface Call<Name extends ApiCallName> {
  readonly params: Part<Name, 'params'>;
  readonly body: Part<Name, 'body'>;
  readonly user: User;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/**
 * Registers one call of the contract's table: validation in, validation out, and who is asking.
 * Only signed-in users pass; the two public calls have handlers of their own in app.ts.
 */
export function handleCall<Name extends ApiCallName>(
  app: FastifyInstance,
  name: Name,
  handle: (call: Call<Name>) => Promise<ApiResponse<Name>>,
): void {
  const { method, path, summary, response, ...parts } = API_CALLS[name];
  const route: RouteOptions = {
    method,
    url: path,
    config: { access: 'user' },
    schema: { summary, operationId: name, response: { 200: response }, ...parts },
    handler: (request, reply) =>
      handle({
        params: request.params as Part<Name, 'params'>,
        body: request.body as Part<Name, 'body'>,
        user: request.requireUser(),
        request,
        reply,
      }),
  };
  app.route(route);
}
