import { REEL_FPS } from '@cutroom/contract';
import { frameAt } from '@cutroom/reel';
import { describe, expect, test } from 'vitest';
import { playbackClip } from '../../testing/playback-clip.ts';
import { followClock, nextVideos, rateFor } from './follow-clock.ts';
import { liveReel } from './live-reel.ts';
import { startDelay } from './start-delay.ts';
import { sourceOf } from './wanted-videos.ts';

const clip = playbackClip('a');

test('a video in step runs at its own rate, one that is late faster, within bounds that nobody sees', () => {
  expect(rateFor(0.005)).toBe(1);
  expect(rateFor(0.035)).toBeCloseTo(1.1);
  expect(rateFor(-0.035)).toBeCloseTo(0.9);
  expect(rateFor(3)).toBe(1.15);
  expect(rateFor(-3)).toBe(0.85);
});

describe('a video that runs with its cut', () => {
  const selectedClips = [{ clipId: 'a', startTime: 18, endTime: 20, order: 0 }];
  const { timeline } = liveReel({ selectedClips }, [clip]);

  /** What is done to a running video of the frame, at a second of the reel. */
  function done(frameIndex: number, seconds: number) {
    const calls: string[] = [];
    const video = {
      ...{ paused: false, seeking: false, currentTime: 18 + seconds, playbackRate: 1 },
      pause: () => void calls.push('pause'),
      play: async () => void calls.push('play'),
    } as unknown as HTMLVideoElement;
    const [layer] = frameAt(timeline, frameIndex)?.layers ?? [];
    if (layer === undefined) throw new Error('There is no such frame.');
    followClock(video, timeline, layer, { frameIndex, seconds }, startDelay());
    return calls;
  }

  test('is not stopped where the clock is a hair before the frame that it is rounded to', () => {
    for (let frameIndex = 1; frameIndex < 58; frameIndex += 1)
      expect(done(frameIndex, frameIndex / REEL_FPS - 1e-6)).toEqual([]);
  });

  test('stands on the last frame that its clip has', () => {
    expect(done(59, 59.5 / REEL_FPS)).toEqual(['pause']);
  });
});

test('the next cuts wait a little before their in-points, as far as their clip has something before it', () => {
  const selectedClips = [
    { clipId: 'a', startTime: 10, endTime: 12, order: 0 },
    { clipId: 'a', startTime: 5, endTime: 7, order: 1 },
    { clipId: 'a', startTime: 0, endTime: 2, order: 2 },
  ];
  const { timeline } = liveReel({ selectedClips }, [clip]);
  const nextAt = (frame: number) => {
    const shown = frameAt(timeline, frame);
    return shown === null ? [] : nextVideos(timeline, shown, 2, sourceOf);
  };
  const [next, afterIt] = nextAt(0);
  expect(next).toMatchObject({ cutIndex: 1, url: '/a.proxy.mp4', startSeconds: 2, prerollSeconds: 0.2 });
  expect(next?.seconds).toBeCloseTo(4.8, 3);
  expect(afterIt).toMatchObject({ cutIndex: 2, startSeconds: 4, isEarly: true });
  expect(afterIt?.prerollSeconds).toBeCloseTo(0, 3);
  expect(afterIt?.seconds).toBeCloseTo(0, 3);
  expect(nextAt(70)).toEqual([{ ...afterIt, isEarly: false }]);
  expect(nextAt(130)).toEqual([]);
});
