import { closeSync, ftruncateSync, openSync } from 'node:fs';
import { generated } from './generated-file.ts';

export interface ChosenFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** A file as the person chooses it. What is in it matters to nobody: the server is not asked. */
export function chosenFile(name: string, bytes = 1000, mimeType = 'video/mp4'): ChosenFile {
  return { name, mimeType, buffer: Buffer.alloc(bytes, 1) };
}

/** Many small ones, each different. */
export function chosenFiles(count: number): ChosenFile[] {
  return Array.from({ length: count }, (_, index) => chosenFile(`clip-${index + 1}.mp4`, 1000 + index));
}

const MEBIBYTE = 1024 * 1024;

/** The path of a file of that size that takes no room on the disk. */
export function largeFile(name: string, mebibytes: number): string {
  return generated(name, { mebibytes }, (draft) => {
    const file = openSync(draft, 'w');
    ftruncateSync(file, mebibytes * MEBIBYTE);
    closeSync(file);
  });
}
