import type { EditingPlan } from '@cutroom/contract';
import { expect, it } from 'vitest';
import { withoutLostClips } from './plan-clips.ts';

const plan: EditingPlan = {
  title: 'Trip',
  description: '',
  instructions: '',
  selectedClips: [
    { clipId: 'a', startTime: 0, endTime: 1, order: 0 },
    { clipId: 'b', startTime: 0, endTime: 1, order: 1 },
    { clipId: 'a', startTime: 2, endTime: 3, order: 2 },
  ],
  dropped: [{ clipId: 'a', reason: 'dark' }],
  director: 'local',
};

it('a plan without a clip keeps everything else', () => {
  expect(withoutLostClips(plan, (id) => id !== 'a')).toEqual({
    ...plan,
    selectedClips: [plan.selectedClips[1]],
    dropped: [],
  });
  expect(withoutLostClips(plan, () => true)).toEqual(plan);
});

it('a plan that says nothing of left out clips goes on saying nothing', () => {
  const { dropped: _, ...silent } = plan;
  expect(withoutLostClips(silent, () => true)).toEqual(silent);
});
