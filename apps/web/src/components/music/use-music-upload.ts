import { CHUNK_BYTES_MOBILE, MUSIC_BYTES_MAX, UPLOAD_RETRY_DELAYS_MS } from '@cutroom/contract';
import { useState } from 'react';
import { createStallWatch, STALL_MS_MAX } from '../../lib/stall-watch.ts';

export type MusicUpload =
  | { readonly state: 'idle' }
  | { readonly state: 'sending'; readonly share: number }
  | { readonly state: 'failed'; readonly message: string };

const UNKNOWN_FAILURE = 'The track could not be uploaded. Check your connection and try again.';

/** Sends a track by tus. @param onDone once the server has taken it and found its beats */
export function useMusicUpload(projectId: number, onDone: () => void) {
  const [upload, setUpload] = useState<MusicUpload>({ state: 'idle' });
  const send = async (file: File): Promise<void> => {
    if (file.size > MUSIC_BYTES_MAX) {
      setUpload({ state: 'failed', message: 'This file is larger than 100 MB.' });
      return;
    }
    setUpload({ state: 'sending', share: 0 });
    const { Upload } = await import('tus-js-client');
    const stall = createStallWatch(STALL_MS_MAX, () => {
      void sending.abort();
      setUpload({ state: 'failed', message: UNKNOWN_FAILURE });
    });
    const sending = new Upload(file, {
      endpoint: '/api/tus/',
      chunkSize: CHUNK_BYTES_MOBILE,
      metadata: { projectId: String(projectId), filename: file.name, type: file.type, kind: 'music' },
      uploadDataDuringCreation: false,
      storeFingerprintForResuming: false,
      retryDelays: [...UPLOAD_RETRY_DELAYS_MS],
      onProgress: (sent, total) => {
        stall.moved();
        setUpload({ state: 'sending', share: total === 0 ? 0 : sent / total });
      },
      onSuccess: () => {
        stall.over();
        setUpload({ state: 'idle' });
        onDone();
      },
      onError: (error) => {
        stall.over();
        setUpload({ state: 'failed', message: sentenceOf(error) });
      },
    });
    stall.moved();
    sending.start();
  };
  return {
    upload,
    send: (file: File) =>
      void send(file).catch(() => setUpload({ state: 'failed', message: UNKNOWN_FAILURE })),
  };
}

/** The server's own, where it gave one. */
function sentenceOf(error: Error): string {
  const response = 'originalResponse' in error ? error.originalResponse : null;
  if (typeof response !== 'object' || response === null || !('getBody' in response)) return UNKNOWN_FAILURE;
  const { getBody } = response;
  if (typeof getBody !== 'function') return UNKNOWN_FAILURE;
  try {
    const body: unknown = JSON.parse(String(getBody.call(response)));
    const isTold = typeof body === 'object' && body !== null && 'message' in body;
    return isTold ? String(body.message) : UNKNOWN_FAILURE;
  } catch {
    return UNKNOWN_FAILURE;
  }
}
