import type { PendingUpload } from '@cutroom/contract';
import type { OpenTransfer, SentFile } from '../transfer/transfer.ts';
import type { UploadPolicy } from '../transfer/upload-policy.ts';
import { createAdmission } from './admission.ts';
import { createFailureHandler } from './handle-failure.ts';
import type { OtherFiles } from './project-files.ts';
import { createRunningTransfers, type RunningTransfers } from './running-transfers.ts';
import { type BatchEnd, isBeingChecked, startable } from './upload-list.ts';
import { createUploadStore, type UploaderState, type UploadStore } from './upload-store.ts';

export interface UploaderOptions {
  readonly policy: UploadPolicy;
  readonly openTransfer: OpenTransfer;
  readonly isOnline: () => boolean;
  readonly onFailed: (fileName: string, message: string) => void;
  readonly onBatchEnd: (end: BatchEnd) => void;
  /** The server has begun an upload with this file. */
  readonly onCreated: (uploadId: string, file: File) => void;
  /** A file has arrived: the project tells what becomes of it. */
  readonly onArrived: (uploadId: string | null) => void;
  /** Makes the server forget what it has of an upload. */
  readonly discard: (uploadId: string) => void;
  /** The unfinished upload, if any, that the rest of this very file fits. */
  readonly begunBefore: (file: File, unfinished: readonly PendingUpload[]) => PendingUpload | null;
  /** The server says that nobody is signed in. */
  readonly onSignedOut: () => void;
}

/** The uploads of a screen and what people do to them. */
export interface Uploader {
  readonly getState: () => UploaderState;
  readonly subscribe: (listener: () => void) => () => void;
  /** @param others what the project holds beside what this uploader sent */
  readonly add: (files: readonly File[], others: OtherFiles) => void;
  readonly pause: (id: string) => void;
  readonly resume: (id: string) => void;
  readonly tryAgain: (id: string) => void;
  /** Takes a file off the list; unless it has become a clip, the server forgets it too. */
  readonly remove: (id: string) => void;
  /** Gives up an upload from before. */
  readonly discard: (uploadId: string) => void;
  /**
   * The server's check, which may go on after the last byte was answered, is over.
   * @param refusal why the file cannot be used; null where it can
   */
  readonly endCheck: (id: string, refusal: string | null) => void;
  readonly fileOf: (id: string) => File | null;
  readonly connectionLost: () => void;
  readonly connectionBack: () => void;
  /** Somebody is back at a page that may have rested: what failed meanwhile without an answer is tried again. */
  readonly pageBack: () => void;
  /** Stops everything, for a screen that is left. */
  readonly stopAll: () => void;
}

/** Carries the decisions of the pure modules out: starts, stops and retries transfers as the list says. */
export function createUploader(options: UploaderOptions): Uploader {
  const transfers = createRunningTransfers(options.openTransfer);
  const store = createUploadStore({
    policy: options.policy,
    isOnline: options.isOnline(),
    onBatchEnd: options.onBatchEnd,
    onChanged: startWaiting,
  });
  const { dispatch, itemOf } = store;
  const connection = connectionOf(store, transfers);
  const failures = createFailureHandler({
    ...options,
    store,
    transfers,
    onConnectionLost: connection.lost,
    onArrived: arrive,
  });
  const admit = createAdmission({ ...options, store, transfers, open, discard });

  function startWaiting(): void {
    startNext(store, transfers, options.policy.concurrentMax);
  }

  function arrive(id: string): void {
    dispatch({ kind: 'arrived', id, atMs: Date.now() });
    options.onArrived(itemOf(id)?.uploadId ?? null);
  }

  function open(id: string, sent: SentFile): void {
    transfers.open(id, sent, {
      onCreated: (uploadId) => {
        dispatch({ kind: 'created', id, uploadId });
        options.onCreated(uploadId, sent.file);
      },
      onProgress: (bytesSent) => dispatch({ kind: 'progressed', id, bytesSent, atMs: performance.now() }),
      onChunkArrived: (bytesArrived) => dispatch({ kind: 'chunk_arrived', id, bytesArrived }),
      onFinished: () => arrive(id),
      onFailed: (failure) => failures.handle(id, failure),
    });
  }

  function discard(uploadId: string): void {
    store.markDiscarded(uploadId);
    options.discard(uploadId);
  }

  return {
    getState: store.getState,
    subscribe: store.subscribe,
    add: admit,
    pause(id) {
      const item = itemOf(id);
      // What has gone completely cannot be held back any more.
      if (item === undefined || isBeingChecked(item)) return;
      transfers.stop(id);
      dispatch({ kind: 'paused', id });
    },
    resume: (id) => dispatch({ kind: 'resumed', id }),
    tryAgain: (id) => dispatch({ kind: 'tried_again', id }),
    remove(id) {
      const item = itemOf(id);
      transfers.remove(id);
      if (item !== undefined && item.uploadId !== null && item.phase.kind !== 'done') discard(item.uploadId);
      dispatch({ kind: 'removed', id });
    },
    discard,
    endCheck(id, refusal) {
      const item = itemOf(id);
      if (item?.phase.kind !== 'checking') return;
      if (refusal !== null) options.onFailed(item.name, refusal);
      dispatch(
        refusal === null ? { kind: 'finished', id } : { kind: 'server_refused', id, message: refusal },
      );
    },
    fileOf: transfers.fileOf,
    connectionLost: connection.lost,
    connectionBack: connection.back,
    pageBack: connection.tryUnansweredAgain,
    stopAll() {
      failures.stop();
      transfers.stopAll();
    },
  };
}

function startNext(store: UploadStore, transfers: RunningTransfers, concurrentMax: number): void {
  const next = startable(store.getState().list, concurrentMax)[0];
  if (next === undefined) return;
  transfers.start(next.id);
  store.dispatch({ kind: 'started', id: next.id });
}

/** What the going and coming of the connection does to the uploads. */
function connectionOf(store: UploadStore, transfers: RunningTransfers) {
  function tryUnansweredAgain(): void {
    for (const { id, phase } of store.getState().list.items) {
      if (phase.kind === 'failed' && !phase.isAnswered) store.dispatch({ kind: 'tried_again', id });
    }
  }

  return {
    lost(): void {
      const { isOnline, items } = store.getState().list;
      if (!isOnline) return;
      for (const { id, phase } of items) {
        if (phase.kind === 'sending' || phase.kind === 'retrying') transfers.stop(id);
      }
      store.dispatch({ kind: 'connection_lost' });
    },
    back(): void {
      if (!store.getState().list.isOnline) store.dispatch({ kind: 'connection_back' });
      tryUnansweredAgain();
    },
    tryUnansweredAgain,
  };
}
