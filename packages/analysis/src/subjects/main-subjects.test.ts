import type { SubjectTrack } from '@cutroom/contract';
import { expect, it } from 'vitest';
import { mainSubjectOf } from './main-subjects.ts';

function track(label: string, size: number, presence: number, xs: readonly number[]): SubjectTrack {
  const boxes = xs.map((x, atSeconds) => ({
    atSeconds,
    box: { x, y: 0.2, width: size, height: size },
    confidence: 0.7,
  }));
  const kind = label === 'face' ? 'face' : 'object';
  return { kind, label, confidence: 0.7, presence, area: size * size, boxes, smile: null };
}

it('is who lasts at the largest, living things first, at the usual place', () => {
  const sofa = track('couch', 0.6, 1, [0.1, 0.1]);
  const dog = track('dog', 0.3, 0.9, [0.1, 0.5, 0.6, 0.62, 0.9]);
  expect(mainSubjectOf([sofa, dog])).toEqual({
    kind: 'object',
    label: 'dog',
    confidence: 0.7,
    presence: 0.9,
    box: { x: 0.6, y: 0.2, width: 0.3, height: 0.3 },
  });
});

it('is a thing where nobody is there, and nothing where nothing lasts', () => {
  expect(mainSubjectOf([track('couch', 0.6, 1, [0.1])])?.label).toBe('couch');
  expect(mainSubjectOf([track('person', 0.9, 0.1, [0.1])])).toBeNull();
  expect(mainSubjectOf([])).toBeNull();
});
