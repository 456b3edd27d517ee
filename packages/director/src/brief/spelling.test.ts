import { expect, test } from 'vitest';
import { parseBrief } from './parse-brief.ts';
import { withoutSlipsOfLetters } from './spelling.ts';

test.each([
  ['witout the dog', 'without the dog'],
  ['withuot the cat', 'without the cat'],
  ['no talkng', 'no talking'],
  ['15 secnds', '15 seconds'],
  ['20 secons', '20 seconds'],
  ['the secnd clip', 'the second clip'],
  ['onyl teh dog', 'only the dog'],
  ['Witout the dog', 'without the dog'],
])('%s means %s', (prompt, meant) => {
  expect(withoutSlipsOfLetters(prompt)).toBe(meant);
});

test.each([
  'no walking, no taking, sunny and smart',
  'it starts with the videos, everything included',
  'with Stuart and Peopl first',
  'the text "witout you"',
  "title 'no talkng'",
  'start with talkng.mp4 and with_out.mov',
  'people notice the people',
])('%s stays as written', (prompt) => {
  expect(withoutSlipsOfLetters(prompt)).toBe(prompt);
});

test('a slip does not turn a refusal into a wish', () => {
  const brief = parseBrief('witout the dog, 15 secnds');
  expect(brief.exclude.map(({ said }) => said)).toEqual(['the dog']);
  expect(brief.length?.seconds).toBe(15);
  expect(parseBrief('no talkng').speech).toBe('none');
});

test.each([
  ['only the dog n the cat', ['the dog', 'the cat']],
  ['only dog & cat', ['dog', 'cat']],
])('a sign for "and": %s', (prompt, only) => {
  expect(parseBrief(prompt).only.map(({ said }) => said)).toEqual(only);
});

test('"n" after a pause goes on with the list', () => {
  const brief = parseBrief('skip the party (too dark) n the fireworks, 45s');
  expect(brief.exclude.map(({ said }) => said)).toContain('the fireworks');
});
