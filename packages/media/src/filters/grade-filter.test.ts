import { LOOKS } from '@cutroom/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { filteredPixels } from '../testing/filtered-pixels.ts';
import { type MediaHarness, openMediaHarness } from '../testing/generated-clips.ts';
import { gradeStep } from './grade-filter.ts';

let harness: MediaHarness;
beforeAll(async () => {
  harness = await openMediaHarness();
});
afterAll(() => harness.close());

const STYLED = LOOKS.filter((look) => look !== 'natural');
const GREYS = "geq=lum='16+X':cb=128:cr=128";
/** Skin in good light, in 8-bit luma and colour differences. */
const SKIN = 'geq=lum=150:cb=110:cr=150';

const graphOf = (look: (typeof STYLED)[number]): string => gradeStep(look)?.('[in]', '[out]') ?? '';

describe('Every look', () => {
  it.each(STYLED)('keeps greys in order, black dark and white light: %s', async (look) => {
    const { luma } = await filteredPixels(harness, GREYS, graphOf(look));
    expect(luma.every((value, at) => at === 0 || value >= (luma[at - 1] ?? 0))).toBe(true);
    expect(luma[0]).toBeLessThanOrEqual(35);
    expect(luma[219]).toBeGreaterThanOrEqual(215);
    // A step of one that becomes more than two shows as a band in a sky.
    const steps = luma.slice(1).map((value, at) => value - (luma[at] ?? 0));
    expect(Math.max(...steps)).toBeLessThanOrEqual(2);
  });

  it.each(STYLED)('leaves black and white without a tint: %s', async (look) => {
    const { blue, red } = await filteredPixels(harness, GREYS, graphOf(look));
    expect([blue[0], red[0], blue[219], red[219]].map((value) => Math.abs((value ?? 0) - 128) <= 1)).toEqual([
      ...[true, true, true, true],
    ]);
  });

  it.each(STYLED)('keeps the strongest colours in range: %s', async (look) => {
    const strongest = "geq=lum=120:cb='16+X':cr='240-X'";
    const { blue, red } = await filteredPixels(harness, strongest, graphOf(look));
    expect(Math.min(...blue, ...red)).toBeGreaterThanOrEqual(16);
    expect(Math.max(...blue, ...red)).toBeLessThanOrEqual(240);
  });

  it.each(STYLED.filter((look) => look !== 'black_and_white'))(
    'leaves skin the colour of skin: %s',
    async (look) => {
      const { blue, red } = await filteredPixels(harness, SKIN, graphOf(look));
      const hue = (Math.atan2((red[100] ?? 0) - 128, (blue[100] ?? 0) - 128) * 180) / Math.PI;
      const filmed = (Math.atan2(150 - 128, 110 - 128) * 180) / Math.PI;
      expect(Math.abs(hue - filmed)).toBeLessThan(16);
    },
  );
});

describe('A look by its name', () => {
  const greyAt = async (
    look: (typeof STYLED)[number],
    step: number,
  ): Promise<{ blue: number; red: number }> => {
    const { blue, red } = await filteredPixels(harness, GREYS, graphOf(look));
    return { blue: (blue[step] ?? 0) - 128, red: (red[step] ?? 0) - 128 };
  };

  it('warm turns greys to orange, cool to blue', async () => {
    const warm = await greyAt('warm', 140);
    const cool = await greyAt('cool', 140);
    expect([warm.blue < -3, warm.red > 1, cool.blue > 3, cool.red < -2]).toEqual([true, true, true, true]);
  });

  it('cinematic has teal shadows and orange lights', async () => {
    const [shadow, light] = [await greyAt('cinematic', 70), await greyAt('cinematic', 165)];
    expect([shadow.blue > 0, shadow.red < 0, light.blue < 0, light.red > 0]).toEqual([
      true,
      true,
      true,
      true,
    ]);
  });

  it('vivid strengthens colours, vintage and soft weaken them, black and white takes them away', async () => {
    const distance = async (look: (typeof STYLED)[number]): Promise<number> => {
      const { blue, red } = await filteredPixels(harness, 'geq=lum=120:cb=150:cr=150', graphOf(look));
      return Math.hypot((blue[100] ?? 0) - 128, (red[100] ?? 0) - 128);
    };
    const filmed = Math.hypot(22, 22);
    expect(await distance('vivid')).toBeGreaterThan(1.2 * filmed);
    expect(await distance('soft')).toBeLessThan(filmed);
    expect(await distance('vintage')).toBeLessThan(0.9 * filmed);
    expect(await distance('black_and_white')).toBe(0);
  });

  it('natural does nothing at all', () => {
    expect(gradeStep('natural')).toBeNull();
  });
});
