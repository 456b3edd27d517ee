import { mkdir, readdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { z } from 'zod';

const serverDirectory = resolve(import.meta.dirname, '../../..');
const cacheDirectory = resolve(serverDirectory, '../../.cache');
const manifestSchema = z.object({ dependencies: z.object({ '@electric-sql/pglite': z.string() }) });

/**
 * A fresh cluster costs seconds of CPU (initdb in WASM), unpacking a finished one less than a second.
 * @returns the packed cluster for an empty `directory`, or null where a cluster already lives there or no template was built.
 */
export async function loadDatabaseTemplate(directory: string): Promise<Blob | null> {
  if ((await readdir(directory)).length > 0) return null;
  const packed = await readFile(await templatePath()).catch(ignoreMissing);
  return packed === null ? null : new Blob([new Uint8Array(packed)]);
}

/**
 * Builds the template unless this version of PGlite has one. Only the tests call it, which open a database each: a server needs
 * one cluster in its life, and making that costs less than building a template and unpacking it.
 */
export async function buildDatabaseTemplate(): Promise<void> {
  const path = await templatePath();
  if ((await stat(path).catch(ignoreMissing)) !== null) return;
  const client = await PGlite.create();
  const dump = await client.dumpDataDir('none');
  await client.close();
  await mkdir(cacheDirectory, { recursive: true });
  const temporary = `${path}.${process.pid}`;
  await writeFile(temporary, new Uint8Array(await dump.arrayBuffer()));
  await rename(temporary, path);
}

/** A cluster fits only the engine that made it, so the file is named after the pinned version. */
async function templatePath(): Promise<string> {
  const manifest: unknown = JSON.parse(await readFile(join(serverDirectory, 'package.json'), 'utf8'));
  const { dependencies } = manifestSchema.parse(manifest);
  return join(cacheDirectory, `database-template-${dependencies['@electric-sql/pglite']}.tar`);
}

function ignoreMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}
