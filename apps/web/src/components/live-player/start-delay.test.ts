import { expect, test } from 'vitest';
import { startDelay } from './start-delay.ts';

/** A video that runs so many seconds after it was asked. */
function startsAfter(delaySeconds: number) {
  const clock = { seconds: 10 };
  const delay = startDelay(() => clock.seconds);
  const start = (): number => {
    const video = { currentTime: 4, playbackRate: 2 };
    delay.asked(video);
    let waited = 0;
    while (!delay.isRunning(video)) {
      clock.seconds += 0.01;
      waited += 0.01;
      video.currentTime = 4 + 2 * Math.max(0, waited - delaySeconds);
    }
    return waited;
  };
  return { delay, start };
}

test('what a browser takes to begin is learned from how it began', () => {
  const { delay, start } = startsAfter(0.1);
  const before = delay.seconds();
  for (let time = 0; time < 12; time += 1) start();
  expect(before).toBeLessThan(0.05);
  expect(delay.seconds()).toBeCloseTo(0.1, 2);
});

test('a video is believed once it has run a while, and one that was never asked at once', () => {
  const { delay, start } = startsAfter(0.04);
  expect(start()).toBeGreaterThan(0.12);
  expect(delay.isRunning({ currentTime: 0, playbackRate: 1 })).toBe(true);
});

test('a file that had to be fetched first, and a seek, say nothing of the browser', () => {
  const { delay, start } = startsAfter(5);
  const before = delay.seconds();
  expect(start()).toBeGreaterThan(5);
  expect(delay.seconds()).toBe(before);
  const { delay: other, start: startAhead } = startsAfter(-2);
  startAhead();
  expect(other.seconds()).toBe(before);
});
