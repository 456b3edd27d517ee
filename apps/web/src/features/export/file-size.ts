const BYTES_PER_MB = 1_000_000;
const BYTES_PER_KB = 1000;

/** '12.3 MB' of a file's bytes, as people know it from their file list; null where unknown. */
export function fileSizeText(bytes: number | null): string | null {
  if (bytes === null) return null;
  if (bytes < BYTES_PER_MB / 10) return `${Math.max(1, Math.round(bytes / BYTES_PER_KB))} kB`;
  return `${(bytes / BYTES_PER_MB).toFixed(1)} MB`;
}
