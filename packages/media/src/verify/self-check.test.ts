import { describe, expect, it } from 'vitest';
import { loudnessProblems, loudnessWarnings } from './self-check.ts';

const loudness = (integratedLufs: number | null, truePeakDbtp: number | null = -1.5) => ({
  integratedLufs,
  truePeakDbtp,
});

describe('The check of a reel’s audio', () => {
  it('warns of what is too quiet or too loud, and takes neither for a fault', () => {
    const quieter = ['The video is quieter than usual: a sudden loud sound leaves no room.'];
    expect(loudnessWarnings(loudness(-15.1), true)).toEqual(quieter);
    expect(loudnessWarnings(loudness(-12.9), true)).toEqual(['The video is louder than usual.']);
    expect([-22.1, -12.9].flatMap((lufs) => loudnessProblems(loudness(lufs), true))).toEqual([]);
  });

  it.each([-15, -14, -13])('accepts %s LUFS', (lufs) => {
    expect(loudnessWarnings(loudness(lufs), true)).toEqual([]);
  });

  it('takes peaks above -1 dBTP for a fault, and a sound that is not there', () => {
    expect(loudnessProblems(loudness(-14, -0.9), true)).toEqual(['The true peak is -0.9 dBTP.']);
    expect(loudnessProblems(loudness(-14, -1), true)).toEqual([]);
    expect(loudnessProblems(loudness(null, null), true)).toEqual(['The sound is missing.']);
    expect(loudnessWarnings(loudness(null, null), true)).toEqual([]);
  });

  it('asks nothing of silence and of the noise of a room', () => {
    const tracks = [loudness(null, null), loudness(-58, -40)];
    expect(tracks.flatMap((sound) => loudnessProblems(sound, false))).toEqual([]);
    expect(tracks.flatMap((sound) => loudnessWarnings(sound, false))).toEqual([]);
  });
});
