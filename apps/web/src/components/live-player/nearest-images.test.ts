import type { PlaybackClip } from '@cutroom/contract';
import { frameAt } from '@cutroom/reel';
import { beforeAll, expect, test, vi } from 'vitest';
import { playbackClip } from '../../testing/playback-clip.ts';
import { liveReel } from './live-reel.ts';
import { nearestImages } from './nearest-images.ts';

const { timeline } = liveReel(
  {
    selectedClips: [
      { clipId: 'a', startTime: 0, endTime: 10, order: 0 },
      { clipId: 'b', startTime: 0, endTime: 10, order: 1 },
    ],
  },
  [playbackClip('a'), playbackClip('b')],
);
const layersAt = (seconds: number) => frameAt(timeline, Math.round(seconds * 30))?.layers ?? [];

/** Tiles of clip a alone, one in the middle of each second. */
function nearestOfA() {
  const drawnTiles: number[] = [];
  const tiles = {
    of: ({ id }: PlaybackClip, seconds: number) => {
      const middle = Math.floor(seconds) + 0.5;
      const draw = () => {
        drawnTiles.push(middle);
        return {} as HTMLCanvasElement;
      };
      return id === 'a' ? { seconds: middle, draw } : null;
    },
  };
  const nearest = nearestImages(tiles, (video) => video);
  return { nearest, drawnTiles };
}

beforeAll(() => {
  vi.stubGlobal('HTMLMediaElement', { HAVE_CURRENT_DATA: 2 });
  return () => vi.unstubAllGlobals();
});

function videoAt(currentTime: number, readyState = 4): HTMLVideoElement {
  return { readyState, seeking: false, currentTime } as HTMLVideoElement;
}

test('the tile of the second that is meant stands in for a frame, once', () => {
  const { nearest, drawnTiles } = nearestOfA();
  expect(nearest.of(layersAt(3.2), [null])).toHaveLength(1);
  expect(nearest.of(layersAt(3.3), [null])).toBe('drawn');
  expect(nearest.of(layersAt(7.9), [null])).toHaveLength(1);
  expect(drawnTiles).toEqual([3.5, 7.5]);
});

test('a frame that stands nearer than the tile is left, and what the video shows on its way is drawn if it is nearer', () => {
  const { nearest, drawnTiles } = nearestOfA();
  nearest.drawExact(layersAt(3));
  expect(nearest.of(layersAt(3.2), [null])).toBe('drawn');
  const onItsWay = videoAt(4.1);
  expect(nearest.of(layersAt(4.05), [onItsWay])).toEqual([onItsWay]);
  expect(nearest.of(layersAt(6.4), [videoAt(6.39, 1)])).toHaveLength(1);
  expect(drawnTiles).toEqual([6.5]);
});

test('nothing of another clip stands in for a frame', () => {
  const { nearest } = nearestOfA();
  nearest.drawExact(layersAt(3));
  expect(nearest.of(layersAt(13), [null])).toBeNull();
});
