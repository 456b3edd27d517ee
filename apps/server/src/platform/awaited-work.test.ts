import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { openAwaitedWork } from './awaited-work.ts';

const LONG_MS = 60_000;
const { signal } = new AbortController();

it('is waited for until the last of it is over, whether it succeeds or fails', async () => {
  const work = openAwaitedWork();
  const [one, two] = [Promise.withResolvers<string>(), Promise.withResolvers<string>()];
  const first = work.during(() => one.promise);
  const second = work.during(() => two.promise);
  let isFree = false;
  const free = work.untilNone(LONG_MS, signal).then(() => {
    isFree = true;
  });
  one.resolve('done');
  expect(await first).toBe('done');
  await sleep(20);
  expect(isFree).toBe(false);
  two.reject(new Error('broken'));
  await expect(second).rejects.toThrow('broken');
  await free;
});

it('keeps nobody waiting where there is none, nor for longer than asked', async () => {
  const work = openAwaitedWork();
  await work.untilNone(LONG_MS, signal);
  const endless = Promise.withResolvers<void>();
  void work.during(() => endless.promise);
  await work.untilNone(10, signal);
  endless.resolve();
});

it('is no longer waited for by who is told to stop', async () => {
  const work = openAwaitedWork();
  const endless = Promise.withResolvers<void>();
  void work.during(() => endless.promise);
  const stop = new AbortController();
  const waiting = work.untilNone(LONG_MS, stop.signal);
  stop.abort(new Error('stopping'));
  await expect(waiting).rejects.toThrow('stopping');
  endless.resolve();
});
