import { retryDecision } from '../transfer/retry-policy.ts';
import {
  failureMessage,
  isRefusal,
  isWithoutAnswer,
  type UploadFailure,
} from '../transfer/upload-failure.ts';
import type { RunningTransfers } from './running-transfers.ts';
import type { UploadStore } from './upload-store.ts';

export interface FailureHandlerOptions {
  readonly store: UploadStore;
  readonly transfers: RunningTransfers;
  readonly isOnline: () => boolean;
  readonly onFailed: (fileName: string, message: string) => void;
  /** The server says that nobody is signed in. */
  readonly onSignedOut: () => void;
  readonly onConnectionLost: () => void;
  /** The server has the whole file after all. */
  readonly onArrived: (id: string) => void;
}

/** Carries out what follows a failed request: another attempt, a pause of the whole queue, or giving the file up. */
export function createFailureHandler(options: FailureHandlerOptions) {
  const { store, transfers } = options;
  let holdTimer: ReturnType<typeof setTimeout> | undefined;

  function retryLater(id: string, delayMs: number, startOver: boolean): void {
    if (startOver) transfers.forget(id);
    store.dispatch({ kind: 'retrying', id, startOver });
    transfers.afterDelay(id, delayMs, () => {
      if (store.itemOf(id)?.phase.kind !== 'retrying') return;
      transfers.start(id);
      store.dispatch({ kind: 'started', id });
    });
  }

  function hold(id: string, delayMs: number): void {
    store.dispatch({ kind: 'held_back', id });
    clearTimeout(holdTimer);
    holdTimer = setTimeout(() => store.dispatch({ kind: 'hold_over' }), delayMs);
  }

  function giveUp(id: string, name: string, failure: UploadFailure): void {
    const message = failureMessage(failure);
    if (failure.status === 401) options.onSignedOut();
    else options.onFailed(name, message);
    if (isRefusal(failure)) store.dispatch({ kind: 'server_refused', id, message });
    else store.dispatch({ kind: 'failed', id, message, isAnswered: !isWithoutAnswer(failure) });
  }

  return {
    handle(id: string, failure: UploadFailure): void {
      const item = store.itemOf(id);
      if (item === undefined) return;
      const decision = retryDecision(failure, { ...item, isOnline: options.isOnline() });
      switch (decision.kind) {
        case 'finished':
          options.onArrived(id);
          break;
        case 'retry':
          retryLater(id, decision.delayMs, decision.startOver);
          break;
        case 'hold':
          hold(id, decision.delayMs);
          break;
        case 'wait_for_connection':
          options.onConnectionLost();
          break;
        case 'give_up':
          giveUp(id, item.name, failure);
          break;
      }
    },
    /** Forgets a pause of the queue, for a screen that is left. */
    stop: (): void => clearTimeout(holdTimer),
  };
}
