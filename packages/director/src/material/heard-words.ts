import type { ClipAnalysis, Interval, SpokenWord } from '@cutroom/contract';
import { stem } from '../vocabulary/stem.ts';

/** What is said in a clip, each word by its stem; empty where nobody listened. */
export function heardStems({ words = [] }: Pick<ClipAnalysis, 'words'>): ReadonlySet<string> {
  return new Set([...new Set(words.map(spelt))].map(stem));
}

/** The spoken words that are one of those asked for. @param asked words of a prompt */
export function wordsHeard(
  { words = [] }: Pick<ClipAnalysis, 'words'>,
  asked: readonly string[],
): readonly SpokenWord[] {
  const stems = new Set(asked.map(stem));
  return stems.size === 0 ? [] : words.filter((word) => stems.has(stem(spelt(word))));
}

/**
 * The first place where these words are said one after the other.
 * @returns null where they are not
 */
export function phraseHeard(
  { words = [] }: Pick<ClipAnalysis, 'words'>,
  phrase: readonly string[],
): Interval | null {
  const asked = phrase.map((word) => stem(word.replaceAll("'", '')));
  const heard = words.map((word) => stem(spelt(word)));
  const at = heard.findIndex((_, from) => asked.every((word, step) => heard[from + step] === word));
  const [first, last] = [words[at], words[at + asked.length - 1]];
  if (asked.length === 0 || first === undefined || last === undefined) return null;
  return { startSeconds: first.startSeconds, endSeconds: last.endSeconds };
}

/** Whether no clip says which words are spoken in it. */
export function areWordsUnknown(clips: readonly { readonly heard: ReadonlySet<string> }[]): boolean {
  return clips.every(({ heard }) => heard.size === 0);
}

function spelt({ text }: SpokenWord): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
}
