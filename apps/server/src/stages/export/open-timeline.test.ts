import { expect, test } from 'vitest';
import { type Edit, type EditCut, toOpenTimeline } from './open-timeline.ts';

const beach: EditCut = {
  mediaName: 'beach day.mp4',
  mediaSeconds: 12.5,
  hasAudio: true,
  startSeconds: 2,
  durationSeconds: 3,
  metadata: { clipId: 'b' },
};
const drone: EditCut = {
  ...beach,
  mediaName: 'drone.mov',
  hasAudio: false,
  startSeconds: 0.5,
  durationSeconds: 1.5,
};
const edit: Edit = { title: 'Lisbon', cuts: [beach, drone], isSoundKept: true, metadata: { projectId: 7 } };

test('an edit of two clips is written as the OpenTimelineIO document that other editors read', () => {
  expect(JSON.stringify(toOpenTimeline(edit), null, 1)).toMatchSnapshot();
});

test('a muted edit has no audio track', () => {
  expect(tracksOf({ ...edit, isSoundKept: false }).map(({ kind }) => kind)).toEqual(['Video']);
});

test('a clip without sound leaves a gap of its length in the audio track', () => {
  const [video, audio] = tracksOf(edit);
  expect(audio?.children.map((child) => child.OTIO_SCHEMA)).toEqual(['Clip.1', 'Gap.1']);
  expect(framesOf(audio)).toEqual(framesOf(video));
});

test('cuts of a third of a frame more than whole frames do not add up to a longer reel', () => {
  const cuts = Array.from({ length: 30 }, () => ({ ...beach, durationSeconds: 31 / 30 + 0.01 }));
  const total = framesOf(tracksOf({ ...edit, cuts })[0]).reduce((sum, frames) => sum + frames, 0);
  expect(total).toBe(Math.round(30 * (31 / 30 + 0.01) * 30));
});

test('a cut is as long as in the video, wherever it stands', () => {
  const lengths: readonly (readonly [number, number])[] = [
    [1.005, 30],
    [1.015, 30],
    [1.02, 31],
  ];
  for (const ordered of [lengths, lengths.toReversed()]) {
    const cuts = ordered.map(([durationSeconds]) => ({ ...beach, durationSeconds }));
    expect(framesOf(tracksOf({ ...edit, cuts })[0])).toEqual(ordered.map(([, frames]) => frames));
  }
});

test('a source range stays inside its media after rounding', () => {
  const cut = { ...beach, mediaSeconds: 5.01, startSeconds: 4.02, durationSeconds: 0.99 };
  const [clip] = tracksOf({ ...edit, cuts: [cut] })[0]?.children ?? [];
  const { start_time: start, duration } = clip?.source_range ?? {};
  expect((start?.value ?? Number.NaN) + (duration?.value ?? Number.NaN)).toBeLessThanOrEqual(150);
});

interface Item {
  OTIO_SCHEMA: string;
  source_range: { start_time: { value: number }; duration: { value: number } };
}
interface Track {
  kind: string;
  children: Item[];
}

function tracksOf(of: Edit): Track[] {
  return JSON.parse(JSON.stringify(toOpenTimeline(of))).tracks.children;
}

function framesOf(track: Track | undefined): number[] {
  return (track?.children ?? []).map((child) => child.source_range.duration.value);
}
