import { filmstripLayout } from '@cutroom/reel';
import { expect, it } from 'vitest';
import { type DrawnCut, stripTiles } from './strip-tiles.ts';

const upright = filmstripLayout({ width: 1080, height: 1920, durationSeconds: 20 });
const wide = filmstripLayout({ width: 1920, height: 1080, durationSeconds: 20 });
const cut: DrawnCut = { startSeconds: 4, seconds: 3, left: 100, pixelsPerSecond: 54 };
const everywhere = { height: 96, from: 0, until: 5000 };

it('covers the cut from edge to edge, without gaps', () => {
  const tiles = stripTiles(cut, upright, everywhere);
  let edge = 100;
  for (const { left, width } of tiles) {
    expect(left).toBeCloseTo(edge);
    edge = left + width;
  }
  expect(edge).toBeCloseTo(100 + 3 * 54);
});

it('shows seconds of the clip in their order', () => {
  const columns = stripTiles(cut, upright, everywhere).map(({ source }) =>
    Math.floor(source.x / upright.tileWidth),
  );
  expect(columns).toEqual([4, 5, 6]);
});

it('keeps frames at their seconds while an edge is pulled', () => {
  const [, second] = stripTiles(cut, upright, everywhere);
  const pulled = { ...cut, startSeconds: 4.25, seconds: 2.75, left: 100 + 0.25 * 54 };
  expect(stripTiles(pulled, upright, everywhere)[1]).toEqual(second);
});

it('shows the middle of wide frames, as upright as the reel', () => {
  const [first] = stripTiles({ ...cut, startSeconds: 0 }, wide, everywhere);
  expect(first?.width).toBeCloseTo(54);
  expect(first?.source.x).toBeCloseTo((wide.tileWidth - 54) / 2);
});

it('draws only what is in sight', () => {
  expect(stripTiles(cut, upright, { ...everywhere, from: 0, until: 100 })).toEqual([]);
  const [only] = stripTiles(cut, upright, { ...everywhere, from: 120, until: 130 });
  expect(only).toMatchObject({ left: 120, width: 10 });
});

it('shows its own second where it is narrower than a frame', () => {
  const tiny: DrawnCut = { startSeconds: 7.9, seconds: 0.5, left: 0, pixelsPerSecond: 4 };
  const tiles = stripTiles(tiny, upright, everywhere);
  expect(tiles.map(({ source }) => Math.floor(source.x / upright.tileWidth))).toEqual([8]);
});
