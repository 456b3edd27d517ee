import { expect, test } from 'vitest';
import { oldClip, oldUpload, projectWith } from '../testing/old-files.ts';
import { checkEnds, checksPollMs } from './check-ends.ts';
import { afterEvent, EMPTY_LIST, type UploadEvent } from './upload-list.ts';

const ARRIVED_AT_MS = 1000;

/** A file of this session that the server knows as `u1`. */
function sessionItems(...events: readonly UploadEvent[]) {
  const first: readonly UploadEvent[] = [
    { kind: 'added', files: [{ id: 'a', name: 'a.mp4', bytesTotal: 1 }] },
    { kind: 'started', id: 'a' },
    { kind: 'created', id: 'a', uploadId: 'u1' },
  ];
  return [...first, ...events].reduce(afterEvent, EMPTY_LIST).items;
}

const sending = sessionItems();
const checking = sessionItems({ kind: 'arrived', id: 'a', atMs: ARRIVED_AT_MS });
const refused = projectWith({ uploads: [oldUpload('u1', 'refused')] });
const accepted = projectWith({ videoClips: [oldClip('a_u1.mp4', 1)] });

test('a check ends with the sentence of a refusal, or with none', () => {
  expect(checkEnds(refused, ARRIVED_AT_MS, checking)).toEqual([
    { itemId: 'a', refusal: 'This video is damaged.' },
  ]);
  expect(checkEnds(accepted, ARRIVED_AT_MS, checking)).toEqual([{ itemId: 'a', refusal: null }]);
});

test.each(['checking', 'receiving'] as const)('it goes on while the project has the file as %s', (state) => {
  const project = projectWith({ uploads: [oldUpload('u1', state)] });
  expect(checkEnds(project, ARRIVED_AT_MS, checking)).toEqual([]);
});

test('a project told before the file arrived is no answer', () => {
  expect(checkEnds(projectWith({}), ARRIVED_AT_MS - 1, checking)).toEqual([]);
});

test('a file that is still on its way has no check that could end', () => {
  expect(checkEnds(refused, ARRIVED_AT_MS, sending)).toEqual([]);
});

test('the project is asked for again only while the server looks at a file', () => {
  expect(checksPollMs(undefined, [])).toBe(false);
  expect(checksPollMs(refused, sending)).toBe(false);
  expect(checksPollMs(projectWith({ uploads: [oldUpload('x', 'checking')] }), [])).toBe(750);
  expect(checksPollMs(accepted, checking)).toBe(750);
});
