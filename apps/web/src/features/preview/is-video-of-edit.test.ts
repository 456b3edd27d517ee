import type { Project } from '@cutroom/contract';
import { expect, it } from 'vitest';
import { isVideoOfEdit } from './is-video-of-edit.ts';

const cut = (clipId: string, startTime: number, endTime: number, order: number) => ({
  ...{ clipId, startTime, endTime, order },
});
const project = (
  selectedClips: NonNullable<Project['editingPlan']>['selectedClips'],
): Pick<Project, 'timeline' | 'editingPlan'> => ({
  editingPlan: { title: '', description: '', instructions: '', selectedClips },
  timeline: [cut('a', 1, 3, 0), cut('b', 0.5, 3.5, 1)],
});

it.each([
  [
    'the same cuts, to a frame, in whatever order they are kept',
    [cut('b', 0.51, 3.5, 1), cut('a', 1, 3.02, 0)],
    true,
  ],
  ['another length', [cut('a', 1, 2.5, 0), cut('b', 0.5, 3.5, 1)], false],
  ['another beginning', [cut('a', 1.5, 3.5, 0), cut('b', 0.5, 3.5, 1)], false],
  ['another order', [cut('a', 1, 3, 1), cut('b', 0.5, 3.5, 0)], false],
  ['one more', [cut('a', 1, 3, 0), cut('b', 0.5, 3.5, 1), cut('c', 0, 1, 2)], false],
])('an edit with %s', (_, cuts, isOf) => expect(isVideoOfEdit(project(cuts))).toBe(isOf));

it('is of no video whose cuts are not known, nor is none of any', () => {
  expect(isVideoOfEdit({ ...project([cut('a', 1, 3, 0), cut('b', 0.5, 3.5, 1)]), timeline: null })).toBe(
    false,
  );
  expect(isVideoOfEdit({ ...project([]), editingPlan: null })).toBe(false);
});
