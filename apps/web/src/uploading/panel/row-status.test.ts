import { expect, test } from 'vitest';
import { afterEvent, EMPTY_LIST, type UploadEvent, type UploadList } from '../queue/upload-list.ts';
import { rowStatus } from './row-status.ts';

const MIB = 1024 * 1024;
const ADDED: UploadEvent = { kind: 'added', files: [{ id: 'a', name: 'a.mp4', bytesTotal: 20 * MIB }] };
const STARTED: UploadEvent = { kind: 'started', id: 'a' };

function listAfter(...events: readonly UploadEvent[]): UploadList {
  return [ADDED, ...events].reduce(afterEvent, EMPTY_LIST);
}

function statusAfter(...events: readonly UploadEvent[]) {
  const list = listAfter(...events);
  return list.items.map((item) => rowStatus(item, list))[0];
}

test('a file under way tells how much, how fast and how long', () => {
  const status = statusAfter(
    STARTED,
    { kind: 'progressed', id: 'a', bytesSent: 0, atMs: 0 },
    { kind: 'progressed', id: 'a', bytesSent: 5 * MIB, atMs: 1000 },
  );
  expect(status).toMatchObject({
    text: 'Uploading',
    figures: ['5.0 MB of 20 MB', '5.0 MB/s', '3 s left'],
    progress: 25,
    actions: ['pause', 'remove'],
  });
});

test('a file whose bytes are in counts as uploaded while the server checks it, and cannot be paused any more', () => {
  const status = statusAfter(STARTED, { kind: 'progressed', id: 'a', bytesSent: 20 * MIB, atMs: 0 });
  expect(status).toMatchObject({ text: 'Uploaded, checking', progress: null, actions: ['remove'] });
});

test.each<[string, readonly UploadEvent[], string, readonly string[]]>([
  ['waiting', [], 'Waiting', ['pause', 'remove']],
  ['offline', [STARTED, { kind: 'connection_lost' }], 'Waiting for your connection', ['pause', 'remove']],
  [
    'held',
    [STARTED, { kind: 'held_back', id: 'a' }],
    'The server is busy, continuing shortly',
    ['pause', 'remove'],
  ],
  [
    'retrying',
    [STARTED, { kind: 'retrying', id: 'a', startOver: false }],
    'Trying again',
    ['pause', 'remove'],
  ],
  ['paused', [{ kind: 'paused', id: 'a' }], 'Paused', ['resume', 'remove']],
  ['arrived', [STARTED, { kind: 'arrived', id: 'a', atMs: 0 }], 'Uploaded, checking', ['remove']],
  [
    'done',
    [STARTED, { kind: 'arrived', id: 'a', atMs: 0 }, { kind: 'finished', id: 'a' }],
    'Uploaded',
    ['remove'],
  ],
  [
    'failed',
    [STARTED, { kind: 'failed', id: 'a', message: 'No.', isAnswered: true }],
    'No.',
    ['retry', 'remove'],
  ],
  [
    'refused',
    [STARTED, { kind: 'server_refused', id: 'a', message: 'No video.' }],
    'No video.',
    ['replace', 'dismiss'],
  ],
])('a file that is %s says so and offers what fits', (_, events, text, actions) => {
  expect(statusAfter(...events)).toMatchObject({ text, actions });
});
