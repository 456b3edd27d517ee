import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import type { JobHandlers } from './boss-queue.ts';
import { restAfterWork } from './rest-after-work.ts';

const { signal } = new AbortController();

it('A process rests once nothing has been worked on for a while, after each stretch of work', async () => {
  const rest = vi.fn();
  const gates = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let runs = 0;
  const handlers = { 'files.retry': () => gates[runs++]?.promise } as unknown as JobHandlers;
  const work = () => restful['files.retry']({}, signal);
  const restful = restAfterWork(handlers, rest, 20);
  const both = [work(), work()];
  gates[0]?.resolve();
  await sleep(60);
  expect(rest).not.toHaveBeenCalled();
  gates[1]?.reject(new Error('failed'));
  await Promise.allSettled(both);
  await vi.waitFor(() => expect(rest).toHaveBeenCalledTimes(1));
  await work();
  await vi.waitFor(() => expect(rest).toHaveBeenCalledTimes(2));
});

it('What nobody uses any more is given back without being asked for', async () => {
  const handlers = { 'files.retry': async () => undefined } as unknown as JobHandlers;
  let gone = 0;
  const registry = new FinalizationRegistry(() => {
    gone += 1;
  });
  registry.register(
    Array.from({ length: 1000 }, () => ({})),
    1,
  );
  const restful = restAfterWork(handlers, undefined, 5);
  // Once may be too early: what ran just now may still hold it.
  const workAndLook = async () => {
    await restful['files.retry']({}, signal);
    await sleep(50);
    expect(gone).toBe(1);
  };
  await vi.waitFor(workAndLook, 10_000);
});
