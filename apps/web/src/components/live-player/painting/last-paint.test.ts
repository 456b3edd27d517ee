import { frameAt, reelTimeline } from '@cutroom/reel';
import { beforeAll, expect, test, vi } from 'vitest';
import type { FrameImage } from './frame-image.ts';
import { lastPaint } from './last-paint.ts';

/** Frames that were taken over from a decoder. */
const planes = (): object => ({ luma: {}, blue: {}, red: {} });

beforeAll(() => {
  vi.stubGlobal('ImageBitmap', class {});
  return () => vi.unstubAllGlobals();
});

const clip = {
  id: 'a',
  sha256: 'a',
  probe: { durationSeconds: 20, width: 1920, height: 1080, audio: null },
  analysis: null,
  loudness: null,
  loudnessLufs: null,
};
const timeline = reelTimeline(
  { selectedClips: [{ clipId: 'a', startTime: 0, endTime: 10, order: 0 }] },
  [clip],
  null,
);

function paintingAt(frameIndex: number, image: unknown, divisor = 1) {
  const frame = frameAt(timeline, frameIndex);
  if (frame === null) throw new Error('There is no such frame');
  return { frame, images: [image as FrameImage], bitmaps: [], divisor };
}

test('a frame that stands is painted once, the next one again', () => {
  const last = lastPaint();
  const [shown, next] = [planes(), planes()];
  expect(last.isOther(paintingAt(5, shown))).toBe(true);
  expect(last.isOther(paintingAt(6, shown))).toBe(false);
  expect(last.isOther(paintingAt(6, next))).toBe(true);
  expect(last.isOther(paintingAt(6, next, 2))).toBe(true);
  expect(last.isOther(paintingAt(6, next, 2))).toBe(false);
  last.forget();
  expect(last.isOther(paintingAt(6, next, 2))).toBe(true);
});

test('what cannot be told apart is painted every time: elements, and the canvas on which tiles take turns', () => {
  const last = lastPaint();
  const image = {};
  expect(last.isOther(paintingAt(5, image))).toBe(true);
  expect(last.isOther(paintingAt(5, image))).toBe(true);
});

test('a crop or a fade that moves is another painting of the same frame', () => {
  const last = lastPaint();
  const { frame, ...painting } = paintingAt(5, planes());
  expect(last.isOther({ frame, ...painting })).toBe(true);
  expect(last.isOther({ ...painting, frame: { ...frame, fade: frame.fade / 2 } })).toBe(true);
  const [layer] = frame.layers;
  if (layer === undefined) throw new Error('The frame has no layer');
  const moved = { ...layer, crop: { kind: 'crop', left: 0.3, top: 0, width: 0.3, height: 1 } } as const;
  expect(last.isOther({ ...painting, frame: { ...frame, fade: frame.fade / 2, layers: [moved] } })).toBe(
    true,
  );
});
