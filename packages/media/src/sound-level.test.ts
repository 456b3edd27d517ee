import { describe, expect, it } from 'vitest';
import { parseLoudness } from './loudness.ts';
import { correctedLevel, firstLevel, levelFilters } from './sound-level.ts';

const SUMMARY = `[Parsed_ebur128_0 @ 0x1] Summary:

  Integrated loudness:
    I:         -23.4 LUFS
    Threshold: -33.5 LUFS

  Loudness range:
    LRA:         2.1 LU

  True peak:
    Peak:       -7.9 dBFS
`;

describe('The loudness summary', () => {
  it('is read as integrated loudness and true peak', () => {
    expect(parseLoudness(SUMMARY)).toEqual({ integratedLufs: -23.4, truePeakDbtp: -7.9 });
  });

  it('is not taken for silence where there is none', () => {
    expect(() => parseLoudness('Conversion failed!')).toThrow('The loudness was not measured.');
  });

  it('is silence where nothing passed the gate', () => {
    const silent = SUMMARY.replace('-23.4', '-70.0').replace('-7.9', '-inf');
    expect(parseLoudness(silent)).toEqual({ integratedLufs: null, truePeakDbtp: null });
  });
});

describe('The sound’s level', () => {
  it('brings a programme to -14 LUFS', () => {
    expect(firstLevel({ integratedLufs: -23.4, truePeakDbtp: -7.9 })?.gainDb).toBeCloseTo(9.4, 6);
  });

  it('limits peaks only where the gain lifts them near the ceiling', () => {
    expect(firstLevel({ integratedLufs: -23, truePeakDbtp: -12 })).toEqual({ gainDb: 9, ceilingDbtp: null });
    expect(firstLevel({ integratedLufs: -23, truePeakDbtp: -3 })).toEqual({ gainDb: 9, ceilingDbtp: -2 });
    expect(levelFilters({ gainDb: 9, ceilingDbtp: null })).toEqual(['volume=9.000dB']);
  });

  it.each([
    ['silence', { integratedLufs: null, truePeakDbtp: null }],
    ['the noise of a room', { integratedLufs: -58, truePeakDbtp: -40 }],
  ])('leaves %s alone', (_, loudness) => {
    expect(firstLevel(loudness)).toBeNull();
    expect(levelFilters(null)).toEqual([]);
  });

  it('is right within half a unit and under -1 dBTP', () => {
    const level = { gainDb: 9, ceilingDbtp: -2 };
    expect(correctedLevel(level, { integratedLufs: -14.4, truePeakDbtp: -1.2 })).toBeNull();
  });

  it('gains what the limiter took and lowers the ceiling by what came out over it', () => {
    const level = { gainDb: 9, ceilingDbtp: -2 };
    const better = correctedLevel(level, { integratedLufs: -15.5, truePeakDbtp: -0.6 });
    expect(better?.gainDb).toBeCloseTo(10.5, 6);
    expect(better?.ceilingDbtp).toBeCloseTo(-2.7, 6);
  });
});
