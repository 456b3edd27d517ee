import { afterEach, expect, test, vi } from 'vitest';
import { judgeMediaError } from './media-fault.ts';

const NETWORK = 2;
const DECODE = 3;
const SOURCE = 4;

interface Circumstances {
  readonly onLine?: boolean;
  /** Status of the server's answer; null for none. */
  readonly answers?: number | null;
}

function failed(code: number | null, { onLine = true, answers = null }: Circumstances = {}) {
  const asked = vi.fn(async (_url: string, _init: RequestInit) => {
    if (answers === null) throw new TypeError('Failed to fetch');
    return { status: answers };
  });
  vi.stubGlobal('navigator', { onLine });
  vi.stubGlobal('fetch', asked);
  const video = { error: code === null ? null : ({ code } as MediaError), currentSrc: 'https://here/a.mp4' };
  const told = vi.fn();
  judgeMediaError(video, told);
  return { video, told, asked };
}

afterEach(() => void vi.unstubAllGlobals());

test.each([
  ['a broken network', NETWORK, true, true],
  ['a broken network, offline', NETWORK, false, true],
  ['what cannot be reached, offline', SOURCE, false, true],
  ['what cannot be decoded', DECODE, true, false],
  ['a failure without a code', null, true, false],
  ['a failure without a code, offline', null, false, false],
] as const)('%s is judged at once, without the server', (_name, code, onLine, isLost) => {
  const { told, asked } = failed(code, { onLine });
  expect(told).toHaveBeenCalledExactlyOnceWith(isLost);
  expect(asked).not.toHaveBeenCalled();
});

test.each([
  ['no answer', null, true],
  ['a proxy for a server that is away', 502, true],
  ['a server in trouble', 500, true],
  ['a server that has the file', 200, false],
  ['a server that does not have it', 404, false],
] as const)('a source that is refused is looked at once: %s', async (_name, answers, isLost) => {
  const { told, asked } = failed(SOURCE, { answers });
  expect(told).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(told).toHaveBeenCalledExactlyOnceWith(isLost));
  expect(asked).toHaveBeenCalledExactlyOnceWith('https://here/a.mp4', expect.anything());
});

test('nothing is told of an element that was given something else meanwhile', async () => {
  const { video, told, asked } = failed(SOURCE);
  video.error = null;
  expect(asked).toHaveBeenCalledOnce();
  await new Promise((resolve) => setTimeout(resolve));
  expect(told).not.toHaveBeenCalled();
});
