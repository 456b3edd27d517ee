import type { Framing, SelectedClip } from '@cutroom/contract';
import { describe, expect, it } from 'vitest';
import {
  areSameTitles,
  FIT,
  followFraming,
  framingKind,
  isSameFraming,
  pulledCenter,
  stayAt,
  withZoom,
} from './framing.ts';

const WIDE = { width: 1920, height: 1080 };
const MOVING: Framing = {
  mode: 'crop',
  keyframes: [0, 2, 4, 6, 8].map((atSeconds) => ({ atSeconds, centerX: 0.3 + atSeconds / 20, centerY: 0.5 })),
};
const cut: SelectedClip = { clipId: 'a', startTime: 3, endTime: 5, order: 0 };

describe('A crop that stays', () => {
  it.each([
    [0.5, 0.5],
    [0, 0.1582],
    [1, 0.8418],
  ])('stands as near to %d as the frame has room', (x, wanted) => {
    expect(stayAt({ x, y: 0.5 }, 1, WIDE)).toEqual({
      mode: 'crop',
      keyframes: [{ atSeconds: 0, centerX: wanted, centerY: 0.5 }],
    });
  });

  it('has room upwards once it is zoomed, and no more zoom than there is', () => {
    expect(stayAt({ x: 0.5, y: 0 }, 9, WIDE)).toMatchObject({ zoom: 3, keyframes: [{ centerY: 0.0556 }] });
  });

  it('goes the other way than its picture is pulled', () => {
    const { x, y } = pulledCenter({ left: 0.4, top: 0, width: 0.2, height: 1 }, { x: 0.5, y: -0.1 });
    expect([x, y]).toEqual([0.4, 0.6]);
  });
});

describe('A crop that follows', () => {
  it('is the analysis’ own, as far as the cut shows it', () => {
    const framing = followFraming(cut, [], MOVING);
    expect(framing?.mode === 'crop' ? framing.keyframes.map(({ atSeconds }) => atSeconds) : []).toEqual([
      2, 4, 6,
    ]);
  });

  it('is the director’s where there was one', () => {
    const directed = { ...cut, framing: { ...MOVING, zoom: 1.5 } };
    expect(followFraming(cut, [directed], FIT)).toMatchObject({ zoom: 1.5 });
  });

  it.each([null, FIT, stayAt({ x: 0.5, y: 0.5 }, 1, WIDE)])('is not to be had of %j', (found) => {
    expect(followFraming(cut, [], found)).toBeNull();
  });
});

it('a framing is told by what it does', () => {
  expect([FIT, MOVING, stayAt({ x: 0, y: 0 }, 1, WIDE)].map(framingKind)).toEqual(['fit', 'follow', 'stay']);
  expect([withZoom(FIT, 2), withZoom(MOVING, 2)].map((framing) => framing?.mode)).toEqual([
    undefined,
    'crop',
  ]);
});

it('two are the same whatever the order of their fields', () => {
  const other: Framing = { keyframes: [{ centerY: 0.5, centerX: 0.5, atSeconds: 0 }], mode: 'crop' };
  expect(isSameFraming(other, stayAt({ x: 0.5, y: 0.5 }, 1, WIDE))).toBe(true);
  expect(isSameFraming(other, withZoom(other, 2) ?? undefined)).toBe(false);
  expect([isSameFraming(undefined, undefined), isSameFraming(undefined, FIT)]).toEqual([true, false]);
  const title = { text: 'A', centerY: 0.5, style: 'box', startSeconds: 0, durationSeconds: 2 } as const;
  expect(areSameTitles([title], [{ ...title }])).toBe(true);
  expect(areSameTitles(undefined, [])).toBe(true);
  expect(areSameTitles([title], [{ ...title, text: 'B' }])).toBe(false);
});
