import { expect, it } from 'vitest';
import { stripCuts } from './strip-cuts.ts';

const editingPlan = {
  title: '',
  description: '',
  instructions: '',
  selectedClips: [
    { clipId: 'b', startTime: 5, endTime: 6, order: 1 },
    { clipId: 'a', startTime: 1, endTime: 3, order: 0, reason: 'most movement' },
  ],
};

it('numbers what the finished video contains from 1, with the reason of each moment', () => {
  const timeline = [
    { clipId: 'b', startTime: 4, endTime: 5 },
    { clipId: 'a', startTime: 1, endTime: 3 },
  ];
  expect(stripCuts({ timeline, editingPlan, videoClips: [] })).toEqual([
    { number: 1, clipId: 'b', startSeconds: 4, endSeconds: 5, clip: null, reason: null },
    { number: 2, clipId: 'a', startSeconds: 1, endSeconds: 3, clip: null, reason: 'most movement' },
  ]);
});

it("shows the plan's clips by their order where the video's are not known", () => {
  const shown = stripCuts({ timeline: null, editingPlan, videoClips: [] });
  expect(shown.map(({ number, startSeconds }) => [number, startSeconds])).toEqual([
    [1, 1],
    [2, 5],
  ]);
});

it('shows nothing without a plan', () => {
  expect(stripCuts({ timeline: null, editingPlan: null, videoClips: [] })).toEqual([]);
});
