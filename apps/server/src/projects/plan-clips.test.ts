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

it('a cut that was heard with a clip that is gone has its own audio, with its frames', () => {
  const [first, second] = plan.selectedClips;
  if (first === undefined || second === undefined) throw new Error('The plan has two cuts.');
  const audio = { leadSeconds: 0, tailSeconds: 1, shiftSeconds: 0 };
  const heard = { ...second, audio, audioFrom: { clipId: first.clipId, startSeconds: 1 } };
  const selectedClips = [first, heard];
  expect(withoutLostClips({ ...plan, selectedClips }, (id) => id !== first.clipId).selectedClips).toEqual([
    second,
  ]);
  expect(withoutLostClips({ ...plan, selectedClips }, () => true).selectedClips).toEqual(selectedClips);
});
