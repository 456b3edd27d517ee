import type { Grammar } from '../rules/grammar.ts';
import type { Quantity, Token } from './tokens.ts';

/** The two bounds of 'longer than 30 seconds but not more than 45', in either order, as one amount: between 30 and 45 seconds. */
export function withTwoBounds(tokens: readonly Token[], { classes }: Grammar): readonly Token[] {
  const isJoint = ({ kind, word }: Token) =>
    kind === 'comma' || (kind === 'word' && (classes.and.has(word) || classes.connectors.has(word)));
  const read: Token[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const first = tokens[at];
    if (first === undefined) break;
    let next = at + 1;
    const isNegator = ({ kind, word }: Token) => kind === 'word' && classes.negators.has(word);
    const joins = (token: Token) => isJoint(token) || isNegator(token);
    for (; next <= at + JOINTS_MAX && isOneOf(tokens[next], joins); next += 1);
    // 'At least 1, but never more than 3 seconds'
    const isRefused = tokens.slice(at + 1, next).some(isNegator);
    // 'No shot longer than 4 seconds and no more than six clips', 'under 20 seconds, but at least 12 people'
    const isNumber = tokens[next]?.quantity?.unit === 'count' && first.quantity?.unit === 'seconds';
    const counts = isOneOf(tokens[next + 1], (noun) =>
      isNumber ? noun.kind === 'word' && !isJoint(noun) : classes.clipNouns.has(noun.word),
    );
    const second = isRefused ? refused(tokens[next]) : tokens[next];
    const both = next > at + 1 && !counts ? joined(first, second) : null;
    if (both !== null) at = next;
    read.push(both ?? first);
  }
  return read;
}
const JOINTS_MAX = 3;

function isOneOf(token: Token | undefined, test: (token: Token) => boolean): boolean {
  return token !== undefined && test(token);
}

/** 'Never more than 3 seconds' is at most three. */
function refused(token: Token | undefined): Token | undefined {
  const quantity = token?.quantity ?? null;
  if (token === undefined || quantity === null || !isAmount(quantity)) return undefined;
  const { amount } = quantity;
  if (amount.bound !== 'atMost' && amount.bound !== 'atLeast') return undefined;
  const bound = amount.bound === 'atMost' ? 'atLeast' : 'atMost';
  return { ...token, quantity: { ...quantity, amount: { ...amount, bound } } };
}

function joined(first: Token, second: Token | undefined): Token | null {
  const [low, high] = [first.quantity, second?.quantity];
  if (second === undefined || low === null || high === undefined || high === null) return null;
  // 'At least 20 but at most 30 seconds': the unit stands once.
  if (!isAmount(low) || !isAmount(high) || (low.unit === 'count' && high.unit === 'count')) return null;
  if (low.amount.bound === 'atMost' && high.amount.bound === 'atLeast') {
    const [from, to] = [low.amount.value, high.amount.value];
    if (to <= from) return betweenBounds(first, second, to, from);
    const between = betweenBounds(first, second, from, to);
    return between?.quantity?.unit === 'seconds'
      ? { ...between, quantity: { ...between.quantity, isBetweenRefused: true } }
      : null;
  }
  if (low.amount.bound !== 'atLeast' || high.amount.bound !== 'atMost') return null;
  return betweenBounds(first, second, low.amount.value, high.amount.value);
}

/** @returns null where no one length is meant: 'each at least two seconds but not more than 30' are two */
function betweenBounds(first: Token, second: Token, from: number, to: number): Token | null {
  if (to <= from || to > from * TIMES_MAX) return null;
  return {
    ...first,
    kind: 'number',
    end: second.end,
    quantity: { unit: 'seconds', amount: { bound: 'between', from, to } },
  };
}
const TIMES_MAX = 4;

function isAmount(quantity: Quantity): quantity is Extract<Quantity, { unit: 'seconds' | 'count' }> {
  return quantity.unit === 'seconds' || quantity.unit === 'count';
}

/** '0:12 to 0:20 and 0:31 to 0:38 of the interview' as one: stretches of a clip, each behind the one before it. */
export function withJoinedStretches(tokens: readonly Token[], { classes }: Grammar): readonly Token[] {
  const isAnd = (token: Token | undefined) =>
    token?.spelt === '&' || token?.spelt === '+' || classes.and.has(token?.word ?? '');
  const read: Token[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (token === undefined) break;
    const before = read.at(-1);
    const comma = tokens[at]?.kind === 'comma' ? at + 1 : at;
    const next = isAnd(tokens[comma]) ? comma + 1 : comma;
    const both = next > at ? joinedStretches(before, tokens[next], next > comma) : null;
    // '2-3 seconds each and 20-30 seconds in total' stand apart; behind a stretch nothing is counted.
    const follows = tokens[next + 1];
    const isEnd =
      follows === undefined || /^(?:comma|break)$/.test(follows.kind) || classes.of.has(follows.word);
    if (both === null || !isEnd) read.push(token);
    else {
      read.splice(-1, 1, both);
      at = next;
    }
  }
  return read;
}

function joinedStretches(first: Token | undefined, second: Token | undefined, isAnd: boolean): Token | null {
  const [one, other] = [first?.quantity, second?.quantity];
  if (first === undefined || second === undefined || one?.unit !== 'seconds') return null;
  if (other?.unit !== 'seconds' && other?.unit !== 'count') return null;
  if (one.amount.bound !== 'between' || other.amount.bound !== 'between') return null;
  const isStretch = one.isStretch === true && (other.unit === 'count' || other.isStretch === true);
  const last = one.also?.at(-1) ?? one.amount;
  if ((!isStretch && !isAnd) || other.amount.from < last.to) return null;
  return {
    ...first,
    end: second.end,
    quantity: { ...one, isStretch: true, also: [...(one.also ?? []), other.amount] },
  };
}
