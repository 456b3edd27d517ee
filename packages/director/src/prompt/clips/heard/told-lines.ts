import { beginsPhrase, type Grammar } from '../../rules/grammar.ts';
import { foldWord, type Token } from '../../words/tokens.ts';
import { wordForms } from '../../words/word-forms.ts';
import type { IndexedClip } from '../clip-index.ts';

/** A sentence that somebody says in a clip. */
interface SpokenLine {
  readonly words: readonly string[];
  readonly forms: ReadonlySet<string>;
}

/** So many of its words are looked at behind 'saying'. */
const REACH = 14;
const TELLING_LENGTH_MIN = 3;
/** Without a point, a pause ends a sentence. */
const PAUSE_SECONDS = 0.6;

/**
 * What somebody says in a clip and the prompt tells in other words, as one token: 'Dana's line about the dentist', 'Bea saying that her
 * mum doesn't know'. Two of its telling words are enough, or one that is said in no other sentence and names no clip.
 */
export function withToldLines(
  tokens: readonly Token[],
  clips: readonly IndexedClip[],
  grammar: Grammar,
): readonly Token[] {
  const lines = clips.flatMap((clip) => linesOf(clip, grammar));
  if (lines.length === 0) return tokens;
  const named = new Set(clips.flatMap(({ words }) => [...words.keys()]));
  const read: Token[] = [];
  for (let at = 0; at < tokens.length; ) {
    const from = toldFrom(tokens, at, grammar);
    const told = from === null ? null : lineAt(tokens, from, lines, named, grammar);
    if (from === null || told === null) {
      read.push(...tokens.slice(at, at + 1));
      at += 1;
      continue;
    }
    const [first, last] = [tokens[from], tokens[told.to - 1]];
    // 'The part where she talks about' is the part in which that is said, and 'talks about' is 'says'.
    const part = grammar.classes.saying.has(tokens[at]?.word ?? '') ? partAt(read, grammar) : null;
    read.splice(part ?? read.length);
    if (part === null) read.push(...tokens.slice(at, at + 1));
    const word = told.line.words.join(' ');
    if (first !== undefined && last !== undefined)
      read.push({ ...first, kind: 'heard', end: last.end, word, spelt: word, value: null, quantity: null });
    at = told.to;
  }
  return read;
}

function linesOf({ clip: { analysis } }: IndexedClip, { lexicon }: Grammar): readonly SpokenLine[] {
  const lines: string[][] = [[]];
  const words = analysis?.words ?? [];
  for (const [at, { text, endSeconds }] of words.entries()) {
    const word = foldWord(text).replace(/[^\p{L}\p{N}']+/gu, '');
    if (word !== '') lines.at(-1)?.push(word);
    const pause = (words[at + 1]?.startSeconds ?? endSeconds) - endSeconds;
    if (/[.?!…]["”»]?$/u.test(text) || pause > PAUSE_SECONDS) lines.push([]);
  }
  return lines
    .filter((line) => line.length > 0)
    .map((line) => ({ words: line, forms: new Set(line.flatMap((word) => formsOf(word, lexicon.code))) }));
}

/** With and without the apostrophe of 'I'm', which many leave out. */
function formsOf(word: string, language: Parameters<typeof wordForms>[1]): readonly string[] {
  return [...wordForms(word, language), word.replaceAll("'", '')];
}

/** Behind 'saying (that)', 'the line about', 'the bit where she talks about'; null where nothing said is told. */
function toldFrom(tokens: readonly Token[], at: number, grammar: Grammar): number | null {
  const { classes } = grammar;
  const is = (name: keyof Grammar['classes'], place: number): boolean =>
    tokens[place]?.kind === 'word' && classes[name].has(tokens[place]?.word ?? '');
  if (isWritten(tokens, at, grammar)) return null;
  let from = at + 1;
  if (is('saying', at)) while (is('topical', from) || is('relatives', from)) from += 1;
  else if (PARTS.some((name) => beginsPhrase(grammar, name, tokens[at]?.word ?? '')) && is('topical', from))
    from += 1;
  else return null;
  return tokens[from]?.kind === 'word' ? from : null;
}
const PARTS = ['partOfClip', 'sentence'] as const;

/** 'A title saying', 'write ...': words for the picture. */
function isWritten(tokens: readonly Token[], at: number, grammar: Grammar): boolean {
  return tokens
    .slice(Math.max(0, at - WRITTEN_REACH), at)
    .some(({ kind, word }) => kind === 'word' && WRITTEN.some((name) => beginsPhrase(grammar, name, word)));
}
const WRITTEN_REACH = 6;
const WRITTEN = ['titleNoun', 'writeWord', 'cap'] as const;

/** Behind the 'part' of 'the part where she talks about'; null where there is none. */
function partAt(read: readonly Token[], grammar: Grammar): number | null {
  const least = Math.max(0, read.length - PART_REACH);
  for (let at = read.length - 2; at >= least; at -= 1) {
    const [token, next] = [read[at], read[at + 1]];
    const isPart = PARTS.some((name) => beginsPhrase(grammar, name, token?.word ?? ''));
    if (isPart && grammar.classes.relatives.has(next?.word ?? '')) return at + 1;
  }
  return null;
}
const PART_REACH = 6;

/** The sentence that most of the words from here on are said in, and where its last one stands. */
function lineAt(
  tokens: readonly Token[],
  from: number,
  lines: readonly SpokenLine[],
  named: ReadonlySet<string>,
  grammar: Grammar,
) {
  let end = from;
  while (end < from + REACH && isOfLine(tokens, end, grammar)) end += 1;
  const told = tokens.slice(from, end);
  const telling = told.flatMap((token, index) =>
    token.word
      .split(' ')
      .filter((word) => isTelling(word, grammar))
      .map((word) => ({ index, forms: formsOf(word, grammar.lexicon.code) })),
  );
  const found = lines
    .map((line) => ({
      line,
      hits: telling.filter(({ forms }) => forms.some((form) => line.forms.has(form))),
    }))
    .filter(({ hits }) => hits.length > 0)
    .sort((a, b) => b.hits.length - a.hits.length);
  const [best, next] = found;
  if (best === undefined || (next !== undefined && next.hits.length === best.hits.length)) return null;
  const [first] = best.hits;
  const isAlone = found.length === 1 && first !== undefined && !first.forms.some((form) => named.has(form));
  if (best.hits.length < 2 && !isAlone) return null;
  const to = from + (best.hits.at(-1)?.index ?? 0) + 1;
  // The 'doesn't know' of 'her brother doesn't know' is told, too, and refuses nothing.
  const isDenied = grammar.classes.negators.has(tokens[to]?.word ?? '') && to < end;
  return { line: best.line, to: isDenied ? Math.min(end, to + 2) : to };
}

/** Up to the end of a sentence or list, to who says something next, and to the 'and end on' of another wish. */
function isOfLine(tokens: readonly Token[], at: number, { classes }: Grammar): boolean {
  const [token, next] = [tokens[at], tokens[at + 1]];
  if (token?.kind === 'heard') return true;
  const isWish = classes.and.has(token?.word ?? '') && classes.orders.has(next?.word ?? '');
  const isEnd = (['saying', 'connectors'] as const).some((name) => classes[name].has(token?.word ?? ''));
  return token?.kind === 'word' && !isEnd && !isWish;
}

function isTelling(word: string, { classes }: Grammar): boolean {
  return word.length >= TELLING_LENGTH_MIN && !HOLDING.some((name) => classes[name].has(word));
}
const HOLDING = [
  'determiners',
  'prepositions',
  'and',
  'thens',
  'fillers',
  'relatives',
  'anaphora',
  'subjects',
  'saying',
  'being',
  'verbs',
  'wishMarks',
  'adverbs',
] as const;
