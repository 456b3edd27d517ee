import { expect, test } from 'vitest';
import { planEdit } from '../plan/plan-edit.ts';
import { buildClips, subject } from '../testing/build-clip.ts';

test('a reel is told to show what takes up its frames, not what stands far away in them', () => {
  const clips = buildClips(
    {
      id: 'path',
      name: 'a.mp4',
      labels: ['bench', 'car'],
      tracks: [subject('bench', 0.0004), subject('car', 0.0004)],
    },
    { id: 'park', name: 'b.mp4', labels: ['dog'], tracks: [subject('dog', 0.2)] },
    { id: 'yard', name: 'c.mp4', labels: ['person'], tracks: [subject('person', 0.3)] },
  );
  const { description, selectedClips } = planEdit({ prompt: 'use every clip once', clips });
  expect(selectedClips).toHaveLength(3);
  expect(description).toMatch(/, showing a person and a dog\.$/);
});
