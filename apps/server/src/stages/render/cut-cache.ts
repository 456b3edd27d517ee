import { copyFile, link, rm } from 'node:fs/promises';
import type { CutCache } from '@cutroom/media';
import { type Storage, StorageMissingError, storageKeys } from '../../platform/storage/storage.ts';

export interface ProjectCutCache extends CutCache {
  /** Keys of the pieces that were asked for or put so far. */
  readonly touched: ReadonlySet<string>;
}

/** The project's encoded cuts, kept in storage: what has not changed since the last video is not encoded again. */
export function openCutCache(storage: Storage, projectId: number): ProjectCutCache {
  const touched = new Set<string>();
  return {
    touched,
    async get(key, toPath) {
      try {
        // Storage brings files to new paths only, and a renderer that tries again has one there already.
        await rm(toPath, { force: true });
        await storage.fetchFile(storageKeys.cut(projectId, key), toPath);
        touched.add(key);
        return true;
      } catch (error) {
        if (error instanceof StorageMissingError) return false;
        throw error;
      }
    },
    async put(key, fromPath) {
      // Storage takes over what it is given, and the renderer still needs its file.
      const handedOver = `${fromPath}.handed-over`;
      await link(fromPath, handedOver).catch(() => copyFile(fromPath, handedOver));
      try {
        touched.add(key);
        await storage.putFile(storageKeys.cut(projectId, key), handedOver);
      } finally {
        await rm(handedOver, { force: true });
      }
    },
  };
}
