import { expect, it } from 'vitest';
import { loadCuts } from './cuts/timeline-cuts.ts';
import { lengthText, reelSize } from './seconds-text.ts';

it.each([
  [0.5, '0.5s'],
  [14.24, '14.2s'],
  [59.4, '59.4s'],
  [59.5, '1:00'],
  [104.8, '1:45'],
  [600, '10:00'],
])('%f seconds read %s', (seconds, text) => {
  expect(lengthText(seconds)).toBe(text);
});

it('says how many clips there are and how long they play', () => {
  const cut = { clipId: 'a', startTime: 0, endTime: 30, order: 0 };
  expect(reelSize(loadCuts([cut]))).toEqual({ clips: '1 clip', length: '30.0s' });
  const longer = loadCuts([cut, { ...cut, order: 1 }, { ...cut, order: 2 }]);
  expect(reelSize(longer)).toEqual({ clips: '3 clips', length: '1:30' });
});
