import { cropWindowAt, cutCropPath, planSpec } from '@cutroom/reel';
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
interface Key {
  time: Time;
  centerX: number;
  centerY: number;
}
interface Item {
  OTIO_SCHEMA: string;
  name: string;
  source_range: Range;
  metadata: { Resolve_OTIO: { 'Link Group ID': number } };
  media_references: { DEFAULT_MEDIA: { target_url: string; available_range: Range } };
  markers: { comment: string; marked_range: Range }[];
  effects: { metadata: { cutroom: { window: { width: number; height: number }; keyframes: Key[] } } }[];
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

/** Straight between the keys, or where the only one is. */
function centerAt(keys: readonly Key[], frame: number): { x: number; y: number } {
  const later = keys.findIndex(({ time }) => time.value >= frame);
  const to = keys.at(later);
  if (to === undefined) throw new Error('no keys');
  const from = keys[later - 1] ?? to;
  const share = from === to ? 1 : (frame - from.time.value) / (to.time.value - from.time.value);
  return {
    x: from.centerX * (1 - share) + to.centerX * share,
    y: from.centerY * (1 - share) + to.centerY * share,
  };
}

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

  it('keeps of every cut the window of the plan’s crop in each of its frames, where a script finds it', () => {
    const specs = planSpec(SAMPLE_PLAN, SAMPLE_CLIPS).cuts;
    const clips = clipsOf(tracksOf(sampleEdit())[0]);
    expect(clips.map(({ effects }) => effects.length)).toEqual(
      specs.map(({ framing }) => (framing.mode === 'crop' ? 1 : 0)),
    );
    for (const [index, spec] of specs.entries()) {
      const { effects, source_range: range } = clips[index] ?? {};
      const crop = effects?.[0]?.metadata.cutroom;
      if (crop === undefined) continue;
      const path = cutCropPath(spec, 0);
      for (let frame = 0; frame <= spec.frames; frame += 1) {
        const window = cropWindowAt(path, frame / 30);
        const center = centerAt(crop.keyframes, (range?.start_time.value ?? Number.NaN) + frame);
        expect(center.x).toBeCloseTo(window.left + window.width / 2, 6);
        expect(center.y).toBeCloseTo(window.top + window.height / 2, 6);
        expect(crop.window.width).toBeCloseTo(window.width, 6);
        expect(crop.window.height).toBeCloseTo(window.height, 6);
      }
    }
  });

  it('notes at the frame of each cut why the plan has it, and at its beginning what its titles say', () => {
    const { selectedClips, style } = SAMPLE_PLAN;
    const starts = clipsOf(tracksOf(sampleEdit())[0]).map(
      ({ source_range: range }) => range.start_time.value,
    );
    const expected = selectedClips.map(({ reason, order }) => [
      ...(reason === undefined ? [] : [[reason, starts[order]]]),
      ...(order === 0 ? (style?.titles ?? []).map(({ text }) => [text, starts[order]]) : []),
    ]);
    const markers = clipsOf(tracksOf(sampleEdit())[0]).map((clip) =>
      clip.markers.map(({ comment, marked_range: range }) => [comment, range.start_time.value]),
    );
    expect(markers).toEqual(expected);
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
