import type { FoundClip } from '@cutroom/contract';
import type { Lexicon } from '../lexicon/lexicon.ts';
import type { NounWords } from '../sentence/noun-words.ts';
import { isOneOf } from '../words/numbers.ts';
import { foldWord } from '../words/tokens.ts';
import { wordForms } from '../words/word-forms.ts';
import type { IndexedClip } from './clip-index.ts';
import { MEASURES } from './clip-traits.ts';
import { conceptsOf } from './concepts.ts';

/** From here on a clip surely shows what is asked for. */
export const SHOWS = 0.6;
export const NEAREST = 0.45;

export function atPlace(
  clips: readonly IndexedClip[],
  found: readonly FoundClip[],
  place: number,
): readonly FoundClip[] {
  const order = new Map(clips.map(({ clip, position }) => [clip.clipId, position]));
  const inOrder = [...found].sort((a, b) => (order.get(a.clipId) ?? 0) - (order.get(b.clipId) ?? 0));
  const one = place > 0 ? inOrder[place - 1] : inOrder.at(place);
  return one === undefined ? found : [{ ...one, by: 'position' }];
}

export function byMeasure(
  clips: readonly IndexedClip[],
  { measure, number }: NounWords,
  among: readonly FoundClip[],
) {
  const value = measure === null ? undefined : MEASURES[measure];
  if (value === undefined) return among;
  const known = clips
    .filter(({ clip }) => among.some(({ clipId }) => clipId === clip.clipId))
    .flatMap(({ clip }) =>
      clip.analysis === null || clip.analysis === undefined ? [] : [{ clip, value: value(clip.analysis) }],
    )
    .sort((a, b) => b.value - a.value);
  const count = number === 'one' ? 1 : Math.max(1, Math.ceil(known.length / 3));
  return known
    .slice(0, count)
    .map(({ clip }): FoundClip => ({ clipId: clip.clipId, by: 'measure', score: 1 }));
}

/** 'IMG_1205', 'img 1205', 'IMG_1205 to IMG_1210' */
export function byFile(
  clips: readonly IndexedClip[],
  { head, modifiers, said }: NounWords,
  lexicon: Lexicon,
): readonly FoundClip[] {
  const bare = (text: string): string =>
    text.replace(/\.(?:mp4|mov|avi|mkv|webm|flv|wmv|m4v|3gp)$/, '').replace(/[^\p{L}\p{N}]+/gu, '');
  const words = [head ?? '', ...modifiers].map((word) => bare(foldWord(word))).filter((word) => word !== '');
  // Of 'img 1202' the number tells.
  const numbered = words.filter((word) => /\d/.test(word));
  const asked = numbered.length > 0 ? numbered : words;
  const answering = (fits: (name: string, word: string) => boolean) =>
    clips
      .filter(({ name }) => asked.some((word) => fits(bare(name), word)))
      .map(({ clip }): FoundClip => ({ clipId: clip.clipId, by: 'name', score: 1 }));
  const whole = answering((name, word) => name === word);
  const numbersOf = (text: string) => (text.match(/\d+/g) ?? []).map(Number);
  const [from, to, ...others] = numbersOf(said);
  // 'IMG_4401-4405', where no clip is called just so
  const isCalledSo = clips.some(({ name }) => bare(name) === bare(foldWord(said)));
  const parted = isCalledSo ? said : said.replace(/(\d)([-–—])(?=\d|\p{L}+[_ ]?\d)/gu, '$1 $2 ');
  const isRange = foldWord(parted)
    .split(/\s+/)
    .some((word) => isOneOf(lexicon.numbers.to, word) || /^[-–—]$/.test(word));
  const prefix = bare(foldWord(said)).match(/^\D*/)?.[0] ?? '';
  if (isRange && from !== undefined && to !== undefined && others.length === 0)
    return clips
      .flatMap(({ clip, name }) => {
        const [number] = numbersOf(name);
        const isIn = bare(name).startsWith(prefix) && number !== undefined && number >= from && number <= to;
        return isIn ? [{ clip, number }] : [];
      })
      .sort((a, b) => a.number - b.number)
      .map(({ clip }): FoundClip => ({ clipId: clip.clipId, by: 'name', score: 1 }));
  if (whole.length > 0) return whole;
  const holds = (name: string, word: string) => word.length >= 3 && name.includes(word);
  // Of 'Lily before' the one clip that is called by both, in whatever language.
  const isCalled = (name: string, word: string) =>
    [word, ...conceptsOf(word, lexicon)].some((one) => holds(bare(name), one));
  const ofAll = clips.filter(({ name }) => asked.length > 1 && asked.every((word) => isCalled(name, word)));
  const called = answering(holds);
  const found = ofAll.length > 0 ? ofAll : called.length > 0 ? null : meaning(clips, words);
  return found?.map(({ clip }): FoundClip => ({ clipId: clip.clipId, by: 'name', score: 1 })) ?? called;
}

/** The 'vorher' that 'the before' means: a name in another language. */
function meaning(clips: readonly IndexedClip[], words: readonly string[]): readonly IndexedClip[] {
  return clips.filter(({ concepts }) => words.some((word) => concepts.get(word)?.by === 'name'));
}

export function byHeard(
  clips: readonly IndexedClip[],
  spoken: readonly string[],
  { code }: Lexicon,
): readonly FoundClip[] {
  const found = clips
    .map(({ clip, heard, heardForms }): FoundClip => {
      const isWhole = heard.some((_, from) => spoken.every((word, step) => heard[from + step] === word));
      const share =
        spoken.filter((word) => wordForms(word, code).some((form) => heardForms.has(form))).length /
        spoken.length;
      return { clipId: clip.clipId, by: 'heard', score: isWhole ? 1 : share * 0.9 };
    })
    .filter(({ score }) => score >= SHOWS)
    .sort((a, b) => b.score - a.score);
  // Who says just these words, and not who says most of them elsewhere.
  const whole = found.filter(({ score }) => score === 1);
  return whole.length > 0 && spoken.length >= PASSAGE_MIN ? whole : found;
}
const PASSAGE_MIN = 3;

/** Where nobody wrote down what is said, whoever talks may say it. */
export function byTalk(clips: readonly IndexedClip[]): readonly FoundClip[] {
  if (clips.some(({ clip }) => clip.analysis?.words !== undefined)) return [];
  return clips
    .filter(({ clip }) => (clip.analysis?.speech.length ?? 0) > 0)
    .map(({ clip }) => ({ clipId: clip.clipId, by: 'heard', score: NEAREST }));
}
