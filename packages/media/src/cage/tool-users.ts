import { existsSync } from 'node:fs';

/** Gives each step of a server that is root a user whom nobody else is. */
export interface ToolUsers {
  /** @returns what `work` returns; the user is free again afterwards */
  withUser<Result>(work: (userId: number) => Promise<Result>): Promise<Result>;
}

/**
 * User and group have the same number, and own nothing but the folder of their step. The kernel counts the processes of
 * all that one user runs: were two tools one user, one of them could use up what the other may start.
 *
 * The numbers are those that systemd hands out to services for as long as they run (https://systemd.io/UIDS-GIDS/); what it
 * has handed out is left to it. Where to begin is chosen at random: a worker beside this process chooses too.
 * @param isTaken whether somebody else of this machine is that user now
 */
export function toolUsers(isTaken: (userId: number) => boolean = isSystemdsNow): ToolUsers {
  const working = new Set<number>();
  const count = LAST_ID - FIRST_ID + 1;
  let next = Math.floor(Math.random() * count);
  const take = (): number => {
    for (let tries = 0; tries < count; tries++) {
      const userId = FIRST_ID + next;
      next = (next + 1) % count;
      if (working.has(userId) || isTaken(userId)) continue;
      working.add(userId);
      return userId;
    }
    throw new Error('Every user that media tools may work as is at work.');
  };
  return {
    withUser: async (work) => {
      const userId = take();
      try {
        return await work(userId);
      } finally {
        working.delete(userId);
      }
    },
  };
}

export const FIRST_ID = 61_184;
export const LAST_ID = 65_519;

function isSystemdsNow(userId: number): boolean {
  return existsSync(`/run/systemd/dynamic-uid/${userId}`);
}
