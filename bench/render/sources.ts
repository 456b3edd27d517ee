import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { REEL_FPS } from '@cutroom/contract';
import { type CutSpec, type Media, openMedia, type ReelSpec } from '@cutroom/media';
import { FFMPEG, QUIET, run } from './measured-process.ts';

/** Where every cut begins in its clip. */
export const START_SECONDS = 0.5;

/** Hard material: a detailed moving frames under film grain, 1080p30 at 16 Mbit/s, a key frames a second. */
export async function makeSources(folder: string, count: number, seconds: number): Promise<string[]> {
  const sources: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const path = join(folder, `source-${index}.mp4`);
    sources.push(path);
    if (existsSync(path)) continue;
    const length = seconds + 1.5;
    const frames = `testsrc2=s=1920x1080:r=30:d=${length},rotate=${0.02 * (index + 1)}*t,noise=alls=12:allf=t+u:all_seed=${index}`;
    await run([
      ...[FFMPEG, ...QUIET, '-f', 'lavfi', '-i', frames],
      ...['-f', 'lavfi', '-i', `sine=f=${200 + 60 * index}:d=${length}`],
      ...['-c:v', 'libx264', '-preset', 'ultrafast', '-b:v', '16M', '-g', '30', '-pix_fmt', 'yuv420p'],
      ...['-colorspace', 'bt709', '-c:a', 'aac', path],
    ]);
  }
  return sources;
}

/** One cut of each source, cropped to 9:16 in the middle, with its sound. */
export async function planOf(
  folder: string,
  sources: readonly string[],
  seconds: number,
): Promise<ReelSpec & { readonly cuts: readonly CutSpec[] }> {
  const media = await openMedia({ scratchDirectory: join(folder, 'scratch') });
  const cuts = await Promise.all(sources.map((path) => cutOf(media, path, seconds)));
  return { cuts, sound: 'original' };
}

async function cutOf(media: Media, path: string, seconds: number): Promise<CutSpec> {
  const probe = await media.probeClip(path, new AbortController().signal);
  return {
    source: { path, probe },
    sourceId: path,
    startSeconds: START_SECONDS,
    frames: Math.round(seconds * REEL_FPS),
    framing: { mode: 'crop', keyframes: [{ atSeconds: 0, centerX: 0.5, centerY: 0.5 }] },
  };
}
