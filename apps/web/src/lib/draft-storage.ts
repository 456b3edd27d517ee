import { attempt } from './tab-storage.ts';

/** What begins the name of every timeline that this browser keeps because nobody has saved it. */
export const DRAFT_PREFIX = 'cutroom-timeline-draft-';

/** Whose they are: the id of the account that was signed in last. */
const OWNER_KEY = 'cutroom-drafts-of';

export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** Outlives the tab and the browser. Browsers that keep no site data refuse even to hand it out. */
export function draftStorage(): DraftStorage | undefined {
  return attempt(() => globalThis.localStorage);
}

export function draftKeys(storage: DraftStorage | undefined): readonly string[] {
  const keys = attempt(() =>
    Array.from({ length: storage?.length ?? 0 }, (_, index) => storage?.key(index) ?? ''),
  );
  return (keys ?? []).filter((key) => key.startsWith(DRAFT_PREFIX));
}

/** Who signs out leaves nothing of their edits to whoever uses this browser next. */
export function forgetAllDrafts(storage = draftStorage()): void {
  for (const key of draftKeys(storage)) attempt(() => storage?.removeItem(key));
}

/**
 * Called as soon as it is known who is signed in: drafts of another account go, however that one left. Who comes back
 * finds their own.
 */
export function claimDrafts(userId: string, storage = draftStorage()): void {
  attempt(() => {
    const owner = storage?.getItem(OWNER_KEY) ?? null;
    if (owner === userId) return;
    if (owner !== null) forgetAllDrafts(storage);
    storage?.setItem(OWNER_KEY, userId);
  });
}
