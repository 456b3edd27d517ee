import { expect, test } from 'vitest';
import { judgeRequest } from './conditional-request.ts';

const etag = '"abc"';
const file = { etag, bytes: 1000 };
const whole = { kind: 'whole' };
const tenBytes = { kind: 'part', range: { start: 0, end: 9 } };
const notModified = { kind: 'not_modified' };
const failed = { kind: 'precondition_failed' };
const range = 'bytes=0-9';

test.each([
  ['a plain GET', 'GET', {}, whole],
  ['a range', 'GET', { range }, tenBytes],
  ['a range asked with HEAD, which knows none', 'HEAD', { range }, whole],
  ['the version the client has', 'GET', { 'if-none-match': etag }, notModified],
  ['the version the client has, asked with HEAD', 'HEAD', { 'if-none-match': etag }, notModified],
  ['one of several versions', 'GET', { 'if-none-match': '"x", "abc"' }, notModified],
  ['our tag made weak by a proxy', 'GET', { 'if-none-match': 'W/"abc"' }, notModified],
  ['any version', 'GET', { 'if-none-match': '*' }, notModified],
  ['another version', 'GET', { 'if-none-match': '"abcd"' }, whole],
  ['a tag without quotes', 'GET', { 'if-none-match': 'abc' }, whole],
  ['a known version before a range', 'GET', { 'if-none-match': etag, range }, notModified],
  ['a range of the same version', 'GET', { 'if-range': etag, range }, tenBytes],
  ['a range of another version', 'GET', { 'if-range': '"old"', range }, whole],
  ['a range of a weak version, which is never certain', 'GET', { 'if-range': 'W/"abc"', range }, whole],
  ['a range by date', 'GET', { 'if-range': 'Sat, 21 Nov 2026 10:00:00 GMT', range }, whole],
  ['a bad range of another version', 'GET', { 'if-range': '"old"', range: 'bytes=5000-' }, whole],
  ['a bad range', 'GET', { range: 'bytes=5000-' }, { kind: 'unsatisfiable' }],
  ['only this version', 'GET', { 'if-match': etag, range }, tenBytes],
  ['only a version that is gone', 'GET', { 'if-match': '"old"' }, failed],
  ['only a weak version', 'GET', { 'if-match': 'W/"abc"' }, failed],
  ['whatever version there is', 'GET', { 'if-match': '*' }, whole],
  ['a date, which the files do not have', 'GET', { 'if-modified-since': new Date(0).toUTCString() }, whole],
])('%s', (_, method, headers, verdict) => {
  expect(judgeRequest(method, headers, file)).toEqual(verdict);
});
