import { afterEach, expect, test, vi } from 'vitest';
import { videoPool } from './video-pool.ts';

function poolOfThree() {
  const made: HTMLVideoElement[] = [];
  const failing: ((code: number) => void)[] = [];
  /** What each element was made to load, in order. */
  const loaded: string[] = [];
  const pool = videoPool(() => {
    const video: Record<string, unknown> & { src: string } = {
      ...{ currentTime: 0, src: '', pause: () => undefined },
      get currentSrc(): string {
        return video.src;
      },
      error: null as { readonly code: number } | null,
      load: () => {
        Object.assign(video, { error: null, currentTime: 0 });
        loaded.push(video.src);
      },
      addEventListener: (_: 'error', listener: () => void) => {
        failing.push((code) => {
          video.error = { code };
          listener();
        });
      },
      removeAttribute: () => {
        video.src = '';
      },
    };
    made.push(video as unknown as HTMLVideoElement);
    return made.at(-1) as HTMLVideoElement;
  });
  const sources = () => made.map(({ src }) => src);
  /** The element fails with a code of MediaError. */
  const fail = (index: number, code: number) => failing[index]?.(code);
  return { pool, sources, loaded, fail };
}

afterEach(() => void vi.unstubAllGlobals());

const want = (cutIndex: number, url: string, isEarly = false) => ({ cutIndex, url, seconds: 1, isEarly });

test('two cuts of one file have two elements, each at its place', () => {
  const { pool, sources } = poolOfThree();
  const [now, next] = pool.claim([want(0, 'a'), want(1, 'a')]);
  expect(now).not.toBe(next);
  expect(sources().filter((src) => src === 'a')).toHaveLength(2);
  expect(pool.claim([want(1, 'a')])).toEqual([next]);
});

test('the cut after the next one has an element, too, loaded long before', () => {
  const { pool, sources } = poolOfThree();
  pool.claim([want(0, 'a'), want(1, 'b'), want(2, 'c', true)]);
  expect(sources()).toEqual(['a', 'b', 'c']);
  pool.claim([want(1, 'b'), want(2, 'c'), want(3, 'a', true)]);
  expect(sources()).toEqual(['a', 'b', 'c']);
});

test('where two files take turns none is loaded twice: the cut after the next one waits for the element that has its file', () => {
  const { pool, sources } = poolOfThree();
  expect(pool.claim([want(0, 'a'), want(1, 'b'), want(2, 'a', true)])[2]).toBeNull();
  const [, next] = pool.claim([want(1, 'b'), want(2, 'a'), want(3, 'b', true)]);
  expect(next?.src).toBe('a');
  expect(sources().toSorted()).toEqual(['', 'a', 'b']);
});

test('released, no element has a file any more, and each was made to let go of it', () => {
  const { pool, sources, loaded } = poolOfThree();
  pool.claim([want(0, 'a'), want(1, 'b'), want(2, 'c')]);
  pool.release();
  expect(sources()).toEqual(['', '', '']);
  expect(loaded).toEqual(['a', 'b', 'c', '', '', '']);
});

const answers = (status: number) => () => Promise.resolve({ status });
const gone = () => Promise.reject(new TypeError('Failed to fetch'));

for (const [name, code, onLine, server, isLost] of [
  ['the network broke', 2, true, gone, true],
  ['it could not be reached while the device is offline', 4, false, gone, true],
  ['the server is away', 4, true, gone, true],
  ['the server is out of order', 4, true, answers(503), true],
  ['it cannot be decoded', 3, true, answers(200), false],
  ['the browser does not know it', 4, true, answers(200), false],
  ['there is no such file any more', 4, true, answers(404), false],
] as const) {
  test(`a file that did not come because ${name} is ${isLost ? '' : 'not '}loaded again, at its place`, async () => {
    vi.stubGlobal('navigator', { onLine });
    vi.stubGlobal('fetch', server);
    const { pool, loaded, fail } = poolOfThree();
    const [video] = pool.claim([want(0, 'a')]);
    if (video == null) throw new Error('No element was given.');
    fail(0, code);
    await vi.waitFor(() => expect(pool.isInDoubt(video)).toBe(false));
    expect(pool.isLost(video)).toBe(isLost);
    pool.loadAgain();
    expect(loaded).toEqual(isLost ? ['a', 'a'] : ['a']);
    expect(video.currentTime).toBe(1);
    expect(pool.isLost(video)).toBe(false);
    pool.loadAgain();
    expect(loaded).toHaveLength(isLost ? 2 : 1);
  });
}

for (const [name, status, isLost] of [
  ['the server is away', null, true],
  ['the browser does not know it', 200, false],
] as const) {
  test(`a file that did not come is in doubt until it is known that ${name}`, async () => {
    vi.stubGlobal('navigator', { onLine: true });
    const answer = Promise.withResolvers<{ readonly status: number }>();
    vi.stubGlobal('fetch', () => answer.promise);
    const { pool, loaded, fail } = poolOfThree();
    const onChange = vi.fn();
    pool.onChange(onChange);
    const [video] = pool.claim([want(0, 'a')]);
    if (video == null) throw new Error('No element was given.');
    fail(0, 4);
    expect(pool.isInDoubt(video)).toBe(true);
    pool.loadAgain();
    expect(loaded).toEqual(['a']);
    onChange.mockClear();
    if (status === null) answer.reject(new TypeError('Failed to fetch'));
    else answer.resolve({ status });
    await vi.waitFor(() => expect(onChange).toHaveBeenCalledOnce());
    expect([pool.isInDoubt(video), pool.isLost(video)]).toEqual([false, isLost]);
  });
}

test('a file that was lost is loaded again for another cut of it, once there is a connection', () => {
  vi.stubGlobal('navigator', { onLine: false });
  const { pool, loaded, fail } = poolOfThree();
  pool.claim([want(0, 'a')]);
  fail(0, 4);
  pool.claim([want(1, 'a')]);
  expect(loaded).toEqual(['a']);
  vi.stubGlobal('navigator', { onLine: true });
  pool.claim([want(2, 'a')]);
  expect(loaded).toEqual(['a', 'a']);
});
