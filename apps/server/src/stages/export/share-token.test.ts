import { expect, test } from 'vitest';
import { readShareToken, type SharePass, signShareToken } from './share-token.ts';

const secret = 'a secret of at least thirty-two characters';
const nowMs = Date.UTC(2026, 10, 21);
const pass: SharePass = { shareId: '0123456789abcdef', expiresAtMs: nowMs + 1 };

test('a token says what it was made for', () => {
  expect(readShareToken(signShareToken(pass, secret), secret, nowMs)).toEqual(pass);
});

test('a token fits into a path as it is', () => {
  expect(signShareToken({ ...pass, shareId: 'été-海_0' }, secret)).toMatch(/^[\w-]+\.[\w-]+$/);
});

test('a token whose time is over is expired, not unknown', () => {
  expect(() => readShareToken(signShareToken(pass, secret), secret, nowMs + 1)).toThrow(
    expect.objectContaining({ code: 'link_expired' }),
  );
});

const other = signShareToken({ ...pass, shareId: 'other0123456789abcdef' }, secret);
const [content = '', signature = ''] = signShareToken(pass, secret).split('.');
const [otherContent = '', otherSignature = ''] = other.split('.');
const prolonged = Buffer.from(JSON.stringify({ ...pass, expiresAtMs: nowMs + 1e9 })).toString('base64url');

test.each([
  ['made with another secret', signShareToken(pass, `${secret}!`)],
  ['prolonged by its holder', `${prolonged}.${signature}`],
  ["signed as another link's", `${content}.${otherSignature}`],
  ['turned to another share', `${otherContent}.${signature}`],
  ['without its signature', content],
  ['with an empty signature', `${content}.`],
  ['with a shorter signature', `${content}.${signature.slice(0, -4)}`],
  ['with a longer signature', `${content}.${signature}AAAA`],
  ['with one more part', `${content}.${signature}.x`],
  ['changed by one letter', `${content.slice(0, -1)}${content.endsWith('0') ? '1' : '0'}.${signature}`],
  ['empty', ''],
  ['nonsense', '%00.%00'],
])('a token %s opens nothing', (_, token) => {
  expect(() => readShareToken(token, secret, nowMs)).toThrow(
    expect.objectContaining({ code: 'video_not_found' }),
  );
});
