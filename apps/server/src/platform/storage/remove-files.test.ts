import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../testing/database/test-database.ts';
import { openRecordingQueue } from '../../testing/recording-queue.ts';
import { removals } from '../database/schema.ts';
import { carryOutRemoval, removeFiles, retryRemovals } from './remove-files.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const signal = new AbortController().signal;
const waiting = async () => (await database.db.select().from(removals)).map(({ path }) => path);

function openStorage() {
  const storage = {
    isAway: false,
    removed: [] as string[],
    remove: async (key: string) => storage.removePrefix(key),
    async removePrefix(path: string) {
      if (storage.isAway || path.includes('stuck')) throw new Error('away');
      storage.removed.push(path);
    },
  };
  return storage;
}

it('What is to be removed is remembered until the storage has removed it, however long it is away', async () => {
  const storage = openStorage();
  const queue = openRecordingQueue();
  await database.db.transaction(async (tx) => {
    for (const path of ['projects/1/', 'projects/stuck/', 'projects/2/reel.mp4'])
      await removeFiles(tx, queue, path);
  });
  expect(queue.sent).toHaveLength(3);
  storage.isAway = true;
  await expect(carryOutRemoval({ ...database, storage }, 'projects/1/')).rejects.toThrow('away');
  expect(await waiting()).toHaveLength(3);
  storage.isAway = false;
  const log = { warn: () => undefined };
  await retryRemovals({ ...database, storage, log }, signal);
  expect(storage.removed.toSorted()).toEqual(['projects/1/', 'projects/2/reel.mp4']);
  expect(await waiting()).toEqual(['projects/stuck/']);
});

it('A deletion that does not commit removes nothing', async () => {
  await database.db
    .transaction(async (tx) => {
      await removeFiles(tx, openRecordingQueue(), 'projects/9/');
      throw new Error('no');
    })
    .catch(() => undefined);
  expect(await waiting()).not.toContain('projects/9/');
});
