import { type ChildProcess, spawn } from 'node:child_process';
import type { FileHandle } from 'node:fs/promises';
import { Readable, Writable } from 'node:stream';
import { type ChildEnd, decodedEnd, refuseBadEnd } from './child-end.ts';
import { COLLECTED_BYTES_MAX, STDERR_CHARS_MAX } from './limits.ts';
import { MediaError } from './media-error.ts';
import { groupGone, killGroup } from './process-group.ts';
import { type ProgressReport, progressReader } from './progress-report.ts';
import { type ReadChildWork, readChildWork } from './stall/child-work.ts';
import { stallClock } from './stall/stall-clock.ts';
import { type ToolPriority, yieldToOthers } from './yield-to-others.ts';

export interface RunLimits {
  /** Null where waiting for other tools counts for nothing. */
  readonly wallMs: number | null;
  /** No progress in this much of the tool's own time is a hang (stall/stall-clock.ts); null for tools that report none. */
  readonly stallMs: number | null;
}

/** Takes every chunk in order; a promise holds the child back until it is settled. */
export type PipeReader = (chunk: Buffer) => void | Promise<void>;

export interface RunRequest {
  /** Program and arguments, sandbox prefix included. */
  readonly command: readonly string[];
  readonly cwd: string;
  readonly signal: AbortSignal;
  readonly limits: RunLimits;
  readonly onProgress?: (report: ProgressReport) => void;
  readonly priority?: ToolPriority;
  /**
   * Readers of the child's output pipes, see `readerFd`. While one is busy with what it was given, the child is
   * held back and does not count as stalled.
   */
  readonly readers?: readonly PipeReader[];
  /** A filter of system calls that the command reads from `filterFd`. */
  readonly filter?: Uint8Array | null;
  /** A child that was ended by a signal ends with 128 and its number: what starts it for us tells it so. */
  readonly codesSignals?: boolean;
  /** How much the child has worked, where it is not the system that is asked. */
  readonly readWork?: ReadChildWork;
  /** Files of ours that the child gets opened, see `lentFd`. */
  readonly lentFiles?: readonly FileHandle[];
}

/** File descriptor on which ffmpeg is told to report progress. */
export const PROGRESS_FD = 3;

/** The file descriptor that the reader with this index listens to: 1, 4, 5, ... */
export function readerFd(index: number): number {
  return index === 0 ? 1 : PROGRESS_FD + index;
}

/** The file descriptor behind those of the readers. */
export function filterFd(readers: number): number {
  return PROGRESS_FD + Math.max(1, readers);
}

/** The file descriptor of a lent file; where files are lent, there is no filter. */
export function lentFd(readers: number, index: number): number {
  return filterFd(readers) + index;
}

/**
 * Runs one media tool. The only place in the product that starts a process.
 *
 * The child gets no shell, no stdin, a minimal environment and a process group of its own; abort, wall time, lack
 * of progress and a failing reader all kill the whole group, and the promise settles only after the child is gone.
 * @returns what the child wrote to stderr (its newest part)
 * @throws MediaError, the signal's reason, or what a reader threw
 */
export async function runProcess(request: RunRequest): Promise<string> {
  request.signal.throwIfAborted();
  const child = startChild(request);
  yieldToOthers(child.pid, request.priority ?? 'usual');
  // Only now: bubblewrap starts nothing before it has the filter, and what it starts takes over its priority.
  if (request.filter) handOver(child.stdio[filterFd(request.readers?.length ?? 0)], request.filter);
  const watch = watchChild(child, request);
  try {
    const drained = Promise.all(
      (request.readers ?? []).map((reader, index) => drain(child.stdio[readerFd(index)], reader, watch)),
    );
    const end = await watch.end;
    if (watch.reason() === null) await drained;
    if (watch.reason() !== null) {
      await groupGone(child);
      throw watch.reason();
    }
    refuseBadEnd(request.codesSignals === true ? decodedEnd(end) : end, watch.stderr());
    return watch.stderr();
  } finally {
    watch.stop();
  }
}

/** Runs a tool and returns its whole standard output as text. */
export async function runForText(request: Omit<RunRequest, 'readers'>): Promise<string> {
  const output = collectedText();
  await runProcess({ ...request, readers: [output.reader] });
  return output.text();
}

/** Keeps what little a tool writes. More is an error: what grows with a file is read elsewhere (reading/). */
export function collectedText(): { readonly reader: PipeReader; readonly text: () => string } {
  const chunks: Buffer[] = [];
  let bytes = 0;
  const reader = (chunk: Buffer): void => {
    bytes += chunk.length;
    if (bytes > COLLECTED_BYTES_MAX) throw new MediaError('too_much_output', 'The tool wrote too much.');
    chunks.push(chunk);
  };
  return { reader, text: () => Buffer.concat(chunks).toString('utf8') };
}

function startChild(request: RunRequest): ChildProcess {
  const [program, ...args] = request.command;
  if (program === undefined) throw new MediaError('not_started', 'There is no command to run.');
  const extraPipes = Math.max(0, (request.readers?.length ?? 0) - 1);
  return spawn(program, args, {
    cwd: request.cwd,
    detached: true,
    env: { LC_ALL: 'C', HOME: request.cwd, TMPDIR: request.cwd, GLIBC_TUNABLES: KEPT_MEMORY },
    stdio: [
      ...(['ignore', 'pipe', 'pipe', 'pipe'] as const),
      ...Array.from({ length: extraPipes }, () => 'pipe' as const),
      ...(request.filter ? (['pipe'] as const) : []),
      ...(request.lentFiles ?? []).map(({ fd }) => fd),
    ],
  });
}

function handOver(pipe: ChildProcess['stdio'][number], bytes: Uint8Array): void {
  if (!(pipe instanceof Writable)) return;
  // A child that ends before it has read is told about by how it ends.
  pipe.on('error', () => undefined).end(bytes);
}

/**
 * glibc gives large pieces of memory back to the system as soon as they are free, and ffmpeg asks for the next frame
 * at once: every return interrupts all threads of the process, half of the system's time. Told to keep them, it needs
 * no more memory at its peak. Other C libraries ignore it.
 */
const KEPT_MEMORY = 'glibc.malloc.mmap_threshold=33554432:glibc.malloc.trim_threshold=2147483648';

const STALL_STEP_MS = 500;

interface ChildWatch {
  /** Settles when the child is gone and, unless it was killed here, its pipes are read to their end. */
  readonly end: Promise<ChildEnd>;
  readonly reason: () => unknown;
  readonly stderr: () => string;
  readonly kill: (reason: unknown) => void;
  /** Something moved. */
  readonly touch: () => void;
  readonly setBusy: (delta: 1 | -1) => void;
  readonly stop: () => void;
}

function watchChild(child: ChildProcess, request: RunRequest): ChildWatch {
  const { signal, limits } = request;
  let reason: unknown = null;
  let stderr = '';
  let busyReaders = 0;
  const clock = stallClock(limits.stallMs ?? Number.POSITIVE_INFINITY, performance.now());
  const touch = (): void => clock.touch(performance.now());
  const kill = (why: unknown): void => {
    reason ??= why;
    killGroup(child);
  };
  const abort = (): void => kill(signal.reason);
  signal.addEventListener('abort', abort, { once: true });
  const tooLong = () => kill(new MediaError('wall_time', 'The tool ran too long.'));
  const wall = limits.wallMs === null ? undefined : setTimeout(tooLong, limits.wallMs);
  const { readWork = readChildWork } = request;
  const stall = setInterval(() => {
    if (busyReaders > 0) return touch();
    const now = performance.now();
    // Hardly any tool is ever quiet, and then nobody has to look.
    const isQuiet = limits.stallMs !== null && clock.quietMs(now) > STALL_STEP_MS;
    const work = isQuiet && child.pid !== undefined ? readWork(child.pid) : null;
    if (isQuiet && clock.isStalled(now, work))
      kill(new MediaError('stalled', 'The tool stopped making progress.', { stderr }));
  }, STALL_STEP_MS);
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    stderr = (stderr + text).slice(-STDERR_CHARS_MAX);
  });
  followProgress(child, request.onProgress, touch, kill);
  const end = new Promise<ChildEnd>((resolve, reject) => {
    child.once('error', (cause) =>
      reject(new MediaError('not_started', 'The tool cannot be started.', { cause })),
    );
    child.once('close', (code, killedBy) => resolve({ code, signal: killedBy }));
    child.once('exit', (code, killedBy) => {
      if (reason !== null) resolve({ code, signal: killedBy });
    });
  });
  const stop = (): void => {
    signal.removeEventListener('abort', abort);
    clearTimeout(wall);
    clearInterval(stall);
    for (const pipe of child.stdio) pipe?.destroy();
  };
  const setBusy = (delta: 1 | -1): void => {
    busyReaders += delta;
  };
  return { end, reason: () => reason, stderr: () => stderr, kill, touch, setBusy, stop };
}

function followProgress(
  child: ChildProcess,
  onProgress: ((report: ProgressReport) => void) | undefined,
  touch: () => void,
  kill: (reason: unknown) => void,
): void {
  const pipe = child.stdio[PROGRESS_FD];
  if (!(pipe instanceof Readable)) return;
  let newest = '';
  const read = progressReader((report) => {
    const content = `${report.frame} ${report.outTimeSeconds} ${report.totalBytes}`;
    if (content !== newest) touch();
    newest = content;
    onProgress?.(report);
  });
  pipe.setEncoding('utf8').on('data', (text: string) => {
    try {
      read(text);
    } catch (error) {
      kill(error);
    }
  });
}

async function drain(
  pipe: ChildProcess['stdio'][number],
  reader: PipeReader,
  watch: ChildWatch,
): Promise<void> {
  if (!(pipe instanceof Readable)) return;
  try {
    for await (const chunk of pipe) {
      watch.setBusy(1);
      await reader(chunk);
      watch.setBusy(-1);
      watch.touch();
      if (watch.reason() !== null) return;
    }
  } catch (error) {
    watch.kill(error);
  }
}
