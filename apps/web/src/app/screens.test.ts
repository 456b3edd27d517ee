import { expect, it } from 'vitest';
import { screenAt } from './screens.ts';

it.each([
  ['/dashboard', 'dashboard'],
  ['/upload/7', 'upload'],
  ['/timeline/12/', 'timeline'],
  ['/ideal-upload', 'ideal-upload'],
  ['/', null],
  ['/nowhere', null],
  ['/toString', null],
])('the path %s needs the code of %s', (path, screen) => {
  expect(screenAt(path)).toBe(screen);
});
