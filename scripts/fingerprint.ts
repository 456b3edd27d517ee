import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';

/**
 * SHA-256 (hex) over names and contents of every file in `places`, files or folders below `root`. A place that
 * does not exist counts as absent, so that adding it later changes the result. Clocks play no part: a fresh clone,
 * a copied folder and a changed branch are judged by what they hold.
 */
export async function fingerprintOf(root: string, places: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const place of places) {
    for (const file of await filesIn(path.join(root, place))) {
      const name = path.relative(root, file).split(path.sep).join('/');
      const contents = await readFile(file);
      hash.update(`${name}\0${contents.length}\0`).update(contents);
    }
  }
  return hash.digest('hex');
}

/** Whether `place` is a file, or a folder with at least one file in it. */
export async function holdsFiles(place: string): Promise<boolean> {
  return (await filesIn(place)).length > 0;
}

async function filesIn(place: string): Promise<string[]> {
  const info = await stat(place).catch(() => null);
  if (info === null) return [];
  if (info.isFile()) return [place];
  const entries = await readdir(place, { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}
