import type { SubjectTrack } from '@cutroom/contract';
import { expect, it } from 'vitest';
import { planSketches } from '../testing/plan-sketches.ts';

const face = (area: number): SubjectTrack => ({
  kind: 'face',
  label: 'face',
  confidence: 0.9,
  presence: 1,
  area,
  boxes: [
    {
      atSeconds: 0,
      box: { x: 0.4, y: 0.4, width: Math.sqrt(area), height: Math.sqrt(area) },
      confidence: 0.9,
    },
  ],
  smile: null,
});
const moments = [{ startSeconds: 0, endSeconds: 8, score: 0.8, reasons: ['a face'] }];

it.each([
  [0.1, 'Opens on a face.'],
  [0.002, 'The strongest opening.'],
])('of a face that takes %s of the frame says what is seen', (area, reason) => {
  const { selectedClips } = planSketches('a reel', { id: 'one', tracks: [face(area)], moments });
  expect(selectedClips[0]?.reason).toBe(reason);
});

it('does not say that others fit what no clip shows', () => {
  const names = ['a', 'b', 'c', 'd'].map((id) => ({ id }));
  const { reasonFor, ids } = planSketches('end with the castle, 2 cuts', ...names);
  const dropped = names.find(({ id }) => !ids.includes(id))?.id ?? '';
  expect(reasonFor(dropped)).toBe('There was no room for it in 2 cuts.');
});
