/** Shares in proportion to the weights, held between the bounds. */
export function waterFill(
  total: number,
  weights: readonly number[],
  least: readonly number[],
  most: readonly number[],
): number[] {
  let low = 0;
  let high = (total / Math.min(...weights)) * 2 + 1;
  const at = (level: number): number[] =>
    weights.map((weight, index) => Math.min(most[index] ?? 0, Math.max(least[index] ?? 0, weight * level)));
  for (let round = 0; round < 60; round += 1) {
    const level = (low + high) / 2;
    if (at(level).reduce((sum, share) => sum + share, 0) < total) low = level;
    else high = level;
  }
  return at(high);
}

/** Whole tenths with the same total, rounding where it costs least. */
export function roundedTo(
  total: number,
  shares: readonly number[],
  least: readonly number[],
  most: readonly number[],
): number[] {
  const whole = shares.map((share) => Math.floor(share + 1e-9));
  let missing = total - whole.reduce((sum, share) => sum + share, 0);
  const byRemainder = shares
    .map((share, index) => ({ index, remainder: share - Math.floor(share) }))
    .sort((a, b) => b.remainder - a.remainder || a.index - b.index);
  for (let round = 0; missing !== 0 && round < 1000; round += 1) {
    const before = missing;
    for (const { index } of byRemainder) {
      const share = whole[index] ?? 0;
      if (missing > 0 && share < (most[index] ?? 0)) {
        whole[index] = share + 1;
        missing -= 1;
      } else if (missing < 0 && share > (least[index] ?? 0)) {
        whole[index] = share - 1;
        missing += 1;
      }
    }
    if (missing === before) break;
  }
  return whole;
}

/** Between these a rhythm is neither a metronome nor a stumble (standard deviation of the lengths by their mean). */
const VARIATION_MIN = 0.25;
const VARIATION_MAX = 0.5;
/** The weights as they are, then further apart, then closer together. */
const EXPONENTS = [1, 1.4, 1.9, 2.6, 3.6, 0.7, 0.5, 0.3] as const;

/** The weights further apart or closer together, so that the lengths they give breathe. */
export function breathing(
  weights: readonly number[],
  fill: (weights: readonly number[]) => readonly number[],
): readonly number[] {
  const tries = EXPONENTS.map((exponent) => {
    const own = weights.map((weight) => weight ** exponent);
    const variation = variationOf(fill(own));
    return { own, off: Math.max(0, VARIATION_MIN - variation, variation - VARIATION_MAX) };
  });
  return tries.reduce((best, one) => (one.off < best.off - 1e-9 ? one : best)).own;
}

function variationOf(lengths: readonly number[]): number {
  const mean = lengths.reduce((sum, one) => sum + one, 0) / lengths.length;
  const spread = Math.sqrt(lengths.reduce((sum, one) => sum + (one - mean) ** 2, 0) / lengths.length);
  return mean === 0 ? 0 : spread / mean;
}
