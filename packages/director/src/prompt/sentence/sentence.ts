import { conceptsOf } from '../clips/concepts.ts';
import type { Grammar } from '../rules/grammar.ts';
import { indexByFirst, type Sequence } from '../rules/pattern.ts';
import { isOneOf } from '../words/numbers.ts';
import type { Token } from '../words/tokens.ts';
import { wordForms } from '../words/word-forms.ts';

/** The tokens of a prompt as the grammar reads them, without what was taken back. */
export interface Sentence {
  readonly grammar: Grammar;
  readonly tokens: readonly Token[];
  /** Words that name the clips at hand. */
  readonly clipWords: ReadonlySet<string>;
  /** Neighbours in the names of clips: 'top out'. */
  readonly clipPairs: ReadonlySet<string>;
  /** Which clips a word names, and, behind '=', which show what is meant by it. */
  readonly clipsOfWord: ReadonlyMap<string, ReadonlySet<string>>;
}

type ClassName = keyof Grammar['classes'];

export function isIn({ grammar }: Sentence, token: Token | undefined, name: ClassName): boolean {
  return token !== undefined && token.kind === 'word' && grammar.classes[name].has(token.word);
}

/** 'The' and 'my', but neither 'a' nor a word that is no determiner. */
export function isDefinite(sentence: Sentence, token: Token | undefined): boolean {
  return (
    isIn(sentence, token, 'determiners') &&
    !isOneOf(sentence.grammar.lexicon.numbers.articles, token?.word ?? '')
  );
}

/** Whether two neighbours stand side by side in the name of a clip. */
export function isPair(sentence: Sentence, at: number): boolean {
  const { tokens, clipPairs } = sentence;
  // The 'sting in' of 'sting-in-thumb' is no name in 'the sting in his thumb'.
  const isLink =
    isIn(sentence, tokens[at - 1], 'determiners') &&
    isIn(sentence, tokens[at + 1], 'prepositions') &&
    isIn(sentence, tokens[at + 2], 'determiners');
  return !isLink && clipPairs.has(`${tokens[at]?.word} ${tokens[at + 1]?.word}`);
}

/** Whether two neighbours name clips, and no clip both: 'medals picnic' are two things, 'red vase' is one. */
export function isApart(sentence: Sentence, at: number): boolean {
  const { tokens } = sentence;
  // 'Noor's set' is hers.
  if (isOwner(tokens[at])) return false;
  // 'The red, the green': of colours side by side each is a thing.
  const areColours = [at, at + 1].every((place) => isIn(sentence, tokens[place], 'adjectives'));
  // The 'up' of 'warm up kickoff' is of the warm-up.
  const own = clipsAt(sentence, at, areColours);
  const left = own.size === 0 && isPair(sentence, at - 1) ? clipsAt(sentence, at - 1, areColours) : own;
  const right = clipsAt(sentence, at + 1, areColours);
  if (left.size === 0 || right.size === 0) return false;
  return ![...left].some((clip) => right.has(clip));
}

/** The 'Noor's' of 'Noor's set' */
export function isOwner(token: Token | undefined): boolean {
  return token?.kind === 'word' && /..'s$/.test(token.spelt);
}

/** The 'Noor' of 'Noor's set', where clips are called so; null where nobody's is meant. */
export function ownerOf(sentence: Sentence, tokens: readonly Token[]): string | null {
  const at = tokens.findIndex(isOwner);
  const word = tokens[at]?.word.replace(/'s$/, '') ?? '';
  return at < tokens.length - 1 && isClipWord(sentence, word) ? word : null;
}

/** '... so how it is made right vat press brine': names side by side that no clip has both of are a list wherever they stand. */
export function beginsRun(sentence: Sentence, at: number): boolean {
  return !isApart(sentence, at - 1) && isApart(sentence, at) && isApart(sentence, at + 1);
}

function clipsAt(sentence: Sentence, at: number, isColour: boolean): ReadonlySet<string> {
  const token = sentence.tokens[at];
  const isPlain = token?.kind === 'word' && token.quantity === null;
  if (!isPlain) return NONE;
  if (isColour) return sentence.clipsOfWord.get(token.word) ?? NONE;
  // The 'cutting' of 'chalk cutting sewing', where clips are called so.
  const isCalled = token.word.endsWith('ing') && sentence.clipWords.has(token.word);
  const isThing = (name: ClassName) => (name === 'verbs' && isCalled) || !isIn(sentence, token, name);
  return NO_THINGS.every(isThing) ? clipsOf(sentence, token.word) : NONE;
}

/** The clips that a word names, or that show what it means. */
export function clipsOf({ grammar: { lexicon }, clipsOfWord }: Sentence, word: string): ReadonlySet<string> {
  const ways = [
    ...wordForms(word, lexicon.code),
    ...conceptsOf(word, lexicon).map((concept) => `=${concept}`),
  ];
  for (const way of ways) {
    const clips = clipsOfWord.get(way);
    if (clips !== undefined) return clips;
  }
  return NONE;
}
const NONE: ReadonlySet<string> = new Set();

/** The 'rose' of 'then rose' where a clip is called so, but not that of 'the sun rose' or 'we rose early'. */
export function isNameNotPast(sentence: Sentence, at: number): boolean {
  const { tokens, clipWords, grammar } = sentence;
  if (grammar.lexicon.code !== 'en' || !clipWords.has(tokens[at]?.word ?? '')) return false;
  const before = tokens[at - 1];
  if (before?.kind !== 'word') return true;
  if ((['subjects', 'persons', 'self'] as const).some((name) => isIn(sentence, before, name))) return false;
  return BEFORE_NAMES.some((name) => isIn(sentence, before, name));
}
const BEFORE_NAMES = ['determiners', 'negators', 'thens', 'and', 'prepositions', 'verbs', 'adverbs'] as const;

/** Whether a clip is called so, or shows what is meant. */
export function isClipWord(sentence: Sentence, word: string): boolean {
  return clipsOf(sentence, word).size > 0;
}
const NO_THINGS = [
  'adjectives',
  'clipNouns',
  'verbs',
  'determiners',
  'prepositions',
  'adverbs',
  'saying',
] as const;

/** Commas and words such as 'um' are read over between the words of a pattern. */
export function isSkipped(sentence: Sentence, token: Token | undefined): boolean {
  if (token === undefined) return false;
  if (token.kind === 'comma') return true;
  if (token.kind === 'sign') return /^[:="'()\-‐*•«»“”]$/.test(token.spelt);
  // The 'ben' of a French sentence may be Ben.
  if (sentence.clipWords.has(token.word)) return false;
  return isIn(sentence, token, 'fillers') || isIn(sentence, token, 'doubts');
}

const namedEnds = new WeakMap<Sentence, Map<string, (number | null)[]>>();

/** Where the phrase of a name ends that stands at a token; the farthest of the ways, null where it does not stand there. */
export function namedPhraseEnd(sentence: Sentence, name: string, at: number): number | null {
  const byName = namedEnds.get(sentence) ?? new Map<string, (number | null)[]>();
  namedEnds.set(sentence, byName);
  const ends = byName.get(name) ?? [];
  byName.set(name, ends);
  const known = ends[at];
  if (known !== undefined) return known;
  const { byWord, rest } = indexByFirst(sentence.grammar.phrases.get(name) ?? []);
  const ways = [...(byWord.get(sentence.tokens[at]?.word ?? '') ?? []), ...rest].map(
    (sequence) => literalEnd(sentence, sequence, at) ?? -1,
  );
  const end = Math.max(-1, ...ways);
  // Nothing stands before the first token.
  const found = at >= 0 && end > at ? end : null;
  ends[at] = found;
  return found;
}

/**
 * Where a sequence without arguments ends, read from `at`; the farthest of the ways, null where it does not stand here.
 */
function literalEnd(sentence: Sentence, sequence: Sequence, at: number, step = 0): number | null {
  const element = sequence[step];
  if (element === undefined) return at;
  const token = sentence.tokens[at];
  let farthest: number | null = null;
  const take = (next: number | null): void => {
    if (next !== null && (farthest === null || next > farthest)) farthest = next;
  };
  if (element.kind === 'words' && isLiteral(token, element))
    take(literalEnd(sentence, sequence, at + 1, step + 1));
  if (element.kind === 'phrase')
    for (const inner of element.sequences) {
      const end = literalEnd(sentence, inner, at);
      if (end !== null) take(literalEnd(sentence, sequence, end, step + 1));
    }
  if (element.isOptional) take(literalEnd(sentence, sequence, at, step + 1));
  return farthest;
}

export function isLiteral(
  token: Token | undefined,
  { words, prefixes }: { readonly words: ReadonlySet<string>; readonly prefixes: readonly string[] },
): boolean {
  if (token === undefined || /^(?:quote|break|file)$/.test(token.kind)) return false;
  return words.has(token.word) || prefixes.some((prefix) => token.word.startsWith(prefix));
}

/** The 'mi' of 'un vídeo de mí', not that of 'mi perro'. */
export function isSelf(sentence: Sentence, at: number): boolean {
  const [token, next] = [sentence.tokens[at], sentence.tokens[at + 1]];
  if (!isIn(sentence, token, 'self')) return false;
  return !isIn(sentence, token, 'determiners') || next?.kind !== 'word' || isPhraseBorder(sentence, next);
}

function isPhraseBorder(sentence: Sentence, token: Token): boolean {
  return (['prepositions', 'and', 'verbs', 'being', 'thens', 'connectors'] as const).some((name) =>
    isIn(sentence, token, name),
  );
}
