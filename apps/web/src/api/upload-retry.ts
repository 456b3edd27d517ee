import { UPLOAD_RETRY_DELAYS_MS } from '@cutroom/contract';

const TOO_MANY_REQUESTS = 429;
/** A busy server is not asked again at once. */
const FIRST_HOLD_INDEX = 1;
const RETRY_AFTER_MS_MAX = 60_000;

/** Whether a refusal may pass by itself: client errors do not, except not found, conflict, locked and too many requests. */
export function mayPass(status: number): boolean {
  return status < 400 || status >= 500 || [404, 409, 423, TOO_MANY_REQUESTS].includes(status);
}

/**
 * How long to wait before the next attempt (spec section 8, "Retry"), in milliseconds; null after enough of them.
 * A server that says when it has time again is not asked before, unless that is later than people wait.
 * @param failuresInRow since the last chunk that arrived, this one not counted
 */
export function retryWaitMs(
  failuresInRow: number,
  status: number | null,
  retryAfterMs: number | null,
): number | null {
  const delayMs =
    UPLOAD_RETRY_DELAYS_MS[failuresInRow + (status === TOO_MANY_REQUESTS ? FIRST_HOLD_INDEX : 0)];
  return delayMs === undefined ? null : Math.max(delayMs, Math.min(retryAfterMs ?? 0, RETRY_AFTER_MS_MAX));
}
