import { tmpdir } from 'node:os';
import { findExecutable } from './find-executable.ts';
import { runForText } from './run-process.ts';

/** Of ffmpeg and ffprobe, as in n7.1.2. */
export type ToolVersion = readonly [major: number, minor: number];

/**
 * Looks for a program of the system that is newer than another and can do all that Cutroom asks of it. A distribution
 * mends what is found in its ffmpeg; a package of npm stays as it is.
 * @param encoders that it must have: some distributions leave out those with patents
 */
export async function newerSystemTool(
  name: string,
  searchPath: string,
  than: ToolVersion,
  encoders: readonly string[],
): Promise<string | null> {
  const path = await findExecutable(name, searchPath);
  if (path === null) return null;
  const version = versionIn(await said([path, '-version']));
  if (version === null || !isNewer(version, than)) return null;
  if (encoders.length === 0) return path;
  const known = new Set((await said([path, '-hide_banner', '-encoders'])).split(/\s+/));
  return encoders.every((encoder) => known.has(encoder)) ? path : null;
}

/** Of a snapshot between two versions the text names none. */
export function versionIn(text: string): ToolVersion | null {
  const [, major, minor = '0'] = /^\w+ version n?(\d{1,3})(?:\.(\d+))?(?![\w])/.exec(text) ?? [];
  return major === undefined ? null : [Number(major), Number(minor)];
}

function isNewer([major, minor]: ToolVersion, [otherMajor, otherMinor]: ToolVersion): boolean {
  return major > otherMajor || (major === otherMajor && minor > otherMinor);
}

/** Nothing where it cannot be run: then it is not used. */
function said(command: readonly string[]): Promise<string> {
  return runForText({
    command,
    cwd: tmpdir(),
    signal: AbortSignal.timeout(20_000),
    limits: { wallMs: 20_000, stallMs: null },
  }).catch(() => '');
}
