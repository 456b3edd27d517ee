import { readErrorBody } from './answers.ts';

/** A non-OK answer. Its message is `<status>: <body text, or the status text where the body is empty>` (spec section 8). */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  /** The answer's `message` field; null where the body is not `{ code, message }`. */
  readonly serverMessage: string | null;
  /** The answer's `code` field, from the contract's catalogue. */
  readonly code: string | null;
  /** How long the server asks to be left alone, in milliseconds; null where it does not say. */
  readonly retryAfterMs: number | null;

  constructor(status: number, statusText: string, bodyText: string, retryAfterMs: number | null = null) {
    super(`${status}: ${bodyText || statusText}`);
    this.status = status;
    const body = errorBodyOf(bodyText);
    this.serverMessage = body?.message ?? null;
    this.code = body?.code ?? null;
    this.retryAfterMs = retryAfterMs;
  }
}

/** An OK answer that is not what the contract promises: an older or newer server, or something in between. */
export class AnswerError extends Error {
  override readonly name = 'AnswerError';
  readonly answer: unknown;

  constructor(answer: unknown, cause: unknown) {
    super('The server gave an answer this page does not understand. Reload the page and try again.', {
      cause,
    });
    this.answer = answer;
  }
}

/** Spec section 8: an error starting '401: ' and containing 'Unauthorized' counts as an authentication failure. */
export function isUnauthorized(error: unknown): boolean {
  return (
    error instanceof Error && error.message.startsWith('401: ') && error.message.includes('Unauthorized')
  );
}

/** The server's `message` field of a failed call; null where there is none. */
export function serverMessageOf(error: unknown): string | null {
  return error instanceof ApiError ? error.serverMessage : null;
}

/** The HTTP status of a failed call; null where no answer came. */
export function statusOf(error: unknown): number | null {
  return error instanceof ApiError ? error.status : null;
}

function errorBodyOf(bodyText: string) {
  try {
    return readErrorBody(JSON.parse(bodyText));
  } catch {
    // Proxies answer HTML or plain text; the whole text is in the error's message.
    return null;
  }
}

/** What a call's refusal says: the server's sentence, or its status; null where no answer came (spec section 8). */
export function answerText(error: unknown): string | null {
  const status = statusOf(error);
  return serverMessageOf(error) ?? (status === null ? null : `Server error: ${status}`);
}
