import { join } from 'node:path';
import {
  CAPTION_STYLES,
  type CaptionStyle,
  type ClipWord,
  type CutTitle,
  REEL_HEIGHT,
  REEL_WIDTH,
} from '@cutroom/contract';
import { CAPTION_BANDS, CAPTION_WIDTH_PIXELS_MAX, captionsOf, layOutReel, SAFE_BAND } from '@cutroom/reel';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { probeClip } from '../probe/probe-clip.ts';
import { generate, type MediaHarness, openMediaHarness } from '../testing/generated-clips.ts';
import { TEST_LIMITS } from '../testing/test-limits.ts';
import { drawTextImage } from '../titles/text-image.ts';
import type { CutSpec, ReelSpec } from './reel-spec.ts';
import { renderReel } from './render-reel.ts';

const { signal } = new AbortController();
const CUT_FRAMES = 45;
/** Rows of the reel that are looked at: the safe zone, and some beyond both its ends. */
const ROWS = { from: 200, count: 1200 } as const;
const PIXELS = REEL_WIDTH * ROWS.count;
const LOOKED_AT = `extractplanes=y,crop=${REEL_WIDTH}:${ROWS.count}:0:${ROWS.from}`;
const WORDS: readonly ClipWord[] = [
  { text: 'Hello', startSeconds: 0.5, endSeconds: 0.7 },
  { text: '<b>{\\fs9}', startSeconds: 0.7, endSeconds: 0.9 },
  { text: 'you', startSeconds: 0.9, endSeconds: 1.1 },
];

/** BT.709 in limited range. */
function lumaOf(rgba: Buffer, at: number): number {
  const [red = 0, green = 0, blue = 0] = rgba.subarray(at, at + 3);
  return 16 + (219 / 255) * (0.2126 * red + 0.7152 * green + 0.0722 * blue);
}

describe('Captions in the finished frames', () => {
  let harness: MediaHarness;
  let source: CutSpec['source'];
  let rendered = 0;
  beforeAll(async () => {
    harness = await openMediaHarness();
    const encode = ['-c:v', 'libx264', '-preset', 'ultrafast', '-qp', '4', '-c:a', 'aac'];
    const path = await generate(harness, { name: 'grey.mp4', encode, filter: 'geq=lum=60:cb=128:cr=128' });
    source = { path, probe: await probeClip(harness.toolbox, path, signal) };
  }, 120_000);
  afterAll(() => harness.close());

  const cut = (more: Partial<CutSpec> = {}): CutSpec => ({
    source,
    sourceId: 'grey',
    startSeconds: 0,
    frames: CUT_FRAMES,
    framing: { mode: 'crop', keyframes: [{ atSeconds: 0, centerX: 0.5, centerY: 0.5 }] },
    words: WORDS,
    ...more,
  });
  const reel = (captionStyle: CaptionStyle, cuts: readonly CutSpec[] = [cut()]): ReelSpec => ({
    sound: 'mute',
    captionStyle,
    captionAccent: '#ffd84d',
    cuts,
  });
  /** The luma of those rows of every frame of the finished file. */
  const framesOf = async (spec: ReelSpec): Promise<Buffer[]> => {
    const outputPath = join(harness.directory, `reel-${rendered++}.mp4`);
    const cache = { get: async () => false, put: async () => undefined };
    const workDirectory = join(harness.directory, 'work');
    const report = await renderReel(harness.toolbox, spec, { workDirectory, outputPath, cache, signal });
    expect(report).toMatchObject({ passed: true, warnings: [] });
    const chunks: Buffer[] = [];
    await harness.toolbox.withWorkbench([outputPath], (work) =>
      work.ffmpeg({
        args: ['-v', 'error', '-i', outputPath, '-vf', LOOKED_AT, '-f', 'rawvideo', 'pipe:1'],
        signal,
        limits: TEST_LIMITS,
        readers: [(chunk) => void chunks.push(chunk)],
      }),
    );
    const bytes = Buffer.concat(chunks);
    return Array.from({ length: bytes.length / PIXELS }, (_, at) =>
      bytes.subarray(at * PIXELS, (at + 1) * PIXELS),
    );
  };
  /** Rows and columns in which a frame is not the plain grey. */
  const markOf = (frame: Buffer) => {
    const mark = { top: REEL_HEIGHT, bottom: 0, left: REEL_WIDTH, right: 0, pixels: 0 };
    for (let at = 0; at < PIXELS; at += 1) {
      if ((frame[at] ?? 0) < 130) continue;
      const [x, y] = [at % REEL_WIDTH, ROWS.from + Math.floor(at / REEL_WIDTH)];
      mark.top = Math.min(mark.top, y);
      mark.bottom = Math.max(mark.bottom, y);
      mark.left = Math.min(mark.left, x);
      mark.right = Math.max(mark.right, x);
      mark.pixels += 1;
    }
    return mark;
  };
  const titled = (centerY: number): CutTitle => ({
    text: 'Title',
    centerY,
    style: 'shadow',
    startSeconds: 0,
    durationSeconds: 9,
  });

  it.each(CAPTION_STYLES)(
    '%s: stand exactly while they are said, in the safe zone, each state as the preview draws it',
    async (style) => {
      const spec = reel(style);
      const frames = await framesOf(spec);
      expect(frames).toHaveLength(CUT_FRAMES);
      const { texts } = layOutReel(spec);
      expect(texts.length).toBe(style === 'plain' ? 1 : 3);
      for (const [at, frame] of frames.entries()) {
        const text = texts.find(({ start, end }) => at >= start && at < end);
        const mark = markOf(frame);
        if (text === undefined) expect([at, mark.pixels]).toEqual([at, 0]);
        else {
          expect(mark.pixels).toBeGreaterThan(style === 'one_word' ? 300 : 2000);
          expect(mark.top).toBeGreaterThanOrEqual(SAFE_BAND.top * REEL_HEIGHT);
          expect(mark.bottom).toBeLessThanOrEqual(SAFE_BAND.bottom * REEL_HEIGHT);
          const half = CAPTION_WIDTH_PIXELS_MAX / 2 + 40;
          expect(mark.left).toBeGreaterThanOrEqual(REEL_WIDTH / 2 - half);
          expect(mark.right).toBeLessThanOrEqual(REEL_WIDTH / 2 + half);
        }
      }
      // What subtitle files are written from has the same frames.
      const lettered = [...frames.keys()].filter((at) => markOf(frames[at] ?? Buffer.alloc(0)).pixels > 0);
      const said = captionsOf(spec.cuts);
      expect([said[0]?.start, said.at(-1)?.end]).toEqual([lettered[0], (lettered.at(-1) ?? 0) + 1]);
      // In the middle of each state the frame is the clip under the bitmap that a player is given.
      for (const text of texts) {
        const image = await drawTextImage(text);
        const frame = frames[Math.floor((text.start + text.end) / 2)];
        if (image === null || frame === undefined) throw new Error('no caption');
        const [left, top] = [image.area[0] * REEL_WIDTH, image.area[1] * REEL_HEIGHT].map(Math.round);
        const { data, info } = await sharp(image.png)
          .ensureAlpha()
          .raw()
          .toBuffer({ resolveWithObject: true });
        const ground = frame[0] ?? 0;
        let error = 0;
        for (let at = 0; at < info.width * info.height; at += 1) {
          const [x, y] = [(at % info.width) + (left ?? 0), Math.floor(at / info.width) + (top ?? 0)];
          const alpha = (data[at * 4 + 3] ?? 0) / 255;
          const expected = lumaOf(data, at * 4) * alpha + ground * (1 - alpha);
          error += Math.abs((frame[(y - ROWS.from) * REEL_WIDTH + x] ?? 0) - expected);
        }
        expect(error / (info.width * info.height)).toBeLessThan(2.5);
      }
    },
    120_000,
  );

  it('keep away from a title and from a face', () => {
    const [low, , high] = CAPTION_BANDS;
    const face = { atSeconds: 0.6, box: { x: 0.3, y: 0.5, width: 0.3, height: 0.3 } };
    for (const [more, band] of [
      [{}, low],
      [{ titles: [titled(0.56)] }, high],
      [{ titles: [titled(0.2)] }, low],
      [{ faces: [face], framing: { mode: 'fit' } }, high],
    ] as const) {
      const { texts } = layOutReel(reel('karaoke', [cut(more)]));
      expect(texts.find(({ role }) => role === 'caption')?.bands[0]).toEqual(band);
    }
  });
});
