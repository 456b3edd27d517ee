import { chmod, chown, type FileHandle, lstat, mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { MediaError } from './media-error.ts';
import { createOwnFile, openRegularFile } from './regular-file.ts';

/**
 * Gives `work` a directory of its own and removes it afterwards, whatever happens.
 * @param userId whom the child that writes there works as; null: as this process's user
 */
export async function withScratch<Result>(
  parentDirectory: string,
  userId: number | null,
  work: (directory: string) => Promise<Result>,
): Promise<Result> {
  const directory = await mkdtemp(join(parentDirectory, 'media-'));
  try {
    if (userId !== null) {
      // The group is root's: what builds the cage goes in too, with the power to do so given up already.
      await chown(directory, userId, 0);
      await chmod(directory, 0o710);
    }
    return await work(directory);
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

/**
 * Moves a finished file out of the scratch directory; it appears under its name complete or not at all.
 * @throws MediaError `bad_output` where it is a link, a pipe or anything else than a file of its own
 */
export async function deliver(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true });
  const file = await openRegularFile(from);
  try {
    await takeOwnership(file);
    try {
      await rename(from, to);
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EXDEV')) throw error;
      await copyAcross(file, to);
      return;
    }
    await refuseSwapped(file, to);
  } finally {
    await file.close();
  }
}

/** Reads from the descriptor: the name may stand for something else by now. */
async function copyAcross(file: FileHandle, to: string): Promise<void> {
  const partial = `${to}.part`;
  try {
    const copy = await createOwnFile(partial);
    await pipeline(file.createReadStream({ autoClose: false }), copy.createWriteStream());
    await rename(partial, to);
  } finally {
    await rm(partial, { force: true });
  }
}

/** A process that outlived its tool may have put something else under the name after it was looked at. */
async function refuseSwapped(file: FileHandle, to: string): Promise<void> {
  const [opened, moved] = [await file.stat(), await lstat(to)];
  if (opened.ino === moved.ino && opened.dev === moved.dev && opened.nlink === 1) return;
  await rm(to, { force: true, recursive: true });
  throw new MediaError('bad_output', 'What the tool left behind was changed while it was taken over.');
}

/** A child that ran as another user owns what it wrote. Through the descriptor: what a name leads to can change. */
async function takeOwnership(file: FileHandle): Promise<void> {
  const uid = process.getuid?.();
  const gid = process.getgid?.();
  if (uid === 0 && gid !== undefined) await file.chown(uid, gid);
  await file.chmod(0o644);
}
