import { copyFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { CutCache } from '../render/reel-spec.ts';

/** A cache of segments in a folder, which tells what it was asked for. */
export interface SegmentFolder extends CutCache {
  /** Keys in the order in which they were asked for, found or not. */
  readonly asked: string[];
  /** Keys in the order in which they came. */
  readonly made: string[];
}

/** @param isKept which keys it keeps; all where absent */
export async function openSegmentFolder(
  directory: string,
  isKept: (key: string) => boolean = () => true,
): Promise<SegmentFolder> {
  await mkdir(directory, { recursive: true });
  const kept = new Set<string>();
  const asked: string[] = [];
  const made: string[] = [];
  return {
    asked,
    made,
    async get(key, toPath) {
      asked.push(key);
      if (kept.has(key)) await copyFile(join(directory, key), toPath);
      return kept.has(key);
    },
    async put(key, fromPath) {
      made.push(key);
      if (!isKept(key)) return;
      await copyFile(fromPath, join(directory, key));
      kept.add(key);
    },
  };
}

/** Of a segment without its audio. */
export function isOfVideo(key: string): boolean {
  return key.startsWith('video') || key.startsWith('record');
}
