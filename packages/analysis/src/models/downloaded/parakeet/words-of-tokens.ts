import type { Interval, SpokenWord } from '@cutroom/contract';
import type { HeardToken } from './tdt-greedy.ts';

/** A frame of the encoder: eight of 10 ms. */
const FRAME_SECONDS = 0.08;
/** Begins a word, as SentencePiece writes it. */
const WORD_START = '▁';

interface Word {
  text: string;
  /** Frames. */
  start: number;
  end: number;
  /** Of the token that is least sure. */
  confidence: number;
}

/**
 * Words with their times, from the tokens of a stretch of audio: one begins with each '▁'. Punctuation, which nobody
 * hears, takes no time, and what closes something stands with the word before it.
 * @param texts the vocabulary by number
 */
export function wordsOfTokens(
  tokens: readonly HeardToken[],
  texts: readonly string[],
  { startSeconds, endSeconds }: Interval,
): SpokenWord[] {
  const words = apart(joined(tokens, texts));
  const secondsOf = (frame: number) => Math.min(endSeconds, startSeconds + frame * FRAME_SECONDS);
  return words
    .map(({ text, start, end, confidence }) => ({
      text,
      startSeconds: secondsOf(start),
      endSeconds: secondsOf(end),
      confidence: Math.round(confidence * 100) / 100,
    }))
    .filter((word) => word.endSeconds > word.startSeconds);
}

function joined(tokens: readonly HeardToken[], texts: readonly string[]): Word[] {
  const words: Word[] = [];
  let isNew = true;
  for (const { id, frame, frames, confidence } of tokens) {
    const token = texts[id] ?? '';
    if (isSpecial(token)) continue;
    isNew ||= token.startsWith(WORD_START);
    const text = token.replaceAll(WORD_START, '');
    if (text === '') continue;
    const end = frame + Math.max(1, frames);
    const last = words.at(-1);
    if (last === undefined || (isNew && !isClosing(text))) {
      words.push({ text, start: frame, end, confidence });
    } else {
      last.text += text;
      if (!isHeard(text)) continue;
      last.end = end;
      last.confidence = Math.min(last.confidence, confidence);
    }
    isNew = false;
  }
  return words;
}

/** Such as '<unk>' or '<|en|>'. */
function isSpecial(token: string): boolean {
  return /^<.+>$/u.test(token);
}

function isHeard(text: string): boolean {
  return /[\p{L}\p{N}\p{S}]/u.test(text);
}

function isClosing(text: string): boolean {
  return /^[\p{Pe}\p{Pf}.,:;!?…%]+$/u.test(text);
}

/** No word lasts into the next one; those that begin in one frame share what there is of time. */
function apart(words: readonly Word[]): Word[] {
  const timed: Word[] = [];
  for (let first = 0; first < words.length; ) {
    const start = words[first]?.start ?? 0;
    const later = words.findIndex((word, at) => at > first && word.start > start);
    const together = words.slice(first, later < 0 ? words.length : later);
    const longest = Math.max(...together.map(({ end }) => end));
    const end = Math.min(longest, words[later]?.start ?? longest);
    const share = (end - start) / together.length;
    for (const [at, word] of together.entries())
      timed.push({ ...word, start: start + at * share, end: start + (at + 1) * share });
    first += together.length;
  }
  return timed;
}
