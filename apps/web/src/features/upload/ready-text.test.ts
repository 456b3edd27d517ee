import { expect, test } from 'vitest';
import { readyText } from './ready-text.ts';

test('the number of clips reads as one would say it', () => {
  expect([0, 1, 2].map(readyText)).toEqual(['No clips yet', '1 clip ready', '2 clips ready']);
});
