import { expect, it } from 'vitest';
import { buttonAfter, markText, materialText } from './clip-strip-rules.ts';

it.each([
  [[4.04], '1 clip · 0:04'],
  [[4, 4, 4, 4], '4 clips · 0:16'],
  [[59.6], '1 clip · 1:00'],
  [[100, 85], '2 clips · 3:05'],
])('tells the material of %j', (seconds, text) => {
  expect(materialText(seconds.map((durationSeconds) => ({ durationSeconds })))).toBe(text);
});

it('tells how many clips are marked, and how', () => {
  const clips = [{ durationSeconds: 4 }, { durationSeconds: 4 }, { durationSeconds: 4 }];
  expect(materialText(clips, ['exclude', 'include', 'exclude'])).toBe(
    '3 clips · 0:12 · 1 must be in · 2 left out',
  );
});

it('says what a press did', () => {
  expect(markText('beach.mp4', 'include')).toBe('beach.mp4 must be in the video.');
  expect(markText('beach.mp4', 'exclude')).toBe('beach.mp4 is left out of the video.');
  expect(markText('beach.mp4', null)).toBe('beach.mp4 is not marked any more.');
});

it.each([
  ['ArrowRight', 2, 'include'],
  ['ArrowLeft', 0, 'include'],
  ['ArrowDown', 1, 'exclude'],
  ['ArrowUp', 1, 'exclude'],
  ['Home', 0, 'include'],
  ['End', 2, 'include'],
] as const)('%s leads from the second of three clips to clip %d, %s', (key, clip, mark) => {
  expect(buttonAfter({ clip: 1, mark: 'include' }, key, 3)).toEqual({ clip, mark });
});

it('keys stop at the first and the last clip, and others lead nowhere', () => {
  expect(buttonAfter({ clip: 0, mark: 'exclude' }, 'ArrowLeft', 3)).toEqual({ clip: 0, mark: 'exclude' });
  expect(buttonAfter({ clip: 2, mark: 'exclude' }, 'ArrowRight', 3)).toEqual({ clip: 2, mark: 'exclude' });
  expect(buttonAfter({ clip: 1, mark: 'include' }, 'a', 3)).toBeNull();
});
