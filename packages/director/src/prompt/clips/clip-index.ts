import { type ClipAnalysis, clipName } from '@cutroom/contract';
import { LEXICONS } from '../lexicon/index.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { foldWord } from '../words/tokens.ts';
import { wordForms } from '../words/word-forms.ts';
import { wordSet } from '../words/word-set.ts';
import { traitsOf } from './clip-traits.ts';
import { conceptsOf } from './concepts.ts';

/** One clip as the reader of prompts knows it; `analysis` is absent until the clip has been looked at. */
export interface PromptClip {
  readonly clipId: string;
  /** The stored name. */
  readonly filename: string;
  /** What its file was called, where that is known. */
  readonly name?: string;
  /** Only the order of these numbers matters. */
  readonly uploadOrder: number;
  readonly analysis?: ClipAnalysis | null | undefined;
}

/** What is known of a clip's words: how surely, and whether the user or a model said so. */
export interface KnownWord {
  readonly belief: number;
  readonly by: 'name' | 'label';
  /** Its name is in another language than the prompt. */
  readonly isForeign?: true;
}

export interface IndexedClip {
  readonly clip: PromptClip;
  /** 1-based, in order of upload. */
  readonly position: number;
  /** The shown name without its ending, folded. */
  readonly name: string;
  /** Names of others that it answers to, too: see `withSharedName`. */
  readonly alsoCalled: readonly string[];
  readonly words: ReadonlyMap<string, KnownWord>;
  readonly concepts: ReadonlyMap<string, KnownWord>;
  /** What is said in it, folded, in order. */
  readonly heard: readonly string[];
  readonly heardForms: ReadonlySet<string>;
}

/** The clips in order of upload, with the words and concepts that they answer to. */
export function indexClips(
  clips: readonly PromptClip[],
  lexicons: readonly Lexicon[],
): readonly IndexedClip[] {
  return [...clips]
    .sort((a, b) => a.uploadOrder - b.uploadOrder || (a.clipId < b.clipId ? -1 : 1))
    .map((clip, index) => indexClip(clip, index + 1, lexicons));
}

function indexClip(clip: PromptClip, position: number, lexicons: readonly Lexicon[]): IndexedClip {
  const stem = clipName(clip).replace(/\.[^.]*$/, '');
  const words = new Map<string, KnownWord>();
  const concepts = new Map<string, KnownWord>();
  const add = (text: string, known: KnownWord): void => {
    const parts = splitName(text);
    for (const [at, word] of parts.entries()) {
      // The 'two' of 'two people on a bench' names no clip, nor does the 'shot' of 'wide shot'.
      if (known.by === 'label' && lexicons.some((lexicon) => saysNothing(word, lexicon))) continue;
      // Nor does the 'la' of 'perro-en-la-nieve'.
      if (word.length < NAMING_LENGTH_MIN && lexicons.some((lexicon) => isHolding(word, lexicon))) continue;
      const said = isTellingWhich(parts, at, known, lexicons)
        ? { ...known, belief: known.belief * TELLING }
        : known;
      for (const { code } of lexicons) for (const form of wordForms(word, code)) keep(words, form, said);
      const meant = lexicons.flatMap((lexicon) => conceptsOf(word, lexicon));
      // A file is named in its creator's language, whatever the prompt is written in: 'chuva-na-praia' for 'the rain'.
      const isForeign = known.by === 'name' && meant.length === 0 && word.length >= FOREIGN_LENGTH_MIN;
      for (const concept of isForeign ? LEXICONS.flatMap((lexicon) => conceptsOf(word, lexicon)) : meant)
        keep(concepts, concept, isForeign ? { ...said, isForeign } : said);
    }
    for (const name of [foldWord(text), ...pairsOf(text)])
      for (const lexicon of lexicons)
        for (const concept of conceptsOf(name, lexicon)) keep(concepts, concept, known);
  };
  add(stem, { belief: 1, by: 'name' });
  if (FINISHED.test(stem))
    for (const { phrases } of lexicons)
      for (const word of phrases.finishedWord?.split('|') ?? []) keep(words, word, { belief: 1, by: 'name' });
  for (const [text, belief] of seenIn(clip.analysis)) add(text, { belief, by: 'label' });
  const heard = (clip.analysis?.words ?? []).map(({ text }) =>
    foldWord(text).replace(/[^\p{L}\p{N}']+/gu, ''),
  );
  return {
    clip,
    position,
    name: foldWord(stem),
    alsoCalled: [],
    words,
    concepts,
    heard,
    heardForms: new Set(heard.flatMap((word) => lexicons.flatMap(({ code }) => wordForms(word, code)))),
  };
}

/** The 'hot dogs' of 'a man sells hot dogs': two words may name one thing. */
function pairsOf(text: string): readonly string[] {
  const words = splitName(text);
  return words.slice(1).map((word, at) => `${words[at]} ${word}`);
}

/** The 'launch' of the label 'launch pad', which is no launch; the 'old' of 'old man' is said of him. */
function isTellingWhich(
  parts: readonly string[],
  at: number,
  { by }: KnownWord,
  lexicons: readonly Lexicon[],
): boolean {
  const isLast = at === parts.length - 1;
  if (by !== 'label' || isLast || parts.length > LABEL_WORDS_MAX) return false;
  return !lexicons.some(({ words, code }) => code === 'en' && wordSet(words.adjectives).has(parts[at] ?? ''));
}
const LABEL_WORDS_MAX = 2;
const TELLING = 0.8;

function saysNothing(word: string, { numbers, words }: Lexicon): boolean {
  return word in numbers.values || wordSet(words.clipNouns).has(word) || SEEN.has(word);
}

/** Of 'a hand shows a lining' no 'show'. */
const SEEN = new Set(['show', 'shows', 'showing', 'shown', 'seen']);
const FOREIGN_LENGTH_MIN = 4;
/** 'Before' and 'after' name clips, 'de' and 'la' do not. */
const NAMING_LENGTH_MIN = 5;

function isHolding(word: string, { words }: Lexicon): boolean {
  return [words.determiners, words.prepositions, words.of, words.and].some((some) => wordSet(some).has(word));
}

function keep(known: Map<string, KnownWord>, word: string, fresh: KnownWord): void {
  const old = known.get(word);
  if (old === undefined || old.belief < fresh.belief) known.set(word, fresh);
}

/** Words of a clip's analysis with how far each is to be believed. */
function seenIn(analysis: PromptClip['analysis']): readonly (readonly [string, number])[] {
  if (analysis === null || analysis === undefined) return [];
  return [
    ...analysis.labels.map((label) => [label, 1] as const),
    ...analysis.tracks.filter(({ presence }) => presence >= 0.2).map(({ label }) => [label, 1] as const),
    ...traitsOf(analysis).map((trait) => [trait, trait === 'speech' ? beliefInTalk(analysis) : 1] as const),
    ...analysis.relevantCategories.map((category) => [category, 0.85] as const),
    ...(analysis.mood === null ? [] : [[analysis.mood, 0.85] as const]),
    [affirmed(analysis.description), 0.85],
  ];
}

/** Of clips in which somebody speaks those that are called a talk come first, then those with more of it. */
function beliefInTalk({ measures }: ClipAnalysis): number {
  return 0.9 + 0.09 * (measures.speechShare ?? 0);
}

/** A description without what it denies ('no people') and how it was filmed ('by hand' is no hand). */
function affirmed(description: string): string {
  return description
    .replace(/\bfilmed (?:by hand|with an? [\w ]*camera)|\bin (?:\w+ )?(?:light|colours)\b/gi, ' ')
    .replace(/\b(?:no|not|without|never|nobody|nothing)\b[^.;,!?]*/gi, ' ');
}

/** 'TentUp_day-2' is 'tent', 'up', 'day', '2'. */
export function splitName(text: string): readonly string[] {
  return foldWord(text.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2'))
    .replace(/(\p{L})(\d)|(\d)(\p{L})/gu, '$1$3 $2$4')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !UNTOLD.has(word))
    .filter((word, at, words) => !VERSIONS.has(word) || words.slice(at + 1).some((next) => /\D/.test(next)));
}

const UNTOLD = new Set(
  'the and with from that this clip video movie mp mov of in on at by an is are it its to for into there very some img vid'.split(
    ' ',
  ),
);
/** Of 'beach-final' no name, of 'final-match' one. */
/** But of 'cake-final' and 'cake-raw' one is 'the finished cake'. */
const FINISHED = /[^\p{L}]final[^\p{L}]*$/iu;
const VERSIONS = new Set('final take new copy edit export untitled'.split(' '));
