import { attempt, tabStorage } from '../tab-storage.ts';

const MARKER_KEY = 'cutroom-timeline-return';
const EXPORT_KEY = 'cutroom-export-follows';

/** Remembers, for this tab, that this project's run was started in the timeline editor and leads back there. */
export function markTimelineReturn(projectId: number, storage = tabStorage()): void {
  attempt(() => storage?.setItem(MARKER_KEY, String(projectId)));
}

/** Nothing is waited for any more, neither to go back to the timeline nor to go on to the export. */
export function clearTimelineReturn(storage = tabStorage()): void {
  attempt(() => storage?.removeItem(MARKER_KEY));
  attempt(() => storage?.removeItem(EXPORT_KEY));
}

/** Whether the marker is set for this project. */
export function isTimelineReturn(projectId: number, storage = tabStorage()): boolean {
  return attempt(() => storage?.getItem(MARKER_KEY)) === String(projectId);
}

/** Remembers, for this tab, that the export follows this project's run once it has ended well. */
export function markExportFollows(projectId: number, storage = tabStorage()): void {
  attempt(() => storage?.setItem(EXPORT_KEY, String(projectId)));
}

export function doesExportFollow(projectId: number, storage = tabStorage()): boolean {
  return attempt(() => storage?.getItem(EXPORT_KEY)) === String(projectId);
}
