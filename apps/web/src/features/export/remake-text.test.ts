import { expect, it } from 'vitest';
import { remakeText } from './remake-text.ts';

const took = (seconds: number, state: 'succeeded' | 'failed' = 'succeeded') =>
  remakeText({
    state,
    createdAt: '2026-11-24T04:00:00.000Z',
    finishedAt: new Date(Date.UTC(2026, 10, 24, 4) + seconds * 1000).toISOString(),
  });

it('says how long the last run took, in seconds and then in minutes', () => {
  expect(took(0.2)).toBe('in about 1 s');
  expect(took(6.4)).toBe('in about 6 s');
  expect(took(119)).toBe('in about 119 s');
  expect(took(200)).toBe('in about 3 min');
});

it('says nothing where there is no run to go by', () => {
  expect(remakeText(null)).toBe('');
  expect(took(6, 'failed')).toBe('');
  expect(took(8 * 3600)).toBe('');
  expect(remakeText({ state: 'succeeded', createdAt: '2026-11-24T04:00:00.000Z', finishedAt: null })).toBe(
    '',
  );
});
