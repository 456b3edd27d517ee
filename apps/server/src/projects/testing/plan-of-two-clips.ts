import type { EditingPlan } from '@cutroom/contract';

/** Clip a, clip b, and clip a again. */
export const planOfTwoClips: EditingPlan = {
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
