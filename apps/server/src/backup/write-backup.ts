import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { type Pack, pack } from 'tar-stream';
import type { DatabaseServer } from '../platform/database/open-database.ts';
import { REMOVALS_LOCK } from '../platform/storage/remove-files.ts';
import type { Storage } from '../platform/storage/storage.ts';
import { type Entry, FILES_FOLDER, MANIFEST_NAME, type Manifest, TABLES_FOLDER } from './archive-format.ts';
import { checkBackup } from './check-backup.ts';
import { COPIED_TABLES, columnNames, quoted, tableName } from './copied-tables.ts';

export interface BackupRequest {
  readonly server: DatabaseServer;
  readonly storage: Pick<Storage, 'stat' | 'read'>;
  /** Where the archive is to be; it appears there when it is whole and has been checked. */
  readonly file: string;
}

/**
 * Database and files of an installation in one archive, while it runs. All tables are read from one snapshot; files are
 * those that it names, and until they are copied none is removed. What is uploaded meanwhile is in the next backup.
 * @returns what the archive holds, read back from it
 */
export async function writeBackup({ server, storage, file }: BackupRequest): Promise<Manifest> {
  const client = new pg.Client({ ...server, application_name: 'cutroom backup' });
  const temporary = join(dirname(file), `.${process.pid}.backup.part`);
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [REMOVALS_LOCK]);
    await client.query('begin isolation level repeatable read, read only');
    await writeArchive(client, storage, temporary);
    await client.query('commit');
    const manifest = await checkBackup(temporary);
    await syncAndRename(temporary, file);
    return manifest;
  } finally {
    await client.end();
    await rm(temporary, { force: true });
  }
}

async function writeArchive(
  client: pg.Client,
  storage: BackupRequest['storage'],
  temporary: string,
): Promise<void> {
  const archive = pack();
  const written = pipeline(archive, createWriteStream(temporary, { mode: 0o600 }));
  // What fails below is told there; the other end only breaks with it.
  written.catch(() => undefined);
  try {
    const entries: Entry[] = [];
    for (const table of COPIED_TABLES) {
      const name = tableName(table);
      const text = `${temporary}.table`;
      const command = `copy (select ${quoted(columnNames(table))} from "${name}") to stdout`;
      await pipeline(client.query(copyTo(command)), createWriteStream(text, { mode: 0o600 }));
      const source = { bytes: (await stat(text)).size, open: async () => createReadStream(text) };
      entries.push(await addEntry(archive, `${TABLES_FOLDER}${name}.copy`, source));
      await rm(text);
    }
    const missing: string[] = [];
    for (const key of await namedFiles(client)) {
      const found = await storage.stat(key);
      if (found === null) missing.push(key);
      else {
        const source = { bytes: found.bytes, open: () => storage.read(key) };
        entries.push(await addEntry(archive, `${FILES_FOLDER}${key}`, source));
      }
    }
    await addManifest(archive, {
      format: 'cutroom backup 1',
      createdAt: new Date().toISOString(),
      schema: await newestMigration(client),
      columns: Object.fromEntries(COPIED_TABLES.map((table) => [tableName(table), columnNames(table)])),
      entries,
      missing,
    });
    archive.finalize();
    await written;
  } catch (error) {
    archive.destroy();
    await rm(`${temporary}.table`, { force: true });
    throw error;
  }
}

interface EntrySource {
  readonly bytes: number;
  open(): Promise<NodeJS.ReadableStream>;
}

async function addEntry(
  archive: Pack,
  name: string,
  { bytes, open: openSource }: EntrySource,
): Promise<Entry> {
  const hash = createHash('sha256');
  const hashed = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      done(null, chunk);
    },
  });
  await pipeline(await openSource(), hashed, archive.entry({ name, size: bytes, mode: 0o600 }));
  return { name, bytes, sha256: hash.digest('hex') };
}

function addManifest(archive: Pack, manifest: Manifest): Promise<void> {
  return new Promise((resolve, reject) => {
    archive.entry({ name: MANIFEST_NAME, mode: 0o600 }, JSON.stringify(manifest), (error) =>
      error == null ? resolve() : reject(error),
    );
  });
}

/** Originals, what was made of them, music, files that wait for their check, and finished videos. */
async function namedFiles(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ key: string }>(`
    select distinct key from (
      select unnest(array[storage_key, proxy_key, poster_key, strip_key]) as key from clip
      union all select storage_key from upload
      union all select storage_key from track
      union all select final_video_key from project
    ) as named where key is not null order by key`);
  return rows.map(({ key }) => key);
}

async function newestMigration(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ newest: string }>(
    'select max(created_at) as newest from drizzle.__drizzle_migrations',
  );
  return Number(rows[0]?.newest ?? 0);
}

async function syncAndRename(temporary: string, file: string): Promise<void> {
  const handle = await open(temporary, 'r');
  await handle.sync();
  await handle.close();
  await rename(temporary, file);
}
