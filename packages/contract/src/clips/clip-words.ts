import { z } from 'zod';
import type { ErrorCode } from '../errors/errors.ts';
import { CAPTION_FILE_CHARS_MAX, WORD_CHARS_MAX, WORDS_PER_CLIP_MAX } from '../limits.ts';
import { type SpokenWord, spokenWordSchema } from './clip-analysis.ts';

/** A word of a clip, in the clip's seconds. */
export const clipWordSchema = spokenWordSchema.omit({ confidence: true }).extend({
  /** Whether its creator should listen again: the model was in doubt, or heard it faster or slower than anybody speaks. Never shown in a reel. */
  isUncertain: z.boolean().optional(),
});
export type ClipWord = z.infer<typeof clipWordSchema>;

/** `wordsProblem` judges what is in it. */
export const clipWordsBodySchema = z
  .array(clipWordSchema.extend({ text: z.string(), startSeconds: z.number(), endSeconds: z.number() }))
  .max(WORDS_PER_CLIP_MAX);

/** An SRT or WebVTT file. Its times are those of the reel as it plays, or of the clip that is named. */
export const captionFileBodySchema = z.object({
  text: z.string().max(CAPTION_FILE_CHARS_MAX),
  clipId: z.string().max(100).optional(),
});

export const importedCaptionsSchema = z.object({
  /** Words that were taken. */
  words: z.number().int(),
  /** Clips that they are in. */
  clips: z.number().int(),
  /** Words that lie where nothing is played. */
  leftOut: z.number().int(),
});
export type ImportedCaptions = z.infer<typeof importedCaptionsSchema>;

/** A clip's length is known to a frame or so. */
const END_TOLERANCE_SECONDS = 0.1;
/** Control characters, lone surrogates, line breaks, and what turns the direction of the text around it. */
const UNSHOWABLE = /[\p{Cc}\p{Cs}\u2028-\u202e\u2066-\u2069\ufeff]/gu;
/** Spaces, joiners and marks of direction alone are no word. */
const VISIBLE = /[^\p{Z}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u;
/** Of HTML and subtitle files. A lone '<' is no markup. */
const MARKUP = /<[/!]?[a-z][^<>]*>|<!--|\{\\/i;

/** Why these cannot be the words of a clip; null where they can. */
export function wordsProblem(
  words: readonly ClipWord[],
  clipSeconds: number,
): { readonly code: Extract<ErrorCode, 'words_text' | 'words_times'>; readonly message?: string } | null {
  let endBefore = 0;
  for (const { text, startSeconds, endSeconds } of words) {
    if (!VISIBLE.test(text) || text.length > WORD_CHARS_MAX) return { code: 'words_text' };
    if (text.search(UNSHOWABLE) >= 0 || MARKUP.test(text))
      return { code: 'words_text', message: MARKUP_MESSAGE };
    if (startSeconds < endBefore || endSeconds <= startSeconds) return { code: 'words_times' };
    if (endSeconds > clipSeconds + END_TOLERANCE_SECONDS) return { code: 'words_times' };
    endBefore = endSeconds;
  }
  return null;
}

const MARKUP_MESSAGE = 'Words are plain text: markup and control characters cannot be shown.';

/** Shortest that a word may last. */
const WORD_SECONDS_MIN = 0.02;

/** What a speech model heard, as words that pass `wordsProblem`: in order, none over another, none of them empty. */
export function orderedWords<W extends ClipWord>(words: readonly W[], clipSeconds: number): W[] {
  const ordered: W[] = [];
  for (const word of words.toSorted((a, b) => a.startSeconds - b.startSeconds)) {
    const text = word.text
      .replaceAll(/[<>{}]/g, '')
      .trim()
      .slice(0, WORD_CHARS_MAX);
    const startSeconds = Math.max(word.startSeconds, ordered.at(-1)?.endSeconds ?? 0);
    const endSeconds = Math.min(clipSeconds, Math.max(word.endSeconds, startSeconds + WORD_SECONDS_MIN));
    const shown = text.replaceAll(UNSHOWABLE, '').trim();
    if (VISIBLE.test(shown) && endSeconds - startSeconds > WORD_SECONDS_MIN / 2)
      ordered.push({ ...word, text: shown, startSeconds, endSeconds });
  }
  return ordered;
}

/** A fluent speaker says about 15 characters a second. */
const CHARS_A_SECOND_MAX = 32;
const SECONDS_A_WORD_MAX = 1.6;

/** Less sure of a word than that a model would as soon have written another one. */
const CONFIDENCE_MIN = 0.5;

/**
 * Heard words with a mark at those that the model was in doubt of, and at those whose times nobody's speech has: there a
 * speech model has most often misheard.
 */
export function withDoubts(words: readonly SpokenWord[]): ClipWord[] {
  return words.map(({ confidence = 1, ...word }) => {
    const seconds = word.endSeconds - word.startSeconds;
    const isUncertain =
      confidence < CONFIDENCE_MIN ||
      seconds > SECONDS_A_WORD_MAX ||
      word.text.length / seconds > CHARS_A_SECOND_MAX;
    return isUncertain ? { ...word, isUncertain } : word;
  });
}
