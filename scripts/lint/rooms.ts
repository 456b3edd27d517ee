import path from 'node:path';
import type { WordFault } from './word-fault.ts';

const SOURCE = /\.(?:tsx?|mjs|css)$/;
const TEST = /\.(?:test|spec)\.tsx?$/;
const FILES_MAX = 20;

/** Folders with more sources beside tests than one sees at a glance (CONTRIBUTING.md); pure. */
export function roomFaults(files: readonly string[]): WordFault[] {
  const counts = new Map<string, number>();
  for (const file of files.filter((name) => SOURCE.test(name) && !TEST.test(name)))
    counts.set(path.posix.dirname(file), (counts.get(path.posix.dirname(file)) ?? 0) + 1);
  return [...counts]
    .filter(([, count]) => count > FILES_MAX)
    .map(([folder, count]) => ({
      file: folder,
      line: 0,
      message: `${count} sources beside tests, where ${FILES_MAX} are allowed: put what belongs together into a folder`,
    }));
}
