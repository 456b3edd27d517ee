import { expect, it } from 'vitest';
import { claimDrafts, type DraftStorage, forgetAllDrafts } from '../../../lib/draft-storage.ts';
import { type Draft, forgetDraft, keepDraft, newDraftKey, readDrafts } from './draft-store.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const NOW_MS = 100 * DAY_MS;
const CLIPS = [{ clipId: 'a', startTime: 1, endTime: 3, order: 0, gainDb: -6, later: 'kept' }];

function memory(refuses = false) {
  const items = new Map<string, string>();
  return {
    items,
    get length() {
      return items.size;
    },
    key: (index: number) => [...items.keys()][index] ?? null,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, text: string) => {
      if (refuses) throw new DOMException('full', 'QuotaExceededError');
      items.set(key, text);
    },
    removeItem: (key: string) => void items.delete(key),
  } satisfies DraftStorage & { items: Map<string, string> };
}

function draft(projectId: number, ageDays: number): Draft {
  return {
    key: newDraftKey(projectId),
    keptAtMs: NOW_MS - ageDays * DAY_MS,
    editVersion: 'first',
    clips: CLIPS,
  };
}
const read = (projectId: number, storage: DraftStorage) => readDrafts(projectId, { storage, nowMs: NOW_MS });

it('drafts are found again, newest first, with everything that is known of their cuts', () => {
  const storage = memory();
  const [older, newer] = [draft(7, 2), draft(7, 1)];
  for (const each of [older, newer, draft(70, 0)]) expect(keepDraft(each, storage)).toBe(true);
  expect(read(7, storage)).toEqual([newer, older]);
});

it('one that is forgotten is gone, the others stay', () => {
  const storage = memory();
  const [one, other] = [draft(7, 0), draft(7, 1)];
  keepDraft(one, storage);
  keepDraft(other, storage);
  forgetDraft(one.key, storage);
  expect(read(7, storage)).toEqual([other]);
});

it('signing out forgets all of them, and nothing else that the browser keeps', () => {
  const storage = memory();
  for (const each of [draft(7, 0), draft(8, 1)]) keepDraft(each, storage);
  storage.items.set('theme', 'dark');
  forgetAllDrafts(storage);
  expect([...storage.items.keys()]).toEqual(['theme']);
});

it('another account finds nothing, however the one before left; the same one finds its own', () => {
  const storage = memory();
  claimDrafts('anna', storage);
  keepDraft(draft(7, 0), storage);
  claimDrafts('anna', storage);
  expect(read(7, storage)).toHaveLength(1);
  claimDrafts('ben', storage);
  expect(read(7, storage)).toEqual([]);
  claimDrafts('anna', storage);
  expect(read(7, storage)).toEqual([]);
});

it('what is a month old goes, whatever its project', () => {
  const storage = memory();
  for (const each of [draft(7, 31), draft(8, 31), draft(8, 29)]) keepDraft(each, storage);
  expect(read(7, storage)).toEqual([]);
  expect(storage.items.size).toBe(1);
});

it('more than thirty are not kept', () => {
  const storage = memory();
  for (let age = 0; age < 29; age += 1) keepDraft(draft(7, age), storage);
  for (let more = 0; more < 5; more += 1) keepDraft(draft(8, 0), storage);
  expect(read(7, storage)).toHaveLength(25);
  expect(storage.items.size).toBe(30);
});

it.each(['', '{', 'null', '[]', '{"keptAtMs":1}', '{"keptAtMs":8640000000,"clips":[]}', '{"clips":[{}]}'])(
  'what is no draft is no draft: %s',
  (text) => {
    const storage = memory();
    storage.items.set(newDraftKey(7), text);
    expect(read(7, storage)).toEqual([]);
    expect(storage.items.size).toBe(0);
  },
);

it('a browser that keeps nothing says so', () => {
  expect(keepDraft(draft(7, 0), memory(true))).toBe(false);
  expect(read(7, memory(true))).toEqual([]);
});
