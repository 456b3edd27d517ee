import { expect, it } from 'vitest';
import { openPlaces } from './places.ts';

const { signal } = new AbortController();

it('Who finds no place waits in line, and who gives up waiting takes none', async () => {
  const places = openPlaces(1);
  const leave = await places.take(signal);
  const entered: string[] = [];
  const gone = new AbortController();
  const givenUp = places.take(gone.signal);
  const waiting = ['first', 'second'].map(async (name) => {
    const leave = await places.take(signal);
    entered.push(name);
    return leave;
  });
  gone.abort(new Error('cancelled'));
  await expect(givenUp).rejects.toThrow('cancelled');
  expect(entered).toEqual([]);
  leave();
  const leaveFirst = await waiting[0];
  expect(entered).toEqual(['first']);
  leaveFirst?.();
  (await waiting[1])?.();
  expect(entered).toEqual(['first', 'second']);
  (await places.take(signal))();
});
