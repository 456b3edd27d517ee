import { CHUNK_BYTES_MOBILE, MUSIC_BYTES_MAX } from '@cutroom/contract';
import { useState } from 'react';
import type { DetailedError } from 'tus-js-client';
import { readErrorBody } from '../../api/answers.ts';
import { readRetryAfter } from '../../api/retry-after.ts';
import { mayPass, retryWaitMs } from '../../api/upload-retry.ts';
import { createStallWatch, STALL_MS_MAX } from '../../lib/stall-watch.ts';
import { useWakeLock } from '../../lib/use-wake-lock.ts';

export type MusicUpload =
  | { readonly state: 'idle' }
  | { readonly state: 'sending'; readonly share: number }
  | { readonly state: 'failed'; readonly message: string };

const UNKNOWN_FAILURE = 'The track could not be uploaded. Check your connection and try again.';

/** Sends a track by tus. @param onDone once the server has taken it and found its beats */
export function useMusicUpload(projectId: number, onDone: () => void) {
  const [upload, setUpload] = useState<MusicUpload>({ state: 'idle' });
  useWakeLock(upload.state === 'sending');
  const send = async (file: File): Promise<void> => {
    if (file.size > MUSIC_BYTES_MAX) {
      setUpload({ state: 'failed', message: 'This file is larger than 100 MB.' });
      return;
    }
    setUpload({ state: 'sending', share: 0 });
    const { Upload } = await import('tus-js-client');
    let failuresInRow = 0;
    const stall = createStallWatch(STALL_MS_MAX, () => {
      void sending.abort();
      setUpload({ state: 'failed', message: UNKNOWN_FAILURE });
    });
    const start = () => {
      stall.moved();
      sending.start();
    };
    const sending = new Upload(file, {
      endpoint: '/api/tus/',
      chunkSize: CHUNK_BYTES_MOBILE,
      metadata: { projectId: String(projectId), filename: file.name, type: file.type, kind: 'music' },
      uploadDataDuringCreation: false,
      storeFingerprintForResuming: false,
      // Its own retries know fixed delays alone, and give up where the server is busy.
      retryDelays: null,
      onProgress: (sent, total) => {
        stall.moved();
        setUpload({ state: 'sending', share: total === 0 ? 0 : sent / total });
      },
      onChunkComplete: () => {
        failuresInRow = 0;
      },
      onSuccess: () => {
        stall.over();
        setUpload({ state: 'idle' });
        onDone();
      },
      onError: (error) => {
        stall.over();
        const waitMs = waitAfter(error, failuresInRow);
        failuresInRow += 1;
        if (waitMs === null) setUpload({ state: 'failed', message: sentenceOf(error) });
        else setTimeout(start, waitMs);
      },
    });
    start();
  };
  return {
    upload,
    send: (file: File) =>
      void send(file).catch(() => setUpload({ state: 'failed', message: UNKNOWN_FAILURE })),
  };
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
