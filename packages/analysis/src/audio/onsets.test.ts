import { describe, expect, it } from 'vitest';
import { audioOnsets } from './onsets.ts';

const RATE = 16_000;

/** Ten seconds of what is heard at a second. */
const heard = (at: (seconds: number) => number) =>
  audioOnsets({
    sampleRate: RATE,
    samples: Float32Array.from({ length: 10 * RATE }, (_, index) => at(index / RATE)),
  });
const tone = (seconds: number, hertz: number) => Math.sin(2 * Math.PI * hertz * seconds);
/** The same each time. */
const hiss = (seconds: number) => ((Math.sin(seconds * 12_345.678) * 43_758.5453) % 1) * 0.01;

describe('Where sounds begin', () => {
  it('finds what is at once much louder, to three hundredths of a second', () => {
    const found = heard((s) => hiss(s) + (s % 3 >= 1.37 && s % 3 < 1.6 ? 0.3 * tone(s, 700) : 0));
    expect(found).toHaveLength(3);
    for (const [at, seconds] of found.entries())
      expect(Math.abs(seconds - (3 * at + 1.37))).toBeLessThan(0.03);
  });

  it.each([
    ['a tone that goes on', (s: number) => 0.3 * tone(s, 440)],
    [
      'what swells for a second',
      (s: number) => hiss(s) + 0.3 * tone(s, 440) * Math.min(1, Math.max(0, s - 4)),
    ],
    ['what is too quiet to be heard', (s: number) => (s > 5 ? 0.004 * tone(s, 440) : 0)],
    ['a bump of the camera', (s: number) => hiss(s) + (s > 5 && s < 5.3 ? 0.1 * tone(s, 18) : 0)],
    ['silence', () => 0],
  ])('finds nothing in %s', (_, at) => {
    expect(heard(at)).toEqual([]);
  });
});
