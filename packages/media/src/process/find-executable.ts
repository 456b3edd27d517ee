import { access, constants, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';

/** Looks a program up in the directories of `searchPath`, which is written like PATH. */
export async function findExecutable(name: string, searchPath: string): Promise<string | null> {
  for (const directory of searchPath.split(':')) {
    const path = join(directory === '' ? '.' : directory, name);
    if (await isExecutable(path)) return resolve(path);
  }
  return null;
}

async function isExecutable(path: string): Promise<boolean> {
  try {
    await access(path, constants.X_OK);
    return (await stat(path)).isFile();
  } catch {
    return false;
  }
}
