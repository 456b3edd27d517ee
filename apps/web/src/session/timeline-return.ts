const MARKER_KEY = 'cutroom-timeline-return';

type MarkerStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Remembers, for this tab, that this project's run was started in the timeline editor and leads back there. */
export function markTimelineReturn(projectId: number, storage = tabStorage()): void {
  attempt(() => storage?.setItem(MARKER_KEY, String(projectId)));
}

export function clearTimelineReturn(storage = tabStorage()): void {
  attempt(() => storage?.removeItem(MARKER_KEY));
}

/** Whether the marker is set for this project. */
export function isTimelineReturn(projectId: number, storage = tabStorage()): boolean {
  return attempt(() => storage?.getItem(MARKER_KEY)) === String(projectId);
}

/** Browsers that keep no site data refuse even to hand the storage out; the marker is then never set. */
function tabStorage(): MarkerStorage | undefined {
  return attempt(() => globalThis.sessionStorage);
}

function attempt<T>(touchStorage: () => T): T | undefined {
  try {
    return touchStorage();
  } catch (error) {
    if (error instanceof DOMException) return undefined;
    throw error;
  }
}
