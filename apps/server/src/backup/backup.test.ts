import { mkdtemp, open, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { asc, eq, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OpenDatabase, openDatabase } from '../platform/database/open-database.ts';
import * as schema from '../platform/database/schema.ts';
import {
  clips,
  planVersions,
  projects,
  projectVersions,
  setting,
  user,
} from '../platform/database/schema.ts';
import { openFileStorage } from '../platform/storage/file-storage.ts';
import { type Storage, storageKeys } from '../platform/storage/storage.ts';
import { clipFixture } from '../testing/clips/clip-fixtures.ts';
import { createTestDatabase } from '../testing/database/test-database-url.ts';
import { COPIED_TABLES, tableName } from './copied-tables.ts';
import { restoreBackup } from './restore-backup.ts';
import { writeOlderBackup } from './testing/older-backup.ts';
import { writeBackup } from './write-backup.ts';

interface Installation {
  readonly server: { readonly connectionString: string };
  readonly database: OpenDatabase;
  readonly storage: Storage;
}

describe('A backup', () => {
  let directory: string;
  let old: Installation;
  let file: string;
  const closers: (() => Promise<unknown>)[] = [];

  const install = async (name: string): Promise<Installation> => {
    const created = await createTestDatabase();
    const server = { connectionString: created.url };
    const database = await openDatabase(server);
    closers.push(async () => {
      await database.close();
      await created.drop();
    });
    return { server, database, storage: await openFileStorage(join(directory, name)) };
  };

  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'backup-'));
    old = await install('old');
    const { db } = old.database;
    await db.insert(setting).values({ name: 'secret', value: 'signs everything' });
    await db.insert(user).values({ id: 'ada', name: 'Ada "the\\first"', email: 'ada@example.com' });
    const [project] = await db
      .insert(projects)
      .values({ ownerId: 'ada', title: 'Sea\tand\nsun \\N', prompt: '🌊', status: 'uploaded' })
      .returning();
    const projectId = project?.id ?? 0;
    const { sequence: _, ...clip } = clipFixture({
      id: 'clip1',
      projectId,
      storageKey: storageKeys.clip(projectId, 'clip1'),
    });
    await db.insert(clips).values(clip);
    await old.storage.put(clip.storageKey, Readable.from([Buffer.alloc(300_000, 'x')]));
    file = join(directory, 'cutroom.backup');
    await writeBackup({ ...old, file });
  }, 60_000);
  afterAll(async () => {
    for (const close of closers) await close();
    await rm(directory, { recursive: true, force: true });
  });

  it('brings everything back into an empty installation, which then goes on counting', async () => {
    const fresh = await install('fresh');
    await fresh.database.db.insert(setting).values({ name: 'secret', value: 'made at the first start' });
    await restoreBackup({ ...fresh, file });
    for (const table of COPIED_TABLES.filter((table) => table !== projectVersions)) {
      const name = tableName(table);
      const rows = await fresh.database.db.select().from(table);
      expect(rows, name).toEqual(await old.database.db.select().from(table));
    }
    const [clip] = await fresh.database.db.select().from(clips);
    expect(await text(await fresh.storage.read(clip?.storageKey ?? ''))).toBe('x'.repeat(300_000));
    const next = { ownerId: 'ada', title: 'Next', prompt: '', status: 'uploading' } as const;
    await fresh.database.db.insert(projects).values(next);
    const ids = await fresh.database.db.select({ id: projects.id }).from(projects).orderBy(asc(projects.id));
    expect(new Set(ids.map(({ id }) => id)).size).toBe(2);
  });

  it('holds every table but those that begin anew', () => {
    const tables = Object.values(schema).flatMap((value) => (is(value, PgTable) ? [tableName(value)] : []));
    const left = tables.filter((name) => !COPIED_TABLES.some((table) => tableName(table) === name));
    expect(left.toSorted()).toEqual(['rate_limit', 'sign_in_failure', 'verification']);
  });

  it('is not restored over anybody’s work', async () => {
    await expect(restoreBackup({ ...old, file })).rejects.toThrow('empty DATA_DIR');
  });

  it('is readable by nobody else, and leaves nothing half-written behind', async () => {
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect((await readdir(directory)).filter((name) => name.includes('part'))).toEqual([]);
  });

  it('that is damaged or cut off is refused before anything is changed', async () => {
    const fresh = await install('untouched');
    const damaged = join(directory, 'damaged.backup');
    await writeBackup({ ...old, file: damaged });
    const handle = await open(damaged, 'r+');
    await handle.write('y', (await handle.stat()).size - 200_000);
    await handle.close();
    await expect(restoreBackup({ ...fresh, file: damaged })).rejects.toThrow('damaged');
    const short = await open(damaged, 'r+');
    await short.truncate(100_000);
    await short.close();
    await expect(restoreBackup({ ...fresh, file: damaged })).rejects.toThrow(/damaged|end is missing/);
    expect(await fresh.database.db.select().from(user)).toEqual([]);
  });

  it('of before plans were numbered and test projects marked gets both, as an installation does', async () => {
    const { db } = old.database;
    const projectId = (await db.select({ id: projects.id }).from(projects))[0]?.id ?? 0;
    await db
      .insert(projects)
      .values({ ownerId: 'ada', title: 'Chunked Upload Test', prompt: '', status: 'uploading' });
    const plan = { title: '', description: '', instructions: '', selectedClips: [] };
    for (const id of ['first', 'second', 'third'])
      await db.insert(planVersions).values({
        ...{ id, projectId, origin: 'generated', prompt: '', plan, madeAt: new Date() },
      });
    // What is changed lies behind the others, and is copied behind them.
    await db.update(planVersions).set({ replacedAt: new Date() }).where(eq(planVersions.id, 'first'));
    const newer = join(directory, 'newer.backup');
    const older = join(directory, 'older.backup');
    await writeBackup({ ...old, file: newer });
    await writeOlderBackup({ from: newer, to: older }, { plan_version: 'number', project: 'is_test' });
    const fresh = await install('from-older');
    await restoreBackup({ ...fresh, file: older });
    const versions = await fresh.database.db
      .select({ id: planVersions.id, number: planVersions.number })
      .from(planVersions)
      .orderBy(asc(planVersions.number));
    expect(versions).toEqual([
      { id: 'first', number: 1 },
      { id: 'second', number: 2 },
      { id: 'third', number: 3 },
    ]);
    const marked = await fresh.database.db
      .select({ title: projects.title, isTest: projects.isTest })
      .from(projects)
      .orderBy(asc(projects.id));
    expect(marked).toEqual([
      { title: 'Sea\tand\nsun \\N', isTest: null },
      { title: 'Chunked Upload Test', isTest: true },
    ]);
  });

  it('says which files were not there', async () => {
    await old.database.db
      .insert(clips)
      .values(
        (({ sequence: _, ...clip }) => clip)(
          clipFixture({ id: 'clip2', projectId: 1, storageKey: storageKeys.clip(1, 'clip2') }),
        ),
      );
    const { missing } = await writeBackup({ ...old, file: join(directory, 'another.backup') });
    expect(missing).toContain(storageKeys.clip(1, 'clip2'));
  });
});
