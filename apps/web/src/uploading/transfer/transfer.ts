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

/** A file to be sent. */
export interface SentFile {
  readonly file: File;
  /** Among the files of the project: one that was added later has a larger one. */
  readonly place: number;
  /** What the server has of the file already; null for nothing. */
  readonly uploadId: string | null;
}

export type OpenTransfer = (sent: SentFile, events: TransferEvents) => Transfer;
