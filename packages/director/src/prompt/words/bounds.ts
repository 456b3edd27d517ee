import type { Amount } from '@cutroom/contract';
import type { NumberWords } from '../lexicon/lexicon.ts';
import { compile, type FirstIndex, indexByFirst, type Sequence } from '../rules/pattern.ts';
import { isOneOf, longestWords, numberAt, unitAt } from './numbers.ts';
import type { Token } from './tokens.ts';

export type Bound = Exclude<Amount['bound'], 'between'>;
/** Without the full stop of 'max. 30 s', which ends no sentence; that of '30 s max. 5 clips' does. */
export function withoutShortStops(tokens: readonly Token[], numbers: NumberWords): readonly Token[] {
  return tokens.filter(({ kind, spelt, start }, at) => {
    const [lead, bound] = [tokens[at - 2], tokens[at - 1]];
    if (kind !== 'break' || spelt !== '.' || bound?.end !== start) return true;
    const next = numberAt(tokens, at + 1, numbers) ?? longestWords(tokens, at + 1, numbers.shares);
    if (next === null) return true;
    const isBehind = lead !== undefined && (lead.value !== null || unitAt(tokens, at - 2, numbers) !== null);
    return isBehind || !isOneOf(numbers.shortBounds, bound.word);
  });
}

const compiled = new WeakMap<object, readonly (readonly [Bound, FirstIndex])[]>();

/** The words before or after a number that bound it: 'at most'. */
export function boundAt(tokens: readonly Token[], at: number, table: Readonly<Record<Bound, string>>) {
  let sets = compiled.get(table);
  if (sets === undefined) {
    const bounds: readonly Bound[] = ['atMost', 'atLeast', 'about', 'exactly'];
    sets = bounds.map((bound) => [bound, indexByFirst(compile(table[bound], new Map()))] as const);
    compiled.set(table, sets);
  }
  let longest: { bound: Bound; next: number } | null = null;
  const word = tokens[at]?.word ?? '';
  for (const [bound, { byWord, rest }] of sets)
    for (const sequence of [...(byWord.get(word) ?? []), ...rest]) {
      const next = wordsEnd(tokens, at, sequence);
      if (next !== null && (longest === null || next > longest.next)) longest = { bound, next };
    }
  return longest;
}

/** Where a sequence of nothing but words ends, optional ones taken where they stand; null where it does not stand here. */
function wordsEnd(tokens: readonly Token[], at: number, sequence: Sequence): number | null {
  let next = at;
  for (const element of sequence) {
    const word = tokens[next]?.kind === 'break' ? undefined : tokens[next]?.word;
    if (element.kind === 'words' && word !== undefined && element.words.has(word)) next += 1;
    else if (!element.isOptional) return null;
  }
  return next;
}

/** Where the longest of some alternatives ends. */
export function longestEnd(tokens: readonly Token[], at: number, alternatives: string): number | null {
  const ends = compiledOnce(alternatives).flatMap((sequence) => wordsEnd(tokens, at, sequence) ?? []);
  return ends.length === 0 ? null : Math.max(...ends);
}

const alternativesOf = new Map<string, readonly Sequence[]>();

function compiledOnce(alternatives: string): readonly Sequence[] {
  const known = alternativesOf.get(alternatives);
  if (known !== undefined) return known;
  const made = compile(alternatives, new Map());
  alternativesOf.set(alternatives, made);
  return made;
}
