import type { LanguageCode, Lexicon, NumberWords } from '../lexicon/lexicon.ts';
import { isOneOf, numberAt, unitAt } from './numbers.ts';
import { foldWord, type Token } from './tokens.ts';
import { wordForms } from './word-forms.ts';

/** Names by a noun in them and the number that tells them apart: 'km-10', 'song-one' and 'first-rapid'. */
export type NumberedNames = ReadonlyMap<string, ReadonlyMap<number, string>>;

/** Under it the numbers that one clip alone has: 'kilometre ten' is 'km-10' though no clip is called 'kilometre'. */
const ANY_NOUN = '';

/** @param names of clips, folded and without endings */
export function numberedNames(names: readonly string[], lexicons: readonly Lexicon[]): NumberedNames {
  const byNoun = new Map<string, Map<number, string>>();
  const alone = new Map<number, string>();
  for (const name of names) {
    const parts = name.replace(/(\p{L})(?=\d)/gu, '$1 ').split(/[^\p{L}\p{N}]+/u);
    const values = parts.flatMap((part) => numberIn(part, lexicons) ?? []);
    const [value, second] = values;
    if (value === undefined || second !== undefined) continue;
    for (const noun of parts.filter((part) => numberIn(part, lexicons) === null))
      byNoun.set(noun, (byNoun.get(noun) ?? new Map<number, string>()).set(value, name));
    alone.set(value, alone.has(value) ? '' : name);
  }
  return byNoun.set(ANY_NOUN, new Map([...alone].filter(([, name]) => name !== '')));
}

function numberIn(part: string, lexicons: readonly Lexicon[]): number | null {
  if (/^\d+$/.test(part)) return Number(part);
  for (const { numbers } of lexicons) {
    const value = numbers.values[part] ?? numbers.ordinals[part];
    if (value !== undefined && value > 0 && !isOneOf(numbers.articles, part)) return value;
  }
  return null;
}

/** The 12 of 'boat 12' and the numbers of 'songs one, two and three' count nothing where clips are called so: they name them. */
export function namingNumbers(
  tokens: readonly Token[],
  names: NumberedNames,
  { code, numbers }: Lexicon,
  isKnown: (word: string) => boolean,
): readonly Token[] {
  const read: Token[] = [];
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at];
    if (token === undefined) break;
    const named = token.kind === 'word' ? familyOf(token.word, names, code, isKnown) : null;
    const first = named === null ? null : memberAt(tokens, at + 1, named, numbers);
    if (named === null || first === null) {
      read.push(token);
      at += 1;
      continue;
    }
    read.push({ ...first.token, start: token.start });
    at = first.next;
    for (;;) {
      const more = memberBehind(tokens, at, named, numbers);
      if (more === null) break;
      read.push(...more.tokens);
      at = more.next;
    }
  }
  return read;
}

type Family = ReadonlyMap<number, string>;

/** Names with the noun; behind a noun that nobody knows those that their number alone tells apart. */
function familyOf(
  noun: string,
  names: NumberedNames,
  code: LanguageCode,
  isKnown: (word: string) => boolean,
): Family | null {
  for (const form of wordForms(noun, code)) {
    const family = names.get(form);
    if (family !== undefined) return family;
  }
  return noun.length < NOUN_LENGTH_MIN || isKnown(noun) ? null : (names.get(ANY_NOUN) ?? null);
}
const NOUN_LENGTH_MIN = 4;

/** A number that one of the family has, and that measures nothing. */
function memberAt(tokens: readonly Token[], at: number, family: Family, numbers: NumberWords) {
  const number = numberAt(tokens, at, numbers);
  const first = tokens[at];
  if (number === null || first === undefined || number.isArticle || number.isClock) return null;
  const name = family.get(number.value);
  if (name === undefined || unitAt(tokens, number.next, numbers) !== null) return null;
  const last = tokens[number.next - 1] ?? first;
  const token: Token = { ...first, kind: 'file', end: last.end, word: foldWord(name), value: null };
  return { token, next: number.next };
}

/** The 'and three' of 'songs one, two and three', the 'to three' of 'songs one to three'. */
function memberBehind(tokens: readonly Token[], at: number, family: Family, numbers: NumberWords) {
  let next = at;
  while (tokens[next]?.kind === 'comma' || isOneOf(JOINING, tokens[next]?.word ?? '')) next += 1;
  if (next === at) return null;
  const more = memberAt(tokens, next, family, numbers);
  return more === null ? null : { tokens: [...tokens.slice(at, next), more.token], next: more.next };
}
const JOINING = 'and & + / und et y e';

/** The 'double' of 'double bed' measures nothing where a clip is known by both words. */
export function withNamedTimes(
  tokens: readonly Token[],
  clipsOfWord: ReadonlyMap<string, ReadonlySet<string>>,
): readonly Token[] {
  return tokens.map((token, at) => {
    const next = tokens[at + 1];
    if (token.quantity?.unit !== 'times' || token.kind !== 'word' || next?.kind !== 'word') return token;
    const [own, beside] = [token.word, next.word].map((word) => clipsOfWord.get(word) ?? NO_CLIPS);
    const isName = [...(own ?? NO_CLIPS)].some((clip) => beside?.has(clip) === true);
    return isName ? { ...token, quantity: null } : token;
  });
}
const NO_CLIPS: ReadonlySet<string> = new Set();
