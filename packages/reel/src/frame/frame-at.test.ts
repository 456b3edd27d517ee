import { REEL_FPS } from '@cutroom/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ReelCut, ReelSpec } from '../reel-spec.ts';
import { anyReel, testCut } from '../testing/any-reel.ts';
import { layOutReel } from '../timeline/reel-timeline.ts';
import { cutIndexAt, frameAt } from './frame-at.ts';

const TWO: ReelSpec = { cuts: [testCut('a', 30), testCut('b', 30, { startSeconds: 9 })], sound: 'original' };

/** The frame's layers as their clips, with the clip's frame counted from the cut's start and their share. */
function layersOf(spec: ReelSpec, frame: number): string {
  const layers = frameAt(layOutReel(spec), frame)?.layers ?? [];
  return layers
    .map(({ cut, sourceSeconds, mix }) => {
      const at = Math.round((sourceSeconds - cut.startSeconds) * REEL_FPS);
      return `${cut.sourceId}${at} ${Math.round(mix * 13)}/13`;
    })
    .join(' + ');
}

describe('What a frame shows', () => {
  it.each([
    [0, 'a0 13/13'],
    [29, 'a29 13/13'],
    [30, 'b0 13/13'],
    [59, 'b29 13/13'],
    [60, ''],
    [-1, ''],
  ])('is one cut, up to the frame before a hard cut and from the frame after: frame %i', (frame, shown) => {
    expect(layersOf(TWO, frame)).toBe(shown);
  });

  it.each([
    [23, 'a23 13/13'],
    [24, 'a24 12/13 + b-6 1/13'],
    [29, 'a29 7/13 + b-1 6/13'],
    [30, 'a30 6/13 + b0 7/13'],
    [35, 'a35 1/13 + b5 12/13'],
    [36, 'b6 13/13'],
  ])('is both cuts in a crossfade, beyond their ends: frame %i', (frame, shown) => {
    expect(layersOf({ ...TWO, transition: 'crossfade' }, frame)).toBe(shown);
  });

  it.each([
    [23, 1],
    [24, 5 / 6],
    [29, 0],
    [30, 0],
    [35, 5 / 6],
    [36, 1],
  ])('is darkened by a dip to black: frame %i', (frame, dip) => {
    const shown = frameAt(layOutReel({ ...TWO, transition: 'dip_to_black' }), frame);
    expect(shown?.dip).toBeCloseTo(dip, 9);
    expect(shown?.fade).toBe(1);
  });

  it.each([
    [0, 0],
    [12, 0.5],
    [24, 1],
    [35, 1],
    [47, 0.5],
    [59, 0],
  ])('comes up from black and goes down to it with the reel: frame %i', (frame, fade) => {
    const shown = frameAt(layOutReel({ ...TWO, fadeIn: true, fadeOut: true }), frame);
    expect(shown?.fade).toBeCloseTo(fade, 9);
    expect(shown?.dip).toBe(1);
  });

  it.each([
    [0, 'Hello', 1],
    [20, 'Hello', 1],
    [29, 'Hello', 0.1],
    [30, 'Bye', 0],
    [35, 'Bye', 0.5],
    [59, 'Bye', 1],
  ])('has the titles that stand then, as opaque as they are: frame %i', (frame, text, opacity) => {
    const titled = (cut: ReelCut | undefined, words: string) => ({
      ...(cut ?? testCut('a', 30)),
      titles: [{ text: words, centerY: 0.5, style: 'shadow' as const, startSeconds: 0, durationSeconds: 9 }],
    });
    const cuts = [titled(TWO.cuts[0], 'Hello'), titled(TWO.cuts[1], 'Bye')];
    const shown = frameAt(layOutReel({ ...TWO, cuts }), frame);
    expect(shown?.texts.map((each) => [each.text.text, Math.round(each.opacity * 100) / 100])).toEqual([
      [text, opacity],
    ]);
  });
});

describe('Whatever the reel', () => {
  it('every frame belongs to one cut, and all cuts follow one another without a gap', () => {
    fc.assert(
      fc.property(anyReel, (spec) => {
        const timeline = layOutReel(spec);
        const owners = Array.from({ length: timeline.frames }, (_, frame) => cutIndexAt(timeline, frame));
        expect(owners).toEqual(spec.cuts.flatMap(({ frames }, index) => Array(frames).fill(index)));
        expect([cutIndexAt(timeline, -1), cutIndexAt(timeline, timeline.frames)]).toEqual([null, null]);
      }),
      { numRuns: 50 },
    );
  });

  it('every frame shows its own cut, in shares that add up to one, from inside the clips', () => {
    fc.assert(
      fc.property(anyReel, (spec) => {
        const timeline = layOutReel(spec);
        for (let frame = 0; frame < timeline.frames; frame += 1) {
          const shown = frameAt(timeline, frame);
          const layers = shown?.layers ?? [];
          expect(layers.map(({ cutIndex }) => cutIndex)).toContain(cutIndexAt(timeline, frame));
          expect(layers.reduce((sum, { mix }) => sum + mix, 0)).toBeCloseTo(1, 9);
          for (const { sourceSeconds, cut } of layers) {
            expect(sourceSeconds).toBeGreaterThanOrEqual(0);
            expect(sourceSeconds).toBeLessThan(cut.source.probe.durationSeconds);
          }
        }
      }),
      { numRuns: 30 },
    );
  });

  it('windows lie inside the clip’s frame, and shares between none and all', () => {
    fc.assert(
      fc.property(anyReel, (spec) => {
        const timeline = layOutReel(spec);
        for (let frame = 0; frame < timeline.frames; frame += 7) {
          const shown = frameAt(timeline, frame);
          for (const { crop } of shown?.layers ?? []) {
            const window = crop.kind === 'crop' ? crop : crop.background;
            expect(Math.min(window.left, window.top)).toBeGreaterThanOrEqual(0);
            expect(Math.max(window.left + window.width, window.top + window.height)).toBeLessThan(1 + 1e-9);
          }
          const shares = [shown?.dip, shown?.fade, ...(shown?.texts ?? []).map(({ opacity }) => opacity)];
          expect(shares.every((share) => share !== undefined && share >= 0 && share <= 1)).toBe(true);
        }
      }),
      { numRuns: 30 },
    );
  });
});
