import { expect, it } from 'vitest';
import { relativeDate } from './relative-date.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 24 * 60 * 60 * 1000);

it.each([
  [0, 'Today'],
  [0.9, 'Today'],
  [1, '1 day ago'],
  [1.9, '1 day ago'],
  [2, '2 days ago'],
  [6, '6 days ago'],
  [7, '1 week ago'],
  [8, '2 weeks ago'],
  [14, '2 weeks ago'],
  [15, '3 weeks ago'],
  [29, '5 weeks ago'],
])('%s days ago reads %s', (days, expected) => {
  expect(relativeDate(daysAgo(days), NOW)).toBe(expected);
});

it('is the local date from 30 days on', () => {
  expect(relativeDate(daysAgo(30), NOW)).toBe(daysAgo(30).toLocaleDateString());
});

it('is today where the two clocks disagree', () => {
  expect(relativeDate(daysAgo(-0.1), NOW)).toBe('Today');
});
