import { isGoingOn } from './upload-list.ts';
import type { Uploader } from './uploader.ts';

const PREFIX = 'cutroom.upload.';

/**
 * Lets other tabs know which uploads go on here: a lock for each, which the browser takes back when the page is gone, whatever
 * became of it (https://www.w3.org/TR/web-locks/).
 * @returns lets go of all
 */
export function holdUploads(uploader: Uploader, locks: LockManager | null = lockManager()): () => void {
  const releases = new Map<string, () => void>();
  const release = (id: string) => {
    releases.get(id)?.();
    releases.delete(id);
  };
  const stop = uploader.subscribe(() => {
    const going = new Set(
      uploader.getState().list.items.flatMap((item) => (isGoingOn(item) ? (item.uploadId ?? []) : [])),
    );
    for (const id of releases.keys()) if (!going.has(id)) release(id);
    for (const id of going) {
      if (releases.has(id)) continue;
      const released = new Promise<void>((resolve) => releases.set(id, resolve));
      // Where locks are refused nobody else is told.
      void locks?.request(PREFIX + id, () => released).catch(() => undefined);
    }
  });
  return () => {
    stop();
    for (const id of [...releases.keys()]) release(id);
  };
}

/** Which of these uploads, none of them its own, some tab of this browser goes on with. */
export async function uploadsHeldElsewhere(
  ids: ReadonlySet<string>,
  locks: LockManager | null = lockManager(),
): Promise<ReadonlySet<string>> {
  const { held = [] } = (await locks?.query().catch(() => undefined)) ?? {};
  const names = new Set(held.map(({ name }) => name));
  return new Set([...ids].filter((id) => names.has(PREFIX + id)));
}

/** Browsers keep it from pages that came without encryption. */
function lockManager(): LockManager | null {
  return 'locks' in navigator ? navigator.locks : null;
}
