import { expect, test } from 'vitest';
import { readRange } from './byte-range.ts';

const whole = { kind: 'whole' };
const unsatisfiable = { kind: 'unsatisfiable' };
const part = (start: number, end: number) => ({ kind: 'part', range: { start, end } });

test.each([
  ['no header', undefined, whole],
  ['the first bytes', 'bytes=0-499', part(0, 499)],
  ['one byte', 'bytes=0-0', part(0, 0)],
  ['the middle', 'bytes=500-599', part(500, 599)],
  ['from a byte to the end', 'bytes=900-', part(900, 999)],
  ['everything, as players ask first', 'bytes=0-', part(0, 999)],
  ['an end beyond the file', 'bytes=990-2000', part(990, 999)],
  ['an end with more digits than a number holds', 'bytes=0-99999999999999999999999', part(0, 999)],
  ['the last bytes', 'bytes=-100', part(900, 999)],
  ['more last bytes than there are', 'bytes=-5000', part(0, 999)],
  ['capitals and spaces', 'Bytes = 0 - 9', part(0, 9)],
  ['a start at the end', 'bytes=1000-', unsatisfiable],
  ['a start beyond the end', 'bytes=5000-6000', unsatisfiable],
  ['no last bytes', 'bytes=-0', unsatisfiable],
  ['an end before the start, which is not valid', 'bytes=500-499', whole],
  ['no numbers', 'bytes=-', whole],
  ['a sign', 'bytes=+1-2', whole],
  ['hexadecimal', 'bytes=0x1-0x2', whole],
  ['several ranges', 'bytes=0-9,20-29', whole],
  ['another unit', 'items=0-9', whole],
  ['nonsense', 'bytes', whole],
])('%s (%s)', (_, header, verdict) => {
  expect(readRange(header, 1000)).toEqual(verdict);
});

test.each(['bytes=0-', 'bytes=0-0', 'bytes=-1'])('an empty file has no bytes for %s', (header) => {
  expect(readRange(header, 0)).toEqual(unsatisfiable);
});
