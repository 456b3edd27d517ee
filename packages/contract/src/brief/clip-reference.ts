import { z } from 'zod';

/** A stretch of the prompt as `[start, end)` in UTF-16 code units, as `String.prototype.slice` counts. */
export const spanSchema = z.tuple([z.number().int().min(0), z.number().int().min(0)]);
export type TextSpan = z.infer<typeof spanSchema>;

/** How a clip was found for the words that mean it. */
export const FOUND_BY = [
  /** The user's own words in the file name. */
  'name',
  /** What the models saw: a label, a category, a followed thing. */
  'label',
  /** What is said in it. */
  'heard',
  /** The sentence encoder: near in meaning, nothing literal. */
  'meaning',
  /** Its place in the order of upload: 'clip 3', 'the last clip'. */
  'position',
  /** A measurement: 'the shaky ones', 'the longest clip', 'the best shot'. */
  'measure',
  /** The creator chose it by hand. */
  'creator',
] as const;
export type FoundBy = (typeof FOUND_BY)[number];

export const foundClipSchema = z.object({
  clipId: z.string().min(1),
  by: z.enum(FOUND_BY),
  /** How well it answers: 1 literally, below 0.6 only near. */
  score: z.number().min(0).max(1),
});
export type FoundClip = z.infer<typeof foundClipSchema>;

/**
 * The clips that some words of the prompt mean. The planner reads `clips` and `number`; the words are for people and
 * for finding moments inside the clips.
 */
export const clipReferenceSchema = z.object({
  /** The noun phrase as written: 'the brown dog'. */
  said: z.string(),
  /** null where no words of the prompt stand for it, such as a clip that the creator chose. */
  span: spanSchema.nullable(),
  /** 'one': a single clip ('the dog'); 'some': at least one ('some beach'); 'all': each that answers ('the dogs'). */
  number: z.enum(['one', 'some', 'all']),
  /** Best first. Clips that answer equally well follow in the order of upload. */
  clips: z.array(foundClipSchema),
  /**
   * 'shown': a clip answers literally. 'near': only something close does. 'none': no clip answers. 'unknown': none of
   * the clips analysed so far, and others are still to be analysed.
   */
  answer: z.enum(['shown', 'near', 'none', 'unknown']),
  /** The words of the phrase that nothing in the clips answers: ['castle']. */
  missing: z.array(z.string()),
  /** English names of things that the models know and the phrase means, the head first: ['dog'], for finding them in a clip. */
  labels: z.array(z.string()),
  /** What is said in the stretch that is meant: 'where she says hello'; null where the phrase means something seen. */
  spokenWords: z.array(z.string()).nullable(),
});
export type ClipReference = z.infer<typeof clipReferenceSchema>;
