import { expect, it } from 'vitest';
import { nextExportPercent } from './export-progress.ts';

it('adds a random amount below 20', () => {
  expect(nextExportPercent(10, 0)).toBe(10);
  expect(nextExportPercent(10, 0.5)).toBe(20);
  expect(nextExportPercent(10, 0.999_999)).toBeLessThan(30);
});

it('stops at 100', () => {
  expect(nextExportPercent(95, 0.9)).toBe(100);
  expect(nextExportPercent(100, 0.9)).toBe(100);
});
