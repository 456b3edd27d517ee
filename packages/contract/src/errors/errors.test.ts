import { describe, expect, it } from 'vitest';
import { errorBodySchema } from './error-body.ts';
import { CutroomError, ERROR_CATALOGUE, ERROR_CODES, unfinishedUploadsText } from './errors.ts';

describe('the error catalogue', () => {
  it.each(ERROR_CODES)('%s has an error status and a whole sentence', (code) => {
    const { status, message } = ERROR_CATALOGUE[code];
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(600);
    expect(message).toMatch(/^[A-Z].*[^\s]$/);
  });

  it('answers signed-out visitors with the text the browser looks for', () => {
    expect(new CutroomError('unauthorized').toBody()).toEqual({
      code: 'unauthorized',
      message: 'Unauthorized',
    });
  });

  it.each(ERROR_CODES.filter((code) => code.endsWith('_limit') && code !== 'clip_limit'))(
    '%s, a limit of an account, says when to ask again',
    (code) => {
      expect([409, 429]).toContain(ERROR_CATALOGUE[code].status);
      expect(new CutroomError(code).retryAfterSeconds).toBeGreaterThan(0);
    },
  );

  it('keeps the cause out of the body', () => {
    const error = new CutroomError('internal', { cause: new Error('secret') });
    expect(error.cause).toEqual(new Error('secret'));
    expect(errorBodySchema.parse(error.toBody())).toEqual({
      code: 'internal',
      message: ERROR_CATALOGUE.internal.message,
    });
    expect(JSON.stringify(error.toBody())).not.toContain('secret');
  });
});

it.each([
  [['a.mp4'], 'a.mp4 was not finished. Remove it or choose it again.'],
  [['a.mp4', 'b.mp4'], 'a.mp4 and b.mp4 were not finished. Remove them or choose them again.'],
  [
    ['a.mp4', 'b.mp4', 'c.mp4', 'd.mp4'],
    'a.mp4, b.mp4 and 2 more were not finished. Remove them or choose them again.',
  ],
])('unfinished uploads are named: %j', (filenames, text) => {
  expect(unfinishedUploadsText(filenames)).toBe(text);
});
