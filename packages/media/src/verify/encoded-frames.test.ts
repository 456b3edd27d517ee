import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { generate, type MediaHarness, make, openMediaHarness } from '../testing/generated-clips.ts';
import { encodedFrames, mismatchedFrames } from './encoded-frames.ts';
import { readVideoSamples } from './movie-boxes.ts';

let harness: MediaHarness;
let path: string;
beforeAll(async () => {
  harness = await openMediaHarness();
  const encode = ['-c:v', 'libx264', '-preset', 'ultrafast', '-bf', '2', '-c:a', 'aac'];
  path = await generate(harness, { name: 'coded.mp4', seconds: 1, encode });
}, 60_000);
afterAll(() => harness.close());

/** The file with one of its bytes changed. */
async function damaged(name: string, offset: number, byte: number): Promise<string> {
  const bytes = await readFile(path);
  bytes[offset] = byte;
  const copy = join(harness.directory, name);
  await writeFile(copy, bytes);
  return copy;
}

describe('The coded frames of a file', () => {
  it('are the same after a copy that interleaves and repeats differently', async () => {
    const list = join(harness.directory, 'list.txt');
    await writeFile(list, `ffconcat version 1.0\nfile ${path}\n`);
    const copy = await make(harness, 'copy.mp4', [
      ...['-f', 'concat', '-safe', '0', '-i', list, '-map', '0:v', '-c', 'copy', '-movflags', '+faststart'],
    ]);
    const frames = await encodedFrames(path);
    expect(new Set(frames).size).toBe(30);
    expect(mismatchedFrames(await encodedFrames(copy), frames)).toEqual([]);
  });

  it('are one where the file is one frame long', async () => {
    const single = await make(harness, 'single.mp4', [
      '-i',
      path,
      '-map',
      '0:v',
      '-frames:v',
      '1',
      '-c',
      'copy',
    ]);
    expect(await encodedFrames(single)).toEqual((await encodedFrames(path)).slice(0, 1));
  });

  it('tell a frame whose bytes changed', async () => {
    const [, , third] = await readVideoSamples(path);
    const { offset = 0, bytes = 0 } = third ?? {};
    const changed = await encodedFrames(await damaged('changed.mp4', offset + bytes - 1, 0x55));
    expect(mismatchedFrames(changed, await encodedFrames(path))).toEqual([2]);
  });

  it('tell a frame that is not whole', async () => {
    const [, second] = await readVideoSamples(path);
    const torn = await encodedFrames(await damaged('torn.mp4', (second?.offset ?? 0) + 1, 0xff));
    expect(torn[1]).toBeNull();
    expect(mismatchedFrames(torn, torn)).toEqual([1]);
  });

  it('tell lost, swapped and added frames', () => {
    expect(mismatchedFrames([1, 2], [1, 2, 3])).toEqual([2]);
    expect(mismatchedFrames([2, 1, 3], [1, 2, 3])).toEqual([0, 1]);
    expect(mismatchedFrames([1, 2], [1])).toEqual([1]);
  });
});
