import { expect, it } from 'vitest';
import { EMPTY_LIST, type UploadItem } from './upload-list.ts';
import { holdUploads, uploadsHeldElsewhere } from './upload-locks.ts';
import type { Uploader } from './uploader.ts';

/** What a browser's lock manager does as far as it is used here. */
function fakeLocks() {
  const held = new Set<string>();
  return {
    held,
    manager: {
      async request(name: string, hold: () => Promise<void>) {
        held.add(name);
        await hold();
        held.delete(name);
      },
      query: async () => ({ held: [...held].map((name) => ({ name })) }),
    } as unknown as LockManager,
  };
}

function fakeUploader() {
  let items: readonly Partial<UploadItem>[] = [];
  let listener = () => {};
  const uploader = {
    getState: () => ({ list: { ...EMPTY_LIST, items }, log: [], discardedIds: new Set() }),
    subscribe(next: () => void) {
      listener = next;
      return () => {
        listener = () => {};
      };
    },
  } as unknown as Uploader;
  return {
    uploader,
    show(next: readonly Partial<UploadItem>[]) {
      items = next;
      listener();
    },
  };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));
const sending = (uploadId: string | null): Partial<UploadItem> => ({
  uploadId,
  phase: { kind: 'paused' },
});

it('an upload is held from when the server has begun it until it is over', async () => {
  const { held, manager } = fakeLocks();
  const { uploader, show } = fakeUploader();
  holdUploads(uploader, manager);
  show([sending(null)]);
  expect(held.size).toBe(0);
  show([sending('a'), sending('b')]);
  show([sending('a'), sending('b')]);
  const asked = new Set(['a', 'b', 'c']);
  expect(await uploadsHeldElsewhere(asked, manager)).toEqual(new Set(['a', 'b']));
  show([sending('b'), { uploadId: 'a', phase: { kind: 'failed', message: 'no', isAnswered: true } }]);
  await settled();
  expect(await uploadsHeldElsewhere(asked, manager)).toEqual(new Set(['b']));
});

it('nothing is held once the uploads are left', async () => {
  const { held, manager } = fakeLocks();
  const { uploader, show } = fakeUploader();
  const letGo = holdUploads(uploader, manager);
  show([sending('a')]);
  letGo();
  show([sending('b')]);
  await settled();
  expect(held.size).toBe(0);
});

it('a browser without locks holds nothing, and knows of nothing', async () => {
  const { uploader, show } = fakeUploader();
  holdUploads(uploader, null);
  expect(() => show([sending('a')])).not.toThrow();
  expect(await uploadsHeldElsewhere(new Set(['a']), null)).toEqual(new Set());
});
