import { expect, test } from 'vitest';
import { videoPool } from './video-pool.ts';

function poolOfThree() {
  const made: HTMLVideoElement[] = [];
  /** What each element was made to load, in order. */
  const loaded: string[] = [];
  const pool = videoPool(() => {
    const video = {
      ...{ currentTime: 0, src: '', pause: () => undefined },
      load: () => void loaded.push(video.src),
      removeAttribute: () => {
        video.src = '';
      },
    };
    made.push(video as unknown as HTMLVideoElement);
    return made.at(-1) as HTMLVideoElement;
  });
  const sources = () => made.map(({ src }) => src);
  return { pool, sources, loaded };
}

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
