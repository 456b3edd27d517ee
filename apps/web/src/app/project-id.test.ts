import { expect, it } from 'vitest';
import { projectIdOf } from './project-id.ts';

it.each([
  ['7', 7],
  ['2147483647', 2_147_483_647],
  ['0', null],
  ['-1', null],
  ['1.5', null],
  ['1e3', null],
  ['seven', null],
  ['2147483648', null],
])('reads the segment %s as %s', (segment, expected) => {
  expect(projectIdOf(segment)).toBe(expected);
});
