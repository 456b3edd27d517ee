import type { Moment } from '@cutroom/contract';
import { expect, it } from 'vitest';
import { readClips } from '../../material/clip-facts.ts';
import { buildClips, type ClipSketch, sighted } from '../../testing/build-clip.ts';
import { planEdit } from '../plan-edit.ts';
import type { Slot } from '../slot.ts';
import { payoffLoss } from './payoff.ts';

const jump: Moment = { startSeconds: 4, endSeconds: 6, score: 0.8, reasons: ['most movement'] };

function slotOf(sketch: ClipSketch): Slot {
  const [facts] = readClips(buildClips({ seconds: 12, ...sketch }));
  if (facts === undefined) throw new Error('no clip');
  return { facts, worth: 1, range: { startSeconds: 0, endSeconds: 12 }, sight: null };
}

it.each<[string, number, 'inner' | 'last', boolean]>([
  ['before the peak of a movement', 5.2, 'inner', true],
  ['right on it', 5.5, 'inner', true],
  ['a little later', 5.8, 'inner', false],
  ['a little later, as the last of the reel', 5.8, 'last', true],
  ['six tenths of a second later, as the last of the reel', 6.05, 'last', false],
  ['before it begins', 3.9, 'last', false],
])('a cut that ends %s', (_, endSeconds, place, isCutOff) => {
  const loss = payoffLoss(slotOf({ moments: [jump] }), endSeconds - 3, endSeconds, place);
  expect(loss > 0).toBe(isCutOff);
});

it('a weak moment, or one so long that nobody knows its peak, is not waited for', () => {
  const of = (moment: Moment): number => payoffLoss(slotOf({ moments: [moment] }), 2, 5, 'last');
  expect(of({ ...jump, score: 0.2 })).toBe(0);
  expect(of({ ...jump, startSeconds: 2, endSeconds: 9 })).toBe(0);
});

it('a cut does not end as its subject comes in', () => {
  const slot = slotOf({ moments: [], tracks: [sighted('dog', 5, 11, 12)] });
  expect(payoffLoss(slot, 2, 5.3, 'inner')).toBeGreaterThan(0);
  expect(payoffLoss(slot, 2, 4.8, 'inner')).toBe(0);
  expect(payoffLoss(slot, 2, 6, 'inner')).toBe(0);
});

it('the last shot stays until well after its peak', () => {
  const still = { measures: { motion: 0.1, camera: 'still' as const } };
  const clips = buildClips(
    { id: 'hook', seconds: 6, measures: { motion: 0.9 }, moments: [{ ...jump, score: 0.95 }] },
    { id: 'walk', seconds: 6, moments: [{ ...jump, score: 0.5 }] },
    { id: 'dive', seconds: 12, ...still, moments: [jump, { ...jump, startSeconds: 0, endSeconds: 5 }] },
  );
  const last = planEdit({ prompt: 'end on the third clip, 10 seconds', clips }).selectedClips.at(-1);
  expect(last?.clipId).toBe('dive');
  const { startTime = 0, endTime = 0 } = last ?? {};
  const peak = 5.4;
  expect(endTime <= 4 || startTime >= peak || endTime >= peak + 0.6).toBe(true);
});
