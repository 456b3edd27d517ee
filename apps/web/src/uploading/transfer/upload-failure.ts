import { readErrorBody } from '../../api/answers.ts';
import { readRetryAfter } from '../../api/retry-after.ts';

/** What is known of a request that did not succeed. */
export interface UploadFailure {
  /** HTTP status; null where no answer came. */
  readonly status: number | null;
  /** The contract's error code, where the answer carried one. */
  readonly code: string | null;
  /** The server's sentence, where the answer carried one. */
  readonly serverMessage: string | null;
  /** How long the server asks to be left alone, in milliseconds; null where it does not say. */
  readonly retryAfterMs: number | null;
  /** Why the request was not even sent; null where it was. */
  readonly blockedBecause: string | null;
  /** The transport's own words; for telling failures apart, never shown. */
  readonly detail: string;
}

const TOO_LARGE_TEXT =
  'CHUNKING SYSTEM FAILURE ... 413 error despite proper chunking. Server needs configuration fix.';

/** @param retryAfter the answer's Retry-After: seconds, or a date (RFC 9110, 10.2.3) */
export function failureOfAnswer(
  status: number,
  bodyText: string,
  retryAfter: string | null = null,
): UploadFailure {
  const body = errorBodyOf(bodyText);
  return {
    status,
    code: body?.code ?? null,
    serverMessage: body?.message ?? null,
    retryAfterMs: readRetryAfter(retryAfter),
    blockedBecause: null,
    detail: `${status}: ${bodyText}`,
  };
}

const WITHOUT_ANSWER = {
  status: null,
  code: null,
  serverMessage: null,
  retryAfterMs: null,
  blockedBecause: null,
} as const;

export function failureWithoutAnswer(detail: string): UploadFailure {
  return { ...WITHOUT_ANSWER, detail };
}

export function failureOfBlocked(reason: string): UploadFailure {
  return { ...WITHOUT_ANSWER, blockedBecause: reason, detail: reason };
}

/** The sentence for the user (spec section 8, "Upload"). */
export function failureMessage(failure: UploadFailure): string {
  if (failure.blockedBecause !== null) return failure.blockedBecause;
  if (failure.status === 413 || failure.detail.includes('Request Entity Too Large')) return TOO_LARGE_TEXT;
  if (failure.serverMessage !== null) return failure.serverMessage;
  if (failure.status === null) return 'The connection to the server was lost. Check it and try again.';
  return `The server could not take this file (${failure.status}). Try again in a moment.`;
}

/** The file itself is the reason: sending it again would end the same way. */
export function isRefusal({ status, code }: UploadFailure): boolean {
  return status === 422 || status === 415 || code === 'upload_empty' || code === 'clip_limit';
}

/** The request went out and nobody answered: the connection is the reason, or a page that rested in the background. */
export function isWithoutAnswer({ status, blockedBecause }: UploadFailure): boolean {
  return status === null && blockedBecause === null;
}

/** The line of spec section 8 for the log and the notification. */
export function uploadFailedText(fileName: string, message: string): string {
  return `Upload failed: ${fileName} - ${message}`;
}

export function batchFailedText(count: number): string {
  return `${count} uploads failed during parallel processing. Check network logs below.`;
}

function errorBodyOf(bodyText: string) {
  try {
    return readErrorBody(JSON.parse(bodyText));
  } catch {
    // Something between here and the server answered in its own words.
    return null;
  }
}
