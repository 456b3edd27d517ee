import type { SelectedClip } from '@cutroom/contract';
import { DRAFT_PREFIX, type DraftStorage, draftKeys, draftStorage } from '../../../lib/draft-storage.ts';
import { attempt } from '../../../lib/tab-storage.ts';

/** A timeline that nobody has saved, as this browser keeps it. */
export interface Draft {
  /** Names it in the browser's storage; each opening of the editor writes one of its own. */
  readonly key: string;
  readonly keptAtMs: number;
  /** The server's name of the timeline that was edited (contract, `editVersion`). */
  readonly editVersion: string | null;
  readonly clips: readonly SelectedClip[];
}

const KEPT_MS = 30 * 24 * 60 * 60 * 1000;
/** Of all projects together: browsers give a site about 5 MB. */
const DRAFTS_MAX = 30;

export function newDraftKey(projectId: number): string {
  return `${DRAFT_PREFIX}${projectId}-${Date.now().toString(36)}${Math.random().toString(36).slice(2)}`;
}

/** @returns false where the browser keeps nothing */
export function keepDraft({ key, ...draft }: Draft, storage = draftStorage()): boolean {
  return (
    attempt(() => storage?.setItem(key, JSON.stringify(draft)) === undefined) === true &&
    storage !== undefined
  );
}

export function forgetDraft(key: string, storage = draftStorage()): void {
  attempt(() => storage?.removeItem(key));
}

/** The drafts of a project, newest first. What is too old, or unreadable, goes from the storage. */
export function readDrafts(
  projectId: number,
  {
    storage = draftStorage(),
    nowMs = Date.now(),
  }: { storage?: DraftStorage | undefined; nowMs?: number } = {},
): readonly Draft[] {
  const all = draftKeys(storage).flatMap((key) => {
    const draft = readDraft(key, storage);
    if (draft !== null && nowMs - draft.keptAtMs < KEPT_MS) return [draft];
    forgetDraft(key, storage);
    return [];
  });
  const newest = all.toSorted((a, b) => b.keptAtMs - a.keptAtMs);
  for (const { key } of newest.slice(DRAFTS_MAX)) forgetDraft(key, storage);
  return newest.slice(0, DRAFTS_MAX).filter(({ key }) => key.startsWith(`${DRAFT_PREFIX}${projectId}-`));
}

/** Another version of the product, or another page of the site, may have written it. */
function readDraft(key: string, storage: DraftStorage | undefined): Draft | null {
  const text = attempt(() => storage?.getItem(key)) ?? null;
  if (text === null) return null;
  const parsed = parseJson(text);
  if (typeof parsed !== 'object' || parsed === null) return null;
  const { keptAtMs, editVersion, clips } = { keptAtMs: null, editVersion: null, clips: null, ...parsed };
  if (typeof keptAtMs !== 'number' || !Array.isArray(clips)) return null;
  const cuts: readonly unknown[] = clips;
  if (cuts.length === 0 || !cuts.every(isSelectedClip)) return null;
  return { key, keptAtMs, editVersion: typeof editVersion === 'string' ? editVersion : null, clips: cuts };
}

/** The fields that every cut has; the editor wrote the others. The built app brings no schemas along. */
function isSelectedClip(value: unknown): value is SelectedClip {
  if (typeof value !== 'object' || value === null) return false;
  const { clipId, startTime, endTime, order } = {
    clipId: null,
    startTime: null,
    endTime: null,
    order: null,
    ...value,
  };
  return typeof clipId === 'string' && [startTime, endTime, order].every(Number.isFinite);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
