import { z } from 'zod';
import { analysisDataSchema, intervalSchema } from '../clips/clip-analysis.ts';
import { musicSchema } from '../clips/music.ts';
import { editingPlanSchema } from '../plan/editing-plan.ts';
import { projectStatusSchema } from './project-status.ts';
import { runSchema } from './run.ts';

export const NEW_PROJECT_TITLE = 'New Video Project';
/** What the page that tries uploads calls its projects. */
export const TEST_PROJECT_TITLE = 'Chunked Upload Test';

export const userSchema = z.object({
  id: z.string(),
  email: z.string(),
  /** Who set this installation up, and may change what it works with. */
  ownsInstallation: z.boolean().optional(),
});
export type User = z.infer<typeof userSchema>;

/** docs/specification.md, section 3, plus fields that are only read. */
export const videoClipSchema = z.object({
  id: z.string(),
  /** What the server stores it as. */
  filename: z.string(),
  /** What its file was called; missing where that is not known any more. See `clipName`. */
  name: z.string().optional(),
  path: z.string(),
  /** The uploaded bytes, with ranges. */
  url: z.string(),
  /** An H.264 copy every browser plays; null until it is made. */
  proxyUrl: z.string().nullable(),
  /** true where no such copy can be made, so that nobody waits for it. */
  hasNoProxy: z.boolean().optional(),
  /** Tiles of the clip in one WebP, as `filmstripLayout` of the reel package says; null until the clip is analysed. */
  filmstripUrl: z.string().nullish(),
  /** Pairs of the lowest and highest sample, as `measurePeaks` writes them; null without audio, or until it is analysed. */
  peaksUrl: z.string().nullish(),
  analysisData: analysisDataSchema.nullable(),
  /** Why the clip cannot be used, for people; null where it can, or where that is not known yet. */
  analysisError: z.string().nullable().default(null),
  fileSize: z.number().int(),
  durationSeconds: z.number(),
  width: z.number().int(),
  height: z.number().int(),
  hasAudio: z.boolean(),
  /** Average; null where it is not known. */
  framesPerSecond: z.number().nullish(),
  /** Its moment most worth showing; null until it is known. */
  bestMoment: intervalSchema.nullish(),
});
export type VideoClip = z.infer<typeof videoClipSchema>;

export const timelineEntrySchema = z.object({
  clipId: z.string(),
  startTime: z.number(),
  endTime: z.number(),
  /** In the reel; `endTime - startTime` where absent: at another speed it is not that. */
  playedSeconds: z.number().optional(),
});
export type TimelineEntry = z.infer<typeof timelineEntrySchema>;

/** What an upload becomes: one of the project's clips, or its music. */
export const UPLOAD_KINDS = ['clip', 'music'] as const;
export type UploadKind = (typeof UPLOAD_KINDS)[number];

/** An upload that is not (yet) a clip or music: still arriving, being checked, or refused with a sentence. */
export const pendingUploadSchema = z.object({
  id: z.string(),
  /** A clip where it is absent. */
  kind: z.enum(UPLOAD_KINDS).optional(),
  filename: z.string(),
  state: z.enum(['receiving', 'checking', 'refused']),
  bytesReceived: z.number().int(),
  bytesTotal: z.number().int(),
  /** Some page sends it: bytes came a moment ago. Absent where nothing comes any more. */
  isArriving: z.boolean().optional(),
  error: z.object({ code: z.string(), message: z.string() }).nullable(),
});
export type PendingUpload = z.infer<typeof pendingUploadSchema>;

export const projectSchema = z.object({
  id: z.number().int(),
  title: z.string(),
  prompt: z.string(),
  /** Made by the page that tries uploads; so are copies of it. */
  isTest: z.boolean().optional(),
  status: projectStatusSchema,
  createdAt: z.string(),
  processingProgress: z.number(),
  errorMessage: z.string().nullable(),
  /** `/api/videos/<name>` of the finished reel; null where there is none. */
  finalVideoPath: z.string().nullable(),
  finalVideoSize: z.number().int().nullable(),
  actualDuration: z.number().nullable(),
  videoClips: z.array(videoClipSchema),
  editingPlan: editingPlanSchema.nullable(),
  /** Another one whenever the plan's cuts are others: sent with a save, it keeps the save from undoing somebody else's. */
  editVersion: z.string().nullable().default(null),
  /** What the finished video really contains, in order; null where there is none. */
  timeline: z.array(timelineEntrySchema).nullable(),
  /** The newest run, if there ever was one. */
  run: runSchema.nullable(),
  uploads: z.array(pendingUploadSchema),
  /** The track under the reel; null where there is none. */
  music: musicSchema.nullish(),
  /** When the finished video will be deleted, once it has been downloaded or shared. */
  videoExpiresAt: z.string().nullable(),
});
export type Project = z.infer<typeof projectSchema>;
