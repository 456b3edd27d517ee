import { expect, test } from 'vitest';
import { smileProbabilities } from './smile-detector.ts';
import type { VisionModel } from './vision-model.ts';

const SIDE = 64;
const MOODS = 7;
const HAPPY = 3;

test('all faces that are large enough are looked at in one go, each with its own answer', async () => {
  const asked: number[][] = [];
  /** Is the happier the brighter the middle of what it sees. */
  const model: VisionModel = {
    memory: (values) => new Float32Array(values),
    run: async (values, shape) => {
      asked.push([...shape]);
      const [faces = 0] = shape;
      const answer = new Float32Array(faces * MOODS);
      for (let face = 0; face < faces; face++)
        answer[face * MOODS + HAPPY] = values[face * SIDE * SIDE + (SIDE / 2) * SIDE + SIDE / 2] ?? 0;
      return [{ shape: [faces, MOODS], values: answer }];
    },
    close: async () => {},
  };
  const [width, height] = [320, 160];
  const rgb = new Uint8Array(width * height * 3);
  // Black on the left, white on the right.
  for (let pixel = 0; pixel < width * height; pixel++)
    if (pixel % width >= width / 2) rgb.fill(255, pixel * 3, pixel * 3 + 3);
  const frame = { atSeconds: 0, width, height, rgb };
  const faceAt = (x: number, height = 0.2) => ({ x, y: 0.4, width: height / 2, height });
  const faces = [faceAt(0.2), faceAt(0.5, 0.07), faceAt(0.7)];
  const [dark, tiny, bright] = await smileProbabilities(model, frame, faces);
  expect(asked).toEqual([[2, SIDE, SIDE, 1]]);
  expect(dark).toBeCloseTo(-1, 2);
  expect(bright).toBeCloseTo(1, 2);
  expect(tiny).toBeNull();
  expect(await smileProbabilities(model, frame, [])).toEqual([]);
  expect(await smileProbabilities(model, frame, [faceAt(0.5, 0.07)])).toEqual([null]);
  expect(asked).toHaveLength(1);
});
