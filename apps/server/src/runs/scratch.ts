import { chmod, mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';

/** Longer than any job may take: what another machine left behind that long ago is nobody's. */
const FOREIGN_SCRATCH_MS_MAX = 24 * 60 * 60 * 1000;

/** Runs `work` with a directory of its own that is gone afterwards, whatever happens. */
export async function withScratch<T>(
  scratchDirectory: string,
  work: (directory: string) => Promise<T>,
): Promise<T> {
  await mkdir(scratchDirectory, { recursive: true });
  const directory = await mkdtemp(join(scratchDirectory, `${owner(process.pid)}-`));
  try {
    // Run as root, media tools become `nobody` and must find the way to the clip's file (not list what lies beside it).
    if (process.getuid?.() === 0) await chmod(directory, 0o711);
    return await work(directory);
  } finally {
    await rm(directory, { recursive: true, force: true, maxRetries: 3 });
  }
}

/**
 * Removes what killed processes left behind; to be called at the start, before any job.
 * @param isShared whether other processes work in it too: what belongs to one that lives, here or on another machine,
 * then stays. Otherwise everything goes.
 * @returns how many entries were removed
 */
export async function sweepScratch(scratchDirectory: string, isShared: boolean): Promise<number> {
  await mkdir(scratchDirectory, { recursive: true });
  let removed = 0;
  for (const name of await readdir(scratchDirectory)) {
    const path = join(scratchDirectory, name);
    if (isShared && !(await isAbandoned(name, path))) continue;
    await rm(path, { recursive: true, force: true, maxRetries: 3 });
    removed += 1;
  }
  return removed;
}

async function isAbandoned(name: string, path: string): Promise<boolean> {
  const [host, pid] = name.split('-');
  // This process has only just begun, so a directory with its number is from an earlier one.
  if (host === hostKey()) return Number(pid) === process.pid || !isAlive(Number(pid));
  const found = await stat(path).catch(() => null);
  return found !== null && Date.now() - found.mtimeMs > FOREIGN_SCRATCH_MS_MAX;
}

function owner(pid: number): string {
  return `${hostKey()}-${pid}`;
}

function hostKey(): string {
  return hostname().replace(/[^A-Za-z0-9]/g, '') || 'host';
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it lives, as another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
