import { expect, test } from 'vitest';
import { parseBrief } from './parse-brief.ts';

test.each([
  'they will never know, 20 seconds',
  'we could not be there, 20 seconds',
  'just the dog, not today though, 20 seconds',
])('what is no thing is not left out: %s', (prompt) => {
  expect(parseBrief(prompt).exclude).toEqual([]);
});

test('one video of several things has more than one cut', () => {
  expect(parseBrief('I wish one video, first the dog and at the end the sunset').count).toBeNull();
});

test('a thing is left out where it has no place of its own', () => {
  expect(parseBrief('no dog, start with the sunset').exclude.map(({ said }) => said)).toEqual(['dog']);
});
