import { createReadStream, createWriteStream } from 'node:fs';
import {
  access,
  constants,
  copyFile,
  type FileHandle,
  link,
  open,
  readdir,
  rename,
  rm,
  rmdir,
  stat,
} from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { CutroomError } from '@cutroom/contract';
import { openRegularFile } from '@cutroom/media';
import { isDiskFull } from '../disk-full.ts';
import { randomId } from '../ids.ts';
import { ownPrefix, removeStaleTempFiles } from '../stale-temp-files.ts';
import { makeDurableDirectory, syncDirectory } from '../sync-path.ts';
import { checkedKey, type Storage, StorageMissingError } from './storage.ts';

/** Storage in a directory of this machine, without a final slash. Other processes may write to it too. */
export async function openFileStorage(root: string): Promise<Storage> {
  const incoming = join(root, '.incoming');
  // What a killed process left half-written is nobody's.
  await removeStaleTempFiles(incoming);
  const pathOf = (key: string) => join(root, checkedKey(key));
  const receive = receiver(incoming, pathOf);

  return {
    put: (key: string, body: Readable) =>
      receive(key, (temporary) => pipeline(body, createWriteStream(temporary))),

    putFile: (key, localPath) =>
      receive(key, async (temporary) => {
        // A link is never followed. A file of ours may have another name still: that of a cut in the renderer's folder.
        const file = await openRegularFile(localPath, Number.POSITIVE_INFINITY);
        await moveFile(file, localPath, temporary);
      }),

    async read(key, range) {
      const file = await open(pathOf(key)).catch((cause: unknown) => {
        throw explained(cause, key);
      });
      return createReadStream('', { fd: file, ...(range ?? {}) });
    },

    async fetchFile(key, localPath) {
      await linkOrCopy(pathOf(key), localPath).catch((cause: unknown) => {
        throw explained(cause, key);
      });
    },

    copy: (from, to) =>
      // Two names of one file: what is stored is never written to again.
      receive(to, (temporary) =>
        linkOrCopy(pathOf(from), temporary).catch((cause: unknown) => {
          throw explained(cause, from);
        }),
      ),

    async stat(key) {
      const found = await stat(pathOf(key)).catch(ignoreMissing);
      return found === null ? null : { bytes: found.size };
    },

    async remove(key) {
      await rm(pathOf(key), { force: true });
      await removeEmptyFolders(root, dirname(pathOf(key)));
    },

    async removePrefix(prefix) {
      if (!prefix.endsWith('/')) throw new Error(`A prefix must end in '/': ${prefix}`);
      const folder = pathOf(prefix.slice(0, -1));
      await rm(folder, { recursive: true, force: true });
      await removeEmptyFolders(root, dirname(folder));
    },

    async folders(prefix) {
      const found = await readdir(join(root, checkedKey(prefix.slice(0, -1))), { withFileTypes: true }).catch(
        (cause: unknown) => {
          if (codeOf(cause) === 'ENOENT') return [];
          throw cause;
        },
      );
      return found.filter((entry) => entry.isDirectory()).map(({ name }) => name);
    },

    async check() {
      await access(incoming, constants.W_OK);
    },
  };
}

async function linkOrCopy(from: string, to: string): Promise<void> {
  await link(from, to).catch(async (cause: NodeJS.ErrnoException) => {
    if (!LINKS_NOT.has(cause.code)) throw cause;
    await copyFile(from, to, constants.COPYFILE_FICLONE);
  });
}

/** Another file system, one without links, or a file that has as many names as it may. */
const LINKS_NOT: ReadonlySet<string | undefined> = new Set(['EXDEV', 'EPERM', 'EMLINK', 'ENOTSUP']);

/** Files come whole or not at all: each is written under a name of its own and then moved to its place. */
function receiver(incoming: string, pathOf: (key: string) => string) {
  return async (
    key: string,
    write: (temporary: string) => Promise<void>,
  ): Promise<{ readonly bytes: number }> => {
    const temporary = join(incoming, `${ownPrefix()}${randomId()}`);
    try {
      await write(temporary);
      return await settle(temporary, pathOf(key));
    } catch (cause) {
      await rm(temporary, { force: true });
      throw explained(cause, key);
    }
  };
}

async function settle(temporary: string, path: string): Promise<{ readonly bytes: number }> {
  const bytes = await syncFile(await openRegularFile(temporary, Number.POSITIVE_INFINITY));
  // Whoever removes the last file of a folder just now takes the folder away.
  await moveInto(temporary, path).catch((cause: unknown) => {
    if (codeOf(cause) !== 'ENOENT') throw cause;
    return moveInto(temporary, path);
  });
  await syncDirectory(dirname(path));
  return { bytes };
}

async function moveInto(from: string, to: string): Promise<void> {
  await makeDurableDirectory(dirname(to));
  await rename(from, to);
  // Where both are names of one file already, nothing is renamed (POSIX rename).
  await rm(from, { force: true });
}

/** From a folder up to the root, which stays: a bucket has no empty folders either. */
async function removeEmptyFolders(root: string, folder: string): Promise<void> {
  if (folder === root) return;
  const isGone = await rmdir(folder).then(
    () => true,
    (cause: unknown) => {
      if (codeOf(cause) === 'ENOENT') return true;
      if (codeOf(cause) === 'ENOTEMPTY' || codeOf(cause) === 'EEXIST') return false;
      throw cause;
    },
  );
  if (isGone) await removeEmptyFolders(root, dirname(folder));
}

/** @param file the one that lies at `from`, opened; closed here */
async function moveFile(file: FileHandle, from: string, to: string): Promise<void> {
  try {
    await rename(from, to).catch(async (cause: NodeJS.ErrnoException) => {
      if (cause.code !== 'EXDEV') throw cause;
      await pipeline(file.createReadStream({ autoClose: false }), createWriteStream(to));
      await rm(from, { force: true });
    });
  } finally {
    await file.close();
  }
}

async function syncFile(file: FileHandle): Promise<number> {
  try {
    await file.sync();
    return (await file.stat()).size;
  } finally {
    await file.close();
  }
}

function explained(cause: unknown, key: string): unknown {
  if (codeOf(cause) === 'ENOENT') return new StorageMissingError(key, { cause });
  if (isDiskFull(cause)) return new CutroomError('storage_full', { cause });
  return cause;
}

function codeOf(cause: unknown): unknown {
  return cause instanceof Error && 'code' in cause ? cause.code : undefined;
}

function ignoreMissing(cause: NodeJS.ErrnoException): null {
  if (cause.code === 'ENOENT' || cause.code === 'ENOTDIR') return null;
  throw cause;
}
