import { CutroomError, downloadName } from '@cutroom/contract';
import { create as contentDisposition } from 'content-disposition';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Database } from '../../platform/database/database.ts';
import { chosenTheme, sendPlainPage } from '../../platform/http/pages/plain-page.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { beginRetention } from './retention.ts';
import { readShareToken } from './share-token.ts';
import { type SharedRefusal, sharedGonePage, sharedPage, wantsPage } from './shared-page.ts';
import { openedShare } from './shares.ts';

/** Answers with a stored file, whole or a range of it: preview's way of sending files. */
export type SendFile = (
  request: FastifyRequest,
  reply: FastifyReply,
  storage: Storage,
  file: {
    readonly storageKey: string;
    readonly contentType: string;
    readonly disposition: string;
    /** Called once its last byte has gone out. */
    readonly onLeft: () => Promise<void>;
  },
) => Promise<FastifyReply>;

export interface SharedRouteDeps {
  readonly db: Database;
  readonly storage: Storage;
  readonly secret: string;
  readonly sendFile: SendFile;
  /** Address of the product's typeface; null where the built app does not bring one. */
  readonly fontUrl: string | null;
  /** How long after it first left the product a finished video is kept at least, in milliseconds. */
  readonly retentionMs: number;
}

export function sharedPath(token: string): string {
  return `/api/shared/${token}`;
}

/**
 * GET and HEAD /api/shared/{token}: the one video that the signed link names, for whoever holds the link. Who opens it in a
 * browser gets a page that plays it; everything else gets the file.
 */
export function registerSharedRoute(app: FastifyInstance, deps: SharedRouteDeps): void {
  app.withTypeProvider<ZodTypeProvider>().route({
    method: ['GET', 'HEAD'],
    url: sharedPath(':token'),
    schema: {
      summary:
        'Download a shared video with its link; a browser that asks for HTML gets a page that plays it',
      params: z.object({ token: z.string() }),
      querystring: z.object({ download: z.string().optional() }),
    },
    handler: async (request, reply) => {
      const { token } = request.params;
      reply.headers({ 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer', vary: 'accept' });
      if (wantsPage(request, request.query.download === '1')) return sendPage(request, reply, token, deps);
      const { storageKey, title, videoName, expiresAtMs } = await findShared(deps, token);
      return deps.sendFile(request, reply, deps.storage, {
        onLeft: () => beginRetention(deps.db, videoName, deps.retentionMs, expiresAtMs),
        storageKey,
        contentType: 'video/mp4',
        disposition: contentDisposition(downloadName(title, 'mp4')),
      });
    },
  });
}

async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  token: string,
  deps: SharedRouteDeps,
): Promise<FastifyReply> {
  const looks = { theme: chosenTheme(request), fontUrl: deps.fontUrl };
  try {
    const { title, expiresAtMs } = await findShared(deps, token);
    return sendPlainPage(reply, sharedPage(title, expiresAtMs, looks));
  } catch (error) {
    if (!(error instanceof CutroomError) || !isRefusal(error.code)) throw error;
    return sendPlainPage(reply.status(error.status), sharedGonePage(error.code, looks));
  }
}

function isRefusal(code: string): code is SharedRefusal {
  return code === 'video_not_found' || code === 'link_expired';
}

/** @throws CutroomError `link_expired` also for a link that was withdrawn; `video_not_found` */
async function findShared({ db, secret }: Pick<SharedRouteDeps, 'db' | 'secret'>, token: string) {
  const { shareId, expiresAtMs } = readShareToken(token, secret, Date.now());
  return { ...(await openedShare(db, shareId)), expiresAtMs };
}
