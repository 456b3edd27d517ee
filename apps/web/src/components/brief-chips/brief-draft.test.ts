import type { Brief, Project } from '@cutroom/contract';
import { beforeEach, expect, it } from 'vitest';
import { keepBriefDraft, markBriefDraftSent, readBriefDraft } from './brief-draft.ts';

const EDITS: Brief = { wishes: [], notUsed: [], removed: [] } as unknown as Brief;
const values = new Map<string, string>();
const storage = {
  getItem: (key: string) => values.get(key) ?? null,
  setItem: (key: string, value: string) => void values.set(key, value),
  removeItem: (key: string) => void values.delete(key),
};
const projectAfter = (state: NonNullable<Project['run']>['state'] | null, id = 'second') => ({
  id: 7,
  run: state === null ? null : ({ id, state } as Project['run']),
});
const after = (state: NonNullable<Project['run']>['state'] | null, id?: string) =>
  readBriefDraft(projectAfter(state, id), storage);
const send = () => markBriefDraftSent(projectAfter('succeeded', 'first'), storage);

beforeEach(() => values.clear());

it('keeps what was changed by hand until it is sent, whatever was made before', () => {
  keepBriefDraft(7, EDITS, storage);
  expect(after(null)).toEqual(EDITS);
  expect(after('succeeded')).toEqual(EDITS);
});

it.each(['failed', 'cancelled', 'running'] as const)('keeps what was sent where the run is %s', (state) => {
  keepBriefDraft(7, EDITS, storage);
  send();
  expect(after(state)).toEqual(EDITS);
});

it('starts from the plan once the video is there that it was sent for', () => {
  keepBriefDraft(7, EDITS, storage);
  send();
  expect(after('succeeded')).toBeUndefined();
  expect([...values.keys()]).toEqual([]);
});

it('keeps what was sent while only the run before is known', () => {
  keepBriefDraft(7, EDITS, storage);
  send();
  expect(after('succeeded', 'first')).toEqual(EDITS);
});

it('keeps what was changed after it was sent', () => {
  keepBriefDraft(7, EDITS, storage);
  send();
  keepBriefDraft(7, EDITS, storage);
  expect(after('succeeded')).toEqual(EDITS);
});

it('keeps that all was taken back, other than where nothing was ever changed', () => {
  expect(after(null)).toBeUndefined();
  keepBriefDraft(7, null, storage);
  expect(after(null)).toBeNull();
});
