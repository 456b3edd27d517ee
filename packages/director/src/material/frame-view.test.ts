import { expect, test } from 'vitest';
import { planEdit } from '../plan/plan-edit.ts';
import { buildClip, buildClips, type ClipSketch, sighted } from '../testing/build-clip.ts';
import { mainSightOf, sightOf } from './sight.ts';

const STILL = { camera: 'still' } as const;
const WHOLE = { mode: 'fit' } as const;

function viewOf(word: string, sketch: ClipSketch) {
  return sightOf(buildClip({ seconds: 10, framing: WHOLE, ...sketch }, 0).analysis, [word])?.view;
}

/** A clip into whose view the dog comes at second 4 and stays until 7.5; its best moment is elsewhere. */
const LATE_DOG: ClipSketch = {
  id: 'dog',
  seconds: 12,
  labels: ['dog'],
  tracks: [sighted('dog', 4, 7.6, 12)],
  measures: STILL,
  framing: WHOLE,
  moments: [
    { startSeconds: 0, endSeconds: 5, score: 0.9, reasons: ['sharp'] },
    { startSeconds: 5, endSeconds: 12, score: 0.3, reasons: ['sharp'] },
  ],
};
const OTHERS: readonly ClipSketch[] = ['car', 'boat', 'cake', 'bench'].map((label) => ({
  id: label,
  seconds: 9,
  labels: [label],
  measures: STILL,
}));

test('a picture shows a thing from its first sighting to its last one, and not a moment before', () => {
  const view = viewOf('dog', { tracks: [sighted('dog', 4, 6.1, 10)] });
  expect(view?.at(3.95)).toBe(0);
  expect(view?.at(4)).toBe(1);
  expect(view?.at(5.2)).toBeGreaterThan(0.8);
  expect(view?.at(6.1)).toBe(0);
});

test('a thing that only comes into view counts for less than one of its usual size', () => {
  const dog = sighted('dog', 2, 8, 10);
  const sliver = { x: 0, y: 0.4, width: 0.02, height: 0.2 };
  const [first, ...rest] = dog.boxes;
  const boxes = first === undefined ? [] : [{ ...first, box: sliver }, ...rest];
  const view = viewOf('dog', { tracks: [{ ...dog, boxes }] });
  expect(view?.at(2)).toBeLessThan(0.2);
  expect(view?.at(2.5)).toBe(1);
});

test('a thing at the side of the picture is coming or going, unless it fills the picture', () => {
  const at = (x: number, width: number) => {
    const box = { x, y: 0.2, width, height: 0.5 };
    const dog = sighted('dog', 0, 10, 10);
    return viewOf('dog', { tracks: [{ ...dog, boxes: dog.boxes.map((look) => ({ ...look, box })) }] })?.at(5);
  };
  expect(at(0.8, 0.2)).toBeLessThan(at(0.5, 0.2) ?? 0);
  expect(at(0.4, 0.6)).toBe(1);
});

test('a thing missed for two seconds may have been away', () => {
  const dog = sighted('dog', 0, 10, 10);
  const boxes = dog.boxes.filter(({ atSeconds }) => atSeconds <= 3 || atSeconds >= 5);
  const view = viewOf('dog', { tracks: [{ ...dog, boxes }] });
  expect(view?.at(4)).toBe(0);
  expect(view?.longestIn({ startSeconds: 0, endSeconds: 10 })).toBeCloseTo(4.5);
});

test('a thing not seen while others are has left, except for a single miss', () => {
  const dog = sighted('dog', 2, 6.1, 10);
  const person = sighted('person', 0, 10, 10);
  const without = (...missed: readonly number[]) =>
    viewOf('dog', {
      tracks: [person, { ...dog, boxes: dog.boxes.filter(({ atSeconds }) => !missed.includes(atSeconds)) }],
    });
  expect(without(4)?.longestIn({ startSeconds: 0, endSeconds: 10 })).toBeCloseTo(4);
  expect(without(3.5, 4)?.longestIn({ startSeconds: 0, endSeconds: 10 })).toBeLessThan(2.5);
});

test('the main subject is the one that fills the picture longest', () => {
  const tracks = [sighted('car', 0, 1.6, 10), sighted('person', 3, 9, 10)];
  const view = mainSightOf(buildClip({ seconds: 10, tracks }, 0).analysis)?.view;
  expect(view?.at(1)).toBe(0);
  expect(view?.at(4)).toBe(1);
});

test.each([
  'start with the dog, 12 seconds',
  'show the dog and the boat, 12 seconds',
  'the dog in the middle, 15 seconds',
])('the first picture of the dog shot shows the dog: %s', (prompt) => {
  const plan = planEdit({ prompt, clips: buildClips(...OTHERS, LATE_DOG) });
  const cut = plan.selectedClips.find(({ clipId }) => clipId === 'dog');
  expect(cut?.startTime).toBeGreaterThanOrEqual(4);
  expect(cut?.endTime).toBeLessThanOrEqual(7.54);
});

test('the last picture of a reel that ends on the dog shows the dog', () => {
  const plan = planEdit({ prompt: 'end on the dog, 25 seconds', clips: buildClips(...OTHERS, LATE_DOG) });
  const cut = plan.selectedClips.at(-1);
  expect(cut?.clipId).toBe('dog');
  expect(cut?.endTime).toBeGreaterThan(4.5);
  expect(cut?.endTime).toBeLessThanOrEqual(7.54);
});

test('a cut longer than the dog stays still opens on the dog, or closes on it at the end of the reel', () => {
  const clips = buildClips(...OTHERS, { ...LATE_DOG, tracks: [sighted('dog', 4, 5.1, 12)] });
  const opening = planEdit({ prompt: 'start with the dog, 4 seconds each', clips }).selectedClips[0];
  expect(opening?.startTime).toBeGreaterThanOrEqual(4);
  expect(opening?.startTime).toBeLessThanOrEqual(5);
  const ending = planEdit({ prompt: 'end on the dog, 4 seconds each', clips }).selectedClips.at(-1);
  expect(ending?.endTime).toBeGreaterThan(4);
  expect(ending?.endTime).toBeLessThanOrEqual(5.04);
});

test('a hook that nobody asked for opens on its main subject', () => {
  const hook: ClipSketch = {
    ...LATE_DOG,
    labels: ['person'],
    tracks: [sighted('person', 4, 9, 12)],
    measures: { ...STILL, motion: 0.9 },
  };
  const first = planEdit({ prompt: '12 seconds', clips: buildClips(...OTHERS, hook) }).selectedClips[0];
  expect(first?.clipId).toBe('dog');
  expect(first?.startTime).toBeGreaterThanOrEqual(4);
});
