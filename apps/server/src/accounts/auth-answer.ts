import { CutroomError, type ErrorBody, type ErrorCode, errorBodySchema } from '@cutroom/contract';

/**
 * The body of one of better-auth's refusals: its own where it says a code and a sentence, as every error body here does
 * (design.md section 4), else the catalogue's for its status. better-auth has pages, empty answers and bare words too.
 */
export function refusalBody(status: number, text: string): string {
  return isErrorBody(text) ? text : JSON.stringify(catalogueBody(status));
}

function isErrorBody(text: string): boolean {
  try {
    return errorBodySchema.safeParse(JSON.parse(text)).success;
  } catch {
    return false;
  }
}

function catalogueBody(status: number): ErrorBody {
  return new CutroomError(codeOf(status)).toBody();
}

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
