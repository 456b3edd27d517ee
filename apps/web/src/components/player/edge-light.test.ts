import { expect, it } from 'vitest';
import { edgeLight } from './edge-light.ts';

/** Gray values, row by row, as RGBA. */
const image = (...grays: readonly number[]) =>
  new Uint8ClampedArray(grays.flatMap((gray) => [gray, gray, 0, 255]));

it('is the mean of the outermost pixels, whatever lies within', () => {
  const pixels = image(...[10, 10, 10], ...[30, 255, 30], ...[30, 255, 30], ...[10, 10, 10]);
  expect(edgeLight(pixels, 3, 4)).toBe('rgb(18 18 0 / 0.45)');
});

it('counts each pixel of a narrow image once', () => {
  expect(edgeLight(image(0, 100, 200), 1, 3)).toBe('rgb(100 100 0 / 0.45)');
  expect(edgeLight(image(40), 1, 1)).toBe('rgb(40 40 0 / 0.45)');
});
