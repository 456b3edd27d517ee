import { type API_CALLS, type ApiCallName, type ApiResponse, apiPath } from '@cutroom/contract';
import type { z } from 'zod';
import { readAnswer, routeOf } from './answers.ts';
import { AnswerError, ApiError } from './api-error.ts';
import { readRetryAfter } from './retry-after.ts';
import { noteServerTime } from './server-time.ts';

type Calls = typeof API_CALLS;
type ParamsOf<Name extends ApiCallName> = Calls[Name] extends { params: z.ZodType }
  ? { readonly params: Readonly<Record<string, string | number>> }
  : { readonly params?: undefined };
type BodyOf<Name extends ApiCallName> = Calls[Name] extends { body: infer Body extends z.ZodType }
  ? undefined extends z.input<Body>
    ? { readonly body?: NonNullable<z.input<Body>> }
    : { readonly body: z.input<Body> }
  : { readonly body?: undefined };
export type CallOptions<Name extends ApiCallName> = ParamsOf<Name> &
  BodyOf<Name> & {
    readonly signal?: AbortSignal;
    /** Goes on although the page goes away. */
    readonly keepalive?: boolean;
  };

/** A connection can be dead without anybody noticing; nothing that is asked for takes as long. */
export const CALL_MS_MAX = 30_000;

/**
 * One call of the contract's table: cookies go along, a body goes as JSON, the answer is checked against its schema.
 * @throws ApiError on a non-OK answer; TypeError when no answer comes, or not within CALL_MS_MAX; AnswerError when it is
 * not the contract's; what `signal` was aborted with
 */
export async function callApi<Name extends ApiCallName>(
  name: Name,
  options: CallOptions<Name>,
): Promise<ApiResponse<Name>> {
  const { method, path } = routeOf(name);
  const answer = await answerOf(apiPath(path, options.params), requestOf(method, options));
  try {
    return readAnswer(name, answer);
  } catch (cause) {
    throw new AnswerError(answer, cause);
  }
}

async function answerOf(path: string, request: RequestInit): Promise<unknown> {
  const tooLate = AbortSignal.timeout(CALL_MS_MAX);
  const { signal } = request;
  try {
    const response = await fetch(path, {
      ...request,
      signal: signal == null ? tooLate : AbortSignal.any([signal, tooLate]),
    });
    noteServerTime(response.headers.get('Date'), Date.now());
    await throwIfNotOk(response);
    const answer: unknown = await response.json();
    return answer;
  } catch (cause) {
    if (tooLate.aborted && signal?.aborted !== true)
      throw new TypeError('No answer came in time.', { cause });
    throw cause;
  }
}

interface RequestOptions {
  readonly body?: unknown;
  readonly signal?: AbortSignal;
  readonly keepalive?: boolean;
}

function requestOf(method: string, { body, signal, keepalive }: RequestOptions): RequestInit {
  return {
    method,
    credentials: 'include',
    ...(body === undefined
      ? {}
      : { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
    ...(signal === undefined ? {} : { signal }),
    ...(keepalive === undefined ? {} : { keepalive }),
  };
}

async function throwIfNotOk(response: Response): Promise<void> {
  if (response.ok) return;
  const retryAfterMs = readRetryAfter(response.headers.get('Retry-After'));
  throw new ApiError(response.status, response.statusText, await response.text(), retryAfterMs);
}
