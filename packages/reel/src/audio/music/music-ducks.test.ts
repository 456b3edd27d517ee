import type { CutDuck, Interval } from '@cutroom/contract';
import { expect, it } from 'vitest';
import type { ReelCut, ReelSpec } from '../../reel-spec.ts';
import { testCut } from '../../testing/any-reel.ts';
import { layOutReel } from '../../timeline/reel-timeline.ts';
import { AUDIO_RATE } from '../audio-format.ts';
import { gainOfPoints } from '../gain-points.ts';
import { musicAudio } from './music-audio.ts';
import { addedDuck, changedDuck, ducksOfCuts, musicDucks } from './music-ducks.ts';

const loudness = { stepSeconds: 0.5, levelsDb: Array.from({ length: 200 }, () => -24) };
const music = {
  startSeconds: 0,
  endSeconds: 90,
  gainDb: 0,
  isDucked: true,
  downbeats: [],
  loudness,
};
/** Ten seconds of a clip from its second 5 on. */
const cut = (speech: readonly Interval[], more: Partial<ReelCut> = {}): ReelCut =>
  testCut('a', 300, { heard: { speech, loudness, loudnessLufs: -24 }, ...more });
const said = (startSeconds: number, endSeconds: number): Interval => ({
  startSeconds: 5 + startSeconds,
  endSeconds: 5 + endSeconds,
});
const timelineOf = (cuts: readonly ReelCut[], more: Partial<ReelSpec> = {}) =>
  layOutReel({ cuts, sound: 'original', music, ...more });
const down = (startSeconds: number, endSeconds: number, depthDb: number): CutDuck => ({
  startSeconds: 5 + startSeconds,
  endSeconds: 5 + endSeconds,
  depthDb,
});
const near = (seconds: number) => expect.closeTo(seconds, 3);

it('goes down where somebody speaks, and only where it is told to under a cut with ducks of its own', () => {
  const ducks = musicDucks(timelineOf([cut([said(2, 4)]), cut([said(2, 4)], { ducks: [down(6, 7, 20)] })]));
  expect(ducks).toEqual([
    { startSeconds: near(2), endSeconds: near(4), depthDb: 12, isByHand: false },
    { startSeconds: near(16), endSeconds: near(17), depthDb: 20, isByHand: true },
  ]);
  expect(musicDucks(timelineOf([cut([said(2, 4)], { ducks: [] })]))).toEqual([]);
});

it('keeps ducks set by hand where music is not to go down under speech', () => {
  const timeline = timelineOf([cut([said(2, 4)]), cut([], { ducks: [down(1, 2, 6)] })], {
    music: { ...music, isDucked: false },
  });
  expect(musicDucks(timeline)).toMatchObject([{ startSeconds: near(11), depthDb: 6 }]);
});

it('follows the clip: slipped, sped up, and cut off at the ends of its cut', () => {
  const ducks = [down(2, 4, 12)];
  const slipped = musicDucks(timelineOf([cut([], { ducks, startSeconds: 6 })]));
  expect(slipped).toMatchObject([{ startSeconds: near(1), endSeconds: near(3) }]);
  const fast = musicDucks(timelineOf([cut([], { ducks, speed: [{ at: 0, rate: 2 }] })]));
  expect(fast).toMatchObject([{ startSeconds: near(1), endSeconds: near(2) }]);
  const late = musicDucks(timelineOf([cut([], { ducks, startSeconds: 8 })]));
  expect(late).toMatchObject([{ startSeconds: 0, endSeconds: near(1) }]);
});

it('is written with every cut that it lies under, and read as one again', () => {
  const cuts = [cut([said(2, 4)]), cut([said(8, 9)]), cut([])];
  const timeline = timelineOf(cuts);
  const pulled = changedDuck(musicDucks(timeline), 0, { endSeconds: 12.5, depthDb: 9 }, 30);
  const written = ducksOfCuts(timeline, 0, pulled);
  expect(written).toEqual([
    { index: 0, ducks: [down(2, 10, 9)] },
    { index: 1, ducks: [down(0, 2.5, 9), down(8, 9, 12)] },
  ]);
  const after = timelineOf(
    cuts.map((old, index) => ({ ...old, ...written.find((one) => one.index === index) })),
  );
  expect(musicDucks(after)).toEqual([
    { startSeconds: near(2), endSeconds: near(12.5), depthDb: 9, isByHand: true },
    { startSeconds: near(18), endSeconds: near(19), depthDb: 12, isByHand: true },
  ]);
});

it('taken out, leaves the other ducks of its cut', () => {
  const timeline = timelineOf([cut([said(2, 3), said(6, 7)])]);
  expect(ducksOfCuts(timeline, 0, null)).toEqual([{ index: 0, ducks: [down(6, 7, 12)] }]);
});

it('stays between its neighbours and within the limits', () => {
  const ducks = musicDucks(timelineOf([cut([said(2, 3), said(6, 7)])]));
  expect(changedDuck(ducks, 0, { startSeconds: -4 }, 10)).toMatchObject({
    startSeconds: 0,
    endSeconds: near(3),
  });
  expect(changedDuck(ducks, 0, { endSeconds: 9 }, 10)?.endSeconds).toBeCloseTo(5.9, 6);
  expect(changedDuck(ducks, 1, { endSeconds: 99, depthDb: 99 }, 10)).toMatchObject({
    endSeconds: 10,
    depthDb: 24,
  });
  expect(changedDuck(ducks, 1, { startSeconds: 8, depthDb: 0 }, 10)).toMatchObject({
    startSeconds: near(6.9),
    depthDb: 1,
  });
  expect(changedDuck(ducks, 2, {}, 10)).toBeNull();
});

it('is added where there is room, as long as there is', () => {
  const ducks = musicDucks(timelineOf([cut([said(2, 3), said(6, 7)])]));
  expect(addedDuck(ducks, 2.5, 10)).toBeNull();
  expect(addedDuck(ducks, 1.95, 10)).toBeNull();
  expect(addedDuck(ducks, 4, 10)).toMatchObject({ startSeconds: 4, endSeconds: 5, depthDb: 12 });
  expect(addedDuck(ducks, 5.5, 10)?.endSeconds).toBeCloseTo(5.9, 6);
  expect(addedDuck(ducks, 10, 10)).toMatchObject({ endSeconds: 10 });
});

it('is heard as it is set: the depth, and no step between two depths', () => {
  const timeline = timelineOf([cut([], { ducks: [down(2, 4, 6), down(4, 6, 20)] })]);
  const gains = musicAudio(timeline)?.gains ?? [];
  const before = gainOfPoints(gains, AUDIO_RATE);
  const at = (seconds: number) => 20 * Math.log10(gainOfPoints(gains, seconds * AUDIO_RATE) / before);
  expect([at(3), at(4), at(4.1), at(6), at(6.7)].map((db) => Math.round(db * 10) / 10)).toEqual([
    -6, -6, -20, -20, 0,
  ]);
  expect(Math.abs(at(4.01) - at(4.02))).toBeLessThan(6);
});
