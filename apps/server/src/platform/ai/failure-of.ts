import { ModelFailure, type ModelFailureReason } from '@cutroom/contract';
import { APICallError, RetryError } from 'ai';
import { AnswerTooLongError } from './guarded-fetch.ts';

/**
 * What kept a model from answering. The error itself is left behind: it carries the request with its pictures, and
 * whatever the server chose to say.
 */
export function failureOf(error: unknown): ModelFailure {
  if (error instanceof ModelFailure) return error;
  if (RetryError.isInstance(error)) return failureOf(error.lastError);
  if (causes(error).some((cause) => cause instanceof AnswerTooLongError)) return new ModelFailure('nonsense');
  if (APICallError.isInstance(error)) {
    const { statusCode } = error;
    if (statusCode === undefined) return new ModelFailure('unreachable');
    if (statusCode >= 200 && statusCode < 300) {
      return new ModelFailure(isNetworkError(error) ? 'unreachable' : 'nonsense');
    }
    return new ModelFailure(reasonOf(statusCode), {
      status: statusCode,
      retryAfterMs: retryAfterMs(error.responseHeaders ?? {}),
    });
  }
  return new ModelFailure(isNetworkError(error) ? 'unreachable' : 'nonsense');
}

function reasonOf(status: number): ModelFailureReason {
  if (status === 401 || status === 403) return 'key_refused';
  if (status === 402 || status === 429) return 'quota';
  if (status === 408 || status >= 500) return 'broken';
  return 'refused';
}

/** RFC 9110, section 10.2.3: seconds or a date. */
function retryAfterMs(headers: Readonly<Record<string, string>>): number | null {
  const text = headers['retry-after'];
  if (text === undefined) return null;
  const ms = /^\d+$/.test(text.trim()) ? Number(text) * 1000 : Date.parse(text) - Date.now();
  return Number.isFinite(ms) ? Math.max(0, ms) : null;
}

function isNetworkError(error: unknown): boolean {
  return causes(error).some(
    (cause) =>
      cause instanceof Error &&
      ('code' in cause
        ? /^(?:E[A-Z]+|UND_ERR_\w+)$/.test(String(cause.code))
        : cause.message === 'terminated'),
  );
}

function causes(error: unknown): unknown[] {
  const chain: unknown[] = [];
  for (let at = error; at instanceof Error && chain.length < 10; at = at.cause) chain.push(at);
  return chain;
}
