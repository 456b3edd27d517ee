import type { VideoClip } from '@cutroom/contract';
import { expect, test } from 'vitest';
import { stripFrames } from './strip-frames.ts';

function clips(count: number): VideoClip[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `c${index}`,
    filename: `clip-${index}_x.mp4`,
    path: '',
    url: '',
    proxyUrl: null,
    analysisData: null,
    analysisError: null,
    fileSize: 1,
    durationSeconds: 12,
    width: 1,
    height: 1,
    hasAudio: false,
  }));
}

test('without clips there is nothing to show', () => {
  expect(stripFrames([])).toEqual([]);
});

test('a single clip shows several of its moments, each once', () => {
  const frames = stripFrames(clips(1));
  expect(frames.length).toBeGreaterThan(1);
  expect(new Set(frames.map(({ src }) => src)).size).toBe(frames.length);
});

test.each([2, 6, 12, 50])('%i clips ask the server for at most twelve images', (count) => {
  const frames = stripFrames(clips(count));
  expect(frames.length).toBeGreaterThanOrEqual(Math.min(count, 6));
  expect(frames.length).toBeLessThanOrEqual(12);
});

test('with many clips the images come from all over the project', () => {
  expect(stripFrames(clips(48)).map(({ key }) => key.split('@')[0])).toContain('c44');
});

test('every moment lies inside its clip', () => {
  const seconds = stripFrames(clips(2)).map(({ key }) => Number(key.split('@')[1]));
  expect(Math.max(...seconds)).toBeLessThan(12);
});
