import { describe, expect, it } from 'vitest';
import { errorBodySchema } from './error-body.ts';
import { CutroomError, ERROR_CATALOGUE, ERROR_CODES } from './errors.ts';

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
