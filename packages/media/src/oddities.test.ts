import { join } from 'node:path';
import type { ClipProbe, RenderReport } from '@cutroom/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { probeClip } from './probe/probe-clip.ts';
import type { CutCache, CutSpec } from './render/reel-spec.ts';
import { renderReel } from './render/render-reel.ts';
import { frameImageAt } from './testing/frame-image-at.ts';
import {
  type GeneratedClip,
  generate,
  type MediaHarness,
  numberOf,
  onsetSeconds,
  openMediaHarness,
  readBack,
  TONE_SECONDS,
} from './testing/generated-clips.ts';

const H264 = ['-c:v', 'libx264', '-preset', 'ultrafast', '-qp', '12', '-g', '24'];
const AAC = ['-c:a', 'aac'];
const REALTIME = ['-deadline', 'realtime', '-cpu-used', '8'];
/** White where it is transparent, so that a renderer which ignores transparency would show white. */
const AROUND_THE_MIDDLE =
  "format=yuva420p,geq=lum='if(between(X,12,52),lum(X,Y),235)':cb=128:cr=128:a='if(between(X,12,52),255,0)'";

/** What each clip is, and what its probe must say. Rates are those of the numbered frames. */
interface Oddity extends GeneratedClip {
  readonly is: string;
  readonly fps: number;
  readonly probe: Partial<ClipProbe>;
}

const ODDITIES: readonly Oddity[] = [
  {
    is: 'H.264 in MP4',
    name: 'plain.mp4',
    fps: 30,
    encode: [...H264, '-bf', '2', ...AAC],
    probe: { demuxer: 'mov', videoCodec: 'h264', width: 64, height: 112 },
  },
  {
    is: 'HEVC in MOV',
    name: 'hevc.mov',
    fps: 30,
    encode: [
      '-c:v',
      'libx265',
      '-preset',
      'ultrafast',
      '-x265-params',
      'log-level=none:qp=10:keyint=24',
      '-tag:v',
      'hvc1',
      ...AAC,
    ],
    probe: { videoCodec: 'hevc' },
  },
  {
    is: 'VP8 in WebM',
    name: 'vp8.webm',
    fps: 30,
    encode: ['-c:v', 'libvpx', '-b:v', '2M', ...REALTIME, '-c:a', 'libvorbis'],
    probe: { demuxer: 'matroska', videoCodec: 'vp8' },
  },
  {
    is: 'VP9 in WebM',
    name: 'vp9.webm',
    fps: 30,
    encode: ['-c:v', 'libvpx-vp9', '-b:v', '2M', ...REALTIME, '-c:a', 'libopus'],
    probe: { demuxer: 'matroska', videoCodec: 'vp9' },
  },
  {
    is: 'VP9 in WebM with transparency around the middle',
    name: 'vp9-alpha.webm',
    fps: 30,
    filter: AROUND_THE_MIDDLE,
    encode: ['-c:v', 'libvpx-vp9', '-b:v', '2M', ...REALTIME, '-auto-alt-ref', '0', '-c:a', 'libopus'],
    probe: { demuxer: 'matroska', videoCodec: 'vp9', pixelFormat: 'yuva420p' },
  },
  {
    is: 'VP8 in WebM with transparency around the middle',
    name: 'vp8-alpha.webm',
    fps: 30,
    filter: AROUND_THE_MIDDLE,
    encode: ['-c:v', 'libvpx', '-b:v', '2M', ...REALTIME, '-auto-alt-ref', '0', '-c:a', 'libvorbis'],
    probe: { demuxer: 'matroska', videoCodec: 'vp8', pixelFormat: 'yuva420p' },
  },
  {
    is: 'AV1 in MP4',
    name: 'av1.mp4',
    fps: 30,
    encode: ['-c:v', 'libaom-av1', '-crf', '10', '-usage', 'realtime', '-cpu-used', '8', ...AAC],
    probe: { videoCodec: 'av1' },
  },
  {
    is: 'MPEG-4 in AVI',
    name: 'mpeg4.avi',
    fps: 30,
    encode: ['-c:v', 'mpeg4', '-q:v', '2', '-bf', '2', '-c:a', 'libmp3lame'],
    probe: { demuxer: 'avi', videoCodec: 'mpeg4' },
  },
  {
    is: 'Motion JPEG in AVI',
    name: 'mjpeg.avi',
    fps: 30,
    encode: ['-c:v', 'mjpeg', '-q:v', '2', '-pix_fmt', 'yuvj420p', '-c:a', 'pcm_s16le'],
    probe: { demuxer: 'avi', videoCodec: 'mjpeg' },
  },
  {
    is: 'ProRes 4444 with alpha in MOV',
    name: 'prores.mov',
    fps: 30,
    encode: ['-c:v', 'prores_ks', '-profile:v', '4444', '-pix_fmt', 'yuva444p10le', '-c:a', 'pcm_s24le'],
    probe: { videoCodec: 'prores' },
  },
  {
    is: 'WMV',
    name: 'wmv2.wmv',
    fps: 30,
    encode: ['-c:v', 'wmv2', '-q:v', '2', '-c:a', 'wmav2'],
    probe: { demuxer: 'asf', videoCodec: 'wmv2' },
  },
  {
    is: 'FLV',
    name: 'flv1.flv',
    fps: 30,
    encode: ['-c:v', 'flv', '-q:v', '2', '-c:a', 'libmp3lame', '-ar', '44100'],
    probe: { demuxer: 'flv', videoCodec: 'flv1' },
  },
  {
    is: 'H.263 in 3GP',
    name: 'h263.3gp',
    fps: 30,
    size: '128x96',
    encode: ['-c:v', 'h263', '-q:v', '2', ...AAC, '-ac', '1'],
    probe: { demuxer: 'mov', videoCodec: 'h263' },
  },
  { is: 'H.264 in M4V', name: 'plain.m4v', fps: 30, encode: [...H264, ...AAC], probe: { demuxer: 'mov' } },
  {
    is: 'H.264 in MKV with milliseconds for timestamps',
    name: 'plain.mkv',
    fps: 30,
    encode: [...H264, ...AAC],
    probe: { demuxer: 'matroska', isVariableFrameRate: false },
  },
  {
    is: 'H.264 in MOV',
    name: 'plain.mov',
    fps: 30,
    encode: [...H264, '-c:a', 'pcm_s16le'],
    probe: { demuxer: 'mov', audio: { codec: 'pcm_s16le', channels: 1, sampleRate: 48000 } },
  },
  {
    is: 'ProRes 422 in MOV',
    name: 'prores422.mov',
    fps: 30,
    encode: ['-c:v', 'prores_ks', '-profile:v', 'lt', '-pix_fmt', 'yuv422p10le', ...AAC],
    probe: { videoCodec: 'prores', pixelFormat: 'yuv422p10le' },
  },
  {
    is: 'HEVC in MKV, 10-bit',
    name: 'hevc.mkv',
    fps: 30,
    encode: [
      ...['-c:v', 'libx265', '-preset', 'ultrafast', '-x265-params', 'log-level=none:qp=10:keyint=24'],
      ...['-pix_fmt', 'yuv420p10le', '-c:a', 'libopus'],
    ],
    probe: { demuxer: 'matroska', videoCodec: 'hevc', pixelFormat: 'yuv420p10le' },
  },
  {
    is: 'MPEG-4 in 3GP',
    name: 'mpeg4.3gp',
    fps: 30,
    encode: ['-c:v', 'mpeg4', '-q:v', '2', ...AAC],
    probe: { demuxer: 'mov', videoCodec: 'mpeg4' },
  },
  {
    is: 'WMV 7',
    name: 'wmv1.wmv',
    fps: 30,
    encode: ['-c:v', 'wmv1', '-q:v', '2', '-c:a', 'wmav2'],
    probe: { demuxer: 'asf', videoCodec: 'wmv1' },
  },
  {
    is: '23.976 fps',
    name: 'film.mp4',
    rate: '24000/1001',
    fps: 24000 / 1001,
    encode: [...H264, ...AAC],
    probe: { frameRate: { num: 24000, den: 1001 } },
  },
  {
    is: '29.97 fps',
    name: 'ntsc.mp4',
    rate: '30000/1001',
    fps: 30000 / 1001,
    encode: [...H264, ...AAC],
    probe: { frameRate: { num: 30000, den: 1001 } },
  },
  {
    is: '50 fps',
    name: 'pal50.mp4',
    rate: '50',
    seconds: 1.5,
    fps: 50,
    encode: [...H264, ...AAC],
    probe: { frameRate: { num: 50, den: 1 } },
  },
  {
    is: '59.94 fps',
    name: 'ntsc60.mp4',
    rate: '60000/1001',
    seconds: 1.2,
    fps: 60000 / 1001,
    encode: [...H264, ...AAC],
    probe: { frameRate: { num: 60000, den: 1001 } },
  },
  {
    is: '5 fps',
    name: 'slow.mp4',
    rate: '5',
    fps: 5,
    encode: [...H264, ...AAC],
    probe: { frameRate: { num: 5, den: 1 } },
  },
  {
    is: '10-bit H.264',
    name: 'deep.mp4',
    fps: 30,
    encode: [...H264, '-pix_fmt', 'yuv420p10le', ...AAC],
    probe: { pixelFormat: 'yuv420p10le' },
  },
  {
    is: 'full range',
    name: 'full.mp4',
    fps: 30,
    filter: 'scale=out_range=pc',
    encode: [...H264, '-pix_fmt', 'yuvj420p', ...AAC],
    probe: { colorRange: 'pc' },
  },
  {
    is: 'an odd size',
    name: 'odd.mkv',
    size: '66x114',
    fps: 30,
    filter: 'format=yuv444p,crop=65:113:0:0',
    encode: [...H264, '-pix_fmt', 'yuv444p', ...AAC],
    probe: { width: 65, height: 113 },
  },
  {
    is: 'a sample aspect ratio',
    name: 'sar.mp4',
    fps: 30,
    filter: 'setsar=2/1',
    encode: [...H264, ...AAC],
    probe: { width: 128, height: 112 },
  },
  {
    is: 'mono sound',
    name: 'mono.mp4',
    fps: 30,
    encode: [...H264, ...AAC, '-ac', '1'],
    probe: { audio: { codec: 'aac', channels: 1, sampleRate: 48000 } },
  },
  {
    is: '5.1 sound',
    name: 'surround.mp4',
    fps: 30,
    audioFilter: 'pan=5.1|c0=c0|c1=c0|c2=c0',
    encode: [...H264, ...AAC],
    probe: { audio: { codec: 'aac', channels: 6, sampleRate: 48000 } },
  },
  {
    is: 'sound that starts half a second late',
    name: 'late.mp4',
    fps: 30,
    audioFilter: 'atrim=start=0.5',
    encode: [...H264, ...AAC],
    probe: { firstPictureSeconds: 0 },
  },
  {
    is: 'frames that start after the sound',
    name: 'lead.mkv',
    fps: 30,
    filter: 'setpts=PTS+0.4/TB',
    audioFilter: 'asetpts=PTS+0.4/TB,aresample=async=1:first_pts=0',
    encode: [...H264, ...AAC],
    probe: { firstPictureSeconds: 0.4 },
  },
  {
    is: 'interlaced H.264',
    name: 'interlaced.mp4',
    fps: 30,
    encode: [...H264, '-flags', '+ilme+ildct', '-x264opts', 'tff=1', ...AAC],
    probe: { isInterlaced: true },
  },
];

const START_SECONDS = 0.7;
const CUT_FRAMES = 12;
const noCache: CutCache = { get: async () => false, put: async () => undefined };

describe('A reel of one cut from each odd clip', () => {
  let harness: MediaHarness;
  let report: RenderReport;
  let luma: number[];
  let samples: Float32Array;
  const probes = new Map<string, ClipProbe>();

  beforeAll(async () => {
    harness = await openMediaHarness();
    const { signal } = new AbortController();
    const cuts: CutSpec[] = [];
    for (const oddity of ODDITIES) {
      const path = await generate(harness, oddity);
      const probe = await probeClip(harness.toolbox, path, signal);
      probes.set(oddity.name, probe);
      cuts.push({
        source: { path, probe },
        sourceId: oddity.name,
        startSeconds: START_SECONDS,
        frames: CUT_FRAMES,
        framing: { mode: 'crop', keyframes: [{ atSeconds: 0, centerX: 0.5, centerY: 0.5 }] },
      });
    }
    const outputPath = join(harness.directory, 'reel.mp4');
    report = await renderReel(
      harness.toolbox,
      { cuts, sound: 'original' },
      { workDirectory: join(harness.directory, 'work'), outputPath, cache: noCache, signal },
    );
    ({ luma, samples } = await readBack(harness, outputPath));
  }, 480_000);
  afterAll(() => harness.close());

  it('has exactly the frames of the plan', () => {
    expect(report.framesFound).toBe(ODDITIES.length * CUT_FRAMES);
    expect(luma).toHaveLength(ODDITIES.length * CUT_FRAMES);
  });

  it.each(ODDITIES)('knows $is', ({ name, probe }) => {
    expect(probes.get(name)).toMatchObject(probe);
  });

  it.each(ODDITIES)('shows the right frames of $is', ({ name, fps }) => {
    const first = ODDITIES.findIndex((oddity) => oddity.name === name) * CUT_FRAMES;
    const shown = luma.slice(first, first + CUT_FRAMES).map(numberOf);
    // A frame of the reel may show the source frame that is nearest to it in time, half a frame early or late.
    const allowed = shown.map((_, index) => {
      const at = START_SECONDS + index / 30;
      return [Math.floor((at - 1 / 60) * fps - 0.01), Math.floor((at + 1 / 60) * fps + 0.01)];
    });
    const wrong = shown.filter((number, index) => {
      const [earliest = 0, latest = 0] = allowed[index] ?? [];
      return number < earliest || number > latest;
    });
    expect(wrong, `shown ${shown.join(' ')}`).toEqual([]);
  });

  it.each(['vp9-alpha.webm', 'vp8-alpha.webm'])(
    'shows black where %s lets the background through',
    async (name) => {
      const first = ODDITIES.findIndex((oddity) => oddity.name === name) * CUT_FRAMES;
      const frame = await frameImageAt(harness, join(harness.directory, 'reel.mp4'), first + 3);
      const middleRow = frame.subarray(960 * 1080, 961 * 1080);
      expect(Math.max(...middleRow.subarray(0, 100), ...middleRow.subarray(980))).toBeLessThan(24);
    },
  );

  it.each(ODDITIES)('plays the audio of $is with its frames', ({ name }) => {
    const first = ODDITIES.findIndex((oddity) => oddity.name === name) * CUT_FRAMES * 1600;
    const onset = onsetSeconds(samples.slice(first, first + CUT_FRAMES * 1600));
    expect(Math.abs((onset ?? 0) - (TONE_SECONDS - START_SECONDS))).toBeLessThan(0.04);
  });
});
