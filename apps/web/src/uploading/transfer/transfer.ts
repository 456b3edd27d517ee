import type { UploadFailure } from './upload-failure.ts';

/** One file's way to the server. Each start continues where the server stands; it never retries by itself. */
export interface Transfer {
  start(): void;
  /** Forgets what the server had of it, so that the next start creates it anew. */
  forget(): void;
  /** Stops sending; what has arrived is kept. No event follows until the next start. */
  stop(): void;
}

export interface TransferEvents {
  readonly onCreated: (uploadId: string) => void;
  readonly onProgress: (bytesSent: number) => void;
  readonly onChunkArrived: (bytesArrived: number) => void;
  readonly onFinished: () => void;
  readonly onFailed: (failure: UploadFailure) => void;
}

/** @param uploadId what the server has of the file already; null for nothing */
export type OpenTransfer = (file: File, events: TransferEvents, uploadId: string | null) => Transfer;
