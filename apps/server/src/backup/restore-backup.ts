import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { extract } from 'tar-stream';
import type { DatabaseServer } from '../platform/database/open-database.ts';
import type { Storage } from '../platform/storage/storage.ts';
import { FILES_FOLDER, type Manifest, TABLES_FOLDER } from './archive-format.ts';
import { checkBackup } from './check-backup.ts';
import { COPIED_TABLES, columnNames, quoted, tableName } from './copied-tables.ts';

export interface RestoreRequest {
  /** Migrated, and without an account. */
  readonly server: DatabaseServer;
  readonly storage: Pick<Storage, 'put'>;
  readonly file: string;
}

/**
 * Brings a backup into an empty installation: files first, all tables in one transaction last, so that one that is
 * interrupted leaves an installation that is still empty.
 * @throws Error with a sentence for the operator
 */
export async function restoreBackup({ server, storage, file }: RestoreRequest): Promise<Manifest> {
  const manifest = await checkBackup(file);
  const client = new pg.Client({ ...server, application_name: 'cutroom restore' });
  await client.connect();
  try {
    await requireEmpty(client);
    requireKnownColumns(manifest);
    await client.query('begin');
    for (const table of COPIED_TABLES) await client.query(`delete from "${tableName(table)}"`);
    const entries = createReadStream(file).pipe(extract());
    for await (const entry of entries) {
      const { name } = entry.header;
      if (name.startsWith(FILES_FOLDER))
        await storage.put(name.slice(FILES_FOLDER.length), Readable.from(entry));
      else if (name.startsWith(TABLES_FOLDER)) await copyTable(client, manifest, name, entry);
      else for await (const _ of entry);
    }
    await fillNewColumns(client, manifest);
    await client.query('commit');
    await continueCounting(client);
    return manifest;
  } finally {
    await client.end();
  }
}

async function requireEmpty(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ found: boolean }>('select exists (select from "user") as found');
  if (rows[0]?.found !== false)
    throw new Error(
      'There are accounts already. A backup is restored into an empty DATA_DIR (or database) only.',
    );
}

/** An older backup lacks columns; one of a newer Cutroom has some that are not known here. */
function requireKnownColumns({ columns }: Manifest): void {
  const known = new Map(COPIED_TABLES.map((table) => [tableName(table), new Set(columnNames(table))]));
  for (const [table, names] of Object.entries(columns)) {
    if (names.every((name) => known.get(table)?.has(name) === true)) continue;
    throw new Error('This backup was made by a newer Cutroom. Restore it with that version or a later one.');
  }
}

async function copyTable(
  client: pg.Client,
  { columns }: Manifest,
  entryName: string,
  entry: AsyncIterable<unknown>,
): Promise<void> {
  const table = entryName.slice(TABLES_FOLDER.length, -'.copy'.length);
  const command = `copy "${table}" (${quoted(columns[table] ?? [])}) from stdin`;
  await pipeline(Readable.from(entry), client.query(copyFrom(command)));
}

/** Where a default says too little, an older backup gets what the migration that brought the column gave to what was there. */
async function fillNewColumns(client: pg.Client, { columns }: Manifest): Promise<void> {
  const lacks = (table: string, column: string) => columns[table]?.includes(column) === false;
  if (lacks('project', 'is_test'))
    await client.query(`update project set is_test = true where title = 'Chunked Upload Test'`);
  // Rows come in the order in which they lie on the disk, and are numbered so as they come.
  if (lacks('plan_version', 'number'))
    await client.query(`
      update plan_version set number = counted.place from (
        select id, row_number() over (partition by project_id order by sequence) as place from plan_version
      ) as counted where plan_version.id = counted.id`);
}

/** What is added from now on gets numbers after those that came with the backup. */
async function continueCounting(client: pg.Client): Promise<void> {
  for (const [table, column] of [
    ['project', 'id'],
    ['clip', 'sequence'],
    ['plan_version', 'sequence'],
  ] as const) {
    await client.query(
      `select setval(pg_get_serial_sequence($1, $2), greatest((select max("${column}") from "${table}"), 1))`,
      [table, column],
    );
  }
  await client.query(
    `select setval('project_version_number', greatest((select max(version) from project_version), 1))`,
  );
}
