import { z } from 'zod';

/** Seconds of a clip count from its first displayed frame (what a player shows at 0:00). */
const seconds = z.number().min(0);

/** What a clip's container and streams say once ffprobe and a test decode agree with it. */
export const clipProbeSchema = z.object({
  /** Demuxer that our own sniff chose and that every later read is pinned to, such as 'mov' or 'matroska'. */
  demuxer: z.string(),
  durationSeconds: seconds,
  /** The container's timestamp of the first displayed frame, which is second 0 of the clip. */
  firstPictureSeconds: z.number().default(0),
  /**
   * When the last frame is shown: of a clip of which only the opening was decoded, the last that its file lists. Absent in
   * probes made before this was kept.
   */
  lastFrameSeconds: seconds.nullish(),
  /** Displayed size in pixels. */
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  /** Clockwise rotation that the decoder applies: 0, 90, 180 or 270. */
  rotationDegrees: z.number().int(),
  /** Average frame rate as a rational; null where the container does not tell. */
  frameRate: z.object({ num: z.number().int().positive(), den: z.number().int().positive() }).nullable(),
  isVariableFrameRate: z.boolean(),
  /** When filming began as the container says, ISO 8601 in UTC; null where it does not tell, absent in probes made before this was read. */
  recordedAt: z.iso.datetime().nullish(),
  videoCodec: z.string(),
  pixelFormat: z.string().nullable(),
  /** ffmpeg's name of the transfer function: 'smpte2084' is PQ, 'arib-std-b67' HLG; null where untagged. */
  colorTransfer: z.string().nullable(),
  colorPrimaries: z.string().nullable(),
  colorSpace: z.string().nullable(),
  colorRange: z.string().nullable(),
  isInterlaced: z.boolean(),
  audio: z
    .object({
      codec: z.string(),
      channels: z.number().int().positive(),
      sampleRate: z.number().int().positive(),
    })
    .nullable(),
});
export type ClipProbe = z.infer<typeof clipProbeSchema>;

/** Average; null where the container does not tell. */
export function framesPerSecond({ frameRate }: Pick<ClipProbe, 'frameRate'>): number | null {
  return frameRate === null ? null : frameRate.num / frameRate.den;
}
