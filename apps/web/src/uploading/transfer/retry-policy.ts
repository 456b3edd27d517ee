import { mayPass, retryWaitMs } from '../../api/upload-retry.ts';
import { isRefusal, type UploadFailure } from './upload-failure.ts';

const MISSING_RETRIES_MAX = 3;

export interface RetryContext {
  /** Failures in a row since the last chunk that arrived, this one not counted. */
  readonly failuresInRow: number;
  /** 404 answers this upload has had, this one not counted. */
  readonly timesMissing: number;
  readonly isOnline: boolean;
}

export type RetryDecision =
  /** The server has the whole file. */
  | { readonly kind: 'finished' }
  | { readonly kind: 'retry'; readonly delayMs: number; readonly startOver: boolean }
  /** Nothing new is started for that long. */
  | { readonly kind: 'hold'; readonly delayMs: number }
  | { readonly kind: 'wait_for_connection' }
  | { readonly kind: 'give_up' };

/** What follows a failed request (spec section 8, "Retry"). */
export function retryDecision(failure: UploadFailure, context: RetryContext): RetryDecision {
  const { status } = failure;
  if (failure.blockedBecause !== null) return { kind: 'give_up' };
  if (status === 410) return { kind: 'finished' };
  if (status === null && !context.isOnline) return { kind: 'wait_for_connection' };
  if (status === 404 && context.timesMissing >= MISSING_RETRIES_MAX) return { kind: 'give_up' };
  if (isRefusal(failure) || (status !== null && !mayPass(status))) return { kind: 'give_up' };
  const delayMs = retryWaitMs(context.failuresInRow, status, failure.retryAfterMs);
  if (delayMs === null) return { kind: 'give_up' };
  // What the server does not know any more is created anew.
  return status === 429 ? { kind: 'hold', delayMs } : { kind: 'retry', delayMs, startOver: status === 404 };
}
