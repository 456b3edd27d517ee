import { expect, test } from 'vitest';
import { centerAt } from '../material/upright-window.ts';
import { type ClipSketch, sighted } from '../testing/build-clip.ts';
import { planSketches as plan } from '../testing/plan-sketches.ts';

const dog = (fromSeconds: number, toSeconds: number) => sighted('dog', fromSeconds, toSeconds, 10, 0.6);
/** Her dog fetches a ball: from second 2 to 5 it is out of the picture. */
const FETCHING: ClipSketch = {
  id: 'dog',
  seconds: 10,
  labels: ['dog', 'person'],
  tracks: [sighted('person', 0, 10, 10, 0.2), dog(0, 2), dog(5, 10)],
  measures: { camera: 'still' },
  framing: { mode: 'crop', keyframes: [{ atSeconds: 0, centerX: 0.2, centerY: 0.5 }] },
};
const flower: ClipSketch = {
  id: 'flower',
  seconds: 5,
  labels: ['flower'],
  name: 'flower.mp4',
  measures: { camera: 'still' },
};
const bee: ClipSketch = {
  id: 'bee',
  seconds: 4,
  labels: ['bee'],
  name: 'bee.mp4',
  measures: { camera: 'still' },
};

function shownOfDog(made: ReturnType<typeof plan>) {
  return made.selectedClips.filter(({ clipId }) => clipId === 'dog');
}

test('no second of a shot of the dog is without the dog where the rest of its clip fills the reel', () => {
  const shown = shownOfDog(
    plan('the dog, then the bee, end with the flower, 13 seconds', FETCHING, flower, bee),
  );
  expect(shown.length).toBeGreaterThan(0);
  for (const { startTime, endTime } of shown) {
    expect(startTime < 2 ? endTime : 2).toBeLessThanOrEqual(2);
    expect(startTime < 2 ? 5 : startTime).toBeGreaterThan(4);
  }
});

test('a clip that stays for as long as it is asked to does so though the dog leaves', () => {
  const [first] = shownOfDog(
    plan('hold the dog for 9 seconds, then the flower, 12 seconds', FETCHING, flower),
  );
  expect((first?.endTime ?? 0) - (first?.startTime ?? 0)).toBeCloseTo(9);
});

test('while the dog is away the crop shows who is there, and is back when it comes', () => {
  const [shown] = shownOfDog(
    plan('hold the dog for 10 seconds, then the flower, 14 seconds', FETCHING, flower),
  );
  const center = (seconds: number) => centerAt(shown?.framing ?? { mode: 'fit' }, seconds).x;
  expect(center(3.5)).toBeLessThan(0.35);
  expect(center(1)).toBeGreaterThan(0.5);
  expect(center(6)).toBeGreaterThan(0.5);
});

test('a talk is not parted for somebody who is out of the picture meanwhile', () => {
  const her = { ...FETCHING, speech: [{ startSeconds: 0.5, endSeconds: 9.5 }] };
  const shown = shownOfDog(plan('the dog, then the flower, 14 seconds', her, flower));
  expect(shown.some(({ startTime, endTime }) => startTime < 3 && endTime > 4)).toBe(true);
});

test('what most of the reel is to be of plays on where nobody knows whether it is in view', () => {
  const lost = { ...FETCHING, tracks: [dog(0, 2.5), dog(5, 7.5)] };
  const made = plan('mostly the dog, 12 seconds, fast', lost, flower, bee, { id: 'car', seconds: 9 });
  const shown = shownOfDog(made).reduce((sum, { startTime, endTime }) => sum + endTime - startTime, 0);
  expect(shown / made.total).toBeGreaterThan(0.5);
});

test('late in a long clip, where looks are rare, what is seen in each of them is in view all the same', () => {
  const [often, late] = [sighted('dog', 0, 4, 60), sighted('dog', 4, 60, 60)];
  const rare = late.boxes.filter(({ atSeconds }) => (atSeconds * 2) % 6 === 0);
  const long: ClipSketch = {
    ...FETCHING,
    seconds: 60,
    tracks: [{ ...often, presence: 1, boxes: [...often.boxes, ...rare] }],
    moments: [
      { startSeconds: 0, endSeconds: 4, score: 0.2, reasons: ['sharp'] },
      { startSeconds: 40, endSeconds: 44, score: 0.8, reasons: ['most movement'] },
    ],
  };
  const [shown] = shownOfDog(plan('the dog, then the flower, 8 seconds', long, flower));
  expect(shown?.startTime).toBeGreaterThan(38);
});

test('behind the last sighting one look that misses the dog turns the crop to who is there', () => {
  const her = sighted('person', 0, 10, 10, 0.2);
  const rare = { ...her, boxes: her.boxes.filter(({ atSeconds }) => atSeconds < 7 || atSeconds === 9) };
  const leaving = { ...FETCHING, tracks: [rare, dog(0, 7)] };
  const [shown] = shownOfDog(
    plan('hold the dog for 10 seconds, then the flower, 14 seconds', leaving, flower),
  );
  const center = (seconds: number) => centerAt(shown?.framing ?? { mode: 'fit' }, seconds).x;
  expect(center(5)).toBeGreaterThan(0.5);
  expect(center(9)).toBeLessThan(0.35);
});

test('nor is one of a part of the reel that is of the dog', () => {
  const prompt = 'The first part is the bee, 3 seconds. The second part is the dog, 5 seconds.';
  const shown = shownOfDog(plan(prompt, FETCHING, flower, bee));
  expect(shown.length).toBeGreaterThan(0);
  for (const { startTime, endTime } of shown) expect(endTime <= 2.3 || startTime >= 4.7).toBe(true);
});

test('a clip that ends the reel and is seen before as well goes on, and does not jump back', () => {
  const rose: ClipSketch = {
    ...flower,
    seconds: 12,
    moments: [
      { startSeconds: 1, endSeconds: 4, score: 0.6, reasons: ['sharp'] },
      { startSeconds: 8, endSeconds: 11, score: 0.8, reasons: ['sharp'] },
    ],
    tracks: [sighted('flower', 1.5, 12, 12, 0.5)],
  };
  const puppy: ClipSketch = { id: 'dog', seconds: 4, labels: ['dog'], tracks: [dog(0, 4)] };
  const { selectedClips } = plan('end with the flower, 12 seconds', puppy, rose);
  const starts = selectedClips.filter(({ clipId }) => clipId === 'flower').map(({ startTime }) => startTime);
  expect(starts.length).toBeGreaterThan(1);
  expect(starts).toEqual(starts.toSorted((a, b) => a - b));
  expect(selectedClips.at(-1)?.clipId).toBe('flower');
});

test('the crop of a wished-for dog goes where it ran between two looks at it', () => {
  const seldom = sighted('dog', 0, 10, 10, 0.6);
  const running = {
    ...seldom,
    boxes: seldom.boxes.filter(({ atSeconds }) => atSeconds % 1.5 === 0),
    followed: [0.25, 0.5, 0.75, 1, 1.25].map((atSeconds) => ({
      atSeconds,
      centerX: 0.6 + 0.25 * Math.sin((Math.PI * atSeconds) / 1.5),
    })),
  };
  const made = plan(
    'hold the dog for 10 seconds, then the flower, 14 seconds',
    { ...FETCHING, tracks: [running] },
    flower,
  );
  const [shown] = shownOfDog(made);
  const center = (seconds: number) => centerAt(shown?.framing ?? { mode: 'fit' }, seconds).x;
  expect(center(0.75)).toBeGreaterThan(0.68);
  expect(center(5)).toBeCloseTo(0.6, 1);
});

test('a fast shot of the dog begins on the dog, and shows more of it rather than what was before', () => {
  const late = { ...FETCHING, tracks: [sighted('person', 0, 10, 10, 0.2), dog(4, 10)] };
  const prompt = 'open with the dog, then the flower, 6 seconds, speed the dog up';
  const [shown] = shownOfDog(plan(prompt, late, flower));
  expect(shown?.speed?.[0]?.rate).toBeGreaterThan(1.2);
  expect(shown?.startTime).toBeGreaterThan(3.7);
});

test('the crop of a fast shot follows the dog for all that it shows', () => {
  const running = {
    ...dog(0, 10),
    boxes: dog(0, 10).boxes.map((seen) => ({
      ...seen,
      box: { ...seen.box, x: 0.05 + seen.atSeconds * 0.075 },
    })),
  };
  const prompt = 'open with the dog, then the flower, 6 seconds, speed the dog up';
  const [shown] = shownOfDog(plan(prompt, { ...FETCHING, tracks: [running] }, flower));
  const framing = shown?.framing ?? { mode: 'fit' };
  expect(shown?.speed?.[0]?.rate).toBeGreaterThan(1.2);
  const [from, until] = [(shown?.startTime ?? 0) + 0.5, (shown?.endTime ?? 0) - 0.5];
  for (const at of [from, (from + until) / 2, until])
    expect(
      Math.abs(centerAt(framing, at).x - (0.05 + at * 0.075 + (running.boxes[0]?.box.width ?? 0) / 2)),
    ).toBeLessThan(0.12);
});
