import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';

const RETRY_MS = 200;

/**
 * Makes this process the only one that uses `directory`, until it ends in whatever way or lets go. Two processes on one
 * embedded database lose data silently, hence the refusal.
 *
 * The lock is the system's own on a file in the directory (docs/decisions/0043): it goes where the directory goes, also into
 * several containers, and the kernel lifts it when the process dies. Node has no call for it, but SQLite, which comes
 * with Node, takes it for a transaction; nothing is ever written.
 * @param patienceMs how long to wait for a holder that is just stopping
 * @returns a function that releases the lock; the lock holds as long as somebody keeps it
 */
export async function lockDataDirectory(directory: string, patienceMs = 0): Promise<() => Promise<void>> {
  const givesUpAt = performance.now() + patienceMs;
  let lock = tryToLock(directory);
  while (lock === null && performance.now() < givesUpAt) {
    await sleep(RETRY_MS);
    lock = tryToLock(directory);
  }
  const held = lock;
  if (held === null) {
    throw new Error(
      `Another Cutroom is already running on ${directory}. Stop it first, or start this one with another DATA_DIR.`,
    );
  }
  return async () => held.close();
}

/** Null where another process has it. */
function tryToLock(directory: string): DatabaseSync | null {
  let file: DatabaseSync | null = null;
  try {
    file = new DatabaseSync(join(directory, 'lock'));
    file.exec('BEGIN EXCLUSIVE');
    return file;
  } catch (cause) {
    file?.close();
    if (isBusy(cause)) return null;
    throw new Error(
      `The data directory ${directory} cannot be locked. It must be writable, and its file system must know locks.`,
      { cause },
    );
  }
}

/** https://www.sqlite.org/rescode.html#busy */
const SQLITE_BUSY = 5;

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY;
}
