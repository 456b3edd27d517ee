import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CutroomError } from '@cutroom/contract';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { ownOrigin } from '../addresses/origin.ts';
import { screenPreloads } from './screen-preloads.ts';
import { withScreen, withWholeAddresses } from './web-page.ts';

export interface Web {
  /** Where the built app lies. */
  readonly directory: string;
  /** Its page, null where it has not been built. */
  readonly page: string | null;
  readonly publicUrl: string | null;
}

/** The built app's page, null where it has not been built. */
export function readWebPage(directory: string): Promise<string | null> {
  return readFile(join(directory, 'index.html'), 'utf8').catch(() => null);
}

/** The built browser app: hashed files for a year, and its page for every address that is not under /api/. */
export async function registerWeb(app: FastifyInstance, { directory, page, publicUrl }: Web): Promise<void> {
  if (page !== null) {
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
  // An installed app whose service worker is gone: nobody takes the clips, so the app opens and says so.
  app.post('/share-target', {
    onRequest: async (_request, reply) => reply.redirect('/dashboard?shared=missed', 303),
    handler: () => null,
  });
  const preloads = page === null ? null : await readPreloads(directory, page);
  const landing = await readFile(join(directory, 'landing.html'), 'utf8').catch(() => '');
  app.setNotFoundHandler((request, reply) => {
    const isPage =
      (request.method === 'GET' || request.method === 'HEAD') && !/^\/api(\/|$|\?)/.test(request.url);
    if (!isPage || page === null) throw new CutroomError('not_found');
    const path = request.url.split('?')[0] ?? '';
    const isFile = FILE.test(path);
    // People who follow a wrong link see where they are; what asks for a script or an icon must not get a page as one.
    if (isFile && (path.startsWith('/assets/') || !request.headers.accept?.includes('text/html')))
      throw new CutroomError('not_found');
    if (isFile) reply.status(404);
    // Who has a session sees the dashboard there; all others read the landing page while its script is on its way.
    const isSignedIn = hasSessionCookie(request.headers.cookie);
    const isFrontDoor = path === '/' && !isSignedIn;
    const tags = preloads?.(path === '/' && !isFrontDoor ? '/dashboard' : path, isSignedIn) ?? '';
    return reply
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(
        withScreen(withWholeAddresses(page, ownOrigin(request, publicUrl)), {
          tags,
          content: isFrontDoor ? landing : '',
        }),
      );
  });
}

/** No screen's address ends like a file's name. */
const FILE = /^\/assets\/|\.[A-Za-z0-9]{1,8}$/;

/** Whether there may be a session: only a question of which page to begin with, so nothing is checked. */
function hasSessionCookie(cookies: string | undefined): boolean {
  return /(?:^|[\s;_-])cutroom\.session_token=./.test(cookies ?? '');
}

/** Null for a build without a manifest: its screens then come one step later. */
async function readPreloads(
  directory: string,
  page: string,
): Promise<ReturnType<typeof screenPreloads> | null> {
  const manifest = await readFile(join(directory, 'chunks.json'), 'utf8').catch(() => null);
  return manifest === null ? null : screenPreloads(manifest, page);
}
