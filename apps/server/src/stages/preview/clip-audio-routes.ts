import { join } from 'node:path';
import {
  CLIP_SECONDS_MAX,
  type ClipAnalysis,
  type ClipProbe,
  CUT_SECONDS_MAX,
  CutroomError,
  cutSpeedSchema,
  PLAYBACK_AUDIO_SECONDS_MAX,
  REEL_FPS,
  REEL_SECONDS_MAX,
} from '@cutroom/contract';
import { CLEARING_VERSION, type Media } from '@cutroom/media';
import { AUDIO_RATE, heardFacts, type VoiceClearing, voiceClearing } from '@cutroom/reel';
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Database } from '../../platform/database/database.ts';
import { clips, projects } from '../../platform/database/schema.ts';
import { goneSignal } from '../../platform/http/gone-signal.ts';
import { type Storage, StorageMissingError } from '../../platform/storage/storage.ts';
import { withScratch } from '../../runs/scratch.ts';
import { entityTag, isCurrent } from './entity-tag.ts';
import { shareWork } from './shared-work.ts';

export interface ClipAudioDeps {
  readonly db: Database;
  readonly storage: Storage;
  readonly media: Pick<Media, 'readAudioRange' | 'readStretchedAudio'>;
  readonly scratchDirectory: string;
}

/** A player asks for the next stretch while it plays the one before: two at a time keep ahead of it. */
const CONCURRENT_RANGES_MAX = 2;
/** Raised when the same stretch of the same file gives other samples. */
const AUDIO_VERSION = 1;

const CUT_TEXT_CHARS_MAX = 1000;

const rangeSchema = z
  .object({
    from: z.coerce.number().min(-REEL_SECONDS_MAX),
    to: z.coerce.number(),
    /** With its voices made clear, as the renderer makes them. */
    voices: z.literal('clear').optional(),
    /** A cut at another speed, as JSON: `from` and `to` are then seconds of it as it plays in the reel. */
    cut: z.string().max(CUT_TEXT_CHARS_MAX).optional(),
  })
  .refine(({ from, to }) => to > from && to - from <= PLAYBACK_AUDIO_SECONDS_MAX, {
    message: `A stretch of audio is at most ${PLAYBACK_AUDIO_SECONDS_MAX} seconds long.`,
  });

const REEL_FRAMES_MAX = REEL_SECONDS_MAX * REEL_FPS;
const reelFrames = z.number().int().min(-REEL_FRAMES_MAX).max(REEL_FRAMES_MAX);

const spedCutSchema = z.object({
  /** Where it begins in the clip. */
  startSeconds: z.number().min(0).max(CLIP_SECONDS_MAX),
  /** Of the reel. */
  frames: z
    .number()
    .int()
    .min(1)
    .max(CUT_SECONDS_MAX * REEL_FPS),
  speed: cutSpeedSchema,
  /** Where its audio is pulled out to, in frames of the reel. */
  audio: z.object({ leadFrames: reelFrames, tailFrames: reelFrames, shiftFrames: reelFrames }).optional(),
});
type SpedCut = z.infer<typeof spedCutSchema>;

/** GET /api/clips/{clipId}/audio?from={s}&to={s}[&voices=clear][&cut=…]: that stretch of the clip as a WAV file, silence where it has none. */
export function registerClipAudioRoutes(app: FastifyInstance, deps: ClipAudioDeps): void {
  const stopping = new AbortController();
  app.addHook('preClose', async () => stopping.abort(new CutroomError('not_ready')));
  const share = shareWork<Buffer>(CONCURRENT_RANGES_MAX);
  app.withTypeProvider<ZodTypeProvider>().route({
    method: 'GET',
    url: '/api/clips/:clipId/audio',
    config: { access: 'user' },
    schema: {
      summary: "A stretch of a clip's audio as 48 kHz PCM",
      params: z.object({ clipId: z.string().max(200) }),
      querystring: rangeSchema,
    },
    handler: async (request, reply) => {
      const clip = await findClip(deps.db, request.requireUser().id, request.params.clipId);
      if (clip.probe.audio === null) throw new CutroomError('video_not_found');
      const { from, to, voices } = request.query;
      const cut = readCut(request.query.cut);
      const clearing = voices === undefined ? null : clearingOf(clip);
      const cleared = clearing === null ? '' : ` ${CLEARING_VERSION} ${JSON.stringify(clearing)}`;
      const name = `${clip.storageKey}@${from}-${to}${cleared}${cut === null ? '' : ` ${JSON.stringify(cut)}`}`;
      const etag = entityTag(`${name} audio v${AUDIO_VERSION}`);
      // A clip's file never changes: what was heard once need not be asked for again. Where its voices are may be found anew.
      const caching = voices === undefined ? 'private, max-age=86400, immutable' : 'private, no-cache';
      const shared = { etag, 'cache-control': caching };
      if (isCurrent(request.headers, etag)) return reply.code(304).headers(shared).send();
      const asker = { ownerId: request.requireUser().id, gone: goneSignal(reply) };
      const wav = await share(name, asker, (unwanted) =>
        readRange(deps, clip, { from, to, clearing, cut }, AbortSignal.any([stopping.signal, unwanted])),
      );
      return reply
        .headers({ ...shared, 'content-type': 'audio/wav', 'x-content-type-options': 'nosniff' })
        .send(wav);
    },
  });
}

interface FoundClip {
  readonly storageKey: string;
  readonly probe: ClipProbe;
  readonly analysis: ClipAnalysis | null;
}

interface WantedAudio {
  readonly from: number;
  readonly to: number;
  readonly clearing: VoiceClearing | null;
  readonly cut: SpedCut | null;
}

/** @throws CutroomError `invalid_request` */
function readCut(text: string | undefined): SpedCut | null {
  if (text === undefined) return null;
  try {
    return spedCutSchema.parse(JSON.parse(text));
  } catch (cause) {
    throw new CutroomError('invalid_request', { message: 'cut cannot be read.', cause });
  }
}

/** The renderer's own, told of the same facts. */
function clearingOf({ probe, analysis }: FoundClip): VoiceClearing | null {
  return voiceClearing(heardFacts({ analysis }), probe.durationSeconds);
}

/** @throws CutroomError `video_not_found` for a clip that is unknown or another's */
async function findClip(db: Database, ownerId: string, clipId: string): Promise<FoundClip> {
  const [row] = await db
    .select({ storageKey: clips.storageKey, probe: clips.probe, analysis: clips.analysis })
    .from(clips)
    .innerJoin(projects, eq(projects.id, clips.projectId))
    .where(and(eq(clips.id, clipId), eq(projects.ownerId, ownerId)));
  if (row === undefined) throw new CutroomError('video_not_found');
  return row;
}

function readRange(
  { storage, media, scratchDirectory }: ClipAudioDeps,
  { storageKey, probe }: FoundClip,
  { from, to, clearing, cut }: WantedAudio,
  signal: AbortSignal,
): Promise<Buffer> {
  return withScratch(scratchDirectory, async (scratch) => {
    const path = join(scratch, 'clip');
    await storage.fetchFile(storageKey, path).catch((cause: unknown) => {
      throw cause instanceof StorageMissingError ? new CutroomError('video_not_found', { cause }) : cause;
    });
    const source = { path, probe };
    if (cut === null)
      return media.readAudioRange(source, { fromSeconds: from, toSeconds: to, clearing, signal });
    const startSample = Math.round(from * AUDIO_RATE);
    const samples = Math.round((to - from) * AUDIO_RATE);
    return media.readStretchedAudio(source, { cut, startSample, samples, clearing, signal });
  });
}
