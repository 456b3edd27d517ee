import { expect, test } from 'vitest';
import { oldUpload, projectWith } from '../../uploading/testing/old-files.ts';
import { afterEvent, EMPTY_LIST, type UploadEvent } from '../../uploading/upload-list.ts';
import { clipsPollMs, lateRefusals, readyText } from './clip-rows.ts';

/** A file of this session that the server knows as `u1`. */
function sessionItems(...events: readonly UploadEvent[]) {
  const first: readonly UploadEvent[] = [
    { kind: 'added', files: [{ id: 'a', name: 'a.mp4', bytesTotal: 1 }] },
    { kind: 'started', id: 'a' },
    { kind: 'created', id: 'a', uploadId: 'u1' },
  ];
  return [...first, ...events].reduce(afterEvent, EMPTY_LIST).items;
}

test('a file that counted as uploaded and was refused later is found', () => {
  const project = projectWith({ uploads: [oldUpload('u1', 'refused')] });
  expect(lateRefusals(project, sessionItems({ kind: 'finished', id: 'a' }))).toEqual([
    { itemId: 'a', message: 'This video is damaged.' },
  ]);
});

test('a file that is still on its way is not refused late', () => {
  const project = projectWith({ uploads: [oldUpload('u1', 'refused')] });
  expect(lateRefusals(project, sessionItems())).toEqual([]);
});

test('the project is asked for again only while the server looks at a file', () => {
  expect(clipsPollMs(undefined)).toBe(false);
  expect(clipsPollMs(projectWith({ uploads: [oldUpload('x', 'refused')] }))).toBe(false);
  expect(clipsPollMs(projectWith({ uploads: [oldUpload('x', 'checking')] }))).toBe(2000);
});

test('the number of clips reads as one would say it', () => {
  expect([0, 1, 2].map(readyText)).toEqual(['No clips yet', '1 clip ready', '2 clips ready']);
});
