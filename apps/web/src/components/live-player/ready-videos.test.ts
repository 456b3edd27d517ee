import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { playbackClip } from '../../testing/playback-clip.ts';
import { liveReel } from './live-reel.ts';
import { readyVideos, takeVideos } from './ready-videos.ts';

const reel = liveReel({ selectedClips: [{ clipId: 'a', startTime: 10, endTime: 12, order: 0 }] }, [
  playbackClip('a'),
]);
const sources = () => takeVideos().videos.map(({ src }) => src);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('document', {
    createElement: () => ({
      ...{ currentTime: 0, src: '', pause: () => undefined, load: () => undefined },
      addEventListener: () => undefined,
      removeAttribute(this: { src: string }) {
        this.src = '';
      },
    }),
  });
});

afterEach(() => {
  vi.runAllTimers();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('a player takes the videos that stand where its reel begins; the next one gets its own', () => {
  readyVideos(reel);
  const [first] = takeVideos().videos;
  expect(first?.src).toBe('/a.proxy.mp4');
  expect(first?.currentTime).toBeCloseTo(10, 1);
  expect(sources()).toEqual(['', '', '']);
});

test('one screen that waits leaves them to the next', () => {
  const letGo = readyVideos(reel);
  letGo();
  readyVideos(reel);
  vi.runAllTimers();
  expect(sources()).toContain('/a.proxy.mp4');
});

test('where nobody waits any more they are let go of', () => {
  const letGo = readyVideos(reel);
  letGo();
  vi.runAllTimers();
  expect(sources()).toEqual(['', '', '']);
});

test('what a player has taken stays its own', () => {
  const letGo = readyVideos(reel);
  const { videos } = takeVideos();
  letGo();
  vi.runAllTimers();
  expect(videos[0]?.src).toBe('/a.proxy.mp4');
});
