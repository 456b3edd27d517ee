import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newerSystemTool, versionIn } from './system-tool.ts';

let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'cutroom-system-'));
});
afterAll(() => rm(directory, { recursive: true, force: true }));

/** A folder to look in, with an ffmpeg that says this. */
async function withFfmpeg(version: string, encoders: string): Promise<string> {
  const folder = join(directory, version);
  await mkdir(folder);
  const script = `#!/bin/sh\n[ "$1" = -version ] && echo '${version}' || echo '${encoders}'\n`;
  await writeFile(join(folder, 'ffmpeg'), script, { mode: 0o755 });
  return folder;
}

const NEEDED = ['libx264', 'aac'];
const ENCODERS = ' V....D libx264 H.264\n A....D aac AAC';

describe.skipIf(process.platform === 'win32')('The system’s ffmpeg', () => {
  it.each([
    ['ffmpeg version 8.1.2-1 Copyright', [8, 1]],
    ['ffmpeg version n7.0-7-gd38bf5e08e-20240407 Copyright', [7, 0]],
    ['ffprobe version 5.1.9-0+deb12u1 Copyright', [5, 1]],
    ['ffmpeg version N-66595-gc2b38619c0-static https://example.org', null],
    ['ffmpeg version 2024-05-13-git-37db0454e4 Copyright', null],
    ['no such thing', null],
  ])('says its version: %s', (text, version) => {
    expect(versionIn(text)).toEqual(version);
  });

  it('goes first where it is newer and has what is needed', async () => {
    const newer = await withFfmpeg('ffmpeg version 8.1', ENCODERS);
    expect(await newerSystemTool('ffmpeg', newer, [7, 0], NEEDED)).toBe(join(newer, 'ffmpeg'));
  });

  it.each([
    ['is older', 'ffmpeg version 5.1.9', ENCODERS],
    ['is as old', 'ffmpeg version 7.0.2', ENCODERS],
    ['lacks an encoder', 'ffmpeg version 8.2', ' A....D aac AAC'],
    ['says nothing', '', ''],
  ])('does not where it %s', async (_, version, encoders) => {
    const folder = await withFfmpeg(version === '' ? 'silent' : version, encoders);
    expect(await newerSystemTool('ffmpeg', folder, [7, 0], NEEDED)).toBeNull();
  });

  it('does not where it is not there', async () => {
    expect(await newerSystemTool('ffmpeg', join(directory, 'nothing'), [7, 0], NEEDED)).toBeNull();
  });
});
