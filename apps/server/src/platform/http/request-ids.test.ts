import { expect, it } from 'vitest';
import { requestIds } from './request-ids.ts';

it('Each request gets a name of its own, in this process and after a restart', () => {
  const [first, second] = [requestIds(), requestIds()];
  const given = Array.from({ length: 1000 }, (_, index) => (index % 2 === 0 ? first() : second()));
  expect(new Set(given).size).toBe(1000);
  for (const id of given) expect(id).toMatch(/^[0-9a-z]{12}$/);
});
