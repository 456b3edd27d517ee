/** Whether a failure comes from a disk, a quota or a database that has no room left: it may be deep among the causes. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const isFull = 'code' in error && FULL_CODES.has(String(error.code));
  return isFull || NO_SPACE.test(error.message) || isDiskFull(error.cause);
}

/** Of files, and of PostgreSQL: disk_full. */
const FULL_CODES = new Set(['ENOSPC', 'EDQUOT', '53100']);
/** In the words of PostgreSQL, which has no code of its own where it cannot write its journal. */
const NO_SPACE = /No space left on device/;
