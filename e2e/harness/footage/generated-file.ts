import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, renameSync } from 'node:fs';
import path from 'node:path';
import { inRepository } from '../../../scripts/repository.mjs';

/**
 * A file that is made on first use and kept for later runs, in a folder of its recipe, so that a changed recipe
 * makes a new file. `make` writes to the path it is given; only a finished file takes the real name.
 */
export function generated(name: string, recipe: object, make: (draft: string) => void): string {
  const key = createHash('sha256').update(JSON.stringify(recipe)).digest('hex').slice(0, 12);
  const folder = inRepository('.cache', 'journey-footage', key);
  const file = path.join(folder, name);
  if (existsSync(file)) return file;
  mkdirSync(folder, { recursive: true });
  const draft = path.join(folder, `draft-${process.pid}-${name}`);
  make(draft);
  renameSync(draft, file);
  return file;
}
