import { beforeEach, expect, test, vi } from 'vitest';
import { NO_OTHER_FILES } from './project-files.ts';
import { afterEvent, EMPTY_LIST, type UploadEvent, type UploadList } from './upload-list.ts';
import type { Uploader } from './uploader.ts';
import { forgetWaiting, keepWaiting, lostFiles } from './waiting-files.ts';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
  return () => vi.unstubAllGlobals();
});

/** A page with an uploader of its own. */
function openPage() {
  let list: UploadList = EMPTY_LIST;
  let listener = () => {};
  keepWaiting(7, {
    getState: () => ({ list, log: [], discardedIds: new Set() }),
    subscribe: (told: () => void) => {
      listener = told;
      return () => {};
    },
  } as unknown as Uploader);
  return {
    happens(event: UploadEvent) {
      list = afterEvent(list, event);
      listener();
    },
    lost: () => lostFiles(7, list.items, NO_OTHER_FILES).map(({ name }) => name),
  };
}

const files = ['a.mp4', 'b.mp4', 'c.mp4'].map((name, at) => ({ id: name, name, bytesTotal: 100 + at }));

test('files that were not begun are known to the next page of the tab', () => {
  const first = openPage();
  first.happens({ kind: 'added', files });
  first.happens({ kind: 'started', id: 'a.mp4' });
  first.happens({ kind: 'created', id: 'a.mp4', uploadId: 'u1' });
  expect(first.lost(), 'this page has them').toEqual([]);
  const second = openPage();
  expect(second.lost()).toEqual(['b.mp4', 'c.mp4']);
  second.happens({ kind: 'added', files: files.slice(1, 2) });
  expect(second.lost()).toEqual(['c.mp4']);
  expect(openPage().lost(), 'thrown away again').toEqual(['c.mp4', 'b.mp4']);
});

test('one that was taken off the list, or was left out, does not come back', () => {
  openPage().happens({ kind: 'added', files });
  const page = openPage();
  page.happens({ kind: 'added', files });
  page.happens({ kind: 'removed', id: 'b.mp4' });
  expect(page.lost()).toEqual([]);
  expect(openPage().lost()).toEqual(['a.mp4', 'c.mp4']);
  forgetWaiting(7);
  expect(openPage().lost()).toEqual([]);
});

test('a file that is a clip by now is not asked for', () => {
  openPage().happens({ kind: 'added', files });
  const upload = { id: 'u', filename: 'a.mp4', bytesTotal: 100, bytesReceived: 100, error: null } as const;
  const others = { clips: [], uploads: [{ ...upload, state: 'checking' as const }] };
  expect(lostFiles(7, [], others).map(({ name }) => name)).toEqual(['b.mp4', 'c.mp4']);
});

test('without storage, or with something else in it, nothing is known', () => {
  sessionStorage.setItem('cutroom.waiting-files.7', '{"name":1}');
  expect(lostFiles(7, [], NO_OTHER_FILES)).toEqual([]);
  vi.stubGlobal('sessionStorage', undefined);
  openPage().happens({ kind: 'added', files });
  expect(openPage().lost()).toEqual([]);
});
