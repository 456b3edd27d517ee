import { expect, test } from 'vitest';
import { roomFaults } from './rooms.ts';

const files = (count: number, ending: string) =>
  Array.from({ length: count }, (_, index) => `a/b/file-${index}.${ending}`);

test('a folder with more than 20 sources is a fault', () => {
  expect(roomFaults(files(20, 'ts'))).toEqual([]);
  expect(roomFaults([...files(20, 'ts'), 'a/b/view.tsx'])).toMatchObject([{ file: 'a/b' }]);
});

test('tests and what lies in a folder within are not counted', () => {
  expect(
    roomFaults([...files(20, 'ts'), ...files(20, 'test.ts'), ...files(20, 'spec.ts'), 'a/b/c/d.ts']),
  ).toEqual([]);
});
