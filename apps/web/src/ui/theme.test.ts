import { expect, it } from 'vitest';
import { resolveTheme } from './theme.ts';

it.each([
  ['system', false, 'dark'],
  ['system', true, 'light'],
  ['dark', true, 'dark'],
  ['light', false, 'light'],
] as const)('choice %s on a system that prefers light = %s shows %s', (choice, prefersLight, theme) => {
  expect(resolveTheme(choice, prefersLight)).toBe(theme);
});
