import { expect, test } from 'vitest';
import { readTimeline } from './timeline-input.ts';

const clip = { clipId: 'a', startTime: 1, endTime: 3 };
const withClips = (...selectedClips: unknown[]) => ({ selectedClips });

const followed = (count: number) => ({
  mode: 'crop',
  keyframes: Array.from({ length: count }, (_, index) => ({
    atSeconds: index / 100,
    centerX: index % 2,
    centerY: 0.5,
  })),
});

const MANY_POINTS = Array.from({ length: 9 }, (_, index) => ({ at: index / 9, rate: 2 }));

test('a framing of as many keyframes as there can be is kept', () => {
  const framed = { ...clip, framing: followed(240) };
  expect(readTimeline(withClips(framed))).toEqual([{ ...framed, order: 0 }]);
});

test('the place in the list is the order, whatever number a clip carries', () => {
  const sent = withClips({ ...clip, order: 9 }, { ...clip, order: 'x' }, clip);
  expect(readTimeline(sent).map(({ order }) => order)).toEqual([0, 1, 2]);
});

test('unknown fields of a clip are kept, the display number originalOrder is not', () => {
  expect(readTimeline(withClips({ ...clip, note: { by: 'me' }, originalOrder: 4 }))).toEqual([
    { ...clip, order: 0, note: { by: 'me' } },
  ]);
});

test('text that only looks like an escape is text, and emoji are too', () => {
  const note = 'C:\\u0000 \\ud800 🎉';
  expect(readTimeline(withClips({ ...clip, note }))).toEqual([{ ...clip, order: 0, note }]);
});

test('an adjusted duration of null means that there is none', () => {
  expect(readTimeline(withClips({ ...clip, adjustedDuration: null }))).toEqual([{ ...clip, order: 0 }]);
});

test.each([
  ['no body', undefined],
  ['null', null],
  ['no list', {}],
  ['a list of null', { selectedClips: null }],
  ['an empty list', withClips()],
])('%s has no clips selected', (_, body) => {
  expect(() => readTimeline(body)).toThrow(
    expect.objectContaining({
      code: 'timeline_empty',
      message: 'Invalid timeline data: no clips selected',
    }),
  );
});

test.each([
  ['a list that is none', { selectedClips: 'a' }],
  ['a clip that is none', withClips(clip, 'b')],
  ['a clip of null', withClips(null)],
  ['no clipId', withClips({ startTime: 1, endTime: 3 })],
  ['an empty clipId', withClips({ ...clip, clipId: '' })],
  ['a clipId that is a number', withClips({ ...clip, clipId: 1 })],
  ['no start', withClips({ clipId: 'a', endTime: 3 })],
  ['a start in words', withClips({ ...clip, startTime: '1' })],
  ['a start of null', withClips({ ...clip, startTime: null })],
  ['no end', withClips({ clipId: 'a', startTime: 1 })],
  ['an end in words', withClips({ ...clip, endTime: '3' })],
  ['an end at the start', withClips({ ...clip, endTime: 1 })],
  ['an end before the start', withClips({ ...clip, endTime: 0.5 })],
  ['a start below zero', withClips({ ...clip, startTime: -1 })],
  ['an infinite end', withClips({ ...clip, endTime: Number.POSITIVE_INFINITY })],
  ['an adjusted duration in words', withClips({ ...clip, adjustedDuration: 'long' })],
  ['an adjusted duration of zero', withClips({ ...clip, adjustedDuration: 0 })],
  ['a lock in words', withClips({ ...clip, locked: 'yes' })],
  ['a level louder than allowed', withClips({ ...clip, gainDb: 13 })],
  ['a speed beyond its limits', withClips({ ...clip, speed: [{ at: 0, rate: 4.1 }] })],
  ['a speed of nothing', withClips({ ...clip, speed: [] })],
  ['a clip played backwards', withClips({ ...clip, speed: [{ at: 0, rate: -1 }] })],
  ['a ramp that turns back', withClips({ ...clip, speed: [0.5, 0.2].map((at) => ({ at, rate: 2 })) })],
  ['a ramp of more points than there can be', withClips({ ...clip, speed: MANY_POINTS })],
  ['a level in words', withClips({ ...clip, gainDb: 'loud' })],
  ['more keyframes than a cut is followed with', withClips({ ...clip, framing: followed(241) })],
  ['a NUL deep in an unknown field', withClips({ ...clip, note: [{ by: 'a\u0000b' }] })],
  ['half a surrogate pair', withClips({ ...clip, note: '\ud800' })],
  ['more clips than a plan holds', withClips(...Array.from({ length: 201 }, () => clip))],
])('%s is not a valid timeline', (_, body) => {
  expect(() => readTimeline(body)).toThrow(expect.objectContaining({ code: 'invalid_timeline' }));
});

const down = { startSeconds: 1, endSeconds: 2, depthDb: 12 };

test('where the music goes down is kept, and so is that it follows speech', () => {
  const sent = withClips(
    { ...clip, ducks: [down, { ...down, startSeconds: 2, endSeconds: 3 }] },
    { ...clip, ducks: null },
  );
  expect(readTimeline(sent).map(({ ducks }) => ducks?.length ?? null)).toEqual([2, null]);
});

test.each([
  ['ends before it begins', [{ ...down, endSeconds: 0.5 }]],
  ['overlaps the next', [down, { ...down, startSeconds: 1.5, endSeconds: 3 }]],
  ['comes before the one before', [{ ...down, startSeconds: 4, endSeconds: 5 }, down]],
  ['is deeper than silence', [{ ...down, depthDb: 90 }]],
  ['is no place', ['everywhere']],
  [
    'is one of a thousand',
    Array.from({ length: 1000 }, (_, at) => ({ ...down, startSeconds: at, endSeconds: at + 0.5 })),
  ],
])('a place where the music goes down that %s is refused', (_, ducks) => {
  expect(() => readTimeline(withClips({ ...clip, ducks }))).toThrow(
    expect.objectContaining({ code: 'invalid_timeline' }),
  );
});
