import { describe, expect, it } from 'vitest';
import { oklabHex, toOklab } from './perceptual-colour.ts';

describe('Oklab', () => {
  it('knows the lightness of black, white and the published red', () => {
    expect(toOklab(0, 0, 0)[0]).toBeCloseTo(0, 4);
    expect(toOklab(255, 255, 255)[0]).toBeCloseTo(1, 4);
    const [lightness, greenRed, blueYellow] = toOklab(255, 0, 0);
    expect([lightness, greenRed, blueYellow].map((value) => Number(value.toFixed(3)))).toEqual([
      0.628, 0.225, 0.126,
    ]);
  });

  it.each([
    [0, 0, 0, '#000000'],
    [255, 255, 255, '#ffffff'],
    [12, 200, 99, '#0cc863'],
    [250, 3, 128, '#fa0380'],
  ])('comes back from %i, %i, %i as %s', (red, green, blue, hex) => {
    expect(oklabHex(toOklab(red, green, blue))).toBe(hex);
  });
});
