import { describe, expect, it } from 'vitest';
import { noiseKinds } from './noise-kinds.ts';

const RATE = 16_000;
const SECONDS = 8;

function heard(sampleAt: (second: number, at: number) => number): {
  readonly sampleRate: number;
  readonly samples: Float32Array;
} {
  const samples = Float32Array.from({ length: SECONDS * RATE }, (_, at) => sampleAt(at / RATE, at));
  return { sampleRate: RATE, samples };
}

/** Even noise, the same each time. */
function hiss(amplitude: number): () => number {
  let state = 7;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return amplitude * (state / 1_073_741_824 - 1);
  };
}

const tone = (hertz: number, amplitude: number) => (second: number) =>
  amplitude * Math.sin(2 * Math.PI * hertz * second);

describe('What disturbs a clip’s voices', () => {
  it.each([50, 60])('is named a hum where the mains’ %d Hz and its multiples stand out', (mains) => {
    const noise = hiss(0.005);
    const lines = [tone(mains, 0.01), tone(2 * mains, 0.01), tone(3 * mains, 0.005)];
    const audio = heard((second) => lines.reduce((sum, line) => sum + line(second), noise()));
    expect(noiseKinds(audio, [])).toEqual(['hum']);
  });

  it('is named wind where a roar comes in gusts', () => {
    const noise = hiss(1);
    let [once, low] = [0, 0];
    const audio = heard((second) => {
      once += 0.03 * (noise() - once);
      low += 0.03 * (once - low);
      return low * (0.2 + 0.8 * Math.sin(2 * second) ** 2);
    });
    expect(noiseKinds(audio, [])).toEqual(['wind']);
  });

  it('has no name where it is a hiss, a tone of its own, or nothing', () => {
    const noise = hiss(0.05);
    expect(noiseKinds(heard(noise), [])).toEqual([]);
    expect(noiseKinds(heard(tone(440, 0.3)), [])).toEqual([]);
    expect(
      noiseKinds(
        heard(() => 0),
        [],
      ),
    ).toEqual([]);
  });

  it('is not told from where somebody speaks', () => {
    const lines = [tone(50, 0.01), tone(100, 0.01), tone(150, 0.01)];
    const audio = heard((second) => lines.reduce((sum, line) => sum + line(second), 0));
    expect(noiseKinds(audio, [{ startSeconds: 0, endSeconds: SECONDS }])).toEqual([]);
  });
});
