import { expect, it } from 'vitest';
import { withoutLostClips } from './plan-clips.ts';
import { planOfTwoClips as plan } from './testing/plan-of-two-clips.ts';

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
