import { REEL_HEIGHT, REEL_WIDTH } from '@cutroom/contract';
import { cropWindowAt, cutCropPath, planSpec } from '@cutroom/reel';
import { describe, expect, it } from 'vitest';
import { allOf, at, numberAt, type ReadElement, readXml } from '../testing/read-xml.ts';
import { SAMPLE_CLIPS, SAMPLE_PLAN, sampleEdit } from '../testing/sample-edit.ts';
import { toXmeml } from './xmeml.ts';

const read = (change = {}) => at(readXml(toXmeml(sampleEdit(change))), 'sequence');
const videoItems = (sequence: ReadElement) =>
  at(sequence, 'media', 'video', 'track').children.filter(({ name }) => name === 'clipitem');
const audioTracks = (sequence: ReadElement) =>
  at(sequence, 'media', 'audio').children.filter(({ name }) => name === 'track');

/** Where an importer puts an item: an edge of -1 is where the transition beside it has its middle, or its black end. */
function importedItems(sequence: ReadElement): (readonly [string, number, number, number])[] {
  const items = at(sequence, 'media', 'video', 'track').children.filter(({ name }) => name.endsWith('item'));
  const joinOf = (transition: ReadElement | undefined): number => {
    if (transition === undefined) throw new Error('no transition beside an edge of -1');
    const [start, end] = [numberAt(transition, 'start'), numberAt(transition, 'end')];
    const joins: Readonly<Record<string, number>> = { 'start-black': start, 'end-black': end };
    return joins[at(transition, 'alignment').text] ?? (start + end) / 2;
  };
  return items.flatMap((item, index) => {
    if (item.name !== 'clipitem') return [];
    const [start, end, from] = [numberAt(item, 'start'), numberAt(item, 'end'), numberAt(item, 'in')];
    const before = items[index - 1];
    const joinStart = start === -1 ? joinOf(before) : start;
    const skipped = start === -1 && before !== undefined ? joinStart - numberAt(before, 'start') : 0;
    const joinEnd = end === -1 ? joinOf(items[index + 1]) : end;
    return [[at(item, 'name').text, joinStart, joinEnd, from + skipped] as const];
  });
}

interface CenterKey {
  readonly when: number;
  readonly horiz: number;
  readonly vert: number;
}

/** The keyframes of where an item's middle stands, on its file's clock; none where it stands still. */
function centerKeys(item: ReadElement | undefined): readonly CenterKey[] {
  return (item === undefined ? [] : allOf(centerOf(item), 'keyframe')).map((key) => ({
    when: numberAt(key, 'when'),
    horiz: numberAt(key, 'value', 'horiz'),
    vert: numberAt(key, 'value', 'vert'),
  }));
}

/** Where its middle stands at a frame of the file: straight between its keyframes, as they say of themselves. */
function centerAt(item: ReadElement, frame: number): Pick<CenterKey, 'horiz' | 'vert'> {
  const keys = centerKeys(item);
  const later = keys.findIndex(({ when }) => when >= frame);
  const to = keys[later];
  if (to === undefined) {
    const still = at(centerOf(item), 'value');
    return { horiz: numberAt(still, 'horiz'), vert: numberAt(still, 'vert') };
  }
  const from = keys[later - 1] ?? to;
  const share = from === to ? 1 : (frame - from.when) / (to.when - from.when);
  const between = (axis: 'horiz' | 'vert') => from[axis] * (1 - share) + to[axis] * share;
  return { horiz: between('horiz'), vert: between('vert') };
}

function centerOf(item: ReadElement): ReadElement {
  const center = allOf(at(item, 'filter', 'effect'), 'parameter').find(
    (parameter) => at(parameter, 'parameterid').text === 'center',
  );
  if (center === undefined) throw new Error('an item without a place');
  return center;
}

describe('An edit as xmeml 5, parsed back', () => {
  it('is the edit that was approved, to the byte', async () => {
    await expect(toXmeml(sampleEdit())).toMatchFileSnapshot('../testing/golden/edit.xml');
  });

  it.each([
    ['with transitions', {}],
    ['with hard cuts', { transition: 'cut' as const, fadeIn: false, fadeOut: false }],
  ])('has the plan’s cuts where the reel has them, %s', (_, change) => {
    let start = 0;
    const expected = planSpec(SAMPLE_PLAN, SAMPLE_CLIPS).cuts.map(({ clip, frames, startSeconds }) => {
      start += frames;
      return [clip.file.name, start - frames, start, Math.round(startSeconds * 30)];
    });
    expect(importedItems(read(change))).toEqual(expected);
    expect(numberAt(read(change), 'duration')).toBe(start);
  });

  it('never asks for frames that a clip does not have', () => {
    for (const item of videoItems(read())) {
      expect(numberAt(item, 'in')).toBeGreaterThanOrEqual(0);
      expect(numberAt(item, 'out')).toBeLessThanOrEqual(numberAt(item, 'duration'));
    }
  });

  it('describes each file once and refers to it from then on', () => {
    const files = allOf(read(), 'file');
    const described = files.filter(({ children }) => children.length > 0);
    expect(
      described.map((file) => [file.attributes.id, decodeURIComponent(at(file, 'pathurl').text)]),
    ).toEqual(SAMPLE_CLIPS.map(({ file }, index) => [`file-${index + 1}`, file.path]));
    expect(new Set(files.map(({ attributes }) => attributes.id)).size).toBe(SAMPLE_CLIPS.length);
  });

  it('links each cut’s video to its own audio, and nothing else', () => {
    const sequence = read();
    const items = new Map(allOf(sequence, 'clipitem').map((item) => [item.attributes.id, item]));
    const linked = videoItems(sequence).map((item) =>
      allOf(item, 'link').map((link) => {
        const [other, kind] = [items.get(at(link, 'linkclipref').text), at(link, 'mediatype').text];
        const track =
          kind === 'video'
            ? videoItems(sequence)
            : allOf(audioTracks(sequence)[numberAt(link, 'trackindex') - 1] ?? sequence, 'clipitem');
        expect(track[numberAt(link, 'clipindex') - 1]).toBe(other);
        return [kind, other === undefined ? null : at(other, 'name').text];
      }),
    );
    const stereo = (name: string) => [
      ['video', name],
      ['audio', name],
      ['audio', name],
    ];
    expect(linked).toEqual([
      stereo('Strand & Möwen.MOV'),
      stereo('IMG_0042.mp4'),
      [],
      [
        ['video', 'talk.mp4'],
        ['audio', 'talk.mp4'],
      ],
      stereo('Strand & Möwen.MOV'),
    ]);
  });

  it('fills the frame with the window of the plan’s crop, in every frame of every cut', () => {
    const specs = planSpec(SAMPLE_PLAN, SAMPLE_CLIPS).cuts;
    const items = videoItems(read());
    const cropped = specs.flatMap((spec, index) => (spec.framing.mode === 'crop' ? [{ spec, index }] : []));
    expect(cropped.map(({ index }) => [index, centerKeys(items[index]).length])).toEqual([
      [0, 3],
      [1, 0],
      [3, 0],
      [4, 0],
    ]);
    for (const { spec, index } of cropped) {
      const { file } = spec.clip;
      const item = items[index];
      if (item === undefined) throw new Error('no item');
      const scale = numberAt(item, 'filter', 'effect', 'parameter', 'value') / 100;
      const size = { width: file.width * scale, height: file.height * scale };
      const path = cutCropPath(spec, 0);
      for (let frame = 0; frame <= spec.frames; frame += 1) {
        const center = centerAt(item, Math.round(spec.startSeconds * 30) + frame);
        const window = cropWindowAt(path, frame / 30);
        const left = (size.width - REEL_WIDTH) / 2 - center.horiz * REEL_WIDTH;
        const top = (size.height - REEL_HEIGHT) / 2 - center.vert * REEL_HEIGHT;
        expect(left / size.width).toBeCloseTo(window.left, 4);
        expect(top / size.height).toBeCloseTo(window.top, 4);
        expect(REEL_WIDTH / size.width).toBeCloseTo(window.width, 4);
        expect(REEL_HEIGHT / size.height).toBeCloseTo(window.height, 4);
      }
    }
  });

  it('scales a clip that is shown whole to fit', () => {
    const drone = videoItems(read())[2];
    const scale =
      drone === undefined ? Number.NaN : numberAt(drone, 'filter', 'effect', 'parameter', 'value');
    expect((scale / 100) * 1920).toBeCloseTo(REEL_WIDTH, 2);
    expect((scale / 100) * 1080).toBeLessThan(REEL_HEIGHT);
  });

  it('notes on the timeline why each moment was chosen', () => {
    const markers = read().children.filter(({ name }) => name === 'marker');
    expect(markers.map((marker) => [numberAt(marker, 'in'), at(marker, 'comment').text])).toEqual([
      [0, 'Sharp & bright, "most movement" <3'],
      [0, 'Été à Lisbon'],
      [60, 'A face'],
      [195, 'Speech'],
    ]);
  });

  it('of a silent reel there is no audio track', () => {
    expect(audioTracks(read({ sound: 'mute' }))).toEqual([]);
  });

  it('a level is an amplitude', () => {
    const talk = allOf(audioTracks(read())[0] ?? read(), 'clipitem').find(
      (item) => at(item, 'name').text === 'talk.mp4',
    );
    expect(talk === undefined ? null : numberAt(talk, 'filter', 'effect', 'parameter', 'value')).toBeCloseTo(
      1.9953,
      3,
    );
  });
});
