import { expect, test } from 'vitest';
import { afterEvent, EMPTY_LIST, type UploadEvent } from '../queue/upload-list.ts';
import { arrivingTexts } from './arriving-text.ts';

test('while files arrive, those that are in are counted, whether they are checked or not', () => {
  const names = ['a', 'b', 'c', 'd'];
  const events: UploadEvent[] = [
    { kind: 'added', files: names.map((id) => ({ id, name: `${id}.mp4`, bytesTotal: 100 })) },
    ...names.map((id): UploadEvent => ({ kind: 'started', id })),
    { kind: 'arrived', id: 'a', atMs: 0 },
    { kind: 'progressed', id: 'b', bytesSent: 100, atMs: 0 },
    { kind: 'failed', id: 'd', message: 'No.', isAnswered: true },
  ];
  const list = events.reduce(afterEvent, EMPTY_LIST);
  expect(arrivingTexts(list)).toEqual(['2 of 3 in', '66%']);
  const arrived: UploadEvent = { kind: 'arrived', id: 'c', atMs: 0 };
  expect(arrivingTexts(afterEvent(list, arrived))).toEqual(['3 of 3 in']);
});
