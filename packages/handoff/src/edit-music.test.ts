import { AUDIO_RATE, gainsBetween, layOutReel, musicAudio, planSpec } from '@cutroom/reel';
import { describe, expect, it } from 'vitest';
import { toFcpxml } from './fcpxml/fcpxml.ts';
import { handoffEdit } from './handoff-edit.ts';
import { handoffFiles } from './handoff-files.ts';
import { toOpenTimeline } from './opentimeline/open-timeline.ts';
import { allOf, at, numberAt, readXml } from './testing/read-xml.ts';
import {
  SAMPLE_CLIPS,
  SAMPLE_MUSIC,
  SAMPLE_PLAN,
  sampleEdit,
  sampleEditWithMusic,
} from './testing/sample-edit.ts';
import { toXmeml } from './xmeml/xmeml.ts';

const edit = sampleEditWithMusic();
const START = 12 * 30;
/** What the renderer mixes at a frame of the reel, in dB. */
const mixedDb = (frame: number): number => {
  const audio = musicAudio(layOutReel(planSpec(SAMPLE_PLAN, SAMPLE_CLIPS, SAMPLE_MUSIC.music)));
  const [gain = Number.NaN] = gainsBetween(audio?.gains ?? [], (frame * AUDIO_RATE) / 30, 1);
  return 20 * Math.log10(gain);
};
const framesOf = (time: string | undefined) => {
  const [, numerator, denominator] = /^(\d+)(?:\/(\d+))?s$/.exec(time ?? '') ?? [];
  return (30 * Number(numerator)) / Number(denominator ?? 1);
};

describe('The music of an edit', () => {
  it('begins with the reel at its place in the track and is heard to the end, as in the render', () => {
    expect(edit.music).toMatchObject({ sourceStart: START, end: edit.frames, frames: 60 * 30 });
    const levels = edit.music?.levels ?? [];
    const loud = levels.slice(1, -1).filter(({ gainDb }) => gainDb > -20);
    expect(loud.length).toBeGreaterThan(4);
    // Keyframes stand on frames, the renderer's gains between them.
    for (const { frame, gainDb } of loud) expect(Math.abs(gainDb - mixedDb(frame))).toBeLessThan(1.5);
    expect(levels.at(-1)).toEqual({ frame: edit.frames, gainDb: -60 });
  });

  it('is no longer than the track', () => {
    const short = { ...SAMPLE_MUSIC, durationSeconds: 14, music: { ...SAMPLE_MUSIC.music, endSeconds: 14 } };
    const { music } = handoffEdit({ id: 7, title: 'x' }, SAMPLE_PLAN, SAMPLE_CLIPS, short);
    expect(music?.end).toBe(60);
  });

  it('is none where it is off', () => {
    const silent = { ...SAMPLE_MUSIC, music: { ...SAMPLE_MUSIC.music, gainDb: -60 } };
    expect(handoffEdit({ id: 7, title: 'x' }, SAMPLE_PLAN, SAMPLE_CLIPS, silent).music).toBeNull();
  });

  it.each([
    ['edit-with-music.otio', toOpenTimeline],
    ['edit-with-music.fcpxml', toFcpxml],
    ['edit-with-music.xml', toXmeml],
  ])('is in the timeline that was approved, to the byte: %s', async (name, write) => {
    await expect(write(edit)).toMatchFileSnapshot(`./testing/golden/${name}`);
  });

  it('has a track of its own in OpenTimelineIO', () => {
    const tracks = JSON.parse(toOpenTimeline(edit)).tracks.children;
    expect(tracks.map(({ kind, name }: { kind: string; name: string }) => [kind, name])).toEqual([
      ['Video', 'Video'],
      ['Audio', 'Audio'],
      ['Audio', 'Music'],
    ]);
    const [clip] = tracks[2].children;
    expect([clip.source_range.start_time.value, clip.source_range.duration.value]).toEqual([
      START,
      edit.frames,
    ]);
    expect(decodeURIComponent(clip.media_references.DEFAULT_MEDIA.target_url)).toBe(SAMPLE_MUSIC.path);
  });

  it('is connected below the first cut of the FCPXML, where the reel begins, with its levels', () => {
    const root = readXml(toFcpxml(edit));
    const [first] = allOf(root, 'asset-clip');
    const music = allOf(root, 'asset-clip').find(({ attributes }) => attributes.lane === '-1');
    if (first === undefined || music === undefined) throw new Error('no music');
    expect(first.children).toContain(music);
    expect(music.attributes.offset).toBe(first.attributes.start);
    expect([framesOf(music.attributes.start), framesOf(music.attributes.duration)]).toEqual([
      START,
      edit.frames,
    ]);
    const asset = allOf(root, 'asset').find(({ attributes }) => attributes.id === music.attributes.ref);
    expect(asset?.attributes).toMatchObject({ hasAudio: '1', audioChannels: '2' });
    expect(asset?.attributes.hasVideo).toBeUndefined();
    const keys = allOf(music, 'keyframe').map(({ attributes }) => [
      framesOf(attributes.time) - START,
      Number.parseFloat(attributes.value ?? ''),
    ]);
    expect(keys).toEqual(edit.music?.levels.map(({ frame, gainDb }) => [frame, Number(gainDb.toFixed(6))]));
  });

  it('begins with the reel where the first cut plays at another speed, too', () => {
    const [first, ...others] = SAMPLE_PLAN.selectedClips;
    if (first === undefined) throw new Error('no cut');
    const fast = { ...first, adjustedDuration: 2, speed: [{ at: 0, rate: 2 }] };
    const plan = { ...SAMPLE_PLAN, selectedClips: [fast, ...others] };
    const root = readXml(toFcpxml(handoffEdit({ id: 7, title: 'x' }, plan, SAMPLE_CLIPS, SAMPLE_MUSIC)));
    const [cut] = allOf(root, 'asset-clip');
    const music = allOf(root, 'asset-clip').find(({ attributes }) => attributes.lane === '-1');
    expect(allOf(root, 'timeMap')).toHaveLength(1);
    expect(music?.attributes.offset).toBe(cut?.attributes.start);
  });

  it('is a linked stereo pair of tracks below the clips’ own in xmeml', () => {
    const root = readXml(toXmeml(edit));
    const items = allOf(root, 'clipitem').filter(({ attributes }) => attributes.id?.startsWith('music'));
    expect(items).toHaveLength(2);
    for (const item of items) {
      expect(['start', 'end', 'in', 'out'].map((name) => numberAt(item, name))).toEqual([
        ...[0, edit.frames],
        ...[START, START + edit.frames],
      ]);
      expect(
        allOf(item, 'trackindex')
          .slice(1)
          .map(({ text }) => text),
      ).toEqual(['3', '4']);
    }
    const [first] = items;
    if (first === undefined) throw new Error('no music');
    expect(decodeURIComponent(at(first, 'file', 'pathurl').text)).toBe(SAMPLE_MUSIC.path);
  });

  it('is spoken of in the README, and so is that there is none', () => {
    const readme = (of: typeof edit, media: 'none' | 'originals') => handoffFiles(of, media)[0]?.text ?? '';
    expect(readme(edit, 'originals')).toContain('media/music/Été & Söhne.wav  (made of Été & Söhne.mp3)');
    expect(readme(edit, 'none')).toContain('Put your file here: media/music/');
    expect(readme(sampleEdit(), 'none')).toContain('There is none in this edit.');
  });
});
