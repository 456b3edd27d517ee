import { expect, it } from 'vitest';
import { phrasesOf } from './phrases.ts';

const word = (startSeconds: number, endSeconds: number) => ({ text: 'word', startSeconds, endSeconds });

it('joins words said in one breath and leaves pauses for cuts', () => {
  expect(phrasesOf([word(0, 0.4), word(0.5, 0.9), word(1.5, 2)])).toEqual([
    { startSeconds: 0, endSeconds: 0.9 },
    { startSeconds: 1.5, endSeconds: 2 },
  ]);
  expect(phrasesOf([])).toEqual([]);
});
