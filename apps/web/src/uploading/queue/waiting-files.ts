import { hasArrived, type OtherFiles } from './project-files.ts';
import type { UploadItem } from './upload-list.ts';
import type { Uploader } from './uploader.ts';

/** A file that was chosen and that no server knows of yet: a page that is thrown away forgets it. */
type WaitingFile = Pick<File, 'name' | 'size'>;

/** Keeps the names of an uploader's files until they are begun, beside those that a page before it lost, as long as the tab lives. */
export function keepWaiting(projectId: number, uploader: Uploader): void {
  const seen = new Set<string>();
  let written = '';
  uploader.subscribe(() => {
    const { items } = uploader.getState().list;
    for (const { name, bytesTotal } of items) seen.add(keyOf({ name, size: bytesTotal }));
    const lost = waitingFiles(projectId).filter((file) => !seen.has(keyOf(file)));
    const waiting = items.filter(isToBeBegun).map(({ name, bytesTotal }) => ({ name, size: bytesTotal }));
    const files = JSON.stringify([...lost, ...waiting]);
    if (files === written) return;
    written = files;
    store(projectId, files);
  });
}

/** Files that were chosen here before and of which neither this page nor the project has anything. */
export function lostFiles(
  projectId: number,
  items: readonly UploadItem[],
  others: OtherFiles,
): readonly WaitingFile[] {
  const own = new Set(items.map(({ name, bytesTotal }) => keyOf({ name, size: bytesTotal })));
  return waitingFiles(projectId).filter((file) => !own.has(keyOf(file)) && !hasArrived(file, others));
}

/** Whether any file was chosen that was not begun, by this page or one before it in the tab. */
export function areFilesWaiting(projectId: number): boolean {
  return waitingFiles(projectId).length > 0;
}

export function forgetWaiting(projectId: number): void {
  store(projectId, '[]');
}

function isToBeBegun({ uploadId, phase }: UploadItem): boolean {
  return uploadId === null && phase.kind !== 'refused' && phase.kind !== 'done';
}

function waitingFiles(projectId: number): readonly WaitingFile[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(storageKey(projectId)) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isWaitingFile) : [];
  } catch {
    // Storage can be forbidden, and others can write to it: then nothing is known of such files.
    return [];
  }
}

function store(projectId: number, files: string): void {
  try {
    sessionStorage.setItem(storageKey(projectId), files);
  } catch {
    // Without storage nobody is told of files that a page has lost.
  }
}

function storageKey(projectId: number): string {
  return `cutroom.waiting-files.${projectId}`;
}

function keyOf({ name, size }: WaitingFile): string {
  return `${size} ${name}`;
}

function isWaitingFile(value: unknown): value is WaitingFile {
  if (typeof value !== 'object' || value === null) return false;
  const { name, size } = value as Record<string, unknown>;
  return typeof name === 'string' && typeof size === 'number';
}
