import { expect, it } from 'vitest';
import { readTokenVocabulary } from './token-vocabulary.ts';

it('reads a token and its number from each line', () => {
  expect(readTokenVocabulary('<unk> 0\n▁hel 1\nlo 2\n<blk> 3\n')).toEqual({
    texts: ['<unk>', '▁hel', 'lo', '<blk>'],
    blank: 3,
  });
  expect(readTokenVocabulary('<blk> 1\r\nlo 0')).toEqual({ texts: ['lo', '<blk>'], blank: 1 });
});

it.each([
  ['nothing', ''],
  ['no blank', 'a 0\nb 1'],
  ['a number that is not there', 'a 0\n<blk> 2'],
  ['a number twice', 'a 0\n<blk> 0'],
  ['a line without a number', 'a\n<blk> 1'],
  ['an endless number', 'a 99999999999999999999999\n<blk> 0'],
  ['a file that was cut off', '<blk> 0\n▁hel 1\nl'],
])('refuses %s', (_, file) => {
  expect(() => readTokenVocabulary(file)).toThrow("The speech model's vocabulary");
});
