import { expect, it } from 'vitest';
import { analyseTrack } from './analyse-track.ts';
import { beatLoudness, bestStart, dropSeconds, findSections } from './passages.ts';
import { generateTrack, TRACK_SAMPLE_RATE } from './testing/generated-track.ts';

const beats = Array.from({ length: 64 }, (_, index) => index / 2);
const downbeats = beats.flatMap((_, index) => (index % 4 === 0 ? [index] : []));
/** Quiet, then loud from bar 6 on, then quiet again from bar 12 on. */
const loudness = beats.map((_, index) => (index >= 24 && index < 48 ? 0.9 : 0.4));

it('Sections begin at the bar where the loudness changes', () => {
  expect(findSections(beats, downbeats, loudness, 32)).toEqual([
    { startSeconds: 0, endSeconds: 12, loudness: expect.closeTo(0.4) },
    { startSeconds: 12, endSeconds: 24, loudness: expect.closeTo(0.9) },
    { startSeconds: 24, endSeconds: 32, loudness: expect.closeTo(0.4) },
  ]);
});

it('A reel begins with the loud passage where the track is long enough after it', () => {
  expect(bestStart(beats, downbeats, loudness, 10)).toBe(12);
});

it('A reel as long as the track begins with it', () => {
  expect(bestStart(beats, downbeats, loudness, 31)).toBe(0);
});

it('A beat of a hundredth of the power lies half way to silence, though it was found a little late', () => {
  const samples = Float32Array.from({ length: 2000 }, (_, at) => (at < 970 ? 0.5 : 0.05));
  const [loud, quiet] = beatLoudness({ samples, sampleRate: 1000 }, [0, 1]);
  expect(loud).toBe(1);
  expect(quiet).toBeCloseTo(0.5, 3);
});

it.each([
  ['backbeat', 'with the bar', 21.5],
  ['backbeat', 'a beat before it', 20.9],
  ['backbeat', 'two beats before it', 20.4],
  ['four on the floor', 'with the bar', 21.5],
  ['four on the floor', 'a beat before it', 20.9],
  ['four on the floor', 'two beats before it', 20.4],
] as const)(
  'A track drops with the first whole bar of its drums: %s, which begin %s',
  (drums, _, introSeconds) => {
    const track = generateTrack({ bpm: 100, seconds: 60, introSeconds, drums });
    const found = analyseTrack(track.samples, TRACK_SAMPLE_RATE);
    const whole = track.downbeats.find((seconds) => seconds >= introSeconds + 0.37);
    expect(dropSeconds(found.sections)).toBeCloseTo(whole ?? 0, 1);
    expect(found.bestStartSeconds).toBeCloseTo(whole ?? 0, 1);
  },
);
