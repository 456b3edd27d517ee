import { expect, it } from 'vitest';
import { showsTheSame } from './frame-check.ts';
import { SIGNATURE_WIDTH } from './signature.ts';

const PIXELS = SIGNATURE_WIDTH * 64;

/** A frame that grows brighter to the right, with grain of so many levels, the same for a seed. */
function grainy(grain: number, seed: number, brightness = 60): Uint8Array {
  let state = seed;
  return Uint8Array.from({ length: PIXELS }, (_, index) => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    const noise = (state / 2 ** 32 - 0.5) * 2 * grain;
    return brightness + 3 * (index % SIGNATURE_WIDTH) + noise;
  });
}

it('knows a frame again whose grain the encoder made another', () => {
  expect(showsTheSame(grainy(40, 1), grainy(40, 2))).toBe(true);
});

it.each([
  ['brighter', grainy(40, 2, 75)],
  ['mirrored', grainy(40, 2).reverse()],
  ['grey', new Uint8Array(PIXELS).fill(128)],
  ['black', new Uint8Array(PIXELS).fill(16)],
])('does not take a %s frame for it', (_, other) => {
  expect(showsTheSame(grainy(40, 1), other)).toBe(false);
});
