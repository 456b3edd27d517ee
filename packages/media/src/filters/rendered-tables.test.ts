import { LOOKS } from '@cutroom/contract';
import { gradeRecipe, gradeTables, toneRecipe, toneTable } from '@cutroom/reel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { filteredPixels, filteredRows, SIDE } from '../testing/filtered-pixels.ts';
import { type MediaHarness, openMediaHarness } from '../testing/generated-clips.ts';
import { gradeStep } from './grade-filter.ts';
import { toneFilters } from './tone-filter.ts';

let harness: MediaHarness;
beforeAll(async () => {
  harness = await openMediaHarness();
});
afterAll(() => harness.close());

const GRADES = LOOKS.filter((look) => look !== 'natural');
/** From black to white. */
const LUMAS = [16, 17, 40, 70, 100, 126, 150, 180, 210, 234, 235];
/** Of one luma, where all are in one frame; even, so that its colours are its own. */
const BAND_ROWS = SIDE / LUMAS.length;

/** The largest difference between what a filter made of a ramp and what a table says. */
function farthest(found: readonly number[], expected: (at: number) => number | undefined): number {
  return Math.max(...found.map((value, at) => Math.abs(value - (expected(at) ?? Number.NaN))));
}

describe('The tables that a browser draws with', () => {
  it.each(GRADES)('hold what the renderer’s filter makes of every luma: %s', async (look) => {
    const recipe = gradeRecipe(look);
    const tables = recipe === null ? null : gradeTables(recipe);
    const { luma } = await filteredPixels(harness, "geq=lum='16+X':cb=128:cr=128", graphOf(look));
    expect(farthest(luma, (at) => tables?.luma[16 + at])).toBeLessThanOrEqual(1);
  });

  it.each(GRADES)('hold what the renderer’s filter makes of colours in any light: %s', async (look) => {
    const recipe = gradeRecipe(look);
    const tables = recipe === null ? null : gradeTables(recipe);
    // One frame, with a band of rows for every luma: an ffmpeg for each of them takes ten times as long.
    const bands = LUMAS.map((luma, band) => `${luma}*eq(floor(Y/${BAND_ROWS}),${band})`).join('+');
    const rowAt = await filteredRows(harness, `geq=lum='${bands}':cb='20+X':cr='236-X'`, graphOf(look));
    for (const [band, luma] of LUMAS.entries()) {
      const { blue, red } = rowAt((band + 0.5) * BAND_ROWS);
      // The ramp is drawn for each of the colour planes' own pixels, of which a row has half.
      const step = (at: number): number => Math.floor(at / 2);
      expect(farthest(blue, (at) => tables?.blue[256 * luma + 20 + step(at)])).toBeLessThanOrEqual(1);
      expect(farthest(red, (at) => tables?.red[256 * luma + 236 - step(at)])).toBeLessThanOrEqual(1);
    }
  });

  it('hold what the renderer’s filter makes of a clip’s tone', async () => {
    const tone = { black: 0.08, white: 0.9, gamma: 1.3 };
    const recipe = toneRecipe(tone);
    const table = recipe === null ? null : toneTable(recipe);
    const graph = `[in]${toneFilters(tone).join(',')}[out]`;
    const { luma } = await filteredPixels(harness, "geq=lum='16+X':cb=128:cr=128", graph);
    expect(farthest(luma, (at) => table?.[16 + at])).toBe(0);
  });
});

function graphOf(look: (typeof GRADES)[number]): string {
  return gradeStep(look)?.('[in]', '[out]') ?? '';
}
