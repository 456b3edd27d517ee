import { REEL_HEIGHT, REEL_WIDTH } from '@cutroom/contract';
import { cropWindowAt, cutCropPath, planSpec } from '@cutroom/reel';
import { describe, expect, it } from 'vitest';
import { allOf, at, type ReadElement, readXml } from '../testing/read-xml.ts';
import { SAMPLE_CLIPS, SAMPLE_PLAN, sampleEdit } from '../testing/sample-edit.ts';
import { toFcpxml } from './fcpxml.ts';

/** Whole frames at 30 a second of a time such as '45/30s'. */
function framesOf(time: string | undefined): number {
  const [, numerator, denominator] = /^(\d+)(?:\/(\d+))?s$/.exec(time ?? '') ?? [];
  return (30 * Number(numerator)) / Number(denominator ?? 1);
}

const attributeFrames = (element: ReadElement, name: string) => framesOf(element.attributes[name]);
const numbersOf = (value = '') => value.split(' ').map(Number);

/** Of a clip's transform at a frame of its own clock: where it stands still, or straight between its keyframes. */
function positionAt(clip: ReadElement, frame: number): [number, number] {
  const transform = at(clip, 'adjust-transform');
  const keys = allOf(transform, 'keyframe').map((key) => ({
    frame: attributeFrames(key, 'time'),
    position: numbersOf(key.attributes.value),
  }));
  const [x = Number.NaN, y = Number.NaN] = numbersOf(transform.attributes.position);
  const later = keys.findIndex((key) => key.frame >= frame);
  const to = keys[later];
  if (to === undefined) return [x, y];
  const from = keys[later - 1] ?? to;
  const share = from === to ? 1 : (frame - from.frame) / (to.frame - from.frame);
  const between = (axis: number) =>
    (from.position[axis] ?? Number.NaN) * (1 - share) + (to.position[axis] ?? Number.NaN) * share;
  return [between(0), between(1)];
}

const read = (change = {}) => readXml(toFcpxml(sampleEdit(change)));

describe('An edit as FCPXML, parsed back', () => {
  it('is the edit that was approved, to the byte', async () => {
    await expect(toFcpxml(sampleEdit())).toMatchFileSnapshot('../testing/golden/edit.fcpxml');
  });

  it('has the plan’s cuts where the reel has them, and what of each clip is played', () => {
    const { cuts } = planSpec(SAMPLE_PLAN, SAMPLE_CLIPS);
    let start = 0;
    const expected = cuts.map(({ clip, frames, startSeconds }) => {
      const offset = start;
      start += frames;
      return [clip.file.name, offset, frames, Math.round(startSeconds * 30)];
    });
    const clips = allOf(read(), 'asset-clip');
    expect(
      clips.map((clip) => [
        clip.attributes.name,
        attributeFrames(clip, 'offset'),
        attributeFrames(clip, 'duration'),
        attributeFrames(clip, 'start'),
      ]),
    ).toEqual(expected);
    expect(attributeFrames(at(read(), 'library', 'event', 'project', 'sequence'), 'duration')).toBe(start);
  });

  it('names each file once, by a path that is a URL, and refers to it from every cut', () => {
    const root = read();
    const assets = new Map(allOf(root, 'asset').map((asset) => [asset.attributes.id, asset]));
    expect(
      allOf(root, 'media-rep').map(({ attributes }) => decodeURIComponent(attributes.src ?? '')),
    ).toEqual(SAMPLE_CLIPS.map(({ file }) => file.path));
    for (const clip of allOf(root, 'asset-clip')) {
      expect(assets.get(clip.attributes.ref)?.attributes.name).toBe(clip.attributes.name);
      expect(attributeFrames(clip, 'start') + attributeFrames(clip, 'duration')).toBeLessThanOrEqual(300);
    }
  });

  it('shows of every cut the window of the plan’s crop, in every frame', () => {
    const specs = planSpec(SAMPLE_PLAN, SAMPLE_CLIPS).cuts;
    const clips = allOf(read(), 'asset-clip');
    const cropped = specs.flatMap((spec, index) => (spec.framing.mode === 'crop' ? [{ spec, index }] : []));
    expect(cropped.map(({ index }) => index)).toEqual([0, 1, 3, 4]);
    for (const { spec, index } of cropped) {
      const { file } = spec.clip;
      const clip = clips[index];
      if (clip === undefined) throw new Error('no clip');
      // Final Cut fits the clip into the frame first, and counts in hundredths of the frame's height, upwards.
      const fit = Math.min(REEL_WIDTH / file.width, REEL_HEIGHT / file.height);
      const [scale = Number.NaN] = numbersOf(at(clip, 'adjust-transform').attributes.scale);
      const size = { width: file.width * fit * scale, height: file.height * fit * scale };
      const path = cutCropPath(spec, 0);
      for (let frame = 0; frame <= spec.frames; frame += 1) {
        const [x, y] = positionAt(clip, attributeFrames(clip, 'start') + frame);
        const window = cropWindowAt(path, frame / 30);
        const left = (size.width - REEL_WIDTH) / 2 - (x * REEL_HEIGHT) / 100;
        const top = (size.height - REEL_HEIGHT) / 2 + (y * REEL_HEIGHT) / 100;
        expect(left / size.width).toBeCloseTo(window.left, 4);
        expect(top / size.height).toBeCloseTo(window.top, 4);
        expect(REEL_WIDTH / size.width).toBeCloseTo(window.width, 4);
        expect(REEL_HEIGHT / size.height).toBeCloseTo(window.height, 4);
      }
    }
  });

  it('leaves a clip that is shown whole to the editor’s fit', () => {
    const drone = allOf(read(), 'asset-clip')[2];
    expect(drone?.children.map(({ name }) => name)).not.toContain('adjust-transform');
  });

  it('lays each transition over its join, never longer than both clips go on', () => {
    const transitions = allOf(read(), 'transition').map((transition) => [
      attributeFrames(transition, 'offset'),
      attributeFrames(transition, 'duration'),
    ]);
    // Fades of 24 frames at both ends; 6 frames on either side of a join. The drone shot begins with its clip: no room.
    expect(transitions).toEqual([
      [0, 24],
      [54, 12],
      [189, 12],
      [249, 12],
      [267, 24],
    ]);
  });

  it('says why each moment was chosen, on the cut’s own clock', () => {
    const notes = allOf(read(), 'asset-clip').map((clip) =>
      allOf(clip, 'marker').map((marker) => [attributeFrames(marker, 'start'), marker.attributes.value]),
    );
    expect(notes).toEqual([
      [
        [60, 'Why this moment: Sharp & bright, "most movement" <3'],
        [60, 'Title: Été à Lisbon'],
      ],
      [[30, 'Why this moment: A face']],
      [],
      [[150, 'Why this moment: Speech']],
      [],
    ]);
  });

  it('keeps a clip of another rate at its speed, and the level of each cut', () => {
    const clips = allOf(read(), 'asset-clip');
    expect(clips.map((clip) => allOf(clip, 'conform-rate').map(({ attributes }) => attributes))).toEqual([
      [],
      [{ scaleEnabled: '0', srcFrameRate: '59.94' }],
      [],
      [],
      [],
    ]);
    expect(clips.map((clip) => allOf(clip, 'adjust-volume')[0]?.attributes.amount)).toEqual([
      undefined,
      undefined,
      undefined,
      '6dB',
      undefined,
    ]);
  });

  it('of a silent reel only the video is used', () => {
    const sources = allOf(read({ sound: 'mute' }), 'asset-clip').map(
      ({ attributes }) => attributes.srcEnable,
    );
    expect(sources).toEqual(Array(5).fill('video'));
  });
});
