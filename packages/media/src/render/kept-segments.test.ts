import { createHash } from 'node:crypto';
import { copyFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { probeClip } from '../probe/probe-clip.ts';
import type { Toolbox } from '../process/toolbox.ts';
import {
  generate,
  type MediaHarness,
  numberOf,
  openMediaHarness,
  readBack,
} from '../testing/generated-clips.ts';
import { readVideoSamples } from '../verify/movie-boxes.ts';
import type { CutSpec } from './reel-spec.ts';
import { renderReel } from './render-reel.ts';

const { signal } = new AbortController();
let harness: MediaHarness;
let source: CutSpec['source'];
beforeAll(async () => {
  harness = await openMediaHarness();
  const encode = ['-c:v', 'libx264', '-preset', 'ultrafast', '-qp', '12', '-g', '20', '-c:a', 'aac'];
  const path = await generate(harness, { name: 'numbered.mp4', encode });
  source = { path, probe: await probeClip(harness.toolbox, path, signal) };
}, 60_000);
afterAll(() => harness.close());

const cut = (startSeconds: number): CutSpec => ({
  source,
  sourceId: 'numbered',
  startSeconds,
  frames: 18,
  framing: { mode: 'crop', keyframes: [{ atSeconds: 0, centerX: 0.5, centerY: 0.5 }] },
});

/** A project with a cache of its own, and what its renders made ffmpeg do. */
async function openProject(name: string) {
  const cacheDirectory = join(harness.directory, name);
  await mkdir(cacheDirectory);
  const runs: string[][] = [];
  const toolbox: Toolbox = {
    ...harness.toolbox,
    withWorkbench: (paths, work, parent) =>
      harness.toolbox.withWorkbench(
        paths,
        (own) =>
          work({
            ...own,
            ffmpeg: (run) => {
              runs.push([...run.args]);
              return own.ffmpeg(run);
            },
          }),
        parent,
      ),
  };
  const cache = {
    get: async (key: string, toPath: string) => {
      const isKnown = (await readdir(cacheDirectory)).includes(key);
      if (isKnown) await copyFile(join(cacheDirectory, key), toPath);
      return isKnown;
    },
    put: (key: string, fromPath: string) => copyFile(fromPath, join(cacheDirectory, key)),
  };
  const outputPath = join(harness.directory, `${name}.mp4`);
  return {
    render: async (starts: readonly number[]) => {
      runs.length = 0;
      const workDirectory = join(harness.directory, 'work');
      const spec = { cuts: starts.map(cut), sound: 'original' as const };
      const report = await renderReel(toolbox, spec, { workDirectory, outputPath, cache, signal });
      const looks = runs.filter((args) => args.includes('nokey'));
      return { report, keyframeDecodes: looks.length, toolsRun: runs.length };
    },
    numbers: async () => (await readBack(harness, outputPath)).luma.map(numberOf),
    kept: async (kind: string) =>
      (await readdir(cacheDirectory))
        .filter((key) => key.startsWith(kind))
        .map((key) => join(cacheDirectory, key)),
  };
}

async function changeByte(path: string, at: (bytes: Buffer) => number): Promise<void> {
  const bytes = await readFile(path);
  const offset = at(bytes);
  bytes[offset] = (bytes[offset] ?? 0) ^ 0x55;
  await writeFile(path, bytes);
}

describe('A kept segment', () => {
  it('is not decoded again after a reorder', async () => {
    const project = await openProject('reordered');
    const first = await project.render([0, 1]);
    const second = await project.render([1, 0]);
    expect([first.keyframeDecodes, second.keyframeDecodes]).toEqual([1, 0]);
    expect(second.report).toMatchObject({ passed: true, cutsEncoded: 0, cutsReused: 2 });
    // Encoding the audio while joining, and inspecting the file: its level is right at once.
    expect(second.toolsRun).toBe(2);
    expect((await project.numbers()).slice(0, 2)).toEqual([30, 31]);
  });

  it('lets a new one beside it be inspected', async () => {
    const project = await openProject('changed');
    await project.render([0, 1]);
    const { report, keyframeDecodes } = await project.render([0.5, 0]);
    expect(report).toMatchObject({ cutsEncoded: 1, cutsReused: 1 });
    expect(keyframeDecodes).toBe(1);
    expect((await project.numbers()).slice(17, 19)).toEqual([32, 0]);
  });

  it('that was damaged inside a frame is made again', async () => {
    const project = await openProject('damaged');
    await project.render([0]);
    const [segment = ''] = await project.kept('video');
    const [, , third] = await readVideoSamples(segment);
    await changeByte(segment, () => (third?.offset ?? 0) + (third?.bytes ?? 0) - 1);
    expect((await project.render([0])).report).toMatchObject({ passed: true, cutsEncoded: 1 });
    expect((await project.numbers()).slice(0, 3)).toEqual([0, 1, 2]);
    expect((await project.render([0])).report).toMatchObject({ passed: true, cutsEncoded: 0 });
  });

  it('that lost its end is made again', async () => {
    const project = await openProject('cut off');
    await project.render([0]);
    const [segment = ''] = await project.kept('video');
    const bytes = await readFile(segment);
    await writeFile(segment, bytes.subarray(0, bytes.length - 1000));
    expect((await project.render([0])).report).toMatchObject({ passed: true, cutsEncoded: 1 });
    expect((await project.render([0])).report).toMatchObject({ passed: true, cutsEncoded: 0 });
  });

  it('that was damaged in its index is made again', async () => {
    const project = await openProject('index');
    await project.render([0]);
    const [segment = ''] = await project.kept('video');
    await changeByte(segment, (bytes) => bytes.indexOf('avcC') + 12);
    expect((await project.render([0])).report).toMatchObject({ passed: true, cutsEncoded: 1 });
  });

  it.each([
    ['damaged', (bytes: Buffer) => bytes.length - 20],
    ['no record at all', () => 0],
  ])('whose record is %s is decoded once more, and then known again', async (name, at) => {
    const project = await openProject(`record ${name}`);
    await project.render([0]);
    const [record = ''] = await project.kept('record');
    await changeByte(record, at);
    const [again, known] = [await project.render([0]), await project.render([0])];
    expect([again, known].map(({ report }) => report.cutsEncoded)).toEqual([0, 0]);
    expect([again, known].map(({ keyframeDecodes }) => keyframeDecodes)).toEqual([1, 0]);
  });

  it('whose record is of the older form, with a hash as text for each frame, is decoded once more, not made again', async () => {
    const project = await openProject('older record');
    await project.render([0]);
    const [record = ''] = await project.kept('record');
    const [, text = '{}'] = (await readFile(record, 'utf8')).split('\n');
    const older = JSON.stringify({ ...JSON.parse(text), frames: Array.from({ length: 18 }, () => 'q83v') });
    await writeFile(record, `${createHash('sha256').update(older).digest('hex')}\n${older}`);
    const [again, known] = [await project.render([0]), await project.render([0])];
    expect([again, known].map(({ report }) => report.cutsEncoded)).toEqual([0, 0]);
    expect([again, known].map(({ keyframeDecodes }) => keyframeDecodes)).toEqual([1, 0]);
  });
});
