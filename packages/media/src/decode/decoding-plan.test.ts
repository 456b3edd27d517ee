import { join } from 'node:path';
import type { GreyFrame, Interval } from '@cutroom/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ClipSource } from '../input/clip-source.ts';
import { probeClip } from '../probe/probe-clip.ts';
import { type MediaHarness, make, openMediaHarness } from '../testing/generated-clips.ts';
import { planDecoding } from './decoding-plan.ts';
import { readFrames } from './read-frames.ts';
import { readMotion } from './read-motion.ts';

let harness: MediaHarness;
const { signal } = new AbortController();

beforeAll(async () => {
  harness = await openMediaHarness();
}, 60_000);
afterAll(() => harness.close());

/** Shades of grey that say each frame's number, over and over again. */
const NUMBERS = 50;
const GREY_STEP = 4;
const SECONDS = 10;

/** Small, and said to be large enough for leaving frames out to be worth while. */
async function numberedClip(name: string, encode: readonly string[], rate = '30'): Promise<ClipSource> {
  const grey = `16+${GREY_STEP}*mod(N\\,${NUMBERS})`;
  const frames = `color=black:s=32x18:r=${rate}:d=${SECONDS},format=yuv420p,geq=lum='${grey}':cb=128:cr=128`;
  const path = await make(harness, name, [
    ...['-f', 'lavfi', '-i', `${frames},scale=128:72:flags=neighbor`],
    ...[...encode, '-colorspace', 'bt709'],
  ]);
  return { path, probe: { ...(await probeClip(harness.toolbox, path, signal)), width: 1280, height: 720 } };
}

const x264 = (parameters: string, ...more: readonly string[]) => [
  ...['-c:v', 'libx264', '-preset', 'ultrafast', '-qp', '10', ...more],
  ...['-x264-params', `scenecut=0:keyint=250:b-adapt=0:${parameters}`],
];

/** The number that a frame of full range says. */
const shownBy = (value: number) => Math.round((value * 219) / 255 / GREY_STEP);

async function watch(source: ClipSource, onDamage: (stretch: Interval) => void = () => {}) {
  const motion: Pick<Required<GreyFrame>, 'atSeconds' | 'unseenBefore'>[] = [];
  const shown: number[] = [];
  const samples: { atSeconds: number; shown: number }[] = [];
  const paths = {
    posterPath: join(harness.directory, 'p.jpg'),
    filmstripPath: join(harness.directory, 's.webp'),
  };
  await readFrames(harness.toolbox, source, paths, {
    signal,
    sampleFps: 2,
    onDamage,
    onFrame: ({ atSeconds, rgb }) => void samples.push({ atSeconds, shown: shownBy(rgb[300] ?? 0) }),
    onMotionFrame: ({ atSeconds, unseenBefore = 0, luma }) => {
      motion.push({ atSeconds, unseenBefore });
      shown.push(shownBy(luma[100] ?? 0));
    },
  });
  return { motion, shown, samples };
}

const numberAt = (seconds: number, fps: number) => Math.round(seconds * fps) % NUMBERS;

describe('Reading the frames of a clip that has frames no other is made from', () => {
  it.each([
    ['H.264', 'pyramid.mp4', x264('bframes=3:b-pyramid=normal'), '30'],
    ['H.264 at 23.976', 'film.mkv', x264('bframes=3:b-pyramid=normal'), '24000/1001'],
    ['H.264 with one B-frame at a time', 'single.mp4', x264('bframes=1'), '25'],
    [
      'HEVC',
      'hevc.mp4',
      ['-c:v', 'libx265', '-preset', 'ultrafast', '-x265-params', 'bframes=3:b-adapt=0:log-level=none'],
      '30',
    ],
  ])('leaves those out, and says when it saw which of the others: %s', async (_, name, encode, rate) => {
    const source = await numberedClip(name, encode, rate);
    const [num = 0, den = 1] = rate.split('/').map(Number);
    const { motion, shown, samples } = await watch(source);
    const frames = Math.round((SECONDS * num) / den);
    expect(motion.length).toBeGreaterThan(frames * 0.3);
    expect(motion.length).toBeLessThan(frames * 0.7);
    expect(shown).toEqual(motion.map(({ atSeconds }) => numberAt(atSeconds, num / den)));
    const unseen = motion.map(({ unseenBefore }) => unseenBefore);
    expect(motion.length + unseen.reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(frames - 2);
    for (const [index, { atSeconds }] of motion.entries()) {
      const before = motion[index - 1]?.atSeconds ?? -den / num;
      expect(Math.round(((atSeconds - before) * num) / den)).toBe(1 + (unseen[index] ?? 0));
    }
    // Samples are the frame at their time, or the last one that was seen before it.
    for (const sample of samples) {
      const late = (numberAt(sample.atSeconds, num / den) - sample.shown + NUMBERS) % NUMBERS;
      expect(late).toBeLessThanOrEqual(3);
    }
  });

  it('counts frames of a fast clip that share their time with one that was seen', async () => {
    const source = await numberedClip('fast.mp4', x264('bframes=3:b-pyramid=normal'), '60');
    const { motion } = await watch(source);
    expect(motion).toHaveLength(SECONDS * 30);
    expect(motion.filter(({ unseenBefore }) => unseenBefore > 0).length).toBeGreaterThan(SECONDS * 25);
  });

  it.each([
    ['there are none', 'none.mp4', x264('bframes=0'), 30],
    ['too little would be seen', 'sparse.mp4', x264('bframes=3:b-pyramid=none'), 30],
    ['the frames are interlaced', 'interlaced.mp4', x264('bframes=3:tff=1'), 25],
    ['the packets do not tell', 'old.mp4', ['-c:v', 'mpeg4', '-q:v', '2', '-g', '30'], 25],
  ])('looks at every second frame where %s', async (_, name, encode, rate) => {
    const source = await numberedClip(name, encode, String(rate));
    const { motion, shown, samples } = await watch(source);
    expect(motion).toEqual(
      Array.from({ length: (SECONDS * rate) / 2 }, (_, index) => ({
        atSeconds: (2 * index) / rate,
        unseenBefore: Math.min(1, index),
      })),
    );
    expect(shown).toEqual(motion.map(({ atSeconds }) => numberAt(atSeconds, rate)));
    expect(samples.map((sample) => sample.shown)).toEqual(
      samples.map(({ atSeconds }) => numberAt(Math.floor(atSeconds * rate) / rate, rate)),
    );
  });

  it.each([
    ['the rate is low', '15', {}],
    ['the rate varies', '30', { isVariableFrameRate: true }],
  ])('looks at all frames where %s', async (_, rate, more) => {
    const source = await numberedClip(`all-${rate}.mp4`, x264('bframes=0'), rate);
    const { motion } = await watch({ ...source, probe: { ...source.probe, ...more } });
    expect(motion).toHaveLength(SECONDS * Number(rate));
    expect(motion.every(({ unseenBefore }) => unseenBefore === 0)).toBe(true);
  });

  it('looks at all frames of a clip that is soon decoded', async () => {
    const source = await numberedClip('pyramid.mp4', x264('bframes=3:b-pyramid=normal'));
    const { motion } = await watch({ ...source, probe: { ...source.probe, width: 128, height: 72 } });
    expect(motion).toHaveLength(SECONDS * 30);
  });
});

describe('Reading the frames of a clip in which each is made from the one before', () => {
  const groupsOf = (frames: number) => x264(`bframes=0:keyint=${frames}:min-keyint=${frames}`);

  it.each([
    ['of a second', 'phone.mp4', groupsOf(30), '30', 30, 17],
    ['of two seconds', 'two.mp4', groupsOf(60), '30', 60, 47],
    ['that begin late', 'late.mov', [...groupsOf(30), '-output_ts_offset', '0.7'], '30', 30, 17],
    ['in Matroska, at 23.976', 'film-p.mkv', groupsOf(24), '24000/1001', 24, 14],
    ['at 25', 'pal.mp4', groupsOf(25), '25', 25, 14],
    [
      'of HEVC',
      'hevc-p.mp4',
      [
        ...['-c:v', 'libx265', '-preset', 'ultrafast', '-x265-params'],
        'bframes=0:keyint=30:min-keyint=30:scenecut=0:open-gop=0:log-level=none',
      ],
      '30',
      30,
      17,
    ],
  ])('leaves out the ends of groups %s', async (_, name, encode, rate, group, kept) => {
    const source = await numberedClip(name, encode, rate);
    const [num = 0, den = 1] = rate.split('/').map(Number);
    const { motion, shown, samples } = await watch(source);
    const frames = Math.round((SECONDS * num) / den);
    const numbers = Array.from({ length: frames }, (_none, number) => number);
    const seen = numbers.filter((number) => number % group < kept);
    expect(motion.map(({ atSeconds }) => Math.round((atSeconds * num) / den))).toEqual(seen);
    expect(shown).toEqual(seen.map((number) => number % NUMBERS));
    expect(motion.map(({ unseenBefore }) => unseenBefore)).toEqual(
      seen.map((number, index) => number - (seen[index - 1] ?? -1) - 1),
    );
    for (const sample of samples) {
      const late = (numberAt(sample.atSeconds, num / den) - sample.shown + NUMBERS) % NUMBERS;
      expect(late).toBeLessThanOrEqual(group - kept + 1);
    }
  });

  it('takes no frame that the camera left out there for damage', async () => {
    const without = [
      '-vf',
      'select=not(between(mod(n\\,32)\\,24\\,25))',
      '-fps_mode',
      'passthrough',
      '-enc_time_base',
      '1:30',
    ];
    const source = await numberedClip('dropped.mp4', [...without, ...groupsOf(30)]);
    const damage: Interval[] = [];
    const { motion } = await watch(
      { ...source, probe: { ...source.probe, isVariableFrameRate: false } },
      (stretch) => void damage.push(stretch),
    );
    expect(motion.length).toBeLessThan(SECONDS * 20);
    expect(damage).toEqual([]);
  });

  it.each([
    ['begin too seldom', 'seldom.mp4', groupsOf(250)],
    ['are short', 'short.mp4', groupsOf(15)],
  ])('decodes all of it where groups %s', async (_, name, encode) => {
    const { motion } = await watch(await numberedClip(name, encode));
    expect(motion).toHaveLength(SECONDS * 15);
  });
});

describe('Frames with which a shot may begin', () => {
  const film = (changesAt: number) =>
    [
      `pal100bars=s=320x180:r=30:d=${changesAt},rotate=t/20[a]`,
      `smptehdbars=s=320x180:r=30:d=${SECONDS - changesAt},rotate=-t/20[b]`,
      '[a][b]concat,fps=30,format=yuv420p',
    ].join(';');
  const told = async (name: string, changesAt: number, encode: readonly string[]) => {
    const path = await make(harness, name, ['-filter_complex', film(changesAt), ...encode]);
    const probe = await probeClip(harness.toolbox, path, signal);
    const source = { path, probe: { ...probe, width: 1280, height: 720 } };
    const frames: { atSeconds: number; mayBeginShot: boolean | undefined }[] = [];
    const paths = { posterPath: join(harness.directory, 'p'), filmstripPath: join(harness.directory, 's') };
    await readFrames(harness.toolbox, source, paths, {
      ...{ signal, sampleFps: 2, onFrame: () => {} },
      onMotionFrame: ({ atSeconds, mayBeginShot }) => void frames.push({ atSeconds, mayBeginShot }),
    });
    return frames;
  };
  const encoded = (parameters: string) => [
    ...['-c:v', 'libx264', '-preset', 'ultrafast', '-crf', '20'],
    ...['-x264-params', `scenecut=0:keyint=30:min-keyint=30:${parameters}`],
  ];

  it('are told of those behind frames that were left out', async () => {
    const frames = await told('changes.mp4', 3.8, encoded('bframes=0'));
    const behind = frames.filter(({ mayBeginShot }) => mayBeginShot !== undefined);
    expect(behind).toHaveLength(SECONDS - 1);
    expect(behind.find(({ atSeconds }) => atSeconds === 4)?.mayBeginShot).toBe(true);
    const quiet = behind.filter(({ mayBeginShot }) => mayBeginShot === false);
    expect(quiet).not.toEqual([]);
  });

  it('are told where frames are shown in another order than they are decoded', async () => {
    const frames = await told('reordered.mp4', 3.8, encoded('bframes=3:b-adapt=0:b-pyramid=normal'));
    const first = frames.find(({ atSeconds }) => atSeconds >= 3.79);
    expect(first?.mayBeginShot ?? true).toBe(true);
    const later = frames.filter(({ atSeconds }) => atSeconds > 5);
    expect(later.some(({ mayBeginShot }) => mayBeginShot === false)).toBe(true);
  });
});

describe('Leaving the edges of blocks as they are', () => {
  const begunAnewEvery = (frames: number, ...more: readonly string[]) => [
    ...['-c:v', 'libx264', '-preset', 'ultrafast', '-qp', '10'],
    ...['-x264-params', `scenecut=0:keyint=${frames}:min-keyint=1:${more.join(':')}`],
  ];

  it.each([
    ['phones begin anew', 'second.mp4', begunAnewEvery(30, 'bframes=0'), 1080, true],
    [
      'x264 begins anew',
      'usual.mp4',
      begunAnewEvery(250, 'bframes=3:b-adapt=0:b-pyramid=normal'),
      1080,
      true,
    ],
    ['too many frames follow', 'long.mp4', begunAnewEvery(250, 'bframes=0'), 1080, false],
    ['it never begins anew', 'once.mp4', begunAnewEvery(9999, 'bframes=0'), 1080, false],
    ['it would be seen', 'second.mp4', begunAnewEvery(30, 'bframes=0'), 720, false],
    ['the packets do not tell', 'older.mp4', ['-c:v', 'mpeg4', '-g', '30'], 1080, false],
  ])('where %s', async (_, name, encode, height, expected) => {
    const { path, probe } = await numberedClip(name, encode);
    const source = { path, probe: { ...probe, width: (height * 16) / 9, height } };
    const plan = await harness.toolbox.withWorkbench([path], (context) =>
      planDecoding(context, source, signal),
    );
    expect(plan.filtersOnlyKeys).toBe(expected);
  });
});

describe('Looking at an interval of a clip', () => {
  it.each([
    ['from its beginning', 0, 0.4, 0, 12],
    ['between keyframes', 4.3, 4.84, 129, 145],
    ['from between two frames', 6.05, 6.5, 181, 195],
    ['to its end', 9.7, 12, 291, 300],
  ])('hands out every frame of it %s', async (_, startSeconds, endSeconds, first, end) => {
    const source = await numberedClip('looked.mp4', x264('bframes=3:b-pyramid=normal'));
    const seen: [number, number][] = [];
    await readMotion(harness.toolbox, source, {
      interval: { startSeconds, endSeconds },
      signal,
      onMotionFrame: ({ atSeconds, luma }) =>
        void seen.push([Math.round(atSeconds * 30), shownBy(luma[9] ?? 0)]),
    });
    const wanted = Array.from({ length: end - first }, (_, index) => first + index);
    expect(seen).toEqual(wanted.map((number) => [number, number % NUMBERS]));
  });
});
