import { access, constants, mkdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import { CutroomError } from '@cutroom/contract';
import type { Cage } from '../cage/cage.ts';
import type { ToolUsers } from '../cage/tool-users.ts';
import { openReadingWorker, type ReadingWorker } from '../reading/reading-worker.ts';
import type { Binaries } from './binaries.ts';
import { type CagedStep, runCaged } from './caged-run.ts';
import { FFMPEG_MEMORY_SHARE_BYTES, FFPROBE_MEMORY_SHARE_BYTES, OUTPUT_BYTES_MAX } from './limits.ts';
import { MediaError } from './media-error.ts';
import type { MemoryBudget } from './memory-budget.ts';
import type { ProgressReport } from './progress-report.ts';
import { openToTools } from './regular-file.ts';
import { retryIfKilled } from './retry-if-killed.ts';
import { type PipeReader, type RunLimits, runProcess } from './run-process.ts';
import { withScratch } from './scratch.ts';
import type { ToolPriority } from './yield-to-others.ts';

/** Processor time is bounded by the wall time: no step may use more than two cores for the whole of it. */
type ToolLimits =
  | (RunLimits & { readonly wallMs: number })
  | (RunLimits & { readonly wallMs: null; readonly cpuMs: number });

/** What one step needs of a tool. */
export interface ToolRun {
  readonly args: readonly string[];
  readonly signal: AbortSignal;
  readonly limits: ToolLimits;
  readonly onProgress?: (report: ProgressReport) => void;
  readonly readers?: readonly PipeReader[];
  readonly fileBytesMax?: number;
  readonly priority?: ToolPriority;
}

/** A directory of one step, and the tools bound to it. */
export interface Workbench {
  readonly directory: string;
  /** For whatever is as long as a stranger's file says: it is read in a thread of its own. */
  readonly readings: ReadingWorker;
  /**
   * Begun again once where it is ended from outside, unless readers were given a part of what it wrote.
   * @returns what ffmpeg wrote to stderr
   */
  ffmpeg(run: ToolRun): Promise<string>;
  /** @returns what ffprobe wrote to stderr; what it found goes to the reader */
  ffprobe(run: Omit<ToolRun, 'onProgress'>): Promise<string>;
}

export interface Toolbox {
  readonly binaries: Binaries;
  /** ffmpeg's version line: part of what makes a segment what it is. */
  readonly version: string;
  readonly readings: ReadingWorker;
  /** What the tools are shut into here. */
  readonly cage: Pick<Cage, 'strength' | 'description'>;
  /** Tells the operator about something that works less well than it should. */
  readonly onWarning: (message: string) => void;
  /**
   * @param readsPaths the files that the tools will open
   * @param parentDirectory where the step's directory is made; the toolbox's own scratch directory by default
   */
  withWorkbench<Result>(
    readsPaths: readonly string[],
    work: (bench: Workbench) => Promise<Result>,
    parentDirectory?: string,
  ): Promise<Result>;
}

export interface ToolboxParts {
  readonly binaries: Binaries;
  readonly cage: Cage;
  readonly users: ToolUsers;
  readonly memory: MemoryBudget;
  readonly version: string;
  readonly scratchDirectory: string;
  readonly onWarning: (message: string) => void;
}

/** Binds the binaries to the cage. */
export function makeToolbox(parts: ToolboxParts): Toolbox {
  const readings = openReadingWorker();
  return {
    version: parts.version,
    readings,
    binaries: parts.binaries,
    cage: { strength: parts.cage.strength, description: parts.cage.description },
    onWarning: parts.onWarning,
    withWorkbench: async (readsPaths, work, parentDirectory = parts.scratchDirectory) => {
      await refuseMissing(readsPaths);
      await mkdir(parentDirectory, { recursive: true });
      try {
        return await asToolUser(parts, readsPaths, (userId) =>
          withScratch(parentDirectory, userId, (directory) =>
            work(makeWorkbench(parts, readings, { directory, readsPaths, userId })),
          ),
        );
      } catch (error) {
        // A file that was taken away meanwhile is missing, not damaged.
        if (error instanceof MediaError) await refuseMissing(readsPaths);
        throw error;
      }
    },
  };
}

/** Makes what a step reads readable for the user whom its tools work as. */
export async function asToolUser<Result>(
  { cage, users }: Pick<ToolboxParts, 'cage' | 'users'>,
  readsPaths: readonly string[],
  work: (userId: number | null) => Promise<Result>,
): Promise<Result> {
  if (!cage.dropsUser) return work(null);
  await Promise.all(readsPaths.map(openToTools));
  return users.withUser(async (userId) => {
    try {
      return await work(userId);
    } finally {
      await endUser(cage, userId);
    }
  });
}

/** The next tool that works as this user must find nobody there. */
async function endUser({ endsUser }: Cage, userId: number): Promise<void> {
  if (endsUser === null) return;
  const limits = { wallMs: 10_000, stallMs: null };
  const signal = AbortSignal.timeout(10_000);
  // Fails where there was nobody to end.
  await runProcess({ command: endsUser(userId), cwd: '/', signal, limits }).catch(() => undefined);
}

async function refuseMissing(paths: readonly string[]): Promise<void> {
  try {
    await Promise.all(paths.map((path) => access(path, constants.R_OK)));
  } catch (cause) {
    throw new CutroomError('clip_file_missing', { cause });
  }
}

function makeWorkbench(
  { binaries, cage, memory }: ToolboxParts,
  readings: ReadingWorker,
  asked: CagedStep,
): Workbench {
  const step = { ...asked, readsPaths: [...new Set(asked.readsPaths.map((path) => resolve(path)))] };
  const run = async (program: string, shareBytes: number, asked: ToolRun): Promise<string> => {
    const cpuSecondsMax = Math.ceil(cpuMsMax(asked.limits) / 1000);
    const { fileBytesMax = OUTPUT_BYTES_MAX } = asked;
    const release = await memory.take(shareBytes, asked.signal, asked.priority);
    try {
      return await runCaged(cage, step, { ...asked, program, cpuSecondsMax, fileBytesMax });
    } finally {
      release();
    }
  };
  return {
    directory: step.directory,
    readings,
    ffmpeg: (asked) => {
      const start = () => run(binaries.ffmpeg, FFMPEG_MEMORY_SHARE_BYTES, asked);
      return asked.readers === undefined ? retryIfKilled(asked.signal, start) : start();
    },
    ffprobe: (asked) => run(binaries.ffprobe, FFPROBE_MEMORY_SHARE_BYTES, asked),
  };
}

/** The same tools with another priority for each step that names none. */
export function withPriority(bench: Workbench, priority: ToolPriority): Workbench {
  return {
    ...bench,
    ffmpeg: (run) => bench.ffmpeg({ priority, ...run }),
    ffprobe: (run) => bench.ffprobe({ priority, ...run }),
  };
}

function cpuMsMax(limits: ToolLimits): number {
  return limits.wallMs === null ? limits.cpuMs : limits.wallMs * 2;
}
