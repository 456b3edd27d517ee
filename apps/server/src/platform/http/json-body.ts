import { CutroomError } from '@cutroom/contract';
import type { FastifyInstance } from 'fastify';

/** Deeper than any body of ours. What compares, copies or writes a value level by level runs out of stack in thousands of them. */
const JSON_DEPTH_MAX = 64;

/** JSON bodies. Calls without a body may carry JSON's content type all the same, as many clients always send it. */
export function registerJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length === 0) return done(null, undefined);
    parse(request, String(body), (error, value) => {
      if (error === null && isDeeperThan(value, JSON_DEPTH_MAX)) done(tooDeep());
      else done(error, value);
    });
  });
}

function tooDeep(): CutroomError {
  return new CutroomError('invalid_request', {
    message: `The data of a request can be nested up to ${JSON_DEPTH_MAX} levels deep.`,
  });
}

function isDeeperThan(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((inner) => isDeeperThan(inner, levels - 1));
}
