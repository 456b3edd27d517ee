import type { FastifyInstance } from 'fastify';

/** JSON bodies. Calls without a body may carry JSON's content type all the same, as many clients always send it. */
export function registerJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length === 0) done(null, undefined);
    else parse(request, String(body), done);
  });
}
