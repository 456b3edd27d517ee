import { CutroomError, PLAYBACK_AUDIO_SECONDS_MAX, projectParamsSchema } from '@cutroom/contract';
import { TRACK_FORMAT, wavHeader } from '@cutroom/media';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Database } from '../../platform/database/database.ts';
import type { ProjectRow } from '../../platform/database/schema.ts';
import { type Storage, StorageMissingError } from '../../platform/storage/storage.ts';
import { findMusic, type ProjectMusic } from '../../projects/music/project-music.ts';
import { findOwnedProject } from '../../projects/project-rows.ts';
import { loadRunMusic } from '../../runs/run-music.ts';
import { entityTag, isCurrent } from './entity-tag.ts';

export interface MusicAudioDeps {
  readonly db: Database;
  readonly storage: Pick<Storage, 'read'>;
}

const BYTES_PER_FRAME = TRACK_FORMAT.channels * TRACK_FORMAT.bytesPerSample;

const rangeSchema = z
  .object({
    /** Whose samples they were, in the address for caches: that which the newest run mixes, else the project's own track. */
    track: z.string().max(100).optional(),
    from: z.coerce.number().min(0),
    to: z.coerce.number(),
  })
  .refine(({ from, to }) => to > from && to - from <= PLAYBACK_AUDIO_SECONDS_MAX, {
    message: `A stretch of audio is at most ${PLAYBACK_AUDIO_SECONDS_MAX} seconds long.`,
  });

/** GET /api/projects/{id}/music/audio?from={s}&to={s}: that stretch of the track as a WAV file, as far as the track goes. */
export function registerMusicAudioRoutes(app: FastifyInstance, { db, storage }: MusicAudioDeps): void {
  app.withTypeProvider<ZodTypeProvider>().route({
    method: 'GET',
    url: '/api/projects/:id/music/audio',
    config: { access: 'user' },
    schema: {
      summary: "A stretch of a project's music as 48 kHz PCM",
      params: projectParamsSchema,
      querystring: rangeSchema,
    },
    handler: async (request, reply) => {
      const project = await findOwnedProject(db, request.requireUser().id, request.params.id);
      const { track, from, to } = request.query;
      const music = await heardMusic(db, project, track);
      if (music === null) throw new CutroomError('music_missing');
      const etag = entityTag(`${music.track.storageKey}@${from}-${to}`);
      const isNamed = track === music.track.id;
      const caching = isNamed ? 'private, max-age=86400, immutable' : 'private, no-cache';
      const shared = { etag, 'cache-control': caching };
      if (isCurrent(request.headers, etag)) return reply.code(304).headers(shared).send();
      const pcm = await readRange(storage, music.track, from, to);
      return reply
        .headers({ ...shared, 'content-type': 'audio/wav', 'x-content-type-options': 'nosniff' })
        .send(Buffer.concat([wavHeader(pcm.length, TRACK_FORMAT), pcm]));
    },
  });
}

/** A run under way is watched with its own track, also where the project was given another one meanwhile. */
async function heardMusic(
  db: Database,
  { id, currentRunId }: Pick<ProjectRow, 'id' | 'currentRunId'>,
  track: string | undefined,
): Promise<ProjectMusic | null> {
  const own = await findMusic(db, id);
  if (track === undefined || track === own?.track.id || currentRunId === null) return own;
  const mixed = await loadRunMusic(db, currentRunId);
  return mixed?.track.id === track ? mixed : own;
}

async function readRange(
  storage: Pick<Storage, 'read'>,
  { storageKey, bytes }: { readonly storageKey: string; readonly bytes: number },
  fromSeconds: number,
  toSeconds: number,
): Promise<Buffer> {
  const start = byteOf(fromSeconds);
  const end = Math.min(bytes, byteOf(toSeconds)) - 1;
  if (start > end) throw new CutroomError('range_not_satisfiable');
  const stream = await storage.read(storageKey, { start, end }).catch((cause: unknown) => {
    throw cause instanceof StorageMissingError ? new CutroomError('track_not_found', { cause }) : cause;
  });
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

function byteOf(seconds: number): number {
  return Math.round(seconds * TRACK_FORMAT.sampleRate) * BYTES_PER_FRAME;
}
