import { beforeAll, expect, test, vi } from 'vitest';
import { shownFrames } from './shown-frames.ts';

beforeAll(() => {
  vi.stubGlobal('HTMLMediaElement', { HAVE_CURRENT_DATA: 2 });
  return () => vi.unstubAllGlobals();
});

/** A video of 4 x 2 pixels whose every frame is full of its own number. */
function fakeVideo() {
  const video = { readyState: 4, seeking: false, currentSrc: '/a.mp4' };
  const shows = { number: 0, open: 0, copies: 0 };
  const frames = shownFrames(() => {
    const { number } = shows;
    shows.open += 1;
    return {
      format: 'I420',
      colorSpace: { matrix: 'bt709', fullRange: false },
      visibleRect: { width: 4, height: 2 },
      displayWidth: 4,
      displayHeight: 2,
      timestamp: number * 33_333,
      allocationSize: () => 12,
      copyTo: (to: Uint8Array) => {
        shows.copies += 1;
        to.fill(number);
        return Promise.resolve([
          { offset: 0, stride: 4 },
          { offset: 8, stride: 2 },
          { offset: 10, stride: 2 },
        ]);
      },
      close: () => {
        shows.open -= 1;
      },
    } as unknown as VideoFrame;
  });
  const element = video as unknown as HTMLVideoElement;
  const take = async (): Promise<void> => {
    frames.take([element]);
    await Promise.resolve();
  };
  const taken = () => frames.of(element)?.luma.bytes[0] ?? null;
  return { video, shows, take, taken, frames };
}

test('a frame is copied once, here with the next microtask, and every frame that was looked at is given back', async () => {
  const { shows, take, taken } = fakeVideo();
  expect(taken()).toBeNull();
  for (const number of [1, 1, 2, 3, 3]) {
    shows.number = number;
    await take();
    expect(taken()).toBe(number);
  }
  await new Promise((resolve) => setTimeout(resolve));
  expect(shows).toEqual({ number: 3, open: 0, copies: 3 });
});

test('nothing of another file or of before a seek is taken for what a video shows', async () => {
  const { video, shows, take, taken, frames } = fakeVideo();
  shows.number = 1;
  await take();
  video.currentSrc = '/b.mp4';
  expect(taken()).toBeNull();
  shows.number = 90;
  frames.take([video as unknown as HTMLVideoElement]);
  expect(taken()).toBeNull();
  await Promise.resolve();
  expect(taken()).toBe(90);
  video.seeking = true;
  await take();
  expect(taken()).toBeNull();
});
