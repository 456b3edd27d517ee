import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { CutroomError } from '@cutroom/contract';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** The built browser app: hashed files for a year, and its page for every address that is not under /api/. */
export async function registerWeb(app: FastifyInstance, directory: string): Promise<void> {
  const isBuilt = (await stat(join(directory, 'index.html')).catch(() => null)) !== null;
  if (isBuilt) {
    await app.register(fastifyStatic, {
      root: directory,
      wildcard: false,
      index: false,
      preCompressed: true,
      setHeaders: (reply, path) => {
        const isHashed = path.includes('/assets/');
        reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
  }
  app.setNotFoundHandler((request, reply) => {
    const isPage =
      (request.method === 'GET' || request.method === 'HEAD') && !/^\/api(\/|$|\?)/.test(request.url);
    if (!isPage || !isBuilt) throw new CutroomError('not_found');
    return reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').sendFile('index.html');
  });
}
