import { useLayoutEffect, useRef } from 'react';
import type { LiveValue } from '../../editor/live-value.ts';
import {
  CUT_PIXELS,
  type DrawnWindow,
  drawCuts,
  drawRuler,
  RULER_PIXELS,
  type StripCutDrawing,
} from './draw-strip.ts';
import { pixelsAt, type StripScale } from './strip-scale.ts';

/** Finer than that costs more than eyes see. */
const PIXEL_RATIO_MAX = 2;

interface StripCanvasProps {
  readonly scrolled: LiveValue<number>;
  readonly scale: StripScale;
  /** How wide the strip's window is. */
  readonly viewPixels: number;
  readonly reelSeconds: number;
  readonly cuts: readonly StripCutDrawing[];
}

/**
 * The frames and waveforms of what is in sight and half a window on either side: scrolling moves the canvas, and only what
 * leaves it is drawn anew. However many cuts there are, no more than two windows are drawn.
 */
export function StripCanvas({ scrolled, scale, viewPixels, reelSeconds, cuts }: StripCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const colours = useRef<StripColours | null>(null);
  const ruler = useRef<HTMLCanvasElement | null>(null);
  useLayoutEffect(() => {
    const { current: element } = canvas;
    const context = element?.getContext('2d') ?? null;
    if (element === null || context === null) return;
    ruler.current ??= document.createElement('canvas');
    const { current: rulerCanvas } = ruler;
    const total = pixelsAt(scale, reelSeconds) + scale.padPixels;
    const width = Math.min(total, 2 * viewPixels);
    let from = Number.NEGATIVE_INFINITY;
    const draw = () => {
      from = Math.round(Math.max(0, Math.min(scrolled.get() - viewPixels / 2, total - width)));
      const ratio = Math.min(PIXEL_RATIO_MAX, window.devicePixelRatio);
      element.style.left = `${from}px`;
      colours.current ??= coloursOf(element);
      const shown = { scale, from, until: from + width, reelSeconds, ...colours.current };
      resize(element, width, RULER_PIXELS + CUT_PIXELS, ratio);
      clearWindow(context, shown, RULER_PIXELS + CUT_PIXELS, ratio);
      resize(rulerCanvas, width, RULER_PIXELS, ratio);
      const rulerContext = rulerCanvas.getContext('2d');
      if (rulerContext !== null) {
        clearWindow(rulerContext, shown, RULER_PIXELS, ratio);
        drawRuler(rulerContext, shown);
        context.drawImage(rulerCanvas, from, 0, rulerCanvas.width / ratio, rulerCanvas.height / ratio);
      }
      drawCuts(context, cuts, shown);
    };
    const onScroll = () => {
      const isInside = scrolled.get() >= from && scrolled.get() + viewPixels <= from + width;
      if (!isInside) draw();
    };
    draw();
    const forget = scrolled.subscribe(onScroll);
    const theme = new MutationObserver(() => {
      colours.current = null;
      draw();
    });
    theme.observe(document.documentElement, { attributeFilter: ['data-theme'] });
    return () => {
      forget();
      theme.disconnect();
    };
  }, [scrolled, scale, viewPixels, reelSeconds, cuts]);
  return <canvas ref={canvas} className="pointer-events-none absolute top-0 text-ink-faint" />;
}

type StripColours = Pick<DrawnWindow, 'ink' | 'ground'>;

/** Asked once for each theme: where styles depend on sizes, asking in the middle of an edit lays out the whole page. */
function coloursOf(element: HTMLElement): StripColours {
  const style = getComputedStyle(element);
  return { ink: style.color, ground: style.getPropertyValue('--raised') };
}

/** Empty, and drawn into by the strip's own pixels. */
function clearWindow(
  context: CanvasRenderingContext2D,
  { from, until }: DrawnWindow,
  height: number,
  ratio: number,
): void {
  context.setTransform(ratio, 0, 0, ratio, -from * ratio, 0);
  context.clearRect(from, 0, until - from, height);
}

function resize(canvas: HTMLCanvasElement, width: number, height: number, ratio: number): void {
  const [pixelsWide, pixelsHigh] = [Math.ceil(width * ratio), Math.ceil(height * ratio)];
  if (canvas.width === pixelsWide && canvas.height === pixelsHigh) return;
  canvas.width = pixelsWide;
  canvas.height = pixelsHigh;
  canvas.style.width = `${width}px`;
  canvas.style.height = `${height}px`;
}
