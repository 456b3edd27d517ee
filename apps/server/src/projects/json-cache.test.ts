import { expect, it } from 'vitest';
import { jsonCache } from './json-cache.ts';

const json = (bytes: number) => Buffer.alloc(bytes, ' ');

it('Gives what was kept for that version, and nothing for another', () => {
  const cache = jsonCache();
  cache.keep(1, '5', Buffer.from('{}'));
  expect(cache.get(1, '5')?.toString()).toBe('{}');
  expect(cache.get(1, '6')).toBeNull();
  expect(cache.get(2, '5')).toBeNull();
});

it('Makes room by forgetting the project not asked for the longest', () => {
  const cache = jsonCache(100);
  cache.keep(1, '1', json(40));
  cache.keep(2, '1', json(40));
  cache.get(1, '1');
  cache.keep(3, '1', json(40));
  expect(cache.get(2, '1')).toBeNull();
  expect([cache.get(1, '1')?.length, cache.get(3, '1')?.length]).toEqual([40, 40]);
});

it('Counts a project once, however many versions it had', () => {
  const cache = jsonCache(100);
  cache.keep(1, '1', json(40));
  for (let version = 1; version < 50; version += 1) cache.keep(2, String(version), json(40));
  expect(cache.get(1, '1')?.length).toBe(40);
});
