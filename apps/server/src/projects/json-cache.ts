/** Some thousands of projects; a project of fifty clips and a long plan has some 100 kB. */
const CACHE_BYTES_MAX = 64 * 1024 * 1024;

/** The JSON of projects by version; those not asked for the longest make room. */
export interface JsonCache {
  get(projectId: number, version: string): Buffer | null;
  keep(projectId: number, version: string, json: Buffer): void;
}

export function jsonCache(bytesMax: number = CACHE_BYTES_MAX): JsonCache {
  const kept = new Map<number, { readonly version: string; readonly json: Buffer }>();
  let bytes = 0;

  const drop = (projectId: number) => {
    bytes -= kept.get(projectId)?.json.length ?? 0;
    kept.delete(projectId);
  };

  return {
    get(projectId, version) {
      const found = kept.get(projectId);
      if (found?.version !== version) return null;
      kept.delete(projectId);
      kept.set(projectId, found);
      return found.json;
    },
    keep(projectId, version, json) {
      drop(projectId);
      kept.set(projectId, { version, json });
      bytes += json.length;
      for (const [oldest] of kept) {
        if (bytes <= bytesMax) break;
        drop(oldest);
      }
    },
  };
}
