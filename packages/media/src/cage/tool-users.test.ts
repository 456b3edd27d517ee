import { describe, expect, it } from 'vitest';
import { FIRST_ID, LAST_ID, toolUsers } from './tool-users.ts';

/** Who the database is where the server is root (apps/server, database-user.ts). */
const DATABASE_ID = 65_531;

describe('The users of media tools', () => {
  it('are different ones at the same time, and none of them is the database', async () => {
    const users = toolUsers(() => false);
    const seen: number[] = [];
    const wait = Promise.withResolvers<void>();
    const works = Array.from({ length: LAST_ID - FIRST_ID + 1 }, () =>
      users.withUser(async (userId) => {
        seen.push(userId);
        await wait.promise;
      }),
    );
    await expect(users.withUser(async () => undefined)).rejects.toThrow('is at work');
    wait.resolve();
    await Promise.all(works);
    expect(new Set(seen).size).toBe(works.length);
    expect(seen).not.toContain(DATABASE_ID);
    expect(seen.every((userId) => userId >= FIRST_ID && userId <= LAST_ID)).toBe(true);
  });

  it('are free again after a step that failed', async () => {
    const users = toolUsers((userId) => userId !== FIRST_ID);
    const failing = users.withUser(() => Promise.reject(new Error('broken')));
    await expect(failing).rejects.toThrow('broken');
    expect(await users.withUser((userId) => Promise.resolve(userId))).toBe(FIRST_ID);
  });

  it('are nobody whom the system handed out', async () => {
    const users = toolUsers((userId) => userId < LAST_ID);
    expect(await users.withUser((userId) => Promise.resolve(userId))).toBe(LAST_ID);
  });
});
