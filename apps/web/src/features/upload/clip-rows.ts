import type { PendingUpload, Project } from '@cutroom/contract';
import type { UploadItem } from '../../uploading/upload-list.ts';

const POLL_MS = 2000;

/** How often the project is asked for again: only while the server is looking at a file. */
export function clipsPollMs(project: Project | undefined): number | false {
  return project?.uploads.some(({ state }) => state === 'checking') ? POLL_MS : false;
}

/** Files that counted as uploaded and that the server's check has refused since. */
export function lateRefusals(
  project: Project,
  items: readonly UploadItem[],
): readonly { readonly itemId: string; readonly message: string }[] {
  return items.flatMap((item) => {
    if (item.phase.kind !== 'done') return [];
    const refused = project.uploads.find(({ id, state }) => id === item.uploadId && state === 'refused');
    return refused === undefined ? [] : [{ itemId: item.id, message: refusalMessage(refused) }];
  });
}

export function refusalMessage({ error }: PendingUpload): string {
  return error?.message ?? 'This file cannot be used.';
}

/** '3 clips ready'; what the continue bar says. */
export function readyText(clipCount: number): string {
  if (clipCount === 0) return 'No clips yet';
  return clipCount === 1 ? '1 clip ready' : `${clipCount} clips ready`;
}
