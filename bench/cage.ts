import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Media, openMedia } from '@cutroom/media';
import { FFMPEG } from '../scripts/ffmpeg-path.ts';
import { toolsPath } from './counted-tools/tools-path.ts';

/**
 * What it costs to start a media tool in each cage that this machine can build: a second of audio is read from a small clip,
 * in rounds by turns. The fastest round counts: the machine may be shared. `node bench/cage.ts [rounds]`
 */
const rounds = Number(process.argv[2] ?? 20);
const folder = mkdtempSync(join(tmpdir(), 'cutroom-bench-cage-'));

/** From the strongest on: what is left out of the search path takes the ones above away. */
const CAGES: readonly (readonly [string, readonly string[]])[] = [
  ['bubblewrap', ['bwrap', 'unshare', 'prlimit', 'setpriv']],
  ['unshare', ['unshare', 'prlimit', 'setpriv']],
  ['limits and user', ['prlimit', 'setpriv']],
  ['none', []],
];

async function opened(): Promise<{ name: string; media: Media; ms: number[] }[]> {
  const each = CAGES.map(async ([name, programs]) => {
    const scratchDirectory = join(folder, `scratch-${name}`);
    const searchPath = toolsPath(programs, folder);
    const media = await openMedia({ scratchDirectory, searchPath, requiredCage: 'none' });
    console.log(`${name}: ${media.cage.description}`);
    return { name, media, ms: [] };
  });
  return Promise.all(each);
}

function makeClip(): string {
  const path = join(folder, 'clip.mp4');
  const tone = ['-f', 'lavfi', '-i', 'sine=d=2', '-f', 'lavfi', '-i', 'color=s=64x64:d=2'];
  execFileSync(FFMPEG, ['-v', 'error', ...tone, '-shortest', path]);
  return path;
}

try {
  const tools = await opened();
  const [first] = tools;
  if (first === undefined) throw new Error('There is nothing to measure.');
  const { signal } = new AbortController();
  const path = makeClip();
  const probe = await first.media.probeClip(path, signal);
  for (let round = 0; round <= rounds; round++) {
    for (const { media, ms } of tools) {
      const began = performance.now();
      await media.readAudioRange({ path, probe }, { fromSeconds: 0, toSeconds: 1, signal });
      // The first round warms up.
      if (round > 0) ms.push(performance.now() - began);
    }
  }
  for (const { name, ms } of tools) console.log(`${name.padEnd(16)} ${Math.min(...ms).toFixed(0)} ms a run`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
process.exit(0);
