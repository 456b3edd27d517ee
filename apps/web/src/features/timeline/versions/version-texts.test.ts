import { expect, it } from 'vitest';
import { makerText, originText, restoredText, sizeText } from './version-texts.ts';

it('names where a version is from, and its size', () => {
  expect(originText({ origin: 'generated' })).toBe('Generated');
  expect(originText({ origin: 'edited' })).toBe('Edited by you');
  expect(makerText({ origin: 'generated' })).toBe('AI');
  expect(makerText({ origin: 'edited' })).toBe('You');
  expect(sizeText({ clipCount: 1, seconds: 2 })).toBe('1 clip · 2.0s');
  expect(sizeText({ clipCount: 12, seconds: 29.96 })).toBe('12 clips · 30.0s');
});

it.each([
  [0, 'Regenerate to see it in the video.'],
  [1, '1 cut is left out: its clip has been deleted. Regenerate to see it in the video.'],
  [3, '3 cuts are left out: their clips have been deleted. Regenerate to see it in the video.'],
])('says that %d cuts are left out', (leftOutCuts, text) => {
  expect(restoredText({ leftOutCuts })).toBe(text);
});
