import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SEARCH_PATH_DEFAULT } from '../process/binaries.ts';
import { openToolbox } from '../process/open-media.ts';
import { deliver } from '../process/scratch.ts';
import type { Toolbox } from '../process/toolbox.ts';
import { TEST_LIMITS } from './test-limits.ts';

/**
 * Clips made at test time. Every frame is one shade of grey that says its number, and the sound is silent but for
 * a tone that begins at one second: what a renderer did with time can be read off its output.
 */
export interface GeneratedClip {
  readonly name: string;
  /** ffmpeg's arguments between the sources and the output name. */
  readonly encode: readonly string[];
  readonly rate?: string;
  readonly size?: string;
  readonly seconds?: number;
  readonly hasAudio?: boolean;
  /** More filters behind the numbered frames. */
  readonly filter?: string;
  /** More filters behind the tone. */
  readonly audioFilter?: string;
}

export const TONE_SECONDS = 1;
const FIRST_GREY = 24;
const GREY_STEP = 3;

/** The shade of a frame's number, in limited-range luma. */
export function greyOf(frameNumber: number): number {
  return FIRST_GREY + GREY_STEP * frameNumber;
}

/** The number of the frame that a measured luma belongs to. */
export function numberOf(luma: number): number {
  return Math.round((luma - FIRST_GREY) / GREY_STEP);
}

export interface MediaHarness {
  readonly toolbox: Toolbox;
  readonly directory: string;
  readonly close: () => Promise<void>;
}

export async function openMediaHarness(): Promise<MediaHarness> {
  const directory = await mkdtemp(join(tmpdir(), 'cutroom-media-'));
  // TOOLS_PATH: a folder without bwrap, say, so that the whole suite runs in another cage.
  const searchPath = process.env.TOOLS_PATH ?? SEARCH_PATH_DEFAULT;
  const toolbox = await openToolbox({ scratchDirectory: join(directory, 'scratch'), searchPath });
  return { toolbox, directory, close: () => rm(directory, { recursive: true, force: true }) };
}

/** Runs ffmpeg, which sees what was made before, in a directory of its own and keeps one file. @returns its path */
export async function make(harness: MediaHarness, name: string, args: readonly string[]): Promise<string> {
  const path = join(harness.directory, name);
  const entries = await readdir(harness.directory, { withFileTypes: true });
  const made = entries.filter((entry) => entry.isFile()).map((entry) => join(harness.directory, entry.name));
  await harness.toolbox.withWorkbench(made, async (work) => {
    await work.ffmpeg({
      args: ['-v', 'error', '-y', ...args, name],
      signal: new AbortController().signal,
      limits: TEST_LIMITS,
    });
    await deliver(join(work.directory, name), path);
  });
  return path;
}

export function generate(harness: MediaHarness, clip: GeneratedClip): Promise<string> {
  const { rate = '30', size = '64x112', seconds = 2, hasAudio = true } = clip;
  const frames = `color=black:s=${size}:r=${rate}:d=${seconds},format=yuv420p,geq=lum='${FIRST_GREY}+${GREY_STEP}*N':cb=128:cr=128`;
  const tone = `aevalsrc='if(gte(t,${TONE_SECONDS}),0.3*sin(2*PI*1000*t),0)':s=48000:d=${seconds}`;
  return make(harness, clip.name, [
    ...['-f', 'lavfi', '-i', frames],
    ...(hasAudio ? ['-f', 'lavfi', '-i', tone] : []),
    ...(clip.filter === undefined ? [] : ['-vf', clip.filter]),
    ...(clip.audioFilter === undefined ? [] : ['-af', clip.audioFilter]),
    ...clip.encode,
  ]);
}

/** Mean luma of every frame of a finished file, and its sound as mono samples at 48 kHz. */
export async function readBack(
  harness: MediaHarness,
  path: string,
): Promise<{ luma: number[]; samples: Float32Array }> {
  const frames: Buffer[] = [];
  const sound: Buffer[] = [];
  await harness.toolbox.withWorkbench([path], async (work) => {
    await work.ffmpeg({
      args: [
        ...[
          '-v',
          'error',
          '-i',
          path,
          '-map',
          '0:v',
          '-vf',
          'crop=16:16,extractplanes=y',
          '-f',
          'rawvideo',
          'pipe:1',
        ],
        ...['-map', '0:a', '-ac', '1', '-f', 'f32le', 'pipe:4'],
      ],
      signal: new AbortController().signal,
      limits: TEST_LIMITS,
      readers: [(chunk) => void frames.push(chunk), (chunk) => void sound.push(chunk)],
    });
  });
  const bytes = Buffer.concat(sound);
  const samples = new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length));
  // 256 nearly equal pixels a frame, of which one is taken.
  return { luma: [...Buffer.concat(frames)].filter((_, index) => index % 256 === 136), samples };
}

/** Seconds at which sound begins, or null where there is none. */
export function onsetSeconds(samples: Float32Array): number | null {
  const loudest = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  const index = samples.findIndex((sample) => Math.abs(sample) > Math.max(0.02, loudest / 4));
  return index < 0 ? null : index / 48_000;
}
