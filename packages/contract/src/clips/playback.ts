import { z } from 'zod';
import { editingPlanSchema } from '../plan/editing-plan.ts';
import {
  boxSchema,
  framingSchema,
  intervalSchema,
  loudnessSchema,
  momentSchema,
  spokenWordSchema,
  toneCorrectionSchema,
} from './clip-analysis.ts';
import { musicSchema } from './music.ts';

/** What a player needs of a clip to play an edit of it without a render. */
export const playbackClipSchema = z.object({
  id: z.string(),
  /** Identity of the file's content: equal for two uploads of one file. */
  sha256: z.string(),
  /** The uploaded bytes, which some browsers play. */
  url: z.string(),
  /** An H.264 copy that every browser plays; null until it is made. */
  proxyUrl: z.string().nullable(),
  /** true where no such copy can be made, so that nobody waits for it. */
  hasNoProxy: z.boolean().optional(),
  /** Its frames in one image, a tile a second (`filmstripLayout` in packages/reel); null where there is none. */
  filmstripUrl: z.string().nullish(),
  probe: z.object({
    durationSeconds: z.number(),
    width: z.number().int(),
    height: z.number().int(),
    /** Average; null where it is not known. */
    framesPerSecond: z.number().nullable().optional(),
    /** null where the file has no audio track. */
    audio: z.object({}).nullable(),
  }),
  /** null until the clip is analysed. */
  analysis: z
    .object({
      framing: framingSchema,
      shots: z.array(intervalSchema),
      toneCorrection: toneCorrectionSchema.optional(),
      words: z.array(spokenWordSchema).optional(),
      /** ISO 639-1 code of the words' language; absent where it is not known. */
      language: z.string().nullish(),
      /** Where faces are, or else heads, in seconds of the clip: captions and titles keep away from them. */
      faces: z.array(z.object({ atSeconds: z.number(), box: boxSchema })).optional(),
      /** When somebody speaks: music goes down then. */
      speech: z.array(intervalSchema).optional(),
      /** What is worth showing of it, best first. */
      moments: z.array(momentSchema).optional(),
    })
    .nullable(),
  /** Characters of its words that no font of the server has, each once: captions leave them out. Absent where it has them all. */
  unshowable: z.array(z.string()).optional(),
  /** Whether the words are its creator's, who wants them shown even where nothing is heard. */
  hasOwnWords: z.boolean().optional(),
  /** The level of each step of its audio; null where there is none, or where it is not known. */
  loudness: loudnessSchema.nullable(),
  /** Integrated loudness, EBU R 128; null where there is no audio or it is silent. */
  loudnessLufs: z.number().nullable(),
});
export type PlaybackClip = z.infer<typeof playbackClipSchema>;

/** What a player needs of the project's track beside what the project says of it. */
export const playbackMusicSchema = z.object({
  /** With `&from={s}&to={s}` behind it, that stretch of the track as a WAV file of 48 kHz stereo. */
  audioUrl: z.string(),
  /** LUFS of each step of the track. */
  loudness: loudnessSchema,
  /** Beats as they were found, each with how loud it is, 0 to 1. */
  foundBeats: z.array(z.object({ atSeconds: z.number(), loudness: z.number() })),
  /** Those of them that begin a bar; absent from servers of before. */
  foundDownbeats: z.array(z.number()).optional(),
});
export type PlaybackMusic = z.infer<typeof playbackMusicSchema>;

export const playbackSchema = z.object({
  clips: z.array(playbackClipSchema),
  /** null where the project has no music. */
  music: playbackMusicSchema.nullish(),
  /** What the run under way is making, as soon as that is decided; null where nothing is under way, or not so far. */
  planned: z
    .object({
      runId: z.string(),
      plan: editingPlanSchema,
      /** As the run mixes it, with what the prompt said of it; null where nothing is mixed. */
      music: musicSchema.extend(playbackMusicSchema.shape).nullish(),
    })
    .nullable()
    .default(null),
});
export type Playback = z.infer<typeof playbackSchema>;

/** The longest stretch of a clip's audio that is answered at once, in seconds. */
export const PLAYBACK_AUDIO_SECONDS_MAX = 10;
