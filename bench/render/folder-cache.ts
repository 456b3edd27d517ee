import { link, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { CutCache } from '@cutroom/media';

/** A cache in a directory, the way the server keeps one in its storage: files get a second name, not a copy. */
export function folderCache(directory: string): CutCache {
  return {
    get: async (key, toPath) => {
      try {
        await rm(toPath, { force: true });
        await link(join(directory, key), toPath);
        return true;
      } catch {
        // Not there yet: the engine makes it.
        return false;
      }
    },
    put: async (key, fromPath) => {
      await mkdir(directory, { recursive: true });
      await rm(join(directory, key), { force: true });
      await link(fromPath, join(directory, key));
    },
  };
}
