import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chown, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { installDebianPackages } from './debian.ts';
import { freePort } from './free-port.ts';

const DEBIANS = '/usr/lib/postgresql';
const READY_MS_MAX = 60_000;

export interface TestPostgres {
  readonly url: string;
  stop(): Promise<void>;
}

/**
 * A PostgreSQL for tests: the one of DATABASE_URL, or else a throwaway cluster of Debian's on a free port of
 * 127.0.0.1 that never waits for the disk. Null, with a sentence printed, where there is none to be had.
 */
export async function startTestPostgres(env: NodeJS.ProcessEnv = process.env): Promise<TestPostgres | null> {
  if (env.DATABASE_URL) return { url: env.DATABASE_URL, stop: async () => {} };
  const binaries = await ensureBinaries();
  if (binaries === null) {
    console.log(
      'The API tests on PostgreSQL are left out: install PostgreSQL 15 or newer, or set DATABASE_URL.',
    );
    return null;
  }
  return startCluster(binaries);
}

async function ensureBinaries(): Promise<string | null> {
  return (
    (await newestBinaries()) ??
    ((await installDebianPackages(['postgresql'])) ? await newestBinaries() : null)
  );
}

async function newestBinaries(): Promise<string | null> {
  const versions = await readdir(DEBIANS).catch(() => []);
  const newest = versions
    .map(Number)
    .filter((version) => version >= 15 && existsSync(path.join(DEBIANS, String(version), 'bin', 'initdb')))
    .sort((one, other) => other - one)[0];
  return newest === undefined ? null : path.join(DEBIANS, String(newest), 'bin');
}

async function startCluster(binaries: string): Promise<TestPostgres> {
  const directory = await mkdtemp(path.join(tmpdir(), 'cutroom-postgres-'));
  // PostgreSQL refuses to run as root; Debian's package made a user for it.
  const postgres = process.getuid?.() === 0 ? postgresUser() : null;
  const user = postgres ?? {};
  if (postgres !== null) await chown(directory, postgres.uid, postgres.gid);
  const data = path.join(directory, 'data');
  const initialised = spawnSync(
    path.join(binaries, 'initdb'),
    ['-D', data, '-U', 'cutroom', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    { ...user, cwd: directory, encoding: 'utf8' },
  );
  if (initialised.status !== 0) throw new Error(`PostgreSQL's initdb failed: ${initialised.stderr}`);

  const port = await freePort();
  const settings = {
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    listen_addresses: '127.0.0.1',
    unix_socket_directories: directory,
    max_connections: '200',
  };
  const server = spawn(
    path.join(binaries, 'postgres'),
    [
      '-D',
      data,
      '-p',
      String(port),
      ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ],
    { ...user, cwd: directory, stdio: 'ignore' },
  );
  const ended = once(server, 'exit');
  const stopOnExit = () => server.kill('SIGQUIT');
  process.once('exit', stopOnExit);
  await untilReady(path.join(binaries, 'pg_isready'), port);
  return {
    url: `postgres://cutroom@127.0.0.1:${port}/postgres`,
    async stop() {
      process.off('exit', stopOnExit);
      // Immediate: nothing in it is worth a checkpoint.
      server.kill('SIGQUIT');
      await ended;
      await rm(directory, { recursive: true, force: true });
    },
  };
}

function postgresUser(): { uid: number; gid: number } {
  const id = (flag: string) =>
    Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout.trim());
  return { uid: id('-u'), gid: id('-g') };
}

async function untilReady(isReady: string, port: number): Promise<void> {
  const until = Date.now() + READY_MS_MAX;
  while (spawnSync(isReady, ['-q', '-h', '127.0.0.1', '-p', String(port)]).status !== 0) {
    if (Date.now() > until) throw new Error('The PostgreSQL for the tests did not start.');
    await delay(100);
  }
}
