import { layOutReel, planSpec, reelAudio } from '@cutroom/reel';
import { describe, expect, it } from 'vitest';
import { toFcpxml } from './fcpxml/fcpxml.ts';
import { handoffEdit } from './handoff-edit.ts';
import { handoffFiles } from './handoff-files.ts';
import { toOpenTimeline } from './opentimeline/open-timeline.ts';
import { allOf, at, numberAt, type ReadElement, readXml } from './testing/read-xml.ts';
import { PULLED_PLAN, pulledEdit, SAMPLE_CLIPS, SAMPLE_MUSIC, SAMPLE_PLAN } from './testing/sample-edit.ts';
import { toXmeml } from './xmeml/xmeml.ts';

const edit = pulledEdit();
const framesOf = (time: string | undefined): number => {
  const [, numerator, denominator] = /^(\d+)(?:\/(\d+))?s$/.exec(time ?? '') ?? [];
  return (30 * Number(numerator)) / Number(denominator ?? 1);
};

/** Name, first and last frame in the reel, and the clip's frame that is heard first. */
type Heard = readonly [name: string, start: number, end: number, from: number];

/** What the renderer mixes, to the frame. */
function mixed(): Heard[] {
  const { cuts } = reelAudio(layOutReel(planSpec(PULLED_PLAN, SAMPLE_CLIPS)));
  return cuts.flatMap(({ cut, start, end, isHeard, sourceSeconds, cutFrame }): Heard[] => {
    if (!isHeard) return [];
    // Crossfades stay the renderer's: other editors get the edges that lie in their middle.
    const { leadFrames = 0, tailFrames = 0, shiftFrames = 0 } = cut.audio ?? {};
    const before = -leadFrames - shiftFrames - cutFrame;
    const length = cut.frames + leadFrames + tailFrames;
    expect(end - start - before - length).toBeGreaterThanOrEqual(0);
    return [
      [cut.clip.file.name, start + before, start + before + length, Math.round(sourceSeconds * 30) + before],
    ];
  });
}

const sorted = (heard: readonly Heard[]) => heard.toSorted((a, b) => a[1] - b[1]);

describe('Audio that is pulled out of its cut', () => {
  it('lies where the plan has it, as the renderer mixes it', () => {
    expect(mixed()).toEqual([
      ['Strand & Möwen.MOV', 0, 90, 60],
      ['IMG_0042.mp4', 60, 105, 30],
      ['talk.mp4', 180, 255, 135],
      ['Strand & Möwen.MOV', 264, 291, 189],
    ]);
    expect(edit.cuts.map(({ audio }) => audio?.track)).toEqual([2, 1, undefined, 2, 1]);
  });

  it.each([
    ['edit-with-pulled-audio.otio', toOpenTimeline],
    ['edit-with-pulled-audio.fcpxml', toFcpxml],
    ['edit-with-pulled-audio.xml', toXmeml],
  ])('is in the timeline that was approved, to the byte: %s', async (name, write) => {
    await expect(write(pulledEdit(SAMPLE_MUSIC))).toMatchFileSnapshot(`./testing/golden/${name}`);
  });

  it('as OpenTimelineIO: on a second audio track, in step by gaps', () => {
    interface Item {
      OTIO_SCHEMA: string;
      name: string;
      metadata: { cutroom?: { levels?: { time: { value: number }; gainDb: number }[] } };
      source_range: { start_time: { value: number }; duration: { value: number } };
    }
    const { tracks } = JSON.parse(toOpenTimeline(edit)) as {
      tracks: { children: { kind: string; name: string; children: Item[] }[] };
    };
    const audio = tracks.children.filter(({ kind }) => kind === 'Audio');
    expect(audio.map(({ name }) => name)).toEqual(['Audio', 'Audio 2']);
    const heard = audio.flatMap(({ children }) => {
      let next = 0;
      const clips = children.flatMap(({ OTIO_SCHEMA: schema, name, source_range: range }): Heard[] => {
        const start = next;
        next += range.duration.value;
        return schema === 'Clip.2' ? [[name, start, next, range.start_time.value]] : [];
      });
      expect(next).toBe(edit.frames);
      return clips;
    });
    expect(sorted(heard)).toEqual(mixed());
    const [, tall] = audio[0]?.children ?? [];
    // Down 12 dB until the voice over it ends at frame 90, which is 30 frames into the cut that begins at 30.
    expect(tall?.metadata.cutroom?.levels?.map(({ time, gainDb }) => [time.value, gainDb])).toEqual([
      [30, -12],
      [60, -12],
      [69, 0],
    ]);
  });

  it('as xmeml: on tracks of its own, linked to its frames', () => {
    const sequence = at(readXml(toXmeml(edit)), 'sequence');
    const tracks = at(sequence, 'media', 'audio').children.filter(({ name }) => name === 'track');
    // Both channels of either pair: the mono voice has no right one, but shares its track with a stereo clip.
    expect(tracks.map((track) => allOf(track, 'clipitem').length)).toEqual([2, 2, 2, 1]);
    const heard = [tracks[0], tracks[2]].flatMap((track) =>
      allOf(track ?? sequence, 'clipitem').map((item): Heard => {
        expect(numberAt(item, 'out') - numberAt(item, 'in')).toBe(
          numberAt(item, 'end') - numberAt(item, 'start'),
        );
        return [at(item, 'name').text, numberAt(item, 'start'), numberAt(item, 'end'), numberAt(item, 'in')];
      }),
    );
    expect(sorted(heard)).toEqual(mixed());
    const items = new Map(allOf(sequence, 'clipitem').map((item) => [item.attributes.id, item]));
    for (const link of allOf(sequence, 'link')) {
      if (at(link, 'mediatype').text !== 'audio') continue;
      const track = allOf(tracks[numberAt(link, 'trackindex') - 1] ?? sequence, 'clipitem');
      expect(track[numberAt(link, 'clipindex') - 1]).toBe(items.get(at(link, 'linkclipref').text));
    }
    const [tall] = allOf(tracks[0] ?? sequence, 'clipitem');
    const keys = allOf(tall ?? sequence, 'keyframe').map((key) => [
      numberAt(key, 'when'),
      20 * Math.log10(numberAt(key, 'value')),
    ]);
    expect(keys.map(([when]) => when)).toEqual([30, 60, 69]);
    expect(keys[0]?.[1]).toBeCloseTo(-12, 2);
    expect(keys[2]?.[1]).toBeCloseTo(0, 2);
  });

  it('as FCPXML: a connected clip of the sound alone, and its frames without', () => {
    const root = readXml(toFcpxml(pulledEdit(SAMPLE_MUSIC)));
    const spine = at(root, 'library', 'event', 'project', 'sequence', 'spine');
    const primary = spine.children.filter(({ name }) => name === 'asset-clip');
    expect(primary.map(({ attributes }) => attributes.srcEnable ?? 'all')).toEqual([
      ...['video', 'all', 'video', 'video', 'video'],
    ]);
    const placed = (clip: ReadElement, start: number): Heard => [
      clip.attributes.name ?? '',
      start,
      start + framesOf(clip.attributes.duration),
      framesOf(clip.attributes.start),
    ];
    const own = primary.flatMap((clip) =>
      clip.attributes.srcEnable === undefined ? [placed(clip, framesOf(clip.attributes.offset))] : [],
    );
    const connected = primary.flatMap((parent) =>
      parent.children.flatMap((clip): Heard[] => {
        if (clip.attributes.srcEnable !== 'audio') return [];
        const onParent = framesOf(clip.attributes.offset) - framesOf(parent.attributes.start);
        // On the clip that is shown when it begins, below the music.
        expect(onParent).toBeGreaterThanOrEqual(0);
        expect(onParent).toBeLessThan(framesOf(parent.attributes.duration));
        expect(Number(clip.attributes.lane)).toBeLessThan(-1);
        return [placed(clip, framesOf(parent.attributes.offset) + onParent)];
      }),
    );
    expect(connected).toHaveLength(3);
    expect(sorted([...own, ...connected])).toEqual(mixed());
    const music = allOf(root, 'asset-clip').filter(({ attributes }) => attributes.audioRole === 'music');
    expect(music.map(({ attributes }) => attributes.lane)).toEqual(['-1']);
    const tall = primary[1];
    expect(allOf(tall ?? spine, 'keyframe').map(({ attributes }) => framesOf(attributes.time))).toEqual([
      30, 60, 69,
    ]);
  });

  it('takes a third track where two lie over one another, and stays in its clip', () => {
    const overlapping = {
      ...PULLED_PLAN,
      selectedClips: PULLED_PLAN.selectedClips.map((cut) =>
        cut.order === 1 ? { ...cut, audio: { leadSeconds: 0.9, tailSeconds: 1, shiftSeconds: 0 } } : cut,
      ),
    };
    const { cuts, frames } = handoffEdit({ id: 1, title: 'x' }, overlapping, SAMPLE_CLIPS);
    const lanes = cuts.flatMap(({ audio }) => (audio === null ? [] : [audio]));
    expect(Math.max(...lanes.map(({ track }) => track))).toBe(3);
    for (const [index, one] of lanes.entries()) {
      expect(one.start).toBeGreaterThanOrEqual(0);
      expect(one.end).toBeLessThanOrEqual(frames);
      for (const other of lanes.slice(index + 1))
        if (other.track === one.track) expect(other.start).toBeGreaterThanOrEqual(one.end);
    }
    for (const { audio, media } of cuts)
      if (audio !== null)
        expect(audio.sourceStart + audio.end - audio.start).toBeLessThanOrEqual(media.frames);
  });

  it('is told of in the README, with what does not come along', () => {
    const readmeOf = (of: typeof edit) => handoffFiles(of, 'none')[0]?.text ?? '';
    expect(readmeOf(edit)).toContain('lies on an audio track of its own');
    const plain = { ...edit, cuts: edit.cuts.map((cut) => ({ ...cut, audio: null })) };
    expect(readmeOf(plain)).not.toContain('track of its own, linked');
  });
});

describe('A cut that is heard with another clip', () => {
  const heard = handoffEdit(
    { id: 7, title: 'Voice under' },
    {
      ...SAMPLE_PLAN,
      selectedClips: SAMPLE_PLAN.selectedClips.map((cut) =>
        cut.order === 1 ? { ...cut, audioFrom: { clipId: 'talk', startSeconds: 3 } } : cut,
      ),
    },
    SAMPLE_CLIPS,
  );

  it('shows its own file and has the sound of the other, from the second that is heard', () => {
    const otio = JSON.parse(toOpenTimeline(heard)) as {
      tracks: {
        children: { kind: string; children: { OTIO_SCHEMA: string; name: string; source_range: object }[] }[];
      };
    };
    const [video, audio] = otio.tracks.children.map(
      ({ children }) => children.filter(({ OTIO_SCHEMA: schema }) => schema === 'Clip.2')[1],
    );
    expect(video?.name).toBe('IMG_0042.mp4');
    expect(audio).toMatchObject({
      name: 'talk.mp4',
      source_range: { start_time: { value: 90 }, duration: { value: 45 } },
    });
  });

  it('ends where the other clip does', () => {
    const late = handoffEdit(
      { id: 7, title: 'x' },
      {
        selectedClips: SAMPLE_PLAN.selectedClips.map((cut) =>
          cut.order === 1 ? { ...cut, audioFrom: { clipId: 'talk', startSeconds: 9.5 } } : cut,
        ),
      },
      SAMPLE_CLIPS,
    );
    expect(late.cuts[1]?.audio).toMatchObject({ start: 60, end: 75, sourceStart: 285 });
  });

  it('as FCPXML: a picture without its sound, and the sound connected to it', () => {
    const root = readXml(toFcpxml(heard));
    const clips = allOf(root, 'asset-clip');
    const seen = clips.find(({ attributes }) => attributes.name === 'IMG_0042.mp4');
    expect(seen?.attributes.srcEnable).toBe('video');
    const connected = clips.find(({ attributes }) => attributes.srcEnable === 'audio');
    expect(connected?.attributes).toMatchObject({ name: 'talk.mp4', start: '90/30s', duration: '45/30s' });
  });

  it('as XML of Final Cut Pro 7: linked to what is seen', () => {
    const items = allOf(readXml(toXmeml(heard)), 'clipitem');
    const item = items.find(({ attributes }) => attributes.id === 'audio-2-1');
    if (item === undefined) throw new Error('The second cut is not heard.');
    expect(at(item, 'name').text).toBe('talk.mp4');
    expect([numberAt(item, 'start'), numberAt(item, 'in'), numberAt(item, 'out')]).toEqual([60, 90, 135]);
  });
});

describe('Clear voices', () => {
  const clips = SAMPLE_CLIPS.map((clip) => ({
    ...clip,
    analysis:
      clip.analysis === null ? null : { ...clip.analysis, speech: [{ startSeconds: 1, endSeconds: 5 }] },
    loudness: { stepSeconds: 0.5, levelsDb: Array.from({ length: 40 }, (_, at) => (at < 2 ? -50 : -24)) },
    loudnessLufs: -24,
  }));
  const told = (isVoiceCleared: boolean, sound: 'original' | 'mute') => {
    const plan = {
      ...SAMPLE_PLAN,
      style: { ...SAMPLE_PLAN.style, pace: 'medium' as const, sound },
      selectedClips: SAMPLE_PLAN.selectedClips.map((cut) => ({ ...cut, isVoiceCleared })),
    };
    const readme = handoffFiles(handoffEdit({ id: 7, title: 'Clear' }, plan, clips), 'none')[0]?.text ?? '';
    return readme.slice(readme.indexOf('WHAT DOES NOT')).includes('Clear voices');
  };

  it('are told not to come along, where a voice is heard that is cleared', () => {
    expect([told(true, 'original'), told(false, 'original'), told(true, 'mute')]).toEqual([
      true,
      false,
      false,
    ]);
  });
});
