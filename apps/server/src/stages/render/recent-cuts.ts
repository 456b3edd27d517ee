import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { z } from 'zod';
import { type Storage, StorageMissingError, storageKeys } from '../../platform/storage/storage.ts';

/** How many renders back a cut may have been used to be kept: enough to try something and to change one's mind. */
const RENDERS_REMEMBERED = 5;

/** Keys of the cuts of each render, the newest first. */
const rendersSchema = z.array(z.array(z.string().regex(/^[A-Za-z0-9_-]+$/)));

/**
 * Keeps a project's cache of cuts bounded: remembers what this render used and removes the cuts that none of the
 * latest renders did.
 */
export async function keepRecentCuts(
  storage: Storage,
  projectId: number,
  touched: ReadonlySet<string>,
): Promise<void> {
  if (touched.size === 0) return;
  const earlier = await readRenders(storage, projectId);
  const { kept, removed } = afterRender(earlier, [...touched]);
  // The list first: a crash between leaves files that are listed nowhere rather than a list of files that are gone.
  await storage.put(listKey(projectId), Readable.from([JSON.stringify(kept)]));
  for (const key of removed) await storage.remove(storageKeys.cut(projectId, key));
}

/** The renders to remember after one that used these cuts, and the cuts that no remembered render used. */
export function afterRender(
  earlier: readonly (readonly string[])[],
  used: readonly string[],
): { kept: string[][]; removed: string[] } {
  const all = [used, ...earlier].map((keys) => [...keys]);
  const kept = all.slice(0, RENDERS_REMEMBERED);
  const stillUsed = new Set(kept.flat());
  const removed = new Set(all.flat().filter((key) => !stillUsed.has(key)));
  return { kept, removed: [...removed] };
}

async function readRenders(storage: Storage, projectId: number): Promise<string[][]> {
  try {
    return rendersSchema.parse(JSON.parse(await text(await storage.read(listKey(projectId)))));
  } catch (error) {
    if (error instanceof StorageMissingError) return [];
    throw error;
  }
}

function listKey(projectId: number): string {
  return `${storageKeys.project(projectId)}cuts/recent.json`;
}
