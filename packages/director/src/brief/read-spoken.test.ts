import { describe, expect, test } from 'vitest';
import { parseBrief } from './parse-brief.ts';

describe('words that somebody says', () => {
  test.each([
    ['start where she says hello', ['hello']],
    ["begin at the moment he says let's go, 15 seconds", ['lets', 'go']],
    ['open with her saying "good morning everyone" and make it fast', ['good', 'morning', 'everyone']],
    ['start with the part where I say welcome back and end with the dog', ['welcome', 'back']],
  ])('%s', (prompt, words) => {
    expect(parseBrief(prompt).opening).toMatchObject([{ kind: 'words', words, isSpoken: true }]);
  });

  test('end the reel as well', () => {
    expect(parseBrief('end when they say thank you').ending).toMatchObject([{ words: ['thank', 'you'] }]);
  });

  test.each([
    'keep what she says',
    'put a title that says hello',
    'let us say twenty five seconds',
    'only the parts where she says something',
  ])('are not those of %s', (prompt) => {
    const { opening, ending, include, only } = parseBrief(prompt);
    const references = [...opening, ...ending, ...include, ...only];
    expect(references.filter((reference) => reference.kind === 'words' && reference.isSpoken)).toEqual([]);
  });
});
