import { expect, it } from 'vitest';
import { sampleProject } from '../../testing/sample-project.ts';
import { lockedCutsText } from './locked-cuts.ts';

/** A project whose plan has a cut of its only clip for each of these. */
function withCuts(...cuts: readonly { readonly locked?: boolean; readonly clipId?: string }[]) {
  const selectedClips = cuts.map((cut, order) => ({
    clipId: 'clip-a',
    startTime: order,
    endTime: order + 1,
    order,
    ...cut,
  }));
  const plan = { title: 'Beach', description: '', instructions: '', selectedClips };
  return sampleProject({ editingPlan: plan });
}

it.each([
  [withCuts({ locked: true }, {}), '1 clip is locked on the timeline and keeps its place.'],
  [
    withCuts({ locked: true }, { locked: false }, { locked: true }),
    '2 clips are locked on the timeline and keep their places.',
  ],
])('says how many clips a new generation leaves alone', (project, text) => {
  expect(lockedCutsText(project)).toBe(text);
});

it.each([
  withCuts({}, { locked: false }),
  withCuts({ locked: true, clipId: 'deleted' }),
  sampleProject({ editingPlan: null }),
])('says nothing where nothing that is still there is locked', (project) => {
  expect(lockedCutsText(project)).toBeNull();
});
