import { describe, expect, it } from 'vitest';
import { ApiError, isUnauthorized, serverMessageOf, statusOf } from './api-error.ts';

describe('ApiError', () => {
  it('puts status and body text into its message', () => {
    expect(new ApiError(409, 'Conflict', 'not now').message).toBe('409: not now');
  });

  it('uses the status text where the body is empty', () => {
    expect(new ApiError(502, 'Bad Gateway', '').message).toBe('502: Bad Gateway');
  });

  it("reads the server's code and message from a JSON body", () => {
    const error = new ApiError(
      409,
      'Conflict',
      '{"code":"no_clips","message":"Upload at least one clip first."}',
    );
    expect(error.code).toBe('no_clips');
    expect(serverMessageOf(error)).toBe('Upload at least one clip first.');
    expect(statusOf(error)).toBe(409);
  });

  it('has no server message where the body is a web page', () => {
    expect(serverMessageOf(new ApiError(413, '', '<html>Request Entity Too Large</html>'))).toBeNull();
  });
});

describe('isUnauthorized', () => {
  it('accepts the answer of a signed-out session', () => {
    const body = '{"code":"unauthorized","message":"Unauthorized"}';
    expect(isUnauthorized(new ApiError(401, 'Unauthorized', body))).toBe(true);
    expect(isUnauthorized(new Error('401: Unauthorized'))).toBe(true);
  });

  it.each([
    ['another status that mentions it', new Error('403: Unauthorized')],
    ['a 401 that says something else', new Error('401: Wrong password')],
    ['a status in the middle', new Error('Failed with 401: Unauthorized')],
    ['something that is no error', '401: Unauthorized'],
  ])('refuses %s', (_name, error) => {
    expect(isUnauthorized(error)).toBe(false);
  });
});
