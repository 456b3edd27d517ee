import { expect, test } from 'vitest';
import { needsYouTexts, readyText, totalsTexts } from './ready-text.ts';

test('the number of clips reads as one would say it', () => {
  expect([0, 1, 2].map(readyText)).toEqual(['No clips yet', '1 clip ready', '2 clips ready']);
});

test('what failed is told, and nothing of it where nothing did', () => {
  expect([0, 1, 2].map(needsYouTexts)).toEqual([[], ['1 needs you'], ['2 need you']]);
});

test('clips are told with their length and size together', () => {
  const clip = { durationSeconds: 40.2, fileSize: 8.5 * 1024 * 1024 };
  expect(totalsTexts([clip, clip])).toEqual(['1:20', '17 MB']);
  expect(totalsTexts([])).toEqual([]);
});
