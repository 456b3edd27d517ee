import type { RgbFrame } from '@cutroom/contract';
import { describe, expect, it } from 'vitest';
import { drawFrame, greyOf, lookAt, type Painter, scenery } from '../testing/drawn-frames.ts';
import { MotionTracker } from './motion-tracker.ts';

const FPS = 30;

function cutsOf(frames: readonly ((atSeconds: number) => RgbFrame)[]): number[] {
  const tracker = new MotionTracker();
  for (const [index, frame] of frames.entries()) tracker.add(greyOf(frame(index / FPS)));
  return tracker.finish().cuts.map((seconds) => Math.round(seconds * FPS));
}

const still = (scene: Painter) => (atSeconds: number) => lookAt(scene, {}, atSeconds);
const panning = (scene: Painter, speed: number) => (atSeconds: number) =>
  lookAt(scene, { x: speed * FPS * atSeconds }, atSeconds);
const brightened = (scene: Painter, gain: number, light: number) => (atSeconds: number) =>
  lookAt(
    (x, y) => {
      const [r, g, b] = scene(x, y);
      return [r * gain + light, g * gain + light, b * gain + light];
    },
    {},
    atSeconds,
  );
const times = <T>(count: number, value: T) => Array.from({ length: count }, () => value);
const a = scenery(11);
const b = scenery(12);

describe('MotionTracker', () => {
  it('finds between two frames what it would of them alone, however many came before and however often', () => {
    // Some are repeated for longer than the tracker remembers.
    const shown = [1, 3, 1, 2, 12, 1, 1, 4, 1, 1, 15, 1, 2, 1, 1, 1].flatMap((often, at) => times(often, at));
    const frames = shown.map((at, index) => ({
      ...greyOf(lookAt(a, { x: 2 * at + (at % 3) })),
      atSeconds: index / FPS,
    }));
    const tracker = new MotionTracker();
    for (const frame of frames) tracker.add(frame);
    const { steps } = tracker.finish();
    expect(steps).toHaveLength(frames.length - 1);
    for (const [index, step] of steps.entries()) {
      const pair = new MotionTracker();
      for (const frame of frames.slice(index, index + 2)) pair.add(frame);
      expect(pair.finish().steps, `step ${index}`).toEqual([step]);
    }
  });

  it('tells of a repeated frame what it would find by looking', () => {
    const frame = greyOf(lookAt(a, {}));
    const repeated = new MotionTracker();
    for (const at of [0, 0.1]) repeated.add({ ...frame, atSeconds: at });
    // A single level more light in one corner makes it another frame.
    const nearly = new MotionTracker();
    nearly.add(frame);
    nearly.add({ ...frame, atSeconds: 0.1, luma: frame.luma.with(0, (frame.luma[0] ?? 0) ^ 1) });
    const [same] = repeated.finish().steps;
    const [looked] = nearly.finish().steps;
    expect(same).toMatchObject({ shiftX: 0, zoom: 0, likeness: 1, ownChange: 0, elapsedSeconds: 0.1 });
    for (const name of ['shiftX', 'shiftY', 'zoom', 'turn', 'likeness', 'residual', 'ownChange'] as const)
      expect(looked?.[name]).toBeCloseTo(same?.[name] ?? Number.NaN, 3);
  });
});

describe('MotionTracker where frames were not looked at', () => {
  const walking = (atSeconds: number) => {
    const left = 20 + atSeconds * 90;
    return drawFrame(
      160,
      90,
      (x, y) => (x > left && x < left + 40 ? [230 - y, 230 - y, 230 - y] : a(500 + x, 500 + y)),
      atSeconds,
    );
  };
  const stepsOf = (every: number, fps: number) => {
    const tracker = new MotionTracker();
    for (let index = 0; index < fps; index += every) {
      tracker.add({ ...greyOf(walking(index / fps)), unseenBefore: index === 0 ? 0 : every - 1 });
    }
    return tracker.finish().steps;
  };
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

  it.each([2, 3])('tells the same change of its own from every %i. frame', (every) => {
    const all = stepsOf(1, FPS);
    const some = stepsOf(every, FPS);
    expect(some.every(({ frameSeconds }) => Math.abs(frameSeconds - 1 / FPS) < 1e-9)).toBe(true);
    expect(some[0]?.elapsedSeconds).toBeCloseTo(every / FPS);
    const ratio = mean(some.map(({ ownChange }) => ownChange)) / mean(all.map(({ ownChange }) => ownChange));
    expect(ratio).toBeGreaterThan(0.75);
    expect(ratio).toBeLessThan(1.33);
    const columns = (steps: typeof all) => mean(steps.flatMap(({ changeColumns }) => [...changeColumns]));
    expect(columns(some) / columns(all)).toBeCloseTo(ratio, 1);
  });

  it('takes frames of a fast clip that are a thirtieth apart for neighbours', () => {
    const [neighbours] = stepsOf(1, FPS);
    const tracker = new MotionTracker();
    for (const index of [0, 1]) tracker.add({ ...greyOf(walking(index / FPS)), unseenBefore: index });
    expect(tracker.finish().steps).toEqual([neighbours]);
  });
});

describe('MotionTracker cuts', () => {
  it.each([
    ['is sure', 30, 0, []],
    ['is sure in a clip of nearly as many', 30.5, 0, []],
    [
      'is not sure in a clip of more, of which two may share a time',
      30,
      1,
      [{ afterSeconds: 16 / 30, shotEndSeconds: 17 / 30, atSeconds: 17 / 30, isClear: false }],
    ],
  ])('%s of the very frame', (_, fps, unseen, unsure) => {
    const tracker = new MotionTracker();
    for (let index = 0; index < 40; index++) {
      const isKey = index === 17;
      tracker.add({
        ...greyOf(lookAt(index < 17 ? a : b, {}, index / fps)),
        unseenBefore: isKey ? 0 : unseen,
      });
    }
    expect(tracker.finish().unsureCuts).toEqual(unsure);
  });

  it.each([
    [undefined, 1],
    [true, 1],
    [false, 0],
  ])(
    'believes packets that tell whether a shot may begin behind many frames that were not seen: %s',
    (mayBeginShot, cuts) => {
      const tracker = new MotionTracker();
      for (let index = 0; index < 40; index++) {
        const told = mayBeginShot === undefined ? {} : { mayBeginShot };
        tracker.add({
          ...greyOf(lookAt(index < 17 ? a : b, {}, (index + (index < 17 ? 0 : 12)) / 30)),
          ...(index === 17 ? { unseenBefore: 12, ...told } : {}),
        });
      }
      expect(tracker.finish().cuts).toHaveLength(cuts);
    },
  );

  it('believes a clear cut that packets do not tell of', () => {
    const tracker = new MotionTracker();
    for (let index = 0; index < 40; index++) {
      const told = index === 17 ? { unseenBefore: 2, mayBeginShot: false } : {};
      tracker.add({
        ...greyOf(lookAt(index < 17 ? a : b, {}, (index + (index < 17 ? 0 : 2)) / 30)),
        ...told,
      });
    }
    expect(tracker.finish().unsureCuts).toMatchObject([{ isClear: true }]);
  });

  it('is not sure of a cut behind many frames that were not seen', () => {
    const tracker = new MotionTracker();
    for (let index = 0; index < 40; index++) {
      const behind = index < 17 ? 0 : 12;
      tracker.add({
        ...greyOf(lookAt(index < 17 ? a : b, {}, (index + behind) / 30)),
        ...(index === 17 ? { unseenBefore: behind } : {}),
      });
    }
    expect(tracker.finish().unsureCuts).toMatchObject([{ isClear: false }]);
  });

  it('finds a cut at its very frame', () => {
    expect(cutsOf([...times(17, still(a)), ...times(20, still(b))])).toEqual([17]);
  });

  it('finds cuts near both ends', () => {
    expect(cutsOf([...times(2, still(a)), ...times(20, still(b)), ...times(2, still(a))])).toEqual([2, 22]);
  });

  it('finds a cut between two pans and none inside them', () => {
    expect(cutsOf([...times(15, panning(a, 5)), ...times(15, panning(b, -4))])).toEqual([15]);
  });

  it('finds no cut in a whip pan', () => {
    expect(cutsOf(times(30, panning(a, 25)))).toEqual([]);
  });

  it('finds no cut in a flash of one to three frames', () => {
    const flash = brightened(a, 0.3, 180);
    for (const length of [1, 2, 3]) {
      expect(cutsOf([...times(12, still(a)), ...times(length, flash), ...times(12, still(a))])).toEqual([]);
    }
  });

  it('finds no cut in a flash to plain white', () => {
    const white = (atSeconds: number) => drawFrame(160, 90, () => [255, 255, 255], atSeconds);
    expect(cutsOf([...times(12, still(a)), ...times(2, white), ...times(12, still(a))])).toEqual([]);
  });

  it('finds no cut in a slow fade', () => {
    const fade = Array.from({ length: 30 }, (_, frame) => brightened(a, 1 - frame / 30, 0));
    expect(cutsOf([...times(5, still(a)), ...fade])).toEqual([]);
  });

  it('finds no cut when someone walks through the frame', () => {
    const walker = (atSeconds: number) => {
      const left = atSeconds * 200 - 60;
      return drawFrame(
        160,
        90,
        (x, y) => (x > left && x < left + 60 ? [200 - y, 30, 30] : a(500 + x, 500 + y)),
        atSeconds,
      );
    };
    expect(cutsOf(times(40, walker))).toEqual([]);
  });

  it('takes one frame for no cut', () => {
    expect(cutsOf([still(a)])).toEqual([]);
  });
});
