import { expect, test } from 'vitest';
import { afterEvent, EMPTY_LIST, type UploadEvent } from '../queue/upload-list.ts';
import { uploadPolicy } from '../transfer/upload-policy.ts';
import { batchEndLine, logLinesOf } from './event-log-line.ts';

const MIB = 1024 * 1024;
const POLICY = uploadPolicy('desktop');
const ITEMS = afterEvent(EMPTY_LIST, {
  kind: 'added',
  files: [{ id: 'a', name: 'a.mp4', bytesTotal: 20 * MIB }],
}).items;

function texts(event: UploadEvent): string[] {
  return logLinesOf(event, ITEMS, POLICY).map(({ text }) => text);
}

test('a refused file is told in the words of the specification', () => {
  const files = [{ id: 'x', name: 'cat.jpg', bytesTotal: 1, message: 'Only video files allowed' }];
  expect(texts({ kind: 'rule_refused', files })).toEqual(['Only video files allowed: cat.jpg']);
});

test('an added file tells how it will be cut', () => {
  const files = [
    { id: 'b', name: 'b.mp4', bytesTotal: 5 * MIB },
    { id: 'c', name: 'c.mp4', bytesTotal: 20 * MIB },
  ];
  expect(texts({ kind: 'added', files })).toEqual([
    'b.mp4: 5.0 MB, one chunk',
    'c.mp4: 20 MB, 3 chunks of 8 MB (chunking forced)',
  ]);
});

test('a failure is told in the words of the specification', () => {
  expect(texts({ kind: 'failed', id: 'a', message: 'No.', isAnswered: true })).toEqual([
    'Upload failed: a.mp4 - No.',
  ]);
});

test('a chunk tells how much has arrived', () => {
  expect(texts({ kind: 'chunk_arrived', id: 'a', bytesArrived: 8 * MIB })).toEqual([
    'a.mp4: 8.0 MB arrived (40%)',
  ]);
});

test('progress leaves no line, nor does an unknown file', () => {
  expect(texts({ kind: 'progressed', id: 'a', bytesSent: 1, atMs: 0 })).toEqual([]);
  expect(texts({ kind: 'finished', id: 'gone' })).toEqual([]);
});

test('a burst with failures ends in the words of the specification', () => {
  expect(batchEndLine({ kind: 'failed', failedCount: 2, fileCount: 5 }).text).toBe(
    '2 uploads failed during parallel processing. Check network logs below.',
  );
});
