import { expect, it } from 'vitest';
import { planEdit } from '../plan/plan-edit.ts';
import { buildClip, buildClips, sighted, subject } from '../testing/build-clip.ts';
import { companyIn } from './company.ts';

const owner = { ...sighted('person', 0, 12, 12, 0.5), area: 0.2 };

function analysisOf(centerX: number) {
  return buildClip({ seconds: 12, tracks: [owner, sighted('dog', 6, 9, 12, centerX)] }, 0).analysis;
}

it('is a second living thing in the window', () => {
  expect(companyIn(analysisOf(0.5), 6, 9)).toBeGreaterThan(0.9);
  expect(companyIn(analysisOf(0.5), 1, 4)).toBe(0);
});

it('is nobody outside the window, nobody like the first, and no thing', () => {
  expect(companyIn(analysisOf(0.95), 6, 9)).toBe(0);
  const alone = (label: string) =>
    companyIn(buildClip({ seconds: 12, tracks: [owner, sighted(label, 0, 12, 12)] }, 0).analysis, 2, 5);
  expect([alone('person'), alone('chair')]).toEqual([0, 0]);
  expect(companyIn(buildClip({ tracks: [subject('dog')] }, 0).analysis, 0, 3)).toBe(0);
});

it('draws a cut that nobody asked for to the moment when both are there', () => {
  const walk = {
    id: 'walk',
    seconds: 12,
    tracks: [owner, sighted('dog', 6, 9, 12)],
    moments: [
      { startSeconds: 1, endSeconds: 4, score: 0.45, reasons: ['sharp'] },
      { startSeconds: 6, endSeconds: 9, score: 0.42, reasons: ['sharp'] },
    ],
  };
  const { selectedClips } = planEdit({ prompt: '10 seconds', clips: buildClips({}, {}, walk, {}) });
  const [cut] = selectedClips.filter(({ clipId }) => clipId === 'walk');
  expect(cut?.startTime).toBeGreaterThanOrEqual(5.5);
});
