import { z } from 'zod';
import { REEL_TITLE_CHARS_MAX } from '../limits.ts';

/** 'shadow': white words in a soft shadow. 'box': dark words on a light card. 'outline': white words with a black edge. */
export const TITLE_STYLES = ['shadow', 'box', 'outline'] as const;
export type TitleStyle = (typeof TITLE_STYLES)[number];

const share = z.number().min(0).max(1);

/** Words over a cut. They move with it and end with it. */
export const cutTitleSchema = z.object({
  text: z.string().min(1).max(REEL_TITLE_CHARS_MAX),
  /** Middle of the words as a share of the frame's height; the safe zone holds them wherever that is. */
  centerY: share,
  style: z.enum(TITLE_STYLES),
  /** When they come, in seconds of the cut; what lies beyond the cut is not shown. */
  startSeconds: z.number().min(0),
  durationSeconds: z.number().positive(),
});
export type CutTitle = z.infer<typeof cutTitleSchema>;
