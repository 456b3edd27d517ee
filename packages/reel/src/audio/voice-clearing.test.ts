import { describe, expect, it } from 'vitest';
import { voiceClearing, voiceGainAt } from './voice-clearing.ts';

const between = (startSeconds: number, endSeconds: number) => ({ startSeconds, endSeconds });
/** Half a second each. */
const heard = (levelsDb: readonly number[], ...speech: ReturnType<typeof between>[]) => ({
  speech,
  loudness: { stepSeconds: 0.5, levelsDb: [...levelsDb] },
  loudnessLufs: -20,
});

describe('The noise of a clip', () => {
  it('is measured in the quietest pause, clear of the words', () => {
    const levels = [-40, -40, -20, -20, -50, -50, -50, -20, -20];
    const clearing = voiceClearing(heard(levels, between(1, 2), between(3.5, 4.5)), 4.5);
    expect(clearing?.noise?.startSeconds).toBeCloseTo(2.15, 6);
    expect(clearing?.noise?.endSeconds).toBeCloseTo(3.35, 6);
  });

  it('is not measured where nothing was recorded, as behind the end of the audio', () => {
    const levels = [-40, -40, -20, -20, -38, -38, -38, -20, -20, -71, -90];
    const clearing = voiceClearing(heard(levels, between(1, 2), between(3.5, 4.2)), 5.5);
    expect(clearing?.noise?.startSeconds).toBe(0);
    expect(voiceClearing(heard([-90, -90, -20, -20], between(1, 2)), 2)).toMatchObject({ noise: null });
  });

  it('is not known where somebody speaks all the time', () => {
    expect(voiceClearing(heard([-20, -20], between(0, 1)), 1)).toMatchObject({ noise: null });
  });

  it('stays where nobody speaks: it may be what was filmed', () => {
    expect(voiceClearing(heard([-30, -30]), 1)).toBeNull();
  });
});

describe('The levels of voices', () => {
  const far = heard([-20, -20, -60, -60, -28, -28], between(0, 1), between(2, 3));

  it('come half way to one another, and no further than 5 dB', () => {
    const [loud, soft] = voiceClearing(far, 3)?.levels ?? [];
    expect(loud?.gainDb).toBeLessThan(0);
    expect(soft?.gainDb).toBeGreaterThan(0);
    expect((soft?.gainDb ?? 0) - (loud?.gainDb ?? 0)).toBeCloseTo(4, 1);
    const apart = heard([-10, -10, -60, -60, -19, -19, -60, -19], between(0, 1), between(2, 3));
    const gains = (voiceClearing(apart, 4)?.levels ?? []).map(({ gainDb }) => Math.abs(gainDb));
    expect(Math.max(...gains)).toBeLessThanOrEqual(5);
  });

  it('go from one to the next without a step, and hold before the first and after the last', () => {
    const levels = [
      { atSeconds: 1, gainDb: -6 },
      { atSeconds: 3, gainDb: 6 },
    ];
    const gainsDb = [0, 1, 2, 3, 9].map((second) => 20 * Math.log10(voiceGainAt(levels, second)));
    expect(gainsDb).toEqual([-6, -6, 0, 6, 6].map((decibels) => expect.closeTo(decibels, 6)));
    expect(voiceGainAt([], 2)).toBe(1);
  });
});
