import { execFileSync } from 'node:child_process';
import {
  chmod,
  link,
  lstat,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  stat,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openRegularFile, readRegularFile, writeOwnFile } from './regular-file.ts';
import { deliver } from './scratch.ts';

let directory: string;
let secret: string;
let output: string;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'cutroom-deliver-'));
  secret = join(directory, 'secret');
  output = join(directory, 'step/segment.mp4');
  await mkdir(join(directory, 'step'));
  await writeFile(secret, 'the key');
  await chmod(secret, 0o600);
});
afterEach(() => rm(directory, { recursive: true, force: true }));

/** What a decoder that was taken over could leave behind instead of its output. */
const TRAPS: readonly (readonly [string, () => unknown])[] = [
  ['a symbolic link', () => symlink(secret, output)],
  ['a symbolic link to nothing', () => symlink(join(directory, 'nothing'), output)],
  ['a second name of another file', () => link(secret, output)],
  ['a pipe', () => execFileSync('mkfifo', [output])],
  ['a folder', () => mkdir(output)],
];

describe('What a tool left behind', () => {
  it('is moved under its name, and anybody may read it', async () => {
    await writeFile(output, 'frames', { mode: 0o600 });
    await deliver(output, join(directory, 'out/reel.mp4'));
    expect(await readFile(join(directory, 'out/reel.mp4'), 'utf8')).toBe('frames');
    expect((await stat(join(directory, 'out/reel.mp4'))).mode & 0o777).toBe(0o644);
    expect(await readdir(join(directory, 'step'))).toEqual([]);
  });

  it.each(TRAPS)('is refused where it is %s, and what that leads to stays as it is', async (_, lay) => {
    await lay();
    const delivered = join(directory, 'out/reel.mp4');
    await expect(deliver(output, delivered)).rejects.toMatchObject({ failure: 'bad_output' });
    await expect(lstat(delivered)).rejects.toMatchObject({ code: 'ENOENT' });
    expect((await stat(secret)).mode & 0o777).toBe(0o600);
    await expect(readRegularFile(output)).rejects.toMatchObject({ failure: 'bad_output' });
  });

  it('may have more names where it comes from the cache, but is no link there either', async () => {
    await link(secret, output);
    await (await openRegularFile(output, Number.POSITIVE_INFINITY)).close();
    await symlink(secret, join(directory, 'step/other'));
    const followed = openRegularFile(join(directory, 'step/other'), Number.POSITIVE_INFINITY);
    await expect(followed).rejects.toMatchObject({ failure: 'bad_output' });
  });
});

describe('What is written into a tool’s folder', () => {
  it.each(TRAPS)('takes the place of %s and does not go through it', async (_, lay) => {
    await lay();
    await writeOwnFile(output, 'the list');
    expect(await readFile(output, 'utf8')).toBe('the list');
    expect(await readFile(secret, 'utf8')).toBe('the key');
    expect(await readdir(directory)).toEqual(['secret', 'step']);
  });
});
