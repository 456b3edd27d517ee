import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Framing } from '@cutroom/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readFrames } from './decode/read-frames.ts';
import { probeClip } from './probe/probe-clip.ts';
import type { CutCache, CutSpec, ReelSpec, RenderOptions } from './render/reel-spec.ts';
import { renderReel } from './render/render-reel.ts';
import { generate, type MediaHarness, openMediaHarness } from './testing/generated-clips.ts';
import { processesIn, sendSignal } from './testing/processes.ts';
import { makeProxy } from './transcode/make-proxy.ts';

const CENTRE: Framing = { mode: 'crop', keyframes: [{ atSeconds: 0, centerX: 0.5, centerY: 0.5 }] };
const ENCODE = ['-c:v', 'libx264', '-preset', 'ultrafast', '-qp', '12', '-g', '20', '-c:a', 'aac'];
const noCache: CutCache = { get: async () => false, put: async () => undefined };
const { signal } = new AbortController();

let harness: MediaHarness;
beforeAll(async () => {
  harness = await openMediaHarness();
}, 60_000);
afterAll(() => harness.close());

async function clip(name: string): Promise<CutSpec['source']> {
  const path = await generate(harness, { name, encode: ENCODE });
  return { path, probe: await probeClip(harness.toolbox, path, signal) };
}

function cut(source: CutSpec['source'], seconds: number): CutSpec {
  return {
    source,
    sourceId: source.path,
    startSeconds: 0,
    frames: Math.round(seconds * 30),
    framing: CENTRE,
  };
}

function render(spec: ReelSpec, more: Partial<RenderOptions> = {}): Promise<unknown> {
  return renderReel(harness.toolbox, spec, {
    workDirectory: join(harness.directory, 'work'),
    outputPath: join(harness.directory, 'out', 'reel.mp4'),
    cache: noCache,
    signal,
    ...more,
  });
}

/** Mounts a disk of a size at a new directory; needs root. */
async function smallDisk(name: string, size: string): Promise<{ path: string; unmount: () => void }> {
  const path = join(harness.directory, name);
  await mkdir(path);
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${size},mode=755`, 'cutroom', path]);
  if (status !== 0) throw new Error('The small disk could not be mounted.');
  return { path, unmount: () => void spawnSync('umount', ['-l', path]) };
}

function canMount(): boolean {
  // In a mount namespace of its own, so that trying leaves nothing behind.
  return spawnSync('unshare', ['--mount', 'mount', '-t', 'tmpfs', 'cutroom', '/mnt']).status === 0;
}

describe.skipIf(!canMount())('A full disk (skipped where this user may not mount one)', () => {
  it('under the working directory ends the render with its reason and leaves nothing there', async () => {
    const source = await clip('full.mp4');
    const disk = await smallDisk('small-work', '300k');
    try {
      const rendering = render({ cuts: [cut(source, 1)], sound: 'original' }, { workDirectory: disk.path });
      await expect(rendering).rejects.toMatchObject({ code: 'storage_full' });
      expect(await readdir(disk.path)).toEqual([]);
    } finally {
      disk.unmount();
    }
  });

  it('under the finished videos does the same, and no part of a video can be seen', async () => {
    const source = await clip('full-out.mp4');
    const disk = await smallDisk('small-out', '8k');
    try {
      const rendering = render(
        { cuts: [cut(source, 0.3)], sound: 'mute' },
        { outputPath: join(disk.path, 'reel.mp4') },
      );
      await expect(rendering).rejects.toMatchObject({ code: 'storage_full' });
      expect(await readdir(disk.path)).toEqual([]);
      expect(await readdir(join(harness.directory, 'work'))).toEqual([]);
    } finally {
      disk.unmount();
    }
  });

  it('ends the reading of frames, and a proxy, with its reason', async () => {
    const source = await clip('full-copies.mp4');
    const disk = await smallDisk('small-copies', '2k');
    const paths = {
      posterPath: join(disk.path, 'p.jpg'),
      filmstripPath: join(disk.path, 's.webp'),
    };
    try {
      const reading = readFrames(harness.toolbox, source, paths, { signal, onFrame: () => undefined });
      await expect(reading).rejects.toMatchObject({ code: 'storage_full' });
      const copying = makeProxy(harness.toolbox, source, { outputPath: join(disk.path, 'p.mp4'), signal });
      await expect(copying).rejects.toMatchObject({ code: 'storage_full' });
      expect((await readdir(disk.path)).filter((name) => name.endsWith('.part'))).toEqual([]);
    } finally {
      disk.unmount();
    }
  });
});

describe('Storage that goes away during a render', () => {
  it('with the working directory fails the render with a reason and stops every process', async () => {
    const source = await clip('work-gone.mp4');
    const workDirectory = join(harness.directory, 'doomed');
    const rendering = render(
      { cuts: [cut(source, 1), cut(source, 0.9)], sound: 'original' },
      { workDirectory, onProgress: () => void rm(workDirectory, { recursive: true, force: true }) },
    );
    await expect(rendering).rejects.toMatchObject({ code: 'render_failed' });
    expect(await processesIn(workDirectory)).toEqual([]);
    expect(await readdir(harness.directory)).not.toContain('out');
  });

  it('with a clip says that the clip’s file is missing', async () => {
    const [stays, goes] = [await clip('stays.mp4'), await clip('goes.mp4')];
    const rendering = render(
      { cuts: [cut(stays, 0.8), cut(goes, 0.5)], sound: 'original' },
      { concurrency: 1, onProgress: () => void rm(goes.path, { force: true }) },
    );
    await expect(rendering).rejects.toMatchObject({ code: 'clip_file_missing' });
    expect(await readdir(join(harness.directory, 'work'))).toEqual([]);
  });
});

/** A process that is in the middle of a segment. */
async function serverAtWork(
  name: string,
): Promise<{ server: ChildProcess; directory: string; work: string }> {
  const source = await clip(`${name}.mp4`);
  const directory = join(harness.directory, name);
  await mkdir(directory);
  const plan = join(directory, 'plan.json');
  await writeFile(plan, JSON.stringify({ cuts: [cut(source, 1.9), cut(source, 1.8)], sound: 'mute' }));
  const script = join(import.meta.dirname, 'testing', 'render-alone.ts');
  const server = spawn(process.execPath, [script, directory, plan], { stdio: 'ignore' });
  const work = join(directory, 'work');
  await waitUntil(async () => (await processesIn(work)).length > 0);
  return { server, directory, work };
}

describe('A server in mid-segment', () => {
  it('that is killed takes its ffmpeg with it, and nothing that looks finished is left', async () => {
    const { server, directory, work } = await serverAtWork('killed');
    server.kill('SIGKILL');
    await waitUntil(async () => (await processesIn(work)).length === 0);
    expect(await readdir(directory)).not.toContain('alone.mp4');
  }, 30_000);

  it('that is asked to stop, and its ffmpeg too, leaves no process, no video and no temporary file', async () => {
    const { server, directory, work } = await serverAtWork('stopped');
    const exit = once(server, 'exit');
    for (const pid of await processesIn(work)) sendSignal(pid, 'SIGTERM');
    server.kill('SIGTERM');
    expect(await exit).toEqual([0, null]);
    expect(await processesIn(work)).toEqual([]);
    expect(await readdir(work)).toEqual([]);
    expect((await readdir(directory, { recursive: true })).sort()).toEqual(['plan.json', 'scratch', 'work']);
  }, 30_000);
});

async function waitUntil(isTrue: () => Promise<boolean>): Promise<void> {
  while (!(await isTrue())) await new Promise((wake) => setTimeout(wake, 20));
}
