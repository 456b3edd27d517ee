import { expect, it } from 'vitest';
import { isRandomId, randomId } from './ids.ts';

it('knows what it has made', () => {
  const ids = Array.from({ length: 100 }, randomId);
  expect(new Set(ids).size).toBe(100);
  expect(ids.filter((id) => !isRandomId(id))).toEqual([]);
});

it.each(['', '\0', 'a\0', 'A', 'a-b', 'a/b', 'ä', 'a\n', 'x'.repeat(27)])('%j is no id', (text) => {
  expect(isRandomId(text)).toBe(false);
});
