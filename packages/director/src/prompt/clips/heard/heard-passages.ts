import type { NounWords } from '../../sentence/noun-words.ts';
import { isIn, namedPhraseEnd, type Sentence } from '../../sentence/sentence.ts';
import { spanOf, type Token } from '../../words/tokens.ts';
import { wordForms } from '../../words/word-forms.ts';
import type { IndexedClip } from '../clip-index.ts';

/** Words of the prompt that are said in a clip, too: 'he built that oven brick by brick, he says so in the interview'. */
export interface HeardPassage {
  /** Tokens, `[from, to)`. */
  readonly from: number;
  readonly to: number;
  /** As the clip has them, in order. */
  readonly words: readonly string[];
}

/** So many telling words must be the same, so near each other in the prompt and in the clip. */
const SAME_MIN = 3;
const REACH = 12;
const LENGTH_MIN = 3;

const passages = new WeakMap<Sentence, readonly HeardPassage[]>();

/** Passages in the order of the prompt. */
export function heardPassages(sentence: Sentence, clips: readonly IndexedClip[]): readonly HeardPassage[] {
  const known = passages.get(sentence);
  if (known !== undefined) return known;
  const near = clips
    .filter(({ heard }) => heard.length >= SAME_MIN)
    .flatMap((clip) => passagesIn(sentence, clip));
  const alone = sentence.tokens.flatMap(({ kind, word }, at): HeardPassage[] =>
    kind === 'heard' && !near.some(({ from, to }) => from <= at && at < to)
      ? [{ from: at, to: at + 1, words: word.split(' ') }]
      : [],
  );
  const found = [...near, ...alone].sort((a, b) => a.from - b.from);
  passages.set(sentence, found);
  return found;
}

function passagesIn(sentence: Sentence, { heard }: IndexedClip): readonly HeardPassage[] {
  const { tokens, grammar } = sentence;
  const placesOf = new Map<string, number[]>();
  for (const [place, word] of heard.entries())
    for (const form of wordForms(word, grammar.lexicon.code))
      placesOf.set(form, [...(placesOf.get(form) ?? []), place]);
  // 'Start with what she says' asks for it, whatever it is that she started.
  const isAsking = (at: number) =>
    isIn(sentence, tokens[at], 'orders') && namedPhraseEnd(sentence, 'with', at + 1) !== null;
  const hits = tokens.flatMap((token, at) => {
    const words = token.kind === 'heard' ? token.word.split(' ') : [token.word];
    const telling = words.filter((word) => isTelling(sentence, { ...token, kind: wordKind(token), word }));
    if (isAsking(at)) return [];
    // What is said word for word is said there: of 'three hundred here, two hundred there' one hundred is meant.
    const start = token.kind === 'heard' ? placeOf(words, heard) : -1;
    const isThere = (place: number) => start < 0 || (place >= start && place < start + words.length);
    return telling.flatMap((word) =>
      [...new Set(wordForms(word, grammar.lexicon.code).flatMap((form) => placesOf.get(form) ?? []))]
        .filter(isThere)
        .map((place) => ({ at, word, place })),
    );
  });
  const found: HeardPassage[] = [];
  for (let from = 0; from < tokens.length; ) {
    const first = hits.find(({ at }) => at >= from);
    if (first === undefined) break;
    const near = hits.filter(
      ({ at, place }) => at >= first.at && at < first.at + REACH && Math.abs(place - first.place) < REACH,
    );
    const last = Math.max(...near.map(({ at }) => at));
    if (new Set(near.map(({ at, word }) => `${at} ${word}`)).size < SAME_MIN) {
      from = first.at + 1;
      continue;
    }
    const places = near.map(({ place }) => place);
    found.push({
      from: first.at,
      to: last + 1,
      words: heard.slice(Math.min(...places), Math.max(...places) + 1),
    });
    from = last + 1;
  }
  return found;
}

/** Where words are said one after the other, -1 where they are not. */
function placeOf(words: readonly string[], heard: readonly string[]): number {
  return heard.findIndex((_, place) => words.every((word, step) => heard[place + step] === word));
}

/** What is said word for word is words, too. */
function wordKind({ kind }: Token): Token['kind'] {
  return kind === 'heard' ? 'word' : kind;
}

function isTelling(sentence: Sentence, token: Token): boolean {
  if (token.kind !== 'word' || token.word.length < LENGTH_MIN) return false;
  return !HOLDING.some((name) => isIn(sentence, token, name));
}
const HOLDING = [
  'determiners',
  'prepositions',
  'and',
  'fillers',
  'relatives',
  'anaphora',
  'saying',
  'being',
] as const;

/** The passage as a thing that is named: the moment in which that is said. */
export function asNoun(prompt: string, { tokens }: Sentence, { from, to, words }: HeardPassage): NounWords {
  const span = spanOf(tokens, from, to);
  return {
    from,
    said: prompt.slice(...span),
    span,
    head: null,
    attached: [],
    modifiers: [],
    number: 'one',
    whose: null,
    owner: null,
    isEach: false,
    place: null,
    range: null,
    isNumbered: false,
    count: null,
    measure: null,
    spoken: words,
    topic: null,
    lacks: false,
    stands: 'thing',
  };
}
