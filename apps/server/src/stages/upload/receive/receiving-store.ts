import { copyFile, link, mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { CutroomError } from '@cutroom/contract';
import { FileStore } from '@tus/file-store';
import type { DataStore, Upload } from '@tus/server';
import { isDiskFull } from '../../../platform/disk-full.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import { syncDirectory, syncPath } from '../../../platform/sync-path.ts';
import { openGatheringWriter } from './gathering-writer.ts';

/** Where the bytes of unfinished uploads wait. A bucket can take its place (@tus/s3-store has the same shape). */
export interface ReceivingStore {
  /** The side that the tus server works with. Its offsets are what really has been written. */
  readonly dataStore: DataStore;
  /** Bytes that have arrived, or null where nothing is known of such an upload. */
  bytesOf(uploadId: string): Promise<number | null>;
  /** Copies a whole upload into the storage. It stays here too, until `remove`: a crash between the two loses nothing. */
  handOver(uploadId: string, storage: Storage, key: string): Promise<void>;
  remove(uploadId: string): Promise<void>;
  /** Everything here, with when it was last written in milliseconds since 1970. */
  list(): Promise<{ readonly uploadId: string; readonly writtenAt: number }[]>;
}

/** Extensions of tus that are offered: data in the create and unknown lengths are not (spec section 5). */
const TUS_EXTENSIONS = ['creation', 'expiration', 'termination'];

export async function openReceivingDirectory(directory: string): Promise<ReceivingStore> {
  await mkdir(directory, { recursive: true });
  const pathOf = (uploadId: string) => join(directory, uploadId);

  return {
    dataStore: new ReceivingFileStore({ directory }),

    async bytesOf(uploadId) {
      const found = await stat(pathOf(uploadId)).catch((error: unknown) => {
        if (isMissing(error)) return null;
        throw error;
      });
      return found?.size ?? null;
    },

    async handOver(uploadId, storage, key) {
      const handedOver = `${pathOf(uploadId)}.handed-over`;
      await rm(handedOver, { force: true });
      await link(pathOf(uploadId), handedOver).catch(async (error: unknown) => {
        if (isMissing(error)) throw error;
        await copyFile(pathOf(uploadId), handedOver);
      });
      await storage.putFile(key, handedOver);
      await rm(handedOver, { force: true });
    },

    async remove(uploadId) {
      for (const ending of ['.handed-over', '', '.json']) {
        await rm(`${pathOf(uploadId)}${ending}`, { force: true });
      }
    },

    async list() {
      const ids = new Set((await readdir(directory)).map((name) => name.replace(/\..*$/, '')));
      return Promise.all(
        Array.from(ids, async (uploadId) => {
          const found = await stat(pathOf(uploadId)).catch(() => null);
          return { uploadId, writtenAt: found?.mtimeMs ?? 0 };
        }),
      );
    },
  };
}

class ReceivingFileStore extends FileStore {
  override extensions = TUS_EXTENSIONS;

  /** An upload that was acknowledged is there after a power cut as well. */
  override async create(upload: Upload): Promise<Upload> {
    const created = await super.create(upload);
    for (const ending of ['', '.json']) await syncPath(join(this.directory, `${upload.id}${ending}`));
    await syncDirectory(this.directory);
    return created;
  }

  /** As its parent's, but on the disk; what arrived before a failure is kept, and a full disk is told from other failures. */
  override async write(body: Readable, uploadId: string, offset: number): Promise<number> {
    const file = await open(join(this.directory, uploadId), 'r+');
    const writer = openGatheringWriter(file, offset);
    try {
      try {
        for await (const chunk of body) await writer.add(chunk);
      } finally {
        await writer.flush();
      }
      // The client drops what is acknowledged.
      await file.datasync();
    } catch (cause) {
      throw isDiskFull(cause) ? new CutroomError('storage_full', { cause }) : cause;
    } finally {
      await file.close();
    }
    return writer.position();
  }

  /** As its parent's, but a chunk that ends meanwhile may have removed what describes it. */
  override async remove(uploadId: string): Promise<void> {
    await super.remove(uploadId).catch((error: unknown) => {
      if (!isMissing(error)) throw error;
    });
  }
}

export function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
