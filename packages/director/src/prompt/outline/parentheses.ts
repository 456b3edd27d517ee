import type { NumberWords } from '../lexicon/lexicon.ts';
import { isOneOf } from '../words/numbers.ts';
import type { Token } from '../words/tokens.ts';

/** A list in parentheses behind what it is called: 'infants (the dash, the egg race) 10 seconds'. Tokens by their place. */
interface Group {
  /** Of the name, `[from, open)`. */
  readonly from: number;
  readonly open: number;
  readonly close: number;
  /** How long it plays, right behind it; null where that is not said. */
  readonly amount: number | null;
}

/**
 * Lists in parentheses as the lines of an outline: '1) infants (the dash, the egg race) 10 seconds, 2) juniors (the sack race,
 * the relay) 15 seconds' is read as 'infants: the dash, the egg race (10 seconds). juniors: ...'.
 * @param isThing whether a word is known of clips
 */
export function withGroups(
  tokens: readonly Token[],
  { afterOne }: Pick<NumberWords, 'afterOne'>,
  isThing: (word: string) => boolean,
): readonly Token[] {
  const groups = groupsIn(tokens, isThing);
  if (
    groups.length < GROUPS_MIN ||
    groups.some((group, at) => isTimedBefore(tokens, group, groups[at - 1], afterOne))
  )
    return tokens;
  const written: Token[] = [];
  let at = 0;
  for (const { from, open, close, amount } of groups) {
    const [opening, closing] = [tokens[open], tokens[close]];
    if (opening === undefined || closing === undefined) continue;
    written.push(...endedBy(tokens.slice(at, from), tokens[from]));
    written.push(...tokens.slice(from, open), sign(opening, ':'), ...tokens.slice(open + 1, close));
    const seconds = amount === null ? undefined : tokens[amount];
    if (seconds !== undefined) written.push(sign(closing, '('), seconds, sign(closing, ')'));
    at = seconds === undefined ? close + 1 : (amount ?? close) + 1;
    while (SEPARATOR.test(tokens[at]?.spelt ?? '')) at += 1;
    written.push({ ...closing, kind: 'break', word: '.', spelt: '.' });
  }
  return [...written, ...tokens.slice(at)];
}
/** '15 s the climb (the ropes, the hut)', 'part one: the climb (...)': what stands before it already says how it is to be read. */
function isTimedBefore(
  tokens: readonly Token[],
  { from, open, close }: Group,
  before: Group | undefined,
  afterOne: string,
) {
  const isTimed = ({ quantity }: Token) => quantity?.unit === 'seconds' || quantity?.unit === 'share';
  const inside = tokens.slice(open + 1, close);
  const isEach = isOneOf(afterOne, inside.at(-1)?.word ?? '');
  const [last, number] = [tokens[from - 1], tokens[from - 2]];
  const start = before === undefined ? 0 : Math.max(before.close, before.amount ?? 0) + 1;
  // 'Water (anchor, bridge) and wind (kite, mill)'
  const isJoined = before !== undefined && tokens[start]?.kind === 'word';
  return (
    isJoined ||
    (inside.some(isTimed) && !isEach) ||
    tokens.slice(start, open).some(isTimed) ||
    last?.spelt === ':' ||
    (last?.kind === 'comma' && number?.quantity?.unit === 'count')
  );
}

/** One list in parentheses may be an aside. */
const GROUPS_MIN = 2;
const SEPARATOR = /^[,;/|·.\n]+$/;

function groupsIn(tokens: readonly Token[], isThing: (word: string) => boolean): readonly Group[] {
  const groups: Group[] = [];
  let after = 0;
  for (let open = 0; open < tokens.length; open += 1) {
    if (tokens[open]?.spelt !== '(') continue;
    const close = tokens.findIndex(({ spelt }, at) => at > open && /^[()]$/.test(spelt));
    const inside = tokens.slice(open + 1, close);
    const isList = tokens[close]?.spelt === ')' && inside.some(({ kind }) => kind === 'comma');
    if (!isList || !inside.some(({ word }) => isThing(word))) continue;
    const from = nameStart(tokens, open, after);
    if (from === open) continue;
    const amount = [close + 1, close + 2].find((at) => tokens[at]?.quantity?.unit === 'seconds');
    const isNext =
      amount === close + 1 || (amount === close + 2 && /^[,:=]$/.test(tokens[close + 1]?.spelt ?? ''));
    groups.push({ from, open, close, amount: isNext ? (amount ?? null) : null });
    after = (isNext ? (amount ?? close) : close) + 1;
    open = close;
  }
  return groups;
}

/** Where the name before a parenthesis begins: behind a comma, a sign or the number of a list. */
function nameStart(tokens: readonly Token[], open: number, least: number): number {
  let from = open;
  while (from > least && open - from < NAME_WORDS_MAX) {
    const before = tokens[from - 1];
    if (before?.kind !== 'word' && before?.quantity?.unit !== 'count') break;
    from -= 1;
  }
  return from;
}
const NAME_WORDS_MAX = 5;

/** What stands before a group, without its number, ended as a sentence is. */
function endedBy(tokens: readonly Token[], next: Token | undefined): readonly Token[] {
  const isNumber = tokens.at(-1)?.spelt === ')' && tokens.at(-2)?.kind === 'number';
  const before = isNumber ? tokens.slice(0, -2) : tokens;
  const last = before.at(-1);
  if (last === undefined || next === undefined) return before;
  if (last.kind === 'break') return before;
  const isSeparator = SEPARATOR.test(last.spelt) || last.spelt === ':';
  const ended = { ...last, kind: 'break', word: '.', spelt: '.' } as const;
  return isSeparator ? [...before.slice(0, -1), ended] : [...before, ended];
}

function sign(token: Token, spelt: string): Token {
  return { ...token, kind: 'sign', word: spelt, spelt, quantity: null };
}
