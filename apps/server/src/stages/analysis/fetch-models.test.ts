import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { fetchModels } from './fetch-models.ts';

it('says once that the models did not come, and can be stopped before and after', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'fetch-models-'));
  const log = { info: vi.fn(), warn: vi.fn() };
  // Nobody listens at the port for discarding.
  const hub = { hubUrl: 'http://127.0.0.1:9' };
  const stop = fetchModels(directory, log, hub);
  await vi.waitFor(() => expect(log.warn).toHaveBeenCalledOnce(), { timeout: 30_000 });
  expect(log.warn.mock.calls[0]?.[1]).toContain(
    'The models were not fetched; the built-in ones serve. 127.0.0.1:9 could not be reached',
  );
  await stop();
  await fetchModels(directory, log, hub)();
  expect(log.warn).toHaveBeenCalledOnce();
  await rm(directory, { recursive: true });
});
