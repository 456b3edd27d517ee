import { describe, expect, test } from 'vitest';
import {
  afterEvent,
  batchEnd,
  batchPercent,
  EMPTY_LIST,
  hasUnfinished,
  isBeingChecked,
  isUnderWay,
  startable,
  type UploadEvent,
  type UploadList,
} from './upload-list.ts';

function after(...events: readonly UploadEvent[]): UploadList {
  return events.reduce(afterEvent, EMPTY_LIST);
}

function added(...ids: readonly string[]): UploadEvent {
  return { kind: 'added', files: ids.map((id) => ({ id, name: `${id}.mp4`, bytesTotal: 100 })) };
}

const started = (id: string): UploadEvent => ({ kind: 'started', id });
const progressed = (id: string, bytesSent: number): UploadEvent => ({
  kind: 'progressed',
  id,
  bytesSent,
  atMs: 0,
});
const arrived = (id: string): UploadEvent => ({ kind: 'arrived', id, atMs: 0 });
const finished = (id: string): UploadEvent => ({ kind: 'finished', id });
const failed = (id: string): UploadEvent => ({ kind: 'failed', id, message: 'No.', isAnswered: true });
const phases = (list: UploadList) => list.items.map(({ phase }) => phase.kind);
const item = (list: UploadList, id: string) => list.items.find((candidate) => candidate.id === id);

describe('which files start', () => {
  test('as many as may go at once, in the order they came', () => {
    const list = after(added('a', 'b', 'c'));
    expect(startable(list, 2).map(({ id }) => id)).toEqual(['a', 'b']);
  });

  test('those that are sending or about to retry hold their places', () => {
    const list = after(added('a', 'b', 'c'), started('a'), started('b'), {
      kind: 'retrying',
      id: 'b',
      startOver: false,
    });
    expect(startable(list, 2)).toEqual([]);
  });

  test('a paused one gives its place away', () => {
    const list = after(added('a', 'b'), started('a'), { kind: 'paused', id: 'a' });
    expect(startable(list, 1).map(({ id }) => id)).toEqual(['b']);
  });

  test('none without a connection, all again when it returns', () => {
    const list = after(added('a', 'b'), started('a'), { kind: 'connection_lost' });
    expect(phases(list)).toEqual(['waiting', 'waiting']);
    expect(startable(list, 5)).toEqual([]);
    expect(startable(afterEvent(list, { kind: 'connection_back' }), 5)).toHaveLength(2);
  });

  test('none while the server asks for time', () => {
    const list = after(added('a', 'b'), started('a'), { kind: 'held_back', id: 'a' });
    expect(startable(list, 5)).toEqual([]);
    expect(startable(afterEvent(list, { kind: 'hold_over' }), 5)).toHaveLength(2);
  });
});

describe('what an event does', () => {
  test('progress of a paused file is ignored', () => {
    const paused = after(added('a'), started('a'), progressed('a', 40), { kind: 'paused', id: 'a' });
    expect(afterEvent(paused, progressed('a', 80))).toBe(paused);
  });

  test('a paused file keeps what it has and waits for its turn when resumed', () => {
    const list = after(
      added('a'),
      started('a'),
      progressed('a', 40),
      { kind: 'paused', id: 'a' },
      {
        kind: 'resumed',
        id: 'a',
      },
    );
    expect(item(list, 'a')).toMatchObject({ phase: { kind: 'waiting' }, bytesSent: 40 });
  });

  test('a chunk that arrived forgives earlier failures', () => {
    const retried = after(added('a'), started('a'), { kind: 'retrying', id: 'a', startOver: false });
    expect(item(retried, 'a')?.failuresInRow).toBe(1);
    const arrived = afterEvent(afterEvent(retried, started('a')), {
      kind: 'chunk_arrived',
      id: 'a',
      bytesArrived: 50,
    });
    expect(item(arrived, 'a')).toMatchObject({ failuresInRow: 0, bytesSent: 50 });
  });

  test('starting over forgets the upload but remembers how often it was missing', () => {
    const list = after(
      added('a'),
      started('a'),
      { kind: 'created', id: 'a', uploadId: 'u1' },
      { kind: 'chunk_arrived', id: 'a', bytesArrived: 50 },
      { kind: 'retrying', id: 'a', startOver: true },
      started('a'),
      { kind: 'chunk_arrived', id: 'a', bytesArrived: 10 },
    );
    expect(item(list, 'a')).toMatchObject({ uploadId: null, timesMissing: 1, failuresInRow: 0 });
  });

  test('a failed file can be tried again, a refused one cannot', () => {
    const list = after(
      added('a', 'b'),
      failed('a'),
      { kind: 'server_refused', id: 'b', message: 'No video.' },
      { kind: 'tried_again', id: 'a' },
      { kind: 'tried_again', id: 'b' },
    );
    expect(phases(list)).toEqual(['waiting', 'refused']);
  });

  test('a check may refuse what has arrived', () => {
    const list = after(added('a'), started('a'), arrived('a'), {
      kind: 'server_refused',
      id: 'a',
      message: 'No video.',
    });
    expect(phases(list)).toEqual(['refused']);
  });

  test('nothing fails after it is done', () => {
    expect(phases(after(added('a'), started('a'), arrived('a'), finished('a'), failed('a')))).toEqual([
      'done',
    ]);
  });

  test('an event for a removed file changes nothing', () => {
    const list = after(added('a'), { kind: 'removed', id: 'a' });
    expect(afterEvent(list, finished('a'))).toBe(list);
  });
});

test('once all bytes have gone the server is checking, until it tells the outcome', () => {
  const list = after(added('a'), started('a'), progressed('a', 100));
  expect(list.items.map(isBeingChecked)).toEqual([true]);
  const answered = afterEvent(list, arrived('a'));
  expect(answered.items.map(isBeingChecked)).toEqual([true]);
  expect(afterEvent(answered, finished('a')).items.map(isBeingChecked)).toEqual([false]);
});

describe('leaving', () => {
  test.each<[string, UploadList, boolean]>([
    ['nothing', EMPTY_LIST, false],
    ['waiting', after(added('a')), true],
    ['sending', after(added('a'), started('a')), true],
    ['paused', after(added('a'), { kind: 'paused', id: 'a' }), true],
    ['checking', after(added('a'), started('a'), arrived('a')), false],
    ['done', after(added('a'), started('a'), arrived('a'), finished('a')), false],
    ['failed', after(added('a'), failed('a')), false],
  ])('with %s', (_, list, expected) => {
    expect(hasUnfinished(list)).toBe(expected);
  });
});

describe('a burst of uploads', () => {
  test('is complete when its last file is done', () => {
    const before = after(
      added('a', 'b'),
      started('a'),
      started('b'),
      arrived('a'),
      arrived('b'),
      finished('a'),
    );
    expect(batchEnd(EMPTY_LIST, before)).toBeNull();
    expect(batchEnd(before, afterEvent(before, finished('b')))).toEqual({ kind: 'complete' });
  });

  test('goes on while the server is looking at one of its files', () => {
    const before = after(added('a'), started('a'));
    const checking = afterEvent(before, arrived('a'));
    expect(isUnderWay(checking)).toBe(true);
    expect(batchEnd(before, checking)).toBeNull();
  });

  test('tells how many failed, by whatever reason the server had', () => {
    const before = after(added('a', 'b', 'c'), failed('a'), arrived('b'), finished('b'));
    const end = batchEnd(before, afterEvent(before, { kind: 'server_refused', id: 'c', message: 'No.' }));
    expect(end).toEqual({ kind: 'failed', failedCount: 2, fileCount: 3 });
  });

  test('knows nothing of failures before it', () => {
    const before = after(added('a'), failed('a'), added('b'), arrived('b'));
    expect(batchEnd(before, afterEvent(before, finished('b')))).toEqual({ kind: 'complete' });
  });

  test('does not count what our own rules refused', () => {
    const refused: UploadEvent = {
      kind: 'rule_refused',
      files: [{ id: 'x', name: 'x.txt', bytesTotal: 1, message: 'Only video files allowed' }],
    };
    const before = after(added('a'), refused, arrived('a'));
    expect(batchEnd(before, afterEvent(before, finished('a')))).toEqual({ kind: 'complete' });
    expect(batchEnd(EMPTY_LIST, after(refused))).toBeNull();
  });

  test('a file tried again belongs to the burst that is under way', () => {
    const before = after(added('a'), failed('a'), { kind: 'tried_again', id: 'a' }, arrived('a'));
    expect(batchEnd(before, afterEvent(before, finished('a')))).toEqual({ kind: 'complete' });
  });

  test('ends without a word when its only file is removed', () => {
    const before = after(added('a'), started('a'));
    expect(batchEnd(before, afterEvent(before, { kind: 'removed', id: 'a' }))).toBeNull();
  });

  test('its percentage is of the bytes of its own files', () => {
    const first = after(added('a'), started('a'), arrived('a'), finished('a'));
    expect(batchPercent(first)).toBeNull();
    const second = [added('b', 'c'), started('b'), progressed('b', 50)].reduce(afterEvent, first);
    expect(batchPercent(second)).toBe(25);
  });
});
