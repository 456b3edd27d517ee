import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { filteredPixels } from '../testing/filtered-pixels.ts';
import { type MediaHarness, openMediaHarness } from '../testing/generated-clips.ts';
import { toneFilters } from './tone-filter.ts';

let harness: MediaHarness;
beforeAll(async () => {
  harness = await openMediaHarness();
});
afterAll(() => harness.close());

const GREY_RAMP = "geq=lum='16+X':cb=100:cr=160";

describe('The correction of tone', () => {
  it('is the contract’s formula on every luma, and leaves colours alone', async () => {
    const tone = { black: 0.08, white: 0.9, gamma: 1.3 };
    const [filter] = toneFilters(tone);
    const { luma, blue, red } = await filteredPixels(harness, GREY_RAMP, `[in]${filter}[out]`);
    const expected = Array.from({ length: 220 }, (_, step) => {
      const share = (step / 219 - tone.black) / (tone.white - tone.black);
      return 16 + 219 * Math.min(1, Math.max(0, share)) ** (1 / tone.gamma);
    });
    const errors = expected.map((value, step) => Math.abs(value - (luma[step] ?? -99)));
    expect(Math.max(...errors)).toBeLessThanOrEqual(0.51);
    expect([...new Set(blue), ...new Set(red)]).toEqual([100, 160]);
  });

  it('is left out where it would change nothing', () => {
    expect([toneFilters(undefined), toneFilters({ black: 0, white: 1, gamma: 1 })]).toEqual([[], []]);
  });
});
