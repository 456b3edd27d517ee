import { afterEach, expect, it, vi } from 'vitest';
import { getToasts } from '../../lib/notifications/toast.ts';
import { fakeServer, refusal } from '../../testing/fake-server.ts';
import { runHook } from '../../testing/run-hook.tsx';
import { useGenerate } from './use-generate.ts';

afterEach(() => vi.unstubAllGlobals());

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
