import { join } from 'node:path';
import type { PictureFrame } from '@cutroom/contract';
import { decodePictures, FOOTAGE } from '../../src/testing/decode-clip.ts';
import { FOOTAGE_TRUTH } from './footage-truth.ts';

const SECONDS_MAX = 12;

/** A picture of every second of the real footage, of long clips only their beginning. */
export async function* footagePictures(): AsyncGenerator<PictureFrame> {
  const options = { longSide: 640, framesPerSecond: 1, inputArguments: ['-t', String(SECONDS_MAX)] };
  for (const { file } of FOOTAGE_TRUTH) yield* decodePictures(join(FOOTAGE, file), options);
}
