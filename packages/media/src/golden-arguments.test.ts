import type { ClipProbe } from '@cutroom/contract';
import type { ReelStyle } from '@cutroom/reel';
import { describe, expect, it } from 'vitest';
import { NO_TOOLS, sandboxPrefix } from './cage/loose-cage.ts';
import { type DecodingPlan, listReferencesArguments } from './decode/decoding-plan.ts';
import { frameLayout } from './decode/frame-layout.ts';
import { readAudioArguments } from './decode/read-audio.ts';
import { readFramesArguments } from './decode/read-frames-arguments.ts';
import { readMotionArguments } from './decode/read-motion.ts';
import { ALLOWED_DECODERS } from './input/allowed-decoders.ts';
import type { ClipSource } from './input/clip-source.ts';
import { packetsArguments, streamsArguments, testDecodeArguments } from './probe/probe-arguments.ts';
import { encodeAudioArguments, joinArguments, joinList } from './render/join-arguments.ts';
import { type ReelSegment, reelSegments } from './render/reel-segments.ts';
import type { CutSpec } from './render/reel-spec.ts';
import { audioArguments, encodeArguments, videoArguments } from './render/segment-arguments.ts';
import { segmentKey } from './render/segment-key.ts';
import { proxyArguments } from './transcode/make-proxy.ts';
import { thumbnailArguments } from './transcode/make-thumbnail.ts';

const PROBE: ClipProbe = {
  demuxer: 'mov',
  durationSeconds: 10,
  firstPictureSeconds: 0.04,
  width: 1920,
  height: 1080,
  rotationDegrees: 0,
  frameRate: { num: 30000, den: 1001 },
  isVariableFrameRate: false,
  videoCodec: 'h264',
  pixelFormat: 'yuv420p',
  colorTransfer: 'bt709',
  colorPrimaries: 'bt709',
  colorSpace: 'bt709',
  colorRange: 'tv',
  isInterlaced: false,
  audio: { codec: 'aac', channels: 2, sampleRate: 48000 },
};
const source = (probe: Partial<ClipProbe> = {}): ClipSource => ({
  path: "/clips/-i 'quote' $(x) 日本.mp4",
  probe: { ...PROBE, ...probe },
});
const EVERYTHING: DecodingPlan = {
  seen: null,
  shotStarts: null,
  file: source(),
  leavesOut: 'nothing' as const,
  filtersOnlyKeys: false,
};
const STILL: CutSpec['framing'] = {
  mode: 'crop',
  keyframes: [{ atSeconds: 0, centerX: 0.25, centerY: 0.5 }],
};
const cut = (more: Partial<CutSpec> = {}): CutSpec => ({
  source: source(),
  sourceId: 'sha256-of-the-file',
  startSeconds: 2,
  frames: 45,
  framing: STILL,
  ...more,
});
function at<Item>(items: readonly Item[], index: number): Item {
  const item = items[index];
  if (item === undefined) throw new Error(`There is no item ${index}.`);
  return item;
}
/** The decoder list is long and the same everywhere. */
const brief = (args: readonly string[]): string =>
  args.map((argument) => (argument === ALLOWED_DECODERS ? '<decoders>' : argument)).join(' ');
/** The segments of two such cuts of 45 frames under a style. */
const segments = (style: ReelStyle, more: Partial<CutSpec> = {}): ReelSegment[] => {
  const next = { ...cut(more), source: { ...source(), path: '/clips/next.mp4' }, sourceId: 'another' };
  return reelSegments({ cuts: [cut(more), next], sound: 'original', ...style });
};
const wholeCut = (spec: CutSpec, frames = 45): ReelSegment => ({
  firstFrame: 0,
  frames,
  view: { cut: spec, startFrame: 0, frames, marginFrames: 0 },
  into: null,
  look: 'natural',
  fades: [],
  titles: [],
  captions: [],
  captionsPath: null,
});
const bothOf = (spec: CutSpec): string[] => {
  const segment = wholeCut(spec);
  return encodeArguments(segment, segment.view);
};

describe('The arguments of ffmpeg and ffprobe', () => {
  const input = { path: source().path, demuxer: 'mov', decoder: null };

  it('for the streams of a file', () => {
    expect(brief(streamsArguments(input))).toMatchSnapshot();
  });
  it('for the packets of a file', () => {
    expect(brief(packetsArguments(input))).toMatchSnapshot();
  });
  it('for a test decode in the middle', () => {
    expect(brief(testDecodeArguments(input, 5, 5))).toMatchSnapshot();
  });
  it('for the sound of a clip', () => {
    expect(brief(readAudioArguments(source(), 16_000))).toMatchSnapshot();
  });
  it('for a thumbnail past the end, which is the last frame', () => {
    expect(brief(thumbnailArguments(source(), 99, 320))).toMatchSnapshot();
  });
  it('for the frames of a clip', () => {
    expect(brief(readFramesArguments(source(), frameLayout(PROBE, {}), EVERYTHING))).toMatchSnapshot();
  });
  it('for the reference frames of a clip, and for the list of them', () => {
    const plan = { ...EVERYTHING, seen: [0], leavesOut: 'unreferenced' as const, filtersOnlyKeys: true };
    expect(brief(readFramesArguments(source(), frameLayout(PROBE, {}), plan))).toMatchSnapshot();
    expect(brief(listReferencesArguments(source()))).toMatchSnapshot();
  });
  it('for every second frame of a clip', () => {
    const plan = { ...EVERYTHING, seen: [0, null, 1] };
    expect(brief(readFramesArguments(source(), frameLayout(PROBE, {}), plan))).toMatchSnapshot();
  });
  it('for the motion of an interval', () => {
    const interval = { startSeconds: 3, endSeconds: 4 };
    expect(brief(readMotionArguments(source(), frameLayout(PROBE, {}), interval))).toMatchSnapshot();
  });
  it('for the sound of a clip', () => {
    expect(brief(readAudioArguments(source(), 16_000))).toMatchSnapshot();
  });
  it('for the proxy of a clip', () => {
    expect(brief(proxyArguments(source()))).toMatchSnapshot();
  });
  it('for a cut with a still crop', () => {
    expect(brief(bothOf(cut()))).toMatchSnapshot();
  });
  it('for a cut whose crop follows something', () => {
    const framing: CutSpec['framing'] = {
      mode: 'crop',
      keyframes: [
        { atSeconds: 2, centerX: 0.3, centerY: 0.5 },
        { atSeconds: 3, centerX: 0.5, centerY: 0.5 },
      ],
    };
    expect(brief(bothOf(cut({ framing })))).toMatchSnapshot();
  });
  it('for a cut that fits the frame over a blurred background', () => {
    expect(brief(bothOf(cut({ framing: { mode: 'fit' } })))).toMatchSnapshot();
  });
  it('for a cut from an HDR clip from its very beginning', () => {
    const hdr = { colorTransfer: 'smpte2084', colorPrimaries: 'bt2020', colorSpace: 'bt2020nc' };
    const args = videoArguments(wholeCut(cut({ source: source(hdr), startSeconds: 0 })));
    expect(brief(args)).toMatchSnapshot();
  });
  it('for a cut’s sound with the margins of a crossfade', () => {
    const view = { cut: cut(), startFrame: -6, frames: 57, marginFrames: 6 };
    expect(brief(audioArguments(view))).toMatchSnapshot();
  });
  it('for the crossfade between two cuts', () => {
    expect(brief(videoArguments(at(segments({ transition: 'crossfade' }), 1)))).toMatchSnapshot();
  });
  it('for the end of a cut that dips to black', () => {
    expect(brief(videoArguments(at(segments({ transition: 'dip_to_black' }), 1)))).toMatchSnapshot();
  });
  it('for a beginning that comes up from black, corrected in tone', () => {
    const tone = { black: 0.05, white: 0.9, gamma: 1.2 };
    expect(brief(videoArguments(at(segments({ fadeIn: true }, { tone }), 0)))).toMatchSnapshot();
  });
  it('for the end of a reel with a look, under a title and down to black', () => {
    const bitmap = {
      path: '/reel/title.rgba',
      contentId: 'x',
      width: 800,
      height: 300,
      left: 140,
      top: 608,
    };
    const spec = { cuts: [cut()], sound: 'original', look: 'warm', fadeOut: true } as const;
    const [segment] = reelSegments(spec, [
      { bitmap, role: 'title', start: 10, end: 45, fadesIn: true, fadesOut: false },
    ]);
    expect(segment === undefined ? '' : brief(videoArguments(segment))).toMatchSnapshot();
  });
  it('for the levelled sound', () => {
    expect(brief(encodeAudioArguments({ gainDb: 4.2, ceilingDbtp: -2 }))).toMatchSnapshot();
  });
  it('for the join with audio that is encoded at a level', () => {
    expect(brief(joinArguments({ level: { gainDb: 4.2, ceilingDbtp: -2 } }))).toMatchSnapshot();
  });
  it('for the join with audio that is encoded already', () => {
    expect(brief(joinArguments('encoded'))).toMatchSnapshot();
  });
  it('for the list of what is joined', () => {
    const entry = { name: 'segment-0.mp4', frames: 45, isBeginning: false };
    const line = 'file segment-0.mp4\nduration 1.500000\n';
    expect(joinList([entry])).toBe(`ffconcat version 1.0\n${line}`);
    expect(joinList([{ ...entry, isBeginning: true }])).toBe(`ffconcat version 1.0\n${line}outpoint 0.01\n`);
  });
});

describe('Every argument list that names an uploaded file', () => {
  const lists = {
    streams: streamsArguments({ path: source().path, demuxer: 'mov', decoder: null }),
    packets: packetsArguments({ path: source().path, demuxer: 'mov', decoder: null }),
    decode: testDecodeArguments({ path: source().path, demuxer: 'mov', decoder: null }, null, 9),
    sound: readAudioArguments(source(), 16_000),
    thumbnail: thumbnailArguments(source(), 1, 320),
    frames: readFramesArguments(source(), frameLayout(PROBE, {}), EVERYTHING),
    references: listReferencesArguments(source()),
    motion: readMotionArguments(source(), frameLayout(PROBE, {}), { startSeconds: 3, endSeconds: 4 }),
    proxy: proxyArguments(source()),
    cut: bothOf(cut()),
  };

  it.each(Object.entries(lists))('pins it: %s', (_, args) => {
    const at = args.indexOf('-i');
    const before = args.slice(0, at).join(' ');
    expect(before).toContain('-protocol_whitelist file,pipe -format_whitelist mov');
    expect(before).toContain(`-codec_whitelist ${ALLOWED_DECODERS} -max_pixels 40000000 -f mov`);
    expect(args[at + 1]).toBe(`file:${source().path}`);
    expect(args.filter((argument) => argument.includes('日本'))).toHaveLength(1);
  });
});

describe('The sandbox', () => {
  const tools = {
    unshare: '/bin/unshare',
    prlimit: '/bin/prlimit',
    setpriv: '/bin/setpriv',
    canDropUser: true,
  };

  const limits = { cpuSecondsMax: 120, fileBytesMax: 512 };

  it('takes network, memory, processes, processor time, file size and privileges away', () => {
    const words = sandboxPrefix(tools, { ...limits, userId: 61_200 });
    expect(words.map((word) => word.replace(/(?<=--nproc=)\d+/, 'N')).join(' ')).toMatchSnapshot();
  });
  it('keeps the user of a server that is not root, whose processes it does not count', () => {
    const prefix = sandboxPrefix(tools, { ...limits, userId: null }).join(' ');
    expect(prefix).not.toMatch(/--reuid|--nproc/);
    expect(prefix).toContain('--no-new-privs');
  });
  it('is empty where no tool works', () => {
    expect(sandboxPrefix(NO_TOOLS, { ...limits, userId: null })).toEqual([]);
  });
});

describe('The key of a segment', () => {
  const key = (spec: CutSpec, frames = 45): string =>
    segmentKey('video', [spec.sourceId], videoArguments(wholeCut(spec, frames)), 'ffmpeg 7');
  const moved = cut({ source: { ...source(), path: '/elsewhere/other-name.mp4' } });

  it('does not depend on where the file lies', () => {
    expect(key(moved)).toBe(key(cut()));
  });
  it.each([
    ['content', cut({ sourceId: 'another' }), 45],
    ['start', cut({ startSeconds: 2.1 }), 45],
    ['length', cut(), 46],
    ['framing', cut({ framing: { mode: 'fit' } }), 45],
  ])('changes with the %s', (_, changed, frames) => {
    expect(key(changed, frames)).not.toBe(key(cut()));
  });
});
