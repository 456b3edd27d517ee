import { CHUNK_BYTES_MOBILE } from '@cutroom/contract';
import type { DetailedError } from 'tus-js-client';
import { readErrorBody } from '../../api/answers.ts';
import { readRetryAfter } from '../../api/retry-after.ts';
import { mayPass, retryWaitMs } from '../../api/upload-retry.ts';
import { fetchCode } from '../../lib/code-loading/fetch-code.ts';
import { createStallWatch, STALL_MS_MAX } from '../../lib/stall-watch.ts';
import { discardTrack } from './discard-track.ts';

export type MusicUpload =
  | { readonly state: 'idle' }
  | {
      readonly state: 'sending';
      readonly name: string;
      readonly share: number;
      /** The device is offline; it goes on with the connection. */
      readonly isWaiting: boolean;
    }
  | { readonly state: 'failed'; readonly message: string };

interface SendingEvents {
  readonly onUpload: (upload: MusicUpload) => void;
  /** The server has more or less of it than before. */
  readonly onChanged: () => void;
}

const UNKNOWN_FAILURE = 'The track could not be uploaded. Check your connection and try again.';

/** Sends a track by tus; it is done once the server has found its beats. @returns what ends it */
export function sendTrack(file: File, projectId: number, events: SendingEvents): () => void {
  let stop = () => {};
  let isOver = false;
  const end = (upload: MusicUpload) => {
    isOver = true;
    events.onUpload(upload);
    stop();
  };
  events.onUpload({ state: 'sending', name: file.name, share: 0, isWaiting: !navigator.onLine });
  fetchCode(() => import('tus-js-client')).then(
    ({ Upload }) => {
      if (!isOver) stop = startSending(Upload, { file, projectId, events, end });
    },
    () => end({ state: 'failed', message: UNKNOWN_FAILURE }),
  );
  return () => end({ state: 'idle' });
}

interface Sending {
  readonly file: File;
  readonly projectId: number;
  readonly events: SendingEvents;
  /** Ends it from here: what the server has of it goes. */
  readonly end: (upload: MusicUpload) => void;
}

/** @returns what stops it */
function startSending(Upload: UploadClass, { file, projectId, events, end }: Sending): () => void {
  const { name } = file;
  let failuresInRow = 0;
  let share = 0;
  let retry: ReturnType<typeof setTimeout> | undefined;
  const show = (isWaiting: boolean) => events.onUpload({ state: 'sending', name, share, isWaiting });
  const stall = createStallWatch(STALL_MS_MAX, () => {
    if (navigator.onLine) return end({ state: 'failed', message: UNKNOWN_FAILURE });
    void sending.abort();
    waitForConnection();
  });
  const start = () => {
    stall.moved();
    show(false);
    sending.start();
  };
  const waitForConnection = () => {
    show(true);
    window.addEventListener('online', start, { once: true });
  };
  const tryAgain = (error: TransferError) => {
    stall.over();
    if (answerOf(error) === null && !navigator.onLine) return waitForConnection();
    const waitMs = waitAfter(error, failuresInRow);
    failuresInRow += 1;
    if (waitMs !== null) retry = setTimeout(start, waitMs);
    else if (answerOf(error) === null) end({ state: 'failed', message: UNKNOWN_FAILURE });
    // What was refused the server keeps, with the reason, for whoever has left this screen.
    else {
      events.onUpload({ state: 'failed', message: sentenceOf(error) });
      events.onChanged();
    }
  };
  const sending = new Upload(file, {
    endpoint: '/api/tus/',
    chunkSize: CHUNK_BYTES_MOBILE,
    metadata: { projectId: String(projectId), filename: name, type: file.type, kind: 'music' },
    uploadDataDuringCreation: false,
    storeFingerprintForResuming: false,
    // Its own retries know fixed delays alone, and give up where the server is busy.
    retryDelays: null,
    onUploadUrlAvailable: events.onChanged,
    onProgress: (sent, total) => {
      stall.moved();
      share = total === 0 ? 0 : sent / total;
      show(false);
    },
    onChunkComplete: () => {
      failuresInRow = 0;
    },
    onSuccess: () => {
      stall.over();
      events.onUpload({ state: 'idle' });
      events.onChanged();
    },
    onError: tryAgain,
  });
  if (navigator.onLine) start();
  else waitForConnection();
  return () => {
    clearTimeout(retry);
    window.removeEventListener('online', start);
    stall.over();
    void sending.abort();
    void discardSent(sending.url).then(events.onChanged);
  };
}

type UploadClass = typeof import('tus-js-client').Upload;

/** Nothing goes on where it was left: half a track is no use. Where that cannot be told now, it is shown as not finished. */
async function discardSent(url: string | null): Promise<void> {
  const uploadId = url?.split('/').at(-1);
  if (uploadId !== undefined) await discardTrack(uploadId).catch(() => {});
}

type TransferError = Error | DetailedError;

/** Milliseconds until the next attempt; null where there is no sense in one. */
function waitAfter(error: TransferError, failuresInRow: number): number | null {
  const answer = answerOf(error);
  if (answer === null) return retryWaitMs(failuresInRow, null, null);
  const status = answer.getStatus();
  // A project that is gone does not come back.
  if (status === 404 || !mayPass(status)) return null;
  return retryWaitMs(failuresInRow, status, readRetryAfter(answer.getHeader('Retry-After') ?? null));
}

/** The server's own, where it gave one. */
function sentenceOf(error: TransferError): string {
  try {
    return readErrorBody(JSON.parse(answerOf(error)?.getBody() ?? ''))?.message ?? UNKNOWN_FAILURE;
  } catch {
    // Something between here and the server answered in its own words.
    return UNKNOWN_FAILURE;
  }
}

function answerOf(error: TransferError) {
  return 'originalResponse' in error ? error.originalResponse : null;
}
