import { afterEach, expect, it, vi } from 'vitest';
import { getToasts } from '../../lib/notifications/toast.ts';
import { fakeServer, refusal } from '../../testing/fake-server.ts';
import { runHook } from '../../testing/run-hook.tsx';
import { sampleProject } from '../../testing/sample-project.ts';
import { useGenerate } from './use-generate.ts';

afterEach(() => vi.unstubAllGlobals());

it('is started once by two presses, and again after a failure', async () => {
  const calls = fakeServer(
    new TypeError('Failed to fetch'),
    Response.json(sampleProject({ status: 'processing' })),
  );
  const onAccepted = vi.fn();
  const { start } = runHook(() => useGenerate(7, onAccepted));
  // One of another test may stand still.
  const [earlier] = getToasts();
  start({ prompt: 'A calm reel' });
  start({ prompt: 'A calm reel' });
  await vi.waitFor(() => expect([undefined, earlier]).not.toContain(getToasts()[0]));
  expect(calls).toHaveLength(1);
  for (let press = 1; press <= 3; press += 1) start({ prompt: 'A calm reel' });
  await vi.waitFor(() => expect(onAccepted).toHaveBeenCalledOnce());
  start({ prompt: 'A calm reel' });
  await Promise.resolve();
  expect(calls).toHaveLength(2);
});

it.each([
  [
    "the server's sentence",
    refusal(409, 'no_clips', 'Upload at least one clip first.'),
    'Upload at least one clip first.',
  ],
  ['the fixed words', new TypeError('Failed to fetch'), 'Failed to start processing. Please try again.'],
])(
  'a generation that does not start says so with %s, and keeps the draft',
  async (_, answer, description) => {
    const calls = fakeServer(answer);
    const onAccepted = vi.fn();
    runHook(() => useGenerate(7, onAccepted)).start({ prompt: 'A calm reel' });
    await vi.waitFor(() =>
      expect(getToasts()[0]).toMatchObject({
        variant: 'destructive',
        title: 'Processing Failed',
        description,
      }),
    );
    expect(calls).toEqual([{ method: 'POST', path: '/api/projects/7/process' }]);
    expect(onAccepted).not.toHaveBeenCalled();
  },
);
