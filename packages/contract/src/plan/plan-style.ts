import { z } from 'zod';
import { REEL_TITLE_CHARS_MAX, REEL_TITLES_MAX } from '../limits.ts';

/** What is done to every frame's colours; 'natural' leaves them as filmed. */
export const LOOKS = [
  'natural',
  'warm',
  'cool',
  'vivid',
  'soft',
  'cinematic',
  'vintage',
  'black_and_white',
] as const;
export type Look = (typeof LOOKS)[number];

/**
 * How one cut becomes the next. All but 'cut' are centred on the join and last TRANSITION_SECONDS: they take their
 * frames from beyond the out point and before the in point, so the timeline's times stay what they are.
 */
export const TRANSITIONS = ['cut', 'crossfade', 'dip_to_black'] as const;
export type Transition = (typeof TRANSITIONS)[number];

/**
 * How what is said is written. 'plain': a line in a soft shadow. 'word_pop': the word that is said stands out, larger and in
 * the accent colour. 'karaoke': what has been said is in it. 'boxed': on a dark card. 'one_word': one word at a time.
 */
export const CAPTION_STYLES = ['plain', 'word_pop', 'karaoke', 'boxed', 'one_word'] as const;
export type CaptionStyle = (typeof CAPTION_STYLES)[number];
export const CAPTION_ACCENT_DEFAULT = '#ffd84d';
export const captionAccentSchema = z.string().regex(/^#[0-9a-f]{6}$/);

/** What is absent stays. */
export const captionSettingsBodySchema = z.object({
  isOn: z.boolean().optional(),
  style: z.enum(CAPTION_STYLES).optional(),
  accent: captionAccentSchema.optional(),
});
export type CaptionSettings = z.infer<typeof captionSettingsBodySchema>;

/** Words that the director wants at an end of the reel or over a cut. Stored plans have them on their cuts (`cutTitleSchema`). */
export const reelTitleSchema = z.object({
  text: z.string().min(1).max(REEL_TITLE_CHARS_MAX),
  at: z.enum(['opening', 'ending', 'cut']),
  /** Of 'cut': the `order` of the cut that they stand over. */
  order: z.number().int().min(0).optional(),
});
export type ReelTitle = z.infer<typeof reelTitleSchema>;

export const planStyleSchema = z.looseObject({
  pace: z.enum(['slow', 'medium', 'fast']),
  /** What is heard: the clips' own sound, or silence. */
  sound: z.enum(['original', 'mute']),
  look: z.enum(LOOKS).optional(),
  transition: z.enum(TRANSITIONS).optional(),
  /** Whether the reel comes up from black, and goes down to it, with its audio. */
  fadeIn: z.boolean().optional(),
  fadeOut: z.boolean().optional(),
  titles: z.array(reelTitleSchema).max(REEL_TITLES_MAX).optional(),
  /** Whether what is said is shown while it is said, in clips whose words are known. */
  captions: z.boolean().optional(),
  /** 'plain' where absent. */
  captionStyle: z.enum(CAPTION_STYLES).optional(),
  /** CAPTION_ACCENT_DEFAULT where absent. */
  captionAccent: z.string().length(7).optional(),
});
export type PlanStyle = z.infer<typeof planStyleSchema>;
