import { expect, it } from 'vitest';
import { buildClips, type ClipSketch } from '../../testing/build-clip.ts';
import { planEdit } from '../plan-edit.ts';
import { quietEdges, quietWorth, silencesWithin } from './quiet-edges.ts';

const SILENCES = [
  { startSeconds: 3, endSeconds: 4 },
  { startSeconds: 6.5, endSeconds: 7 },
] as const;

it('a cut is worth more with each of its ends in silence', () => {
  expect(quietWorth(SILENCES, 3.5, 6.7)).toBeGreaterThan(quietWorth(SILENCES, 3.5, 6));
  expect(quietWorth(SILENCES, 3.5, 6)).toBeGreaterThan(quietWorth(SILENCES, 2, 6));
  expect(quietWorth(SILENCES, 2, 6)).toBe(0);
});

it('begins late in a silence and ends early in one, of those that may be shown', () => {
  expect(quietEdges(SILENCES.slice(0, 1))).toEqual([{ begin: 3.92, end: 3.08 }]);
  const [clip] = buildClips({ silences: SILENCES, seconds: 8 });
  if (clip === undefined) throw new Error('A clip was sketched');
  expect(silencesWithin(clip.analysis, { startSeconds: 5, endSeconds: 8 })).toEqual(SILENCES.slice(1));
});

it('a cut of a clip in which one moment is as good as another is chopped out of no noise', () => {
  const wide: ClipSketch['moments'] = [{ startSeconds: 0, endSeconds: 12, score: 0.6, reasons: [] }];
  const sketch = (silences: ClipSketch['silences']): ClipSketch => ({
    id: 'yard',
    seconds: 12,
    moments: wide,
    ...(silences === undefined ? {} : { silences }),
  });
  const pauses = [
    { startSeconds: 4.1, endSeconds: 4.6 },
    { startSeconds: 7.2, endSeconds: 7.7 },
  ];
  const worthOf = (silences: ClipSketch['silences']) => {
    const clips = buildClips(sketch(silences), { id: 'other', seconds: 12 });
    const plan = planEdit({ prompt: 'cuts of three seconds, in the order I filmed them', clips });
    const cuts = plan.selectedClips.filter(({ clipId }) => clipId === 'yard');
    return cuts.map(({ startTime, endTime }) => quietWorth(pauses, startTime, endTime));
  };
  expect(worthOf(undefined).every((worth) => worth === 0)).toBe(true);
  expect(worthOf(pauses).every((worth) => worth > 0)).toBe(true);
  expect(worthOf(pauses).length).toBeGreaterThan(0);
});
