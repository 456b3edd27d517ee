import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { MODELS } from '../testing/decode-clip.ts';
import { randomFrom } from '../testing/drawn-pictures.ts';
import { hasModels } from '../testing/models-present.ts';
import { intervalsOf, loadVoiceDetector, VOICE_SAMPLE_RATE } from './voice-activity.ts';

const WINDOW_SECONDS = 512 / VOICE_SAMPLE_RATE;
const windows = (...runs: [count: number, probability: number][]) =>
  Float32Array.from(runs.flatMap(([count, probability]) => Array.from({ length: count }, () => probability)));

describe('intervalsOf', () => {
  it('joins speech over a short pause and parts it at a long one', () => {
    const [first, second, ...more] = intervalsOf(
      windows([20, 0.9], [4, 0.1], [20, 0.9], [30, 0.1], [20, 0.9], [10, 0]),
    );
    expect(first?.startSeconds).toBe(0);
    expect(first?.endSeconds).toBeCloseTo(44 * WINDOW_SECONDS + 0.05, 5);
    expect(second?.startSeconds).toBeCloseTo(74 * WINDOW_SECONDS - 0.05, 5);
    expect(more).toEqual([]);
  });

  it('does not take a blip for speech', () => {
    expect(intervalsOf(windows([20, 0.1], [4, 0.9], [20, 0.1]))).toEqual([]);
  });

  it('holds on to speech while it is only unsure', () => {
    expect(intervalsOf(windows([10, 0.9], [10, 0.4], [10, 0.9], [20, 0]))).toHaveLength(1);
  });

  it('ends speech with the sound', () => {
    const [only] = intervalsOf(windows([5, 0], [20, 0.9]));
    expect(only?.endSeconds).toBeCloseTo(25 * WINDOW_SECONDS, 5);
  });
});

describe.skipIf(!hasModels)('the voice detector', () => {
  const seconds = 4;
  const sound = (sample: (t: number) => number) => ({
    sampleRate: VOICE_SAMPLE_RATE,
    samples: Float32Array.from({ length: seconds * VOICE_SAMPLE_RATE }, (_, at) =>
      sample(at / VOICE_SAMPLE_RATE),
    ),
  });
  const random = randomFrom(2);

  it('hears no speech in silence, noise, a tone, a chord or clicks', async () => {
    const detector = await loadVoiceDetector(join(MODELS, 'silero_vad_v5.onnx'));
    const silent = await detector.speechIn(sound(() => 0));
    const noise = await detector.speechIn(sound(() => 0.3 * (random() - 0.5)));
    const tone = await detector.speechIn(sound((t) => 0.3 * Math.sin(2 * Math.PI * 440 * t)));
    const chord = await detector.speechIn(
      sound((t) => [220, 277, 330].reduce((sum, hertz) => sum + 0.1 * Math.sin(2 * Math.PI * hertz * t), 0)),
    );
    const clicks = await detector.speechIn(sound((t) => ((t * 2) % 1 < 0.002 ? 0.8 : 0)));
    await detector.close();
    expect([silent, noise, tone, chord, clicks]).toEqual([[], [], [], [], []]);
  });
});
