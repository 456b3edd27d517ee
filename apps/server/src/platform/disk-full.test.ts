import { DrizzleQueryError } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { isDiskFull } from './disk-full.ts';

const withCode = (code: string) => Object.assign(new Error('failed'), { code });
const query = (cause: Error) => new DrizzleQueryError('insert', [], cause);

it.each([
  ['a file', withCode('ENOSPC'), true],
  ['a quota', withCode('EDQUOT'), true],
  ['the database', query(withCode('53100')), true],
  [
    'the database’s journal',
    query(new Error('PANIC: could not write to file: No space left on device')),
    true,
  ],
  ['another failure', query(withCode('57P01')), false],
  ['nothing', null, false],
])('The disk is full or not, as told by %s', (_, error, isFull) => {
  expect(isDiskFull(error)).toBe(isFull);
});
