import { planSpec } from '@cutroom/reel';
import { describe, expect, it } from 'vitest';
import { handoffEdit } from '../handoff-edit.ts';
import { SAMPLE_CLIPS, SAMPLE_PLAN, sampleEdit } from '../testing/sample-edit.ts';
import { toOpenTimeline } from './open-timeline.ts';

interface Time {
  value: number;
  rate: number;
}
interface Range {
  start_time: Time;
  duration: Time;
}
interface Item {
  OTIO_SCHEMA: string;
  name: string;
  source_range: Range;
  metadata: { Resolve_OTIO: { 'Link Group ID': number } };
  media_references: { DEFAULT_MEDIA: { target_url: string; available_range: Range } };
  markers: { comment: string; marked_range: Range }[];
  effects: { metadata: { cutroom: { keyframes: { time: Time; centerX: number }[] } } }[];
  in_offset: Time;
  out_offset: Time;
}
interface Track {
  kind: string;
  children: Item[];
}

const tracksOf = (edit: Parameters<typeof toOpenTimeline>[0]): Track[] =>
  JSON.parse(toOpenTimeline(edit)).tracks.children;
const clipsOf = (track: Track | undefined): Item[] =>
  (track?.children ?? []).filter(({ OTIO_SCHEMA }) => OTIO_SCHEMA === 'Clip.2');

describe('An edit as OpenTimelineIO, parsed back', () => {
  it('is the edit that was approved, to the byte', async () => {
    await expect(toOpenTimeline(sampleEdit())).toMatchFileSnapshot('../testing/golden/edit.otio');
  });

  it('has the plan’s cuts in order, each as long as in the reel', () => {
    const expected = planSpec(SAMPLE_PLAN, SAMPLE_CLIPS).cuts.map(({ clip, frames, startSeconds }) => [
      clip.file.name,
      Math.round(startSeconds * 30),
      frames,
    ]);
    const [video] = tracksOf(sampleEdit());
    expect(
      clipsOf(video).map(({ name, source_range: range }) => [
        name,
        range.start_time.value,
        range.duration.value,
      ]),
    ).toEqual(expected);
    expect(clipsOf(video).every(({ source_range: range }) => range.duration.rate === 30)).toBe(true);
  });

  it('keeps its audio in step: a clip without any leaves a gap of its length, and video and audio are one group', () => {
    const [video, audio] = tracksOf(sampleEdit());
    expect(audio?.children.map(({ OTIO_SCHEMA }) => OTIO_SCHEMA)).toEqual([
      'Clip.2',
      'Clip.2',
      'Gap.1',
      'Clip.2',
      'Clip.2',
    ]);
    const groups = (track: Track | undefined) =>
      clipsOf(track).map(({ metadata }) => metadata.Resolve_OTIO['Link Group ID']);
    expect([groups(video), groups(audio)]).toEqual([
      [1, 2, 3, 4, 5],
      [1, 2, 4, 5],
    ]);
  });

  it('a silent reel has no audio track', () => {
    expect(tracksOf(sampleEdit({ sound: 'mute' })).map(({ kind }) => kind)).toEqual(['Video']);
  });

  it('lays transitions between cuts, with frames that both clips have', () => {
    const children = tracksOf(sampleEdit())[0]?.children ?? [];
    const offsets = children.map(({ in_offset: before, out_offset: after }) =>
      before === undefined ? 'clip' : [before.value, after.value],
    );
    expect(offsets).toEqual([
      [0, 24],
      'clip',
      [6, 6],
      'clip',
      'clip',
      [6, 6],
      'clip',
      [6, 6],
      'clip',
      [24, 0],
    ]);
  });

  it('keeps the crop’s path, and why a moment was chosen', () => {
    const [beach] = clipsOf(tracksOf(sampleEdit())[0]);
    const keys = beach?.effects[0]?.metadata.cutroom.keyframes ?? [];
    expect(keys.map(({ time, centerX }) => [time.value, centerX])).toEqual([
      [60, 0.3],
      [90, 0.6],
      [120, 0.4],
    ]);
    expect(beach?.markers.map(({ comment }) => comment)).toEqual([
      'Sharp & bright, "most movement" <3',
      'Été à Lisbon',
    ]);
  });

  it('names files by a relative URL that says how long they are', () => {
    const [beach] = clipsOf(tracksOf(sampleEdit())[0]);
    const { target_url: url, available_range: range } = beach?.media_references.DEFAULT_MEDIA ?? {};
    expect([decodeURIComponent(url ?? ''), range?.duration.value]).toEqual(['media/Strand & Möwen.MOV', 300]);
  });

  it('a source range stays inside its media after rounding', () => {
    const [clip] = SAMPLE_CLIPS;
    if (clip === undefined) throw new Error('no clip');
    const short = { ...clip, probe: { ...clip.probe, durationSeconds: 5.01 } };
    const plan = { selectedClips: [{ clipId: 'beach', order: 0, startTime: 4.02, endTime: 5.01 }] };
    const [item] = clipsOf(tracksOf(handoffEdit({ id: 1, title: 'x' }, plan, [short]))[0]);
    const { start_time: start, duration } = item?.source_range ?? {};
    expect((start?.value ?? Number.NaN) + (duration?.value ?? Number.NaN)).toBeLessThanOrEqual(150);
  });
});
