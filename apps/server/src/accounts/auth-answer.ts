import { CutroomError, type ErrorBody, type ErrorCode, errorBodySchema } from '@cutroom/contract';

/**
 * The body of one of better-auth's refusals: the catalogue's code for it or else for its status, with the sentence that was
 * told where there is one. better-auth has codes of its own, pages, empty answers and bare words.
 */
export function refusalBody(status: number, text: string): string {
  const told = errorBodyOf(text);
  const code = CODES_OF_TOLD[told?.code ?? ''] ?? codeOf(status);
  return JSON.stringify(
    new CutroomError(code, told === null ? {} : { message: told.message }).toBody() satisfies ErrorBody,
  );
}

/** The JSON without the tokens of sessions, which browsers have in a cookie that no script can read. */
export function withoutTokens(text: string): string {
  if (!/^[[{].*token/is.test(text)) return text;
  return JSON.stringify(
    JSON.parse(text, (key, value) => (/^(token|.*Token)$/.test(key) ? undefined : value)),
  );
}

function errorBodyOf(text: string): ErrorBody | null {
  try {
    return errorBodySchema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

const CODES_OF_TOLD: Readonly<Record<string, ErrorCode>> = {
  USER_ALREADY_EXISTS: 'account_exists',
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: 'account_exists',
};

function codeOf(status: number): ErrorCode {
  if (status >= 500) return 'internal';
  return CODES[status] ?? 'invalid_request';
}

const CODES: Readonly<Record<number, ErrorCode>> = {
  401: 'unauthorized',
  404: 'not_found',
  413: 'request_too_large',
  429: 'rate_limited',
};
