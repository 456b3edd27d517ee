import { CutroomError, downloadName } from '@cutroom/contract';
import { create as contentDisposition } from 'content-disposition';
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Database } from '../../platform/database/database.ts';
import { projects } from '../../platform/database/schema.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { readShareToken, type SharedVideo } from './share-token.ts';

/** Answers with a stored file, whole or a range of it: preview's way of sending files. */
export type SendFile = (
  request: FastifyRequest,
  reply: FastifyReply,
  storage: Storage,
  file: { readonly storageKey: string; readonly contentType: string; readonly disposition: string },
) => Promise<FastifyReply>;

export interface SharedRouteDeps {
  readonly db: Database;
  readonly storage: Storage;
  readonly secret: string;
  readonly sendFile: SendFile;
}

export function sharedPath(token: string): string {
  return `/api/shared/${token}`;
}

/** GET and HEAD /api/shared/{token}: the one video that the signed link names, for whoever holds the link. */
export function registerSharedRoute(app: FastifyInstance, deps: SharedRouteDeps): void {
  app.withTypeProvider<ZodTypeProvider>().route({
    method: ['GET', 'HEAD'],
    url: sharedPath(':token'),
    schema: { summary: 'Download a shared video with its link', params: z.object({ token: z.string() }) },
    handler: async (request, reply) => {
      const shared = readShareToken(request.params.token, deps.secret, Date.now());
      const { storageKey, title } = await findShared(deps.db, shared);
      reply.headers({ 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' });
      return deps.sendFile(request, reply, deps.storage, {
        storageKey,
        contentType: 'video/mp4',
        disposition: contentDisposition(downloadName(title, 'mp4')),
      });
    },
  });
}

/** A video that was deleted or replaced since the link was made is not found: the link is for that file only. */
async function findShared(db: Database, { projectId, videoName }: SharedVideo) {
  const [row] = await db
    .select({ storageKey: projects.finalVideoKey, title: projects.title })
    .from(projects)
    .where(and(eq(projects.id, projectId), eq(projects.finalVideoName, videoName)));
  if (row === undefined || row.storageKey === null) throw new CutroomError('video_not_found');
  return { storageKey: row.storageKey, title: row.title };
}
