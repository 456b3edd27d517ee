import type { EditingPlan } from '@cutroom/contract';
import { expect, it } from 'vitest';
import { cutPlaces } from './cut-places.ts';

const editingPlan: EditingPlan = {
  ...{ title: '', description: '', instructions: '' },
  selectedClips: [
    { clipId: 'b', startTime: 1, endTime: 3, order: 1 },
    { clipId: 'a', startTime: 0, endTime: 2, adjustedDuration: 1.5, order: 0 },
  ],
};

it('tells where the cuts of the video are, and of the plan until there is one', () => {
  const timeline = [
    { clipId: 'a', startTime: 0, endTime: 2 },
    { clipId: 'b', startTime: 1, endTime: 2 },
  ];
  expect(cutPlaces({ timeline, editingPlan })).toEqual([
    { startSeconds: 0, endSeconds: 2 },
    { startSeconds: 2, endSeconds: 3 },
  ]);
  expect(cutPlaces({ timeline: null, editingPlan })).toEqual([
    { startSeconds: 0, endSeconds: 1.5 },
    { startSeconds: 1.5, endSeconds: 3.5 },
  ]);
  expect(cutPlaces({ timeline: null, editingPlan: null })).toEqual([]);
});
