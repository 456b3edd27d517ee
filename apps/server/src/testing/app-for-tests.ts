import { CutroomError } from '@cutroom/contract';
import Fastify, { type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { addressing } from '../platform/http/addresses/addressing.ts';
import { sendError } from '../platform/http/errors.ts';

/** Says who asks, in place of a session. */
export const USER_HEADER = 'x-test-user';

/** The HTTP application around one stage's routes: its schemas, errors and access rules, and nothing else. */
export function buildTestApp(): FastifyInstance {
  const app: FastifyInstance = Fastify(addressing);
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(sendError);
  app.decorateRequest('user', null);
  app.decorateRequest('requireUser', function requireUser() {
    if (this.user === null) throw new CutroomError('unauthorized');
    return this.user;
  });
  app.addHook('onRequest', async (request) => {
    const id = request.headers[USER_HEADER];
    request.user = typeof id === 'string' ? { id, email: `${id}@example.com` } : null;
    if (request.routeOptions.config.access === 'user') request.requireUser();
  });
  return app;
}
