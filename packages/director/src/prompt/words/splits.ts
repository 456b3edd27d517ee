import type { Measured } from './plain-amounts.ts';
import type { Token } from './tokens.ts';

const WHOLE = 100;
/** '70/30', and no date or score. */
const PART_STEP = 5;

/** '60/40', '50-30-20', '70:30': parts of the whole, one for each of the things beside them. */
export function splitAt(tokens: readonly Token[], at: number): Measured | null {
  const parts: number[] = [];
  let next = at;
  for (;;) {
    const token = tokens[next];
    if (token === undefined || (next > at && token.start !== tokens[next - 1]?.end)) return null;
    parts.push(...token.spelt.split(/[/:]/).map(Number));
    next += 1;
    const isParted = /^[/\-–:]$/.test(tokens[next]?.spelt ?? '') && tokens[next]?.start === token.end;
    if (!isParted) break;
    next += 1;
  }
  const isWhole =
    parts.length > 1 && sumOf(parts) === WHOLE && parts.every((part) => part > 0 && part % PART_STEP === 0);
  if (!isWhole) return null;
  const split = parts.map((part) => part / WHOLE);
  return { quantity: { unit: 'share', share: split[0] ?? 0, bound: 'about', split }, next };
}

/** 'Dana 50 percent, Marcus 30, Leo 20': numbers that make up the whole with the percentages before them are some, too. */
export function withBareShares(tokens: readonly Token[]): readonly Token[] {
  const shares = tokens.flatMap(({ quantity }) =>
    quantity?.unit === 'share' && quantity.split === undefined ? [quantity.share * WHOLE] : [],
  );
  if (shares.length === 0) return tokens;
  const bare = tokens.map(bareCount);
  const counts = bare.filter((count) => count !== null);
  if (counts.length === 0 || Math.abs(sumOf(shares) + sumOf(counts) - WHOLE) > 0.5) return tokens;
  return tokens.map((token, at) => {
    const count = bare[at] ?? null;
    return count === null
      ? token
      : { ...token, quantity: { unit: 'share', share: count / WHOLE, bound: 'about' } };
  });
}

function bareCount({ quantity }: Token): number | null {
  return quantity?.unit === 'count' && quantity.amount.bound === 'exactly' ? quantity.amount.value : null;
}

function sumOf(some: readonly number[]): number {
  return some.reduce((sum, one) => sum + one, 0);
}
