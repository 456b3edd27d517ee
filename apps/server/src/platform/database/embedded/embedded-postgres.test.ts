import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, cp, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { type Logger, pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { EmbeddedPostgresOptions } from './database-place.ts';
import { type EmbeddedPostgres, type EmbeddedServer, openEmbeddedPostgres } from './embedded-postgres.ts';

let root: string;
/** A finished cluster to copy, so that not each test makes one. */
let finished: string;
let said: string[] = [];
const opened: EmbeddedPostgres[] = [];
const log: Logger = pino({ level: 'debug' }, { write: (line: string) => void said.push(line) });

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'embedded-'));
  finished = join(root, 'finished');
  const { stop } = await open({ directory: finished });
  await stop();
});
afterEach(async () => {
  for (const { stop } of opened.splice(0).reverse()) await stop();
  said = [];
});
afterAll(() => rm(root, { recursive: true, force: true }));

describe('openEmbeddedPostgres', () => {
  it('keeps what it acknowledged, and says by its own settings that it is on the disk', async () => {
    const directory = await newDirectory();
    const first = await open({ directory });
    await query(first.connection, 'create table note (text text); insert into note values ($$kept$$)');
    expect(await query(first.connection, 'show fsync')).toEqual([{ fsync: 'on' }]);
    expect(await query(first.connection, 'show synchronous_commit')).toEqual([{ synchronous_commit: 'on' }]);
    await first.stop();
    const again = await open({ directory });
    expect(await query(again.connection, 'select text from note')).toEqual([{ text: 'kept' }]);
  });

  it('lets nobody in by the network where there are sockets', async () => {
    const { connection } = await open({ directory: await newDirectory() });
    expect(connection.host).toMatch(/^\//);
    expect(await query(connection, 'show listen_addresses')).toEqual([{ listen_addresses: '' }]);
  });

  it('asks for a password where there are no sockets', async () => {
    const { connection } = await open({ directory: await newDirectory(), usesSockets: false });
    expect(await query(connection, 'select 1 as one')).toEqual([{ one: 1 }]);
    await expect(query({ ...connection, password: 'guessed' }, 'select 1')).rejects.toThrow('password');
  });

  it('works in a folder whose path is too long for a socket', async () => {
    const directory = await newDirectory('d'.repeat(120));
    const { connection } = await open({ directory });
    expect(await query(connection, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('works in a folder that other users cannot reach, and closes its own', async () => {
    const closed = await mkdtemp(join(root, 'closed-'));
    await chmod(closed, 0o700);
    const directory = join(closed, 'database');
    await cp(finished, directory, { recursive: true, preserveTimestamps: true });
    const { connection } = await open({ directory });
    expect(await query(connection, 'select 1 as one')).toEqual([{ one: 1 }]);
    const cluster = await stat(join(directory, 'cluster'));
    expect(cluster.mode & 0o777).toBe(0o700);
    expect([0, 65_534].includes(cluster.uid) && process.getuid?.() === 0).toBe(false);
  });

  it('is started again when it is killed, and what is asked then is answered', async () => {
    const { connection } = await open({ directory: await newDirectory() });
    await query(connection, 'create table note (text text); insert into note values ($$kept$$)');
    process.kill(await postmasterOf(connection), 'SIGKILL');
    await vi.waitFor(
      async () => expect(await query(connection, 'select text from note')).toEqual([{ text: 'kept' }]),
      { timeout: 60_000, interval: 100 },
    );
    expect(said.join('')).toContain('Recovering the database');
  });

  it('is run by one process, found by another, and taken over by it', async () => {
    const directory = await newDirectory();
    const first = await open({ directory });
    const second = await open({ directory });
    expect(second.connection).toEqual(first.connection);
    await query(second.connection, 'create table note (text text)');
    await first.stop();
    await vi.waitFor(async () => expect(await query(second.connection, 'select * from note')).toEqual([]), {
      timeout: 60_000,
      interval: 100,
    });
  });

  it('ends with a process that is killed, and a new one takes its place', async () => {
    const directory = await newDirectory();
    const { holder, server } = await holdElsewhere(directory);
    await query(server, 'create table note (text text); insert into note values ($$kept$$)');
    const postmaster = await postmasterOf(server);
    holder.kill('SIGKILL');
    await once(holder, 'exit');
    const { connection } = await open({ directory });
    expect(await query(connection, 'select text from note')).toEqual([{ text: 'kept' }]);
    expect(await postmasterOf(connection)).not.toBe(postmaster);
    await vi.waitFor(() => expect(() => process.kill(postmaster, 0)).toThrow('ESRCH'), 20_000);
  });

  it('stops one that was left behind without anybody to end it', async () => {
    const directory = await newDirectory();
    // No setpriv, and a shell that is killed as well: nothing is left that would end it.
    const { holder, server } = await holdElsewhere(directory, '');
    const postmaster = await postmasterOf(server);
    for (const watch of await watchesOf(postmaster)) process.kill(watch, 'SIGKILL');
    holder.kill('SIGKILL');
    await once(holder, 'exit');
    await delay(300);
    expect(process.kill(postmaster, 0)).toBe(true);
    const { connection } = await open({ directory });
    expect(await postmasterOf(connection)).not.toBe(postmaster);
    expect(said.join('')).toContain('left behind is stopped');
    await vi.waitFor(() => expect(() => process.kill(postmaster, 0)).toThrow('ESRCH'), 20_000);
  });

  it('believes no number that a crash left in its file', async () => {
    const directory = await newDirectory();
    await writeFile(
      join(directory, 'cluster', 'postmaster.pid'),
      `${process.pid}\n/elsewhere\n1\n5432\n.\n\n\nready\n`,
    );
    const { connection } = await open({ directory });
    expect(await query(connection, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('refuses a database of another version, and of PGlite, with what to do', async () => {
    const other = await newDirectory();
    await writeFile(join(other, 'cluster', 'PG_VERSION'), '17\n');
    await expect(open({ directory: other })).rejects.toThrow(
      /made by PostgreSQL 17.*brings PostgreSQL 18.*another DATA_DIR/,
    );
    const pglite = join(root, 'pglite');
    await mkdir(pglite);
    await writeFile(join(pglite, 'PG_VERSION'), '18\n');
    await expect(open({ directory: pglite })).rejects.toThrow(/PGlite.*move the whole data directory/);
  });

  it('makes a cluster anew where making one was interrupted', async () => {
    const directory = join(root, 'interrupted');
    await mkdir(join(directory, 'setup-abc', 'cluster'), { recursive: true });
    await open({ directory });
    expect((await readdir(directory)).filter((name) => name.startsWith('setup-'))).toEqual([]);
  });

  it('says what PostgreSQL says where it cannot start', async () => {
    const directory = await newDirectory();
    await rm(join(directory, 'cluster', 'global', 'pg_control'));
    await expect(open({ directory })).rejects.toThrow(/could not be started.*pg_control/);
  });
});

async function open(
  options: Partial<EmbeddedPostgresOptions> & { directory: string },
): Promise<EmbeddedPostgres> {
  const server = await openEmbeddedPostgres({
    log,
    searchPath: process.env.PATH ?? '',
    onLost: () => undefined,
    ...options,
  });
  opened.push(server);
  return server;
}

async function newDirectory(name = 'database'): Promise<string> {
  const directory = join(await mkdtemp(join(root, 'case-')), name);
  await cp(finished, directory, { recursive: true });
  return directory;
}

async function query(server: EmbeddedServer, text: string): Promise<unknown[]> {
  const client = new pg.Client(server);
  client.on('error', () => undefined);
  await client.connect();
  try {
    const result: unknown = await client.query(text);
    return Array.isArray(result) ? [] : (result as pg.QueryResult).rows;
  } finally {
    await client.end();
  }
}

async function postmasterOf(server: EmbeddedServer): Promise<number> {
  const [row] = await query(server, 'select pg_read_file($$postmaster.pid$$) as file');
  const { file } = row as { file: string };
  return Number.parseInt(file, 10);
}

/** The shells that wait for the end of a process, to end this one. */
async function watchesOf(postmaster: number): Promise<number[]> {
  const found: number[] = [];
  for (const name of await readdir('/proc')) {
    const command = await readFile(join('/proc', name, 'cmdline'), 'utf8').catch(() => '');
    if (
      command.startsWith('/bin/sh') &&
      command.includes('kill -INT') &&
      command.includes(`\0${postmaster}\0`)
    )
      found.push(Number(name));
  }
  return found;
}

/** Another process that runs the database until it is killed. */
async function holdElsewhere(
  directory: string,
  searchPath = process.env.PATH ?? '',
): Promise<{ holder: ChildProcess; server: EmbeddedServer }> {
  const script = join(await mkdtemp(join(root, 'holder-')), 'hold.mjs');
  await writeFile(
    script,
    `import { openEmbeddedPostgres } from ${JSON.stringify(join(import.meta.dirname, 'embedded-postgres.ts'))};
     const nothing = () => undefined;
     const log = { debug: nothing, info: nothing, warn: nothing, error: nothing };
     const { connection } = await openEmbeddedPostgres(
       { directory: ${JSON.stringify(directory)}, searchPath: ${JSON.stringify(searchPath)}, log, onLost: nothing });
     process.stdout.write(JSON.stringify(connection));
     setInterval(nothing, 1000);`,
  );
  const holder = spawn(process.execPath, [script], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [printed] = (await once(holder.stdout, 'data')) as [Buffer];
  return { holder, server: JSON.parse(printed.toString()) as EmbeddedServer };
}
