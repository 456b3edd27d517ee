import { expect, it } from 'vitest';
import { refusalBody } from './auth-answer.ts';

it.each([
  [400, 'invalid_request', ''],
  [401, 'unauthorized', 'null'],
  [403, 'invalid_request', '{"message":"Forbidden"}'],
  [404, 'not_found', '<!doctype html><title>Not here</title>'],
  [413, 'request_too_large', '[]'],
  [429, 'rate_limited', '{"message":"Too many requests. Please try again later."}'],
  [500, 'internal', '{"code":500,"message":"Internal Server Error"}'],
  [503, 'internal', 'upstream'],
])('a refusal with %i and no code of its own is %s', (status, code, text) => {
  expect(JSON.parse(refusalBody(status, text))).toEqual({
    code,
    message: expect.stringMatching(/\.$|^Unauthorized$/),
  });
});

it.each([
  [400, 'INVALID_EMAIL', 'invalid_request'],
  [401, 'INVALID_EMAIL_OR_PASSWORD', 'unauthorized'],
  [422, 'USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL', 'account_exists'],
])(
  'a refusal with %i and the foreign code %s is %s, with the sentence that was told',
  (status, told, code) => {
    const text = JSON.stringify({ code: told, message: 'Told' });
    expect(JSON.parse(refusalBody(status, text))).toEqual({ code, message: 'Told' });
  },
);
