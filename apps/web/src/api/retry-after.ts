import { ApiError } from './api-error.ts';

/** A server that asks for more than this is asked again nevertheless. */
const RETRY_AFTER_MS_MAX = 5 * 60 * 1000;

/** @returns milliseconds that a Retry-After header asks for, from seconds or a date (RFC 9110, 10.2.3); null where it says nothing */
export function readRetryAfter(header: string | null): number | null {
  const text = header?.trim() ?? '';
  if (text === '') return null;
  const ms = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - Date.now();
  return Number.isFinite(ms) ? Math.max(0, ms) : null;
}

/**
 * @param ms a pause before the same is asked again; false for never
 * @param error how the last call failed; null where it did not
 * @returns the pause, longer where the server asked to be left alone
 */
export function asAsked<Pause extends number | false>(ms: Pause, error: Error | null): Pause | number {
  if (ms === false || !(error instanceof ApiError)) return ms;
  return Math.max(ms, Math.min(error.retryAfterMs ?? 0, RETRY_AFTER_MS_MAX));
}
