import { execFile } from 'node:child_process';
import { chmod, chown, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { SEARCH_PATH_DEFAULT } from '../process/binaries.ts';
import { findExecutable } from '../process/find-executable.ts';
import { openToolbox } from '../process/open-media.ts';
import { NOBODY_ID, PROCESSES_MAX } from './cage.ts';
import { FIRST_ID, LAST_ID } from './tool-users.ts';

const run = promisify(execFile);
const isRoot = process.getuid?.() === 0;
const reportSchema = z.object({ strength: z.string(), description: z.string(), report: z.array(z.string()) });

/**
 * A program in ffmpeg's place that has been taken over. It says what it could do: read the database, the settings of the
 * server, the system's passwords; write beside its folder; call a server of this machine; have the powers of root; make
 * namespaces. What it should be able to do comes last: read its input, write into its folder.
 */
const attack = (directory: string, port: number) => `#!/bin/sh
[ "$1" = -version ] && { echo "ffmpeg version attack"; exit; }
could() { if sh -c "$2" >/dev/null 2>&1; then echo "$1" >> report; fi; }
: > report
could database 'cat ${directory}/data/database/wal'
could environment "cat /proc/$2/environ || cat /proc/$PPID/environ | tr '\\0' '\\n' | grep SECRET"
could passwords 'cat /etc/shadow'
could beside 'touch ../beside || touch ${directory}/beside || touch /usr/bin/beside || touch /beside || touch ${directory}-beside'
could loopback "bash -c 'exec 9<>/dev/tcp/127.0.0.1/${port}'"
could root '[ "$(id -u)" = 0 ]'
could namespaces 'unshare --user --map-root-user true'
could input "grep picture $1"
could output 'touch mine && grep -q . report || touch mine'
sh -c 'count=0; while [ $count -lt ${PROCESSES_MAX + 44} ]; do sleep 60.${port} & count=$((count+1)); echo $count > forks; done' </dev/null >/dev/null 2>&1 3>&-
[ "$(cat forks)" -ge ${PROCESSES_MAX + 44} ] && echo forks >> report
exit 0
`;

let directory: string;
let server: Server;
let port: number;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'cutroom-cage-'));
  await chmod(directory, 0o755);
  server = createServer((socket) => socket.end());
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  port = typeof address === 'object' && address !== null ? address.port : 0;
  await offer('without-bubblewrap', ['unshare', 'prlimit', 'setpriv']);
  await offer('without-namespaces', ['prlimit', 'setpriv']);
});
afterAll(async () => {
  server.close();
  await rm(`${directory}-beside`, { force: true });
  await rm(directory, { recursive: true, force: true });
});

/** A folder to look programs up in, with these and no others. */
async function offer(folder: string, names: readonly string[]): Promise<void> {
  await mkdir(join(directory, folder));
  for (const name of names) {
    const path = await findExecutable(name, SEARCH_PATH_DEFAULT);
    if (path !== null) await symlink(path, join(directory, folder, name));
  }
}

/** Lets a server of this user, or as root of another one, run the program. */
async function attacked(userId: number, searchPath: string) {
  const home = await mkdtemp(join(directory, 'data-'));
  await rm(join(directory, 'data'), { force: true });
  await symlink(home, join(directory, 'data'));
  await mkdir(join(home, 'database'), { mode: 0o700 });
  await writeFile(join(home, 'database/wal'), 'secrets', { mode: 0o600 });
  await writeFile(join(home, 'clip'), 'picture', { mode: 0o600 });
  const program = join(home, 'ffmpeg');
  await writeFile(program, attack(directory, port));
  await chmod(program, 0o755);
  for (const path of ['database/wal', 'database', 'clip', '.']) await chown(join(home, path), userId, userId);
  const asUser = isRoot
    ? ['setpriv', `--reuid=${userId}`, `--regid=${userId}`, '--clear-groups', '--']
    : ['env'];
  const [command = '', ...prefix] = asUser;
  const script = join(import.meta.dirname, '../testing/attack-alone.ts');
  const args = [process.execPath, script, join(home, 'scratch'), searchPath, program, join(home, 'clip')];
  const { stdout } = await run(command, [...prefix, ...args], { env: { ...process.env, SECRET: 'key' } });
  return reportSchema.parse(JSON.parse(stdout));
}

/** Processes of other users that the program has started and that its end did not end. */
async function leftRunning(): Promise<number> {
  const { stdout } = await run('ps', ['-eo', 'uid=,args=']);
  const isToolUser = (userId: number) => userId >= FIRST_ID && userId <= LAST_ID;
  const lines = stdout.split('\n').filter((line) => line.includes(`sleep 60.${port}`));
  return lines.filter((line) => isToolUser(Number.parseInt(line, 10))).length;
}

const ORDINARY: readonly [string, number] = [
  'an ordinary user',
  isRoot ? NOBODY_ID : (process.getuid?.() ?? 0),
];
const USERS: readonly (readonly [string, number])[] = isRoot ? [['root', 0], ORDINARY] : [ORDINARY];
const SOUGHT = ['database', 'environment', 'beside', 'loopback', 'namespaces', 'forks'];

describe.skipIf(process.platform !== 'linux')('A program that was taken over by a stranger’s file', () => {
  describe.each(USERS)('of a server that runs as %s', (_, userId) => {
    it('gets nothing out of the cage that is built here but its input and its folder', async ({ skip }) => {
      const { strength, description, report } = await attacked(userId, SEARCH_PATH_DEFAULT);
      skip(strength !== 'full', description);
      skip(!description.includes('bubblewrap'), `bubblewrap is missing: ${description}`);
      expect(report).toEqual(['input', 'output']);
    }, 300_000);

    it('gets nothing out of the cage that is built without bubblewrap either', async ({ skip }) => {
      const { strength, description, report } = await attacked(userId, join(directory, 'without-bubblewrap'));
      skip(strength !== 'full', description);
      expect(description).toContain('unshare');
      // There is no filter of system calls: new namespaces have no power outside, and it may make them.
      expect(report.filter((word) => word !== 'namespaces')).toEqual(['input', 'output']);
    }, 300_000);

    it('is told to be less than caged without namespaces, and works', async () => {
      const { strength, description, report } = await attacked(userId, join(directory, 'without-namespaces'));
      expect(strength).toBe('partial');
      expect(description).toContain('Install bubblewrap');
      expect(report).toEqual(expect.arrayContaining(['input', 'output']));
    }, 300_000);
  });

  it.runIf(isRoot)(
    'gets nothing that is the server’s where root can do no more than be another user',
    async () => {
      const { description, report } = await attacked(0, join(directory, 'without-namespaces'));
      expect(description).toContain('users of their own');
      // What any user of the machine may do, it may: see the network, write into /tmp.
      expect(report.filter((word) => !['loopback', 'beside', 'namespaces'].includes(word))).toEqual([
        'input',
        'output',
      ]);
      // What was killed still takes processor time to end; left alone it would sleep for a minute.
      await expect.poll(leftRunning, { timeout: 30_000, interval: 500 }).toBe(0);
    },
    300_000,
  );

  it('is not started without a whole cage where one is required', async () => {
    const options = { scratchDirectory: join(directory, 'required'), searchPath: join(directory, 'nothing') };
    await expect(openToolbox({ ...options, requiredCage: 'full' })).rejects.toThrow('REQUIRE_CAGE=true');
  });

  it.runIf(isRoot)('is not started as root unless that is asked for', async () => {
    const options = { scratchDirectory: join(directory, 'as-root'), searchPath: join(directory, 'nothing') };
    await expect(openToolbox(options)).rejects.toThrow('REQUIRE_CAGE=false');
  });

  it('would get what it seeks without a cage', async () => {
    const { strength, report } = await attacked(USERS[0]?.[1] ?? 0, join(directory, 'nothing'));
    expect(strength).toBe('none');
    expect(report).toEqual(expect.arrayContaining(SOUGHT.filter((word) => word !== 'namespaces')));
  }, 300_000);
});
