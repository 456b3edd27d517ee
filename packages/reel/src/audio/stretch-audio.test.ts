import type { CutSpeed } from '@cutroom/contract';
import { describe, expect, it } from 'vitest';
import { cutTimeMap } from '../timeline/time-map.ts';
import { AUDIO_RATE } from './audio-format.ts';
import { stretchAudio, stretchSource } from './stretch-audio.ts';

const TONE_HZ = 440;
const BEAT_SECONDS = 0.4;
const FRAMES = 120;
const cutAt = (speed: CutSpeed) => ({ startSeconds: 3, frames: FRAMES, speed });

/** A quiet tone, or a knock at each beat of the clip. */
function clipAudio(cut: ReturnType<typeof cutAt>, kind: 'tone' | 'knocks'): Float32Array {
  const { fromSeconds, samples } = stretchSource(cut);
  return Float32Array.from({ length: 2 * samples }, (_, at) => {
    const seconds = fromSeconds + (at >> 1) / AUDIO_RATE;
    if (kind === 'tone') return 0.3 * Math.sin(2 * Math.PI * TONE_HZ * seconds);
    const since = seconds - BEAT_SECONDS * Math.floor(seconds / BEAT_SECONDS);
    return since < 0.01 ? Math.sin(2 * Math.PI * 1000 * since) : 0;
  });
}

const heardOf = (cut: ReturnType<typeof cutAt>, kind: 'tone' | 'knocks') =>
  stretchAudio(cut, clipAudio(cut, kind), 0, (FRAMES / 30) * AUDIO_RATE);

/** Rises of the left channel through zero. */
function pitchOf(heard: Float32Array): number {
  let rises = 0;
  for (let at = 2; at < heard.length; at += 2)
    if ((heard[at - 2] ?? 0) <= 0 && (heard[at] ?? 0) > 0) rises += 1;
  return rises / (heard.length / 2 / AUDIO_RATE);
}

const SPEEDS: readonly (readonly [string, CutSpeed])[] = [
  ['a quarter', [{ at: 0, rate: 0.25 }]],
  ['half', [{ at: 0, rate: 0.5 }]],
  ['twice', [{ at: 0, rate: 2 }]],
  ['four times', [{ at: 0, rate: 4 }]],
  [
    'a ramp',
    [
      { at: 0, rate: 2 },
      { at: 1, rate: 0.5 },
    ],
  ],
];

describe('Stretched audio', () => {
  it.each(SPEEDS)('keeps its pitch and its level at %s', (_, speed) => {
    const heard = heardOf(cutAt(speed), 'tone');
    expect(Math.abs(pitchOf(heard) - TONE_HZ)).toBeLessThan(2);
    const power = heard.reduce((sum, value) => sum + value * value, 0) / heard.length;
    expect(10 * Math.log10(power / (0.3 ** 2 / 2))).toBeCloseTo(0, 0);
  });

  it.each(SPEEDS.filter(([name]) => name !== 'four times'))(
    'has every knock within a frame of where the time map has it at %s',
    (_, speed) => {
      const cut = cutAt(speed);
      const heard = heardOf(cut, 'knocks');
      const map = cutTimeMap(cut);
      const knocks = Array.from({ length: 60 }, (_, beat) =>
        map.toReel(beat * BEAT_SECONDS - cut.startSeconds),
      );
      const due = knocks.filter((seconds) => seconds > 0.05 && seconds < FRAMES / 30 - 0.05);
      expect(due.length).toBeGreaterThan(1);
      for (const seconds of due) {
        const around = (from: number, until: number) =>
          heard
            .subarray(
              2 * Math.round((seconds + from) * AUDIO_RATE),
              2 * Math.round((seconds + until) * AUDIO_RATE),
            )
            .reduce((most, value) => Math.max(most, Math.abs(value)), 0);
        expect(around(-1 / 30, 1 / 30)).toBeGreaterThan(0.2);
      }
    },
  );

  it('is the same in a part as in the whole', () => {
    const cut = cutAt([{ at: 0, rate: 0.5 }]);
    const source = clipAudio(cut, 'tone');
    const whole = stretchAudio(cut, source, -9600, 48_000);
    const part = stretchAudio(cut, source, 10_000, 5_000);
    expect(part).toEqual(whole.slice(2 * 19_600, 2 * 24_600));
  });
});
