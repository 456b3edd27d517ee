import { beforeEach, describe, expect, test, vi } from 'vitest';
import { oldUpload } from '../testing/old-files.ts';
import type { TransferEvents } from '../transfer/transfer.ts';
import { failureOfAnswer, failureWithoutAnswer, type UploadFailure } from '../transfer/upload-failure.ts';
import { uploadPolicy } from '../transfer/upload-policy.ts';
import { NO_OTHER_FILES } from './project-files.ts';
import { createUploader } from './uploader.ts';

interface RecordedTransfer {
  readonly events: TransferEvents;
  readonly calls: string[];
  readonly place: number;
}

/** The uploader over transfers that record what is asked of them and do nothing by themselves. */
function setUp({ concurrentMax = 5 } = {}) {
  const transfers = new Map<string, RecordedTransfer>();
  const told: string[] = [];
  let online = true;
  const uploader = createUploader({
    policy: { ...uploadPolicy('desktop'), concurrentMax },
    isOnline: () => online,
    openTransfer: ({ file, place }, events) => {
      const calls: string[] = [];
      transfers.set(file.name, { events, calls, place });
      const record = (call: string) => () => void calls.push(call);
      return {
        start: record('start'),
        forget: record('forget'),
        stop: record('stop'),
      };
    },
    onFailed: (fileName, message) => told.push(`failed ${fileName}: ${message}`),
    onBatchEnd: ({ kind }) => told.push(`batch ${kind}`),
    onCreated: () => undefined,
    begunBefore: () => null,
    onArrived: () => told.push('arrived'),
    discard: (uploadId) => told.push(`discard ${uploadId}`),
    onSignedOut: () => told.push('signed out'),
  });
  const transfer = (name: string): RecordedTransfer => {
    const found = transfers.get(name);
    if (found === undefined) throw new Error(`${name} was never opened`);
    return found;
  };
  return {
    uploader,
    told,
    transfer,
    setOnline: (isOnline: boolean) => {
      online = isOnline;
    },
    phases: () => uploader.getState().list.items.map(({ phase }) => phase.kind),
    idOf: (name: string) =>
      uploader.getState().list.items.find((item) => item.name === name)?.id ?? 'no such file',
  };
}

const file = (name: string) => new File(['0123456789'], name, { type: 'video/mp4', lastModified: 1 });
const files = (...names: string[]) => names.map(file);

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

describe('the order of things', () => {
  test('each file has a place behind those that were added before it, also by an earlier page', () => {
    const { uploader, transfer } = setUp();
    const placeOf = (name: string) => transfer(name).place;
    uploader.add(files('b.mp4', 'a.mp4'), NO_OTHER_FILES);
    uploader.add(files('c.mp4'), NO_OTHER_FILES);
    expect(placeOf('a.mp4')).toBeGreaterThan(placeOf('b.mp4'));
    expect(placeOf('c.mp4')).toBeGreaterThan(placeOf('a.mp4'));
    vi.advanceTimersByTime(1000);
    const later = setUp();
    later.uploader.add(files('d.mp4'), NO_OTHER_FILES);
    expect(later.transfer('d.mp4').place).toBeGreaterThan(placeOf('c.mp4'));
  });

  test('no more files than allowed go at once; the next starts when one has arrived', () => {
    const { uploader, transfer, phases } = setUp({ concurrentMax: 2 });
    uploader.add(files('a.mp4', 'b.mp4', 'c.mp4'), NO_OTHER_FILES);
    expect(phases()).toEqual(['sending', 'sending', 'waiting']);
    transfer('a.mp4').events.onFinished();
    expect(phases()).toEqual(['checking', 'sending', 'sending']);
    expect(transfer('c.mp4').calls).toEqual(['start']);
  });

  test('the end of a burst is told once, after every file', () => {
    const { uploader, transfer, told, idOf } = setUp();
    uploader.add(files('a.mp4', 'b.mp4'), NO_OTHER_FILES);
    transfer('b.mp4').events.onFinished();
    transfer('a.mp4').events.onFinished();
    uploader.endCheck(idOf('a.mp4'), null);
    expect(told).toEqual(['arrived', 'arrived']);
    uploader.endCheck(idOf('b.mp4'), null);
    expect(told).toEqual(['arrived', 'arrived', 'batch complete']);
  });

  test('a file that the check refuses in the end fails its burst, which was never complete', () => {
    const { uploader, transfer, told, phases, idOf } = setUp();
    uploader.add(files('a.mp4'), NO_OTHER_FILES);
    transfer('a.mp4').events.onFinished();
    uploader.endCheck(idOf('a.mp4'), 'No video.');
    expect(phases()).toEqual(['refused']);
    expect(told).toEqual(['arrived', 'failed a.mp4: No video.', 'batch failed']);
  });

  test('files that are no video are listed but never opened', () => {
    const { uploader, phases } = setUp();
    uploader.add([new File(['x'], 'notes.txt', { type: 'text/plain' })], NO_OTHER_FILES);
    expect(phases()).toEqual(['refused']);
    expect(uploader.getState().log[0]?.text).toBe('Only video files allowed: notes.txt');
  });
});

describe('after a failure', () => {
  test('the next attempts wait longer and longer', () => {
    const { uploader, transfer, phases } = setUp();
    uploader.add(files('a.mp4'), NO_OTHER_FILES);
    transfer('a.mp4').events.onFailed(failureOfAnswer(500, ''));
    vi.advanceTimersByTime(0);
    expect(transfer('a.mp4').calls).toEqual(['start', 'start']);
    transfer('a.mp4').events.onFailed(failureOfAnswer(500, ''));
    vi.advanceTimersByTime(499);
    expect(phases()).toEqual(['retrying']);
    vi.advanceTimersByTime(1);
    expect(transfer('a.mp4').calls).toEqual(['start', 'start', 'start']);
  });

  test('six attempts more, then the file has failed and may be tried again', () => {
    const { uploader, transfer, phases, told, idOf } = setUp();
    uploader.add(files('a.mp4'), NO_OTHER_FILES);
    for (let attempt = 0; attempt < 7; attempt += 1) {
      transfer('a.mp4').events.onFailed(failureOfAnswer(503, ''));
      vi.advanceTimersByTime(10_000);
    }
    expect(transfer('a.mp4').calls).toHaveLength(7);
    expect(phases()).toEqual(['failed']);
    expect(told[0]).toContain('failed a.mp4: The server could not take this file (503)');
    uploader.tryAgain(idOf('a.mp4'));
    expect(phases()).toEqual(['sending']);
  });

  test('404 makes the upload anew', () => {
    const { uploader, transfer } = setUp();
    uploader.add(files('a.mp4'), NO_OTHER_FILES);
    transfer('a.mp4').events.onFailed(failureOfAnswer(404, ''));
    vi.advanceTimersByTime(0);
    expect(transfer('a.mp4').calls).toEqual(['start', 'forget', 'start']);
  });

  test('410 counts as uploaded', () => {
    const { uploader, transfer, phases, told } = setUp();
    uploader.add(files('a.mp4'), NO_OTHER_FILES);
    transfer('a.mp4').events.onFailed(failureOfAnswer(410, ''));
    expect(phases()).toEqual(['checking']);
    expect(told).toEqual(['arrived']);
  });

  test('429 stops new starts until the time is up', () => {
    const { uploader, transfer, phases } = setUp({ concurrentMax: 1 });
    uploader.add(files('a.mp4', 'b.mp4'), NO_OTHER_FILES);
    transfer('a.mp4').events.onFailed(failureOfAnswer(429, ''));
    expect(phases()).toEqual(['waiting', 'waiting']);
    vi.advanceTimersByTime(500);
    expect(phases()).toEqual(['sending', 'waiting']);
  });

  test("the server's refusal stays in place with its sentence", () => {
    const { uploader, transfer, told } = setUp();
    uploader.add(files('a.mp4'), NO_OTHER_FILES);
    transfer('a.mp4').events.onFailed(
      failureOfAnswer(422, '{"code":"clip_not_video","message":"This file is not a video."}'),
    );
    expect(uploader.getState().list.items[0]?.phase).toEqual({
      kind: 'refused',
      message: 'This file is not a video.',
      by: 'server',
    });
    expect(told).toEqual(['failed a.mp4: This file is not a video.', 'batch failed']);
  });

  test('401 is the end of the session, not a failed file to talk about', () => {
    const { uploader, transfer, told } = setUp();
    uploader.add(files('a.mp4'), NO_OTHER_FILES);
    transfer('a.mp4').events.onFailed(failureOfAnswer(401, ''));
    expect(told).toContain('signed out');
    expect(told.filter((line) => line.startsWith('failed'))).toEqual([]);
  });
});

describe('the connection', () => {
  test('everything stops when it goes and continues when it returns', () => {
    const { uploader, transfer, phases } = setUp();
    uploader.add(files('a.mp4'), NO_OTHER_FILES);
    uploader.connectionLost();
    expect(transfer('a.mp4').calls).toEqual(['start', 'stop']);
    expect(phases()).toEqual(['waiting']);
    uploader.connectionBack();
    expect(transfer('a.mp4').calls).toEqual(['start', 'stop', 'start']);
  });

  test('a failure while the browser is offline is no failure', () => {
    const { uploader, transfer, setOnline, phases, told } = setUp();
    uploader.add(files('a.mp4'), NO_OTHER_FILES);
    setOnline(false);
    transfer('a.mp4').events.onFailed(failureWithoutAnswer('network'));
    expect(phases()).toEqual(['waiting']);
    expect(uploader.getState().list.isOnline).toBe(false);
    expect(told).toEqual([]);
  });
});

describe('a page that rested in the background', () => {
  /** Six attempts in about 18 s, then none. */
  const failOften = (events: TransferEvents, failure: UploadFailure) => {
    for (let attempt = 0; attempt < 7; attempt += 1) {
      events.onFailed(failure);
      vi.advanceTimersByTime(10_000);
    }
  };

  test.each(['pageBack', 'connectionBack'] as const)(
    'what failed without an answer is tried again (%s), what the server has answered is not',
    (event) => {
      const { uploader, transfer, phases } = setUp();
      uploader.add(files('a.mp4', 'b.mp4'), NO_OTHER_FILES);
      failOften(transfer('a.mp4').events, failureWithoutAnswer('network'));
      failOften(transfer('b.mp4').events, failureOfAnswer(500, ''));
      expect(phases()).toEqual(['failed', 'failed']);
      uploader[event]();
      uploader[event]();
      expect(phases()).toEqual(['sending', 'failed']);
      expect(transfer('a.mp4').calls.filter((call) => call === 'start')).toHaveLength(8);
    },
  );
});

describe('what people do', () => {
  test('pause stops a file, resume continues it', () => {
    const { uploader, transfer, idOf, phases } = setUp();
    uploader.add(files('a.mp4'), NO_OTHER_FILES);
    uploader.pause(idOf('a.mp4'));
    expect(phases()).toEqual(['paused']);
    uploader.resume(idOf('a.mp4'));
    expect(transfer('a.mp4').calls).toEqual(['start', 'stop', 'start']);
  });

  test('a file paused before its next attempt does not start by itself', () => {
    const { uploader, transfer, idOf } = setUp();
    uploader.add(files('a.mp4'), NO_OTHER_FILES);
    transfer('a.mp4').events.onFailed(failureOfAnswer(500, ''));
    uploader.pause(idOf('a.mp4'));
    vi.advanceTimersByTime(60_000);
    expect(transfer('a.mp4').calls).toEqual(['start', 'stop']);
  });

  test('a file whose bytes have all gone cannot be paused', () => {
    const { uploader, transfer, idOf, phases } = setUp();
    uploader.add(files('a.mp4'), NO_OTHER_FILES);
    transfer('a.mp4').events.onProgress(10);
    uploader.pause(idOf('a.mp4'));
    expect(phases()).toEqual(['sending']);
  });

  test('a removed file is discarded and may be added again', () => {
    const { uploader, transfer, idOf, phases, told } = setUp();
    uploader.add(files('a.mp4'), NO_OTHER_FILES);
    transfer('a.mp4').events.onCreated('u1');
    uploader.remove(idOf('a.mp4'));
    expect(transfer('a.mp4').calls).toEqual(['start', 'stop']);
    expect(told).toEqual(['discard u1']);
    expect([...uploader.getState().discardedIds]).toEqual(['u1']);
    uploader.add(files('a.mp4'), NO_OTHER_FILES);
    expect(phases()).toEqual(['sending']);
  });

  test('a file chosen again takes the place of its unfinished upload', () => {
    const { uploader, phases, told } = setUp();
    const unfinished = oldUpload('old', 'receiving', { filename: 'a.mp4', bytesTotal: 10 });
    uploader.add(files('a.mp4'), { clips: [], uploads: [unfinished] });
    expect(phases()).toEqual(['sending']);
    expect(told).toEqual(['discard old']);
  });

  test('removing a row that has become a clip leaves the server alone', () => {
    const { uploader, transfer, idOf, told } = setUp();
    uploader.add(files('a.mp4'), NO_OTHER_FILES);
    transfer('a.mp4').events.onCreated('u1');
    transfer('a.mp4').events.onFinished();
    uploader.endCheck(idOf('a.mp4'), null);
    uploader.remove(idOf('a.mp4'));
    expect(told.filter((line) => line.startsWith('discard'))).toEqual([]);
  });
});
