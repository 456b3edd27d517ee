import { cropPath } from '@cutroom/reel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { evenRange } from './even-range.ts';

const REEL = { width: 1080, height: 1920 };
const anyShare = fc.double({ min: 0, max: 1, noNaN: true });
const anySide = fc.integer({ min: 128, max: 4096 });

describe('What is cut out of a frame for a crop', () => {
  it('shows the window to within a pixel and a half of the reel, wherever it stands and however far it is zoomed', () => {
    fc.assert(
      fc.property(
        fc.record({ width: anySide, height: anySide }),
        fc.double({ min: 1, max: 3, noNaN: true }),
        anyShare,
        anyShare,
        (frame, zoom, centerX, centerY) => {
          const path = cropPath(
            frame,
            { mode: 'crop', keyframes: [{ atSeconds: 0, centerX, centerY }], zoom },
            0,
            2,
          );
          for (const [axis, source, reel] of [
            [path.x, frame.width, REEL.width],
            [path.y, frame.height, REEL.height],
          ] as const) {
            const range = evenRange(axis, source, reel);
            const offset = Math.round(range.offsetOf(axis.points[0]?.edge ?? 0));
            const shownFrom = range.fromPixel + (offset / range.scaledPixels) * range.pixels;
            const shown = (reel / range.scaledPixels) * range.pixels;
            const reelPixel = (axis.size * source) / reel;
            // A frame of an odd size loses its last pixel: chroma has half as many.
            const odd = source % 2;
            expect(Math.abs(shownFrom - axis.rangeFrom * source)).toBeLessThanOrEqual(1.5 * reelPixel + odd);
            expect(Math.abs(shown - axis.size * source)).toBeLessThanOrEqual(1.5 * reelPixel + odd);
            expect([range.fromPixel % 2, range.pixels % 2, range.scaledPixels % 2]).toEqual([0, 0, 0]);
            expect(range.fromPixel + range.pixels).toBeLessThanOrEqual(source);
          }
        },
      ),
    );
  });

  it('needs no second crop where even pixels are near enough', () => {
    const { x } = cropPath(
      { width: 1920, height: 1080 },
      { mode: 'crop', keyframes: [{ atSeconds: 0, centerX: 0.5, centerY: 0.5 }] },
      0,
      2,
    );
    expect(evenRange(x, 1920, REEL.width)).toMatchObject({
      fromPixel: 656,
      pixels: 608,
      scaledPixels: 1080,
    });
  });
});
