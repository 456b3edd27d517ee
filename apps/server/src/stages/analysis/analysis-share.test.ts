import { describe, expect, it } from 'vitest';
import { analysisShare, type ClipUnderWay } from './analysis-share.ts';

const clip = (changes: Partial<ClipUnderWay>): ClipUnderWay => ({
  name: 'a.mp4',
  durationSeconds: 8,
  standing: 'waiting',
  share: null,
  ...changes,
});

describe('how much of the analysis is done', () => {
  it.each([
    ['nothing to do', [], 1],
    ['nothing done yet', [clip({}), clip({})], 0],
    ['one of two equal clips', [clip({ standing: 'analysed' }), clip({})], 0.5],
    ['an unusable clip counts as looked at', [clip({ standing: 'unusable' }), clip({})], 0.5],
    ['a clip that is half done', [clip({ share: 0.5 })], 0.5],
    ['long clips weigh more', [clip({ standing: 'analysed', durationSeconds: 28 }), clip({})], 0.75],
    ['everything', [clip({ standing: 'analysed' }), clip({ standing: 'unusable' })], 1],
  ])('%s', (_, clips, share) => {
    expect(analysisShare(clips).share).toBeCloseTo(share, 9);
  });

  it.each([
    ['the first that waits', [clip({}), clip({ name: 'b.mp4' })], 'Looking at a.mp4 (1 of 2)'],
    [
      'the one being looked at before one in line',
      [clip({ standing: 'analysed' }), clip({ name: 'b.mp4' }), clip({ name: 'c.mp4', share: 0.1 })],
      'Looking at c.mp4 (2 of 3)',
    ],
    ['the end', [clip({ standing: 'analysed' })], 'All clips are looked at'],
  ])('names %s', (_, clips, detail) => {
    expect(analysisShare(clips).detail).toBe(detail);
  });
});
