import type { ClipAnalysis } from '@cutroom/contract';
import { expect, it } from 'vitest';
import { buildClip } from '../../testing/build-clip.ts';
import { planEdit } from '../plan-edit.ts';
import { interestIn, tellingStarts } from './interest.ts';

const SECONDS = 16;
const STEP_SECONDS = 0.25;

/** A clip in which little happens but between these seconds. */
function eventful(from: number, until: number): Pick<ClipAnalysis, 'interest'> {
  const shares = Array.from({ length: SECONDS / STEP_SECONDS }, (_, step) => {
    const at = step * STEP_SECONDS;
    return at >= from && at < until ? 0.8 : 0.2;
  });
  return { interest: { stepSeconds: STEP_SECONDS, shares } };
}

it('a stretch counts by its mean and its peak, however its ends lie in the steps', () => {
  const clip = eventful(4, 6);
  expect(interestIn(clip, 4, 6)).toBeCloseTo(0.8);
  expect(interestIn(clip, 0, 4)).toBeCloseTo(0.2);
  expect(interestIn(clip, 3, 5)).toBeCloseTo(0.6 * 0.5 + 0.4 * 0.8);
  expect(interestIn(clip, 3.9, 4.1)).toBeCloseTo(0.6 * 0.5 + 0.4 * 0.8);
  expect(interestIn({}, 0, 4)).toBeNull();
});

it('the best starts are apart from each other and inside of the range', () => {
  const starts = tellingStarts(eventful(4, 6), { startSeconds: 1, endSeconds: 9 }, 2);
  expect(starts[0]).toBe(4);
  expect(Math.min(...starts)).toBeGreaterThanOrEqual(1);
  expect(Math.max(...starts)).toBeLessThanOrEqual(7);
  for (const [index, start] of starts.entries())
    for (const other of starts.slice(index + 1)) expect(Math.abs(start - other)).toBeGreaterThanOrEqual(0.5);
});

it('a short cut of a long moment shows where something happens in it', () => {
  const moments = [{ startSeconds: 2, endSeconds: 10, score: 0.6, reasons: ['sharp'] }];
  const placedFor = (interest: Pick<ClipAnalysis, 'interest'>) => {
    const clip = buildClip({ seconds: SECONDS, moments }, 0);
    const { selectedClips } = planEdit({
      prompt: 'one cut of 2 seconds, 2 seconds in all',
      clips: [{ ...clip, analysis: { ...clip.analysis, ...interest } }],
    });
    return selectedClips.map(({ startTime }) => startTime);
  };
  expect(placedFor(eventful(4, 6))).toEqual([4]);
  expect(placedFor(eventful(7.5, 9.5))).toEqual([7.5]);
});
