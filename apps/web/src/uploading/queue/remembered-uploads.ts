import type { PendingUpload } from '@cutroom/contract';

/** Which file an upload was begun with, for a page that was thrown away before its end. */
interface Remembered {
  readonly id: string;
  readonly name: string;
  readonly size: number;
  readonly lastModified: number;
}

const KEY = 'cutroom.unfinished-uploads';
/** More than a session takes; the oldest go first. */
const KEPT_MAX = 200;

export function rememberUpload(id: string, { name, size, lastModified }: Omit<Remembered, 'id'>): void {
  store([...load().filter((other) => other.id !== id), { id, name, size, lastModified }].slice(-KEPT_MAX));
}

export function forgetUpload(id: string): void {
  const all = load();
  if (all.some((other) => other.id === id)) store(all.filter((other) => other.id !== id));
}

/**
 * The unfinished upload that was begun in this browser with the very same file: its rest can go after what has
 * arrived. A name and a size alone, as of uploads from elsewhere, would not tell.
 */
export function rememberedUpload(
  file: Omit<Remembered, 'id'>,
  unfinished: readonly PendingUpload[],
): PendingUpload | null {
  const known = load().filter(
    ({ name, size, lastModified }) =>
      name === file.name && size === file.size && lastModified === file.lastModified,
  );
  return unfinished.find(({ id }) => known.some((upload) => upload.id === id)) ?? null;
}

/** Those of these uploads that were begun in this browser. */
export function uploadsBegunHere(ids: ReadonlySet<string>): ReadonlySet<string> {
  return new Set(load().flatMap(({ id }) => (ids.has(id) ? [id] : [])));
}

function load(): readonly Remembered[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isRemembered) : [];
  } catch {
    // Storage can be forbidden, and others can write to it: uploads then begin anew.
    return [];
  }
}

function store(uploads: readonly Remembered[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(uploads));
  } catch {
    // Without storage an upload that was cut off begins anew.
  }
}

function isRemembered(value: unknown): value is Remembered {
  if (typeof value !== 'object' || value === null) return false;
  const { id, name, size, lastModified } = value as Record<string, unknown>;
  return (
    typeof id === 'string' &&
    typeof name === 'string' &&
    typeof size === 'number' &&
    typeof lastModified === 'number'
  );
}
