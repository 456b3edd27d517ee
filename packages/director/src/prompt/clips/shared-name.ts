import type { Lexicon } from '../lexicon/lexicon.ts';
import { wordForms } from '../words/word-forms.ts';
import { wordSet } from '../words/word-set.ts';
import type { IndexedClip, KnownWord } from './clip-index.ts';

/** As many words that tell somebody apart must agree: 'tabby cat' does, 'cat' does not. */
const ALIKE_MIN = 2;
/** Words that tell of the subject, at the beginning of a description. */
const SUBJECT_WORDS = 3;
const SHARED: KnownWord = { belief: 0.95, by: 'name' };
/** What a camera calls its files. */
const NAMELESS = /^(?:(?:img|vid|mvi|dsc|pxl|dji|gopr|gx|gh|mov|clip|video|movie)[ _-]*)?[\d _-]+$/;

/**
 * A clip without a name of its own answers to the name of somebody who is described just as its subject is: where 'bean-in-a-bag'
 * shows 'a tabby cat', 'IMG_3124' with 'a tabby cat' shows Bean, too. Nobody else may be described so.
 */
export function withSharedNames(
  clips: readonly IndexedClip[],
  lexicons: readonly Lexicon[],
): readonly IndexedClip[] {
  return clips.map((clip) => withSharedName(clip, clips, lexicons));
}

function withSharedName(
  clip: IndexedClip,
  all: readonly IndexedClip[],
  lexicons: readonly Lexicon[],
): IndexedClip {
  if (!NAMELESS.test(clip.name)) return clip;
  const told = toldOf(clip, lexicons).slice(0, SUBJECT_WORDS);
  const named = all.filter(({ name }) => !NAMELESS.test(name));
  const alike = named.flatMap((other) => {
    const shared = inBoth(told, toldOf(other, lexicons).slice(0, SUBJECT_WORDS + 1));
    return shared.length < ALIKE_MIN ? [] : [{ other, shared }];
  });
  const [first, ...others] = alike.map(({ other, shared }) =>
    namesOf(other).filter((name) => isOf(name, shared, named, lexicons)),
  );
  const names = (first ?? []).filter((name) => others.every((some) => some.includes(name)));
  if (names.length === 0) return clip;
  return {
    ...clip,
    alsoCalled: names,
    words: new Map([...names.map((name) => [name, SHARED] as const), ...clip.words]),
  };
}

/** Whether every clip of that name is described so: 'comets-jam' and 'foxes-jam' show nobody called Jam. */
function isOf(
  name: string,
  shared: readonly string[],
  clips: readonly IndexedClip[],
  lexicons: readonly Lexicon[],
): boolean {
  return clips
    .filter((clip) => namesOf(clip).includes(name))
    .every((clip) => inBoth(shared, toldOf(clip, lexicons)).length === shared.length);
}

/** What a description tells, without the words that hold it together. */
function toldOf(clip: IndexedClip, lexicons: readonly Lexicon[]): readonly string[] {
  return describedBy(clip).filter(
    (word) =>
      !lexicons.some(
        ({ words: { determiners, prepositions, and }, numbers }) =>
          [determiners, prepositions, and].some((some) => wordSet(some).has(word)) || word in numbers.values,
      ),
  );
}

function inBoth(some: readonly string[], others: readonly string[]): readonly string[] {
  const forms = new Set(others.flatMap((word) => wordForms(word, 'en')));
  return some.filter((word) => wordForms(word, 'en').some((form) => forms.has(form)));
}

function describedBy({ clip }: IndexedClip): readonly string[] {
  return (clip.analysis?.description ?? '').toLowerCase().match(/[\p{L}\p{N}']+/gu) ?? [];
}

/** Words of a clip's name that its description does not explain: of 'bean-paper-bag' Bean. */
function namesOf(clip: IndexedClip): readonly string[] {
  const described = new Set(describedBy(clip).flatMap((word) => wordForms(word, 'en')));
  return clip.name
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => /^\p{L}{2,}$/u.test(word))
    .filter((word) => !wordForms(word, 'en').some((form) => described.has(form)));
}
