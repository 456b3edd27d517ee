import type { Framing, SubjectTrack } from '@cutroom/contract';
import { expect, it } from 'vitest';
import { seenFaces } from '../timeline/plan-cuts.ts';
import { middleOf, UPPER_THIRD } from './title-bands.ts';
import { titlePlace } from './title-place.ts';

const CENTRE: Framing = { mode: 'crop', keyframes: [{ atSeconds: 0, centerX: 0.5, centerY: 0.5 }] };
const cut = { clipId: 'a', startTime: 1, endTime: 4, order: 0 };

function track(
  kind: 'face' | 'object',
  y: number,
  height = 0.15,
  atSeconds = 2,
  label = kind === 'face' ? 'face' : 'person',
): SubjectTrack {
  const box = { x: 0.4, y, width: 0.2, height };
  return {
    kind,
    label,
    confidence: 0.9,
    presence: 1,
    area: 0.03,
    smile: null,
    boxes: [{ atSeconds, box, confidence: 0.9 }],
  };
}
const place = (
  tracks: SubjectTrack[],
  framing: Framing = CENTRE,
  size = { width: 1080, height: 1920 },
): string => placeOf(titlePlace(cut, titled(tracks, framing, size)));

function titled(tracks: SubjectTrack[], framing = CENTRE, size = { width: 1080, height: 1920 }) {
  return { ...size, durationSeconds: 9, framing, faces: seenFaces({ framing, shots: [], tracks }), tracks };
}

function placeOf(centerY: number): 'upper' | 'lower' {
  return centerY === middleOf(UPPER_THIRD) ? 'upper' : 'lower';
}

it.each([
  ['low where no face is known', [], 'lower'],
  ['low under a face at the top', [track('face', 0.18)], 'lower'],
  ['high above a face at the bottom', [track('face', 0.5)], 'upper'],
  ['low where a face is in neither', [track('face', 0.33, 0.1)], 'lower'],
  ['high above the head of somebody low in the frame', [track('object', 0.48, 0.5)], 'upper'],
  ['low where a face is seen at another time only', [track('face', 0.5, 0.15, 8)], 'lower'],
  ['high above a dog', [track('object', 0.5, 0.15, 2, 'dog')], 'upper'],
  [
    'low over a dog whose owner has her face at the top',
    [track('object', 0.5, 0.15, 2, 'dog'), track('face', 0.18)],
    'lower',
  ],
  ['low over what fills both bands', [track('object', 0.15, 0.6, 2, 'dog')], 'lower'],
])('a title stands %s', (_, tracks, wanted) => {
  expect(place(tracks)).toBe(wanted);
});

it('stands above a wide clip that is shown whole', () => {
  expect(place([track('face', 0.2)], { mode: 'fit' }, { width: 1920, height: 1080 })).toBe('upper');
});

it('counts faces where the crop shows them', () => {
  const right: Framing = { mode: 'crop', keyframes: [{ atSeconds: 0, centerX: 0.84, centerY: 0.5 }] };
  const wide = { width: 1920, height: 1080 };
  expect(place([track('face', 0.5)], CENTRE, wide)).toBe('upper');
  expect(place([track('face', 0.5)], right, wide)).toBe('lower');
});

it('counts faces while the words stand, not those before and after', () => {
  const long = { ...cut, startTime: 0, endTime: 8 };
  const late = titled([track('face', 0.5, 0.15, 7)]);
  expect(placeOf(titlePlace(long, late))).toBe('lower');
  expect(placeOf(titlePlace(long, late, { startSeconds: 5, durationSeconds: 3 }))).toBe('upper');
});
