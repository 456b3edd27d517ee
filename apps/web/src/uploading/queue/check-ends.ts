import type { PendingUpload, Project } from '@cutroom/contract';
import type { UploadItem } from './upload-list.ts';

const POLL_MS = 750;

/** How often the project is asked for again: only while the server is looking at a file. */
export function checksPollMs(project: Project | undefined, items: readonly UploadItem[]): number | false {
  const isChecking =
    items.some(({ phase }) => phase.kind === 'checking') ||
    project?.uploads.some(({ state }) => state === 'checking');
  return isChecking ? POLL_MS : false;
}

export interface CheckEnd {
  readonly itemId: string;
  /** Why the file cannot be used; null where it can. */
  readonly refusal: string | null;
}

/**
 * What has become of files that the server was still looking at when their last byte was answered.
 * @param asOfMs when the project was told, on the clock of the items
 */
export function checkEnds(
  project: Project,
  asOfMs: number,
  items: readonly UploadItem[],
): readonly CheckEnd[] {
  return items.flatMap(({ id: itemId, uploadId, phase }): readonly CheckEnd[] => {
    if (phase.kind !== 'checking') return [];
    const upload = project.uploads.find(({ id }) => id === uploadId);
    if (upload?.state === 'refused') return [{ itemId, refusal: refusalMessage(upload) }];
    // A project told before the file arrived knows nothing of it yet.
    return upload === undefined && asOfMs >= phase.sinceMs ? [{ itemId, refusal: null }] : [];
  });
}

export function refusalMessage({ error }: PendingUpload): string {
  return error?.message ?? 'This file cannot be used.';
}
