import { expect, test } from 'vitest';
import { oldClip, oldUpload, projectWith } from '../testing/old-files.ts';
import { arrivedCount, hasArrived, otherFiles, supersededUploads } from './project-files.ts';
import { afterEvent, EMPTY_LIST, type UploadEvent } from './upload-list.ts';

/** A file of this session that the server knows as `u1`. */
function sessionItems() {
  const events: readonly UploadEvent[] = [
    { kind: 'added', files: [{ id: 'a', name: 'a.mp4', bytesTotal: 1 }] },
    { kind: 'started', id: 'a' },
    { kind: 'created', id: 'a', uploadId: 'u1' },
  ];
  return events.reduce(afterEvent, EMPTY_LIST).items;
}

test('what a row of this session stands for is not listed twice', () => {
  const project = projectWith({
    videoClips: [oldClip('a_u1.mp4', 1), oldClip('b_old.mp4', 1)],
    uploads: [oldUpload('u1', 'receiving'), oldUpload('stale', 'receiving')],
  });
  const { clips, uploads } = otherFiles(project, sessionItems(), new Set());
  expect(clips.map(({ id }) => id)).toEqual(['old']);
  expect(uploads.map(({ id }) => id)).toEqual(['stale']);
});

test('an upload that the server has begun and not yet answered is not somebody else’s', () => {
  const added = { kind: 'added', files: [{ id: 'a', name: 'fresh.mp4', bytesTotal: 100 }] } as const;
  const project = projectWith({ uploads: [oldUpload('fresh', 'receiving')] });
  const idsOf = (events: readonly UploadEvent[]) =>
    otherFiles(project, events.reduce(afterEvent, EMPTY_LIST).items, new Set()).uploads.map(({ id }) => id);
  expect(idsOf([added])).toEqual(['fresh']);
  expect(idsOf([added, { kind: 'started', id: 'a' }])).toEqual([]);
  expect(idsOf([added, { kind: 'started', id: 'a' }, { kind: 'created', id: 'a', uploadId: 'u2' }])).toEqual([
    'fresh',
  ]);
});

test('an upload that was given up is not listed, whatever the project still says of it', () => {
  const project = projectWith({ uploads: [oldUpload('u1', 'receiving'), oldUpload('stale', 'receiving')] });
  const { uploads } = otherFiles(project, [], new Set(['u1']));
  expect(uploads.map(({ id }) => id)).toEqual(['stale']);
});

test.each([
  ['beach day (2).MP4', 100, true],
  ['beach day (2).MP4', 101, false],
  ['other.mp4', 100, false],
])('a clip is known again by the name it was given and its size: %s, %d bytes', (name, size, expected) => {
  const others = { clips: [oldClip('beach-day-2_x.mp4', 100)], uploads: [] };
  expect(hasArrived({ name, size }, others)).toBe(expected);
});

test.each([
  ['checking', true],
  ['receiving', false],
  ['refused', false],
] as const)('of an upload that is %s, all has arrived: %s', (state, expected) => {
  const others = { clips: [], uploads: [oldUpload('a', state)] };
  expect(hasArrived({ name: 'a.mp4', size: 100 }, others)).toBe(expected);
  expect(arrivedCount(others)).toBe(expected ? 1 : 0);
});

test('only what was begun of the very file makes way for it', () => {
  const uploads = [
    oldUpload('a', 'receiving'),
    oldUpload('begun-twice', 'receiving', { filename: 'a.mp4' }),
    oldUpload('other-size', 'receiving', { filename: 'a.mp4', bytesTotal: 99 }),
    oldUpload('b', 'receiving'),
    oldUpload('refused', 'refused', { filename: 'a.mp4' }),
  ];
  const superseded = supersededUploads([{ name: 'a.mp4', size: 100 }], { clips: [], uploads });
  expect(superseded.map(({ id }) => id)).toEqual(['a', 'begun-twice']);
});
