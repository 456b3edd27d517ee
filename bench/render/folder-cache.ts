import { copyFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { CutCache } from '@cutroom/media';

/** A cache in a directory, the way the server keeps one in its storage. */
export function folderCache(directory: string): CutCache {
  return {
    get: async (key, toPath) => {
      try {
        await copyFile(join(directory, key), toPath);
        return true;
      } catch {
        // Not there yet: the engine makes it.
        return false;
      }
    },
    put: async (key, fromPath) => {
      await mkdir(directory, { recursive: true });
      await copyFile(fromPath, join(directory, key));
    },
  };
}
