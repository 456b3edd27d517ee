import {
  CutroomError,
  downloadName,
  HANDOFFS_PER_ACCOUNT_MAX,
  type HandoffMedia,
  handoffQuerySchema,
  projectParamsSchema,
} from '@cutroom/contract';
import { handoffFiles } from '@cutroom/handoff';
import { TRACK_FORMAT, wavHeader } from '@cutroom/media';
import { create as contentDisposition } from 'content-disposition';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Database } from '../../platform/database/database.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { type ZipEntry, zipStream } from '../../platform/storage/zip-stream.ts';
import { findOwnedProject } from '../../projects/project-rows.ts';
import { type StoredEdit, storedEdit } from './handoff-edit.ts';

export interface HandoffRouteDeps {
  readonly db: Database;
  readonly storage: Pick<Storage, 'read' | 'stat'>;
}

/** GET /api/projects/{id}/handoff.zip: the saved edit to go on with elsewhere, with or without its clips. */
export function registerHandoffRoute(app: FastifyInstance, { db, storage }: HandoffRouteDeps): void {
  const underWay = countedByOwner(HANDOFFS_PER_ACCOUNT_MAX);
  app.withTypeProvider<ZodTypeProvider>().route({
    method: 'GET',
    url: '/api/projects/:id/handoff.zip',
    // Its answer would be made, and thrown away.
    exposeHeadRoute: false,
    config: { access: 'user' },
    schema: {
      summary:
        'The edit for other editors (OpenTimelineIO, FCPXML, xmeml, SRT) with the clips of choice, as a zip',
      params: projectParamsSchema,
      querystring: handoffQuerySchema,
    },
    handler: async (request, reply) => {
      const { media } = request.query;
      const owner = request.requireUser().id;
      const project = await findOwnedProject(db, owner, request.params.id);
      const stored = await storedEdit(db, project, { media, folder: 'media/' });
      const clipFiles =
        media === 'none' ? [] : [...(await clipEntries(storage, stored)), ...musicEntries(stored)];
      const end = underWay.begin(owner);
      const { archive, bytes } = await zipStream(storage, [...textEntries(stored, media), ...clipFiles]);
      archive.once('close', end);
      return reply
        .headers({
          'content-type': 'application/zip',
          'content-length': bytes,
          'content-disposition': contentDisposition(downloadName(project.title, 'zip')),
          'cache-control': 'private, no-store',
        })
        .send(archive);
    },
  });
}

function textEntries({ edit }: StoredEdit, media: HandoffMedia): ZipEntry[] {
  return handoffFiles(edit, media).map(({ name, text }) => ({ path: name, text }));
}

/** @throws CutroomError `proxies_not_ready`, `clip_file_missing` */
async function clipEntries(storage: Pick<Storage, 'stat'>, { files }: StoredEdit): Promise<ZipEntry[]> {
  return Promise.all(
    files.map(async ({ path, key }) => {
      if (key === null)
        throw new CutroomError('proxies_not_ready', { retryAfterSeconds: PROXY_RETRY_SECONDS });
      const found = await storage.stat(key);
      if (found === null) throw new CutroomError('clip_file_missing');
      return { path, key, bytes: found.bytes };
    }),
  );
}

function musicEntries({ music }: StoredEdit): ZipEntry[] {
  return music === null ? [] : [{ ...music, head: wavHeader(music.bytes, TRACK_FORMAT) }];
}

const PROXY_RETRY_SECONDS = 10;

/** @throws CutroomError `handoff_limit` to an owner with as many under way as may be */
function countedByOwner(most: number): { begin(owner: string): () => void } {
  const counts = new Map<string, number>();
  return {
    begin(owner) {
      const count = counts.get(owner) ?? 0;
      if (count >= most) throw new CutroomError('handoff_limit');
      counts.set(owner, count + 1);
      return () => {
        const left = (counts.get(owner) ?? 1) - 1;
        if (left === 0) counts.delete(owner);
        else counts.set(owner, left);
      };
    },
  };
}
