import { z } from 'zod';

/** ffprobe's JSON, as far as this product reads it. Numbers in strings are ffprobe's habit. */
const rational = z
  .string()
  .optional()
  .transform((text) => parseRational(text));

const sideDataSchema = z.looseObject({ rotation: z.coerce.number().optional() });

export const probedStreamSchema = z.looseObject({
  index: z.number().int(),
  codec_type: z.string().optional(),
  codec_name: z.string().optional(),
  codec_tag_string: z.string().optional(),
  width: z.number().int().optional(),
  height: z.number().int().optional(),
  sample_aspect_ratio: z
    .string()
    .optional()
    .transform((text) => parseRational(text?.replace(':', '/'))),
  pix_fmt: z.string().optional(),
  color_transfer: z.string().optional(),
  color_primaries: z.string().optional(),
  color_space: z.string().optional(),
  color_range: z.string().optional(),
  field_order: z.string().optional(),
  avg_frame_rate: rational,
  r_frame_rate: rational,
  channels: z.number().int().optional(),
  sample_rate: z.coerce.number().int().optional(),
  tags: z
    .looseObject({
      alpha_mode: z.string().optional(),
      ALPHA_MODE: z.string().optional(),
      creation_time: z.string().optional(),
    })
    .optional(),
  disposition: z.looseObject({ attached_pic: z.number().optional() }).optional(),
  side_data_list: z.array(sideDataSchema).optional(),
});
export type ProbedStream = z.infer<typeof probedStreamSchema>;

export const probedFileSchema = z.looseObject({ streams: z.array(probedStreamSchema).default([]) });

export interface Rational {
  readonly num: number;
  readonly den: number;
}

/** '30000/1001' as a rational; null for '0/0', 'N/A' and anything else that is no positive ratio. */
function parseRational(text: string | undefined): Rational | null {
  const match = /^(\d+)\/(\d+)$/.exec(text ?? '');
  const num = Number(match?.[1]);
  const den = Number(match?.[2]);
  return num > 0 && den > 0 ? { num, den } : null;
}

/** Cameras whose clock was never set write 1904 or 1970. */
const CLOCK_SET_FROM = Date.UTC(1995, 0);

/** When filming began, ISO 8601 in UTC; null where the stream does not say so, or its clock was never set. */
export function recordedAt({ tags }: ProbedStream): string | null {
  const milliseconds = Date.parse(tags?.creation_time ?? '');
  return milliseconds >= CLOCK_SET_FROM ? new Date(milliseconds).toISOString() : null;
}
