import { type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { afterAnswer } from '../../../lib/code-loading/after-paint.ts';
import { fittingScale, heldScale, pixelsAt, type StripScale, secondsAt } from './drawing/strip-scale.ts';

/** Beside the first and the last cut, where their edges are pulled. */
const PAD_PIXELS = 14;
const STEP_FACTOR = 1.5;
/** Where the strip scrolls under a fixed playhead it begins so wide that a thumb tells frames apart. */
const CENTRED_PIXELS_PER_SECOND = 56;

export interface StripView {
  readonly scale: StripScale;
  /** How wide the strip's window is. */
  readonly viewPixels: number;
  /** Whether the whole reel is in sight. */
  readonly isFitted: boolean;
  /** @param clientX what stays where it is on the screen; the playhead where not given */
  readonly zoomBy: (factor: number, clientX?: number) => void;
  readonly zoomIn: () => void;
  readonly zoomOut: () => void;
  readonly fit: () => void;
  /** Keeps the scale as it is while something is pulled that changes the reel's length. */
  readonly hold: (isHeld: boolean) => void;
}

/**
 * How the reel lies in the strip's window.
 * @param isCentred whether the strip scrolls under a playhead in the middle
 * @param playheadSeconds where the playhead is
 */
export function useStripView(
  scroller: RefObject<HTMLElement | null>,
  reelSeconds: number,
  isCentred: boolean,
  playheadSeconds: () => number,
): StripView {
  const viewPixels = useWidth(scroller);
  const [wanted, setWanted] = useState<number | null>(isCentred ? CENTRED_PIXELS_PER_SECOND : null);
  const [held, setHeld] = useState<number | null>(null);
  const padPixels = isCentred ? viewPixels / 2 : PAD_PIXELS;
  const fitting = fittingScale(reelSeconds, viewPixels, isCentred ? 0 : PAD_PIXELS);
  const pixelsPerSecond = held ?? (wanted === null ? fitting : heldScale(wanted, fitting));
  const scale = useMemo(() => ({ pixelsPerSecond, padPixels }), [pixelsPerSecond, padPixels]);
  // Ahead of what is drawn: two fingers may be told of more than once between two frames.
  const asked = useRef(pixelsPerSecond);
  useLayoutEffect(() => {
    asked.current = pixelsPerSecond;
  }, [pixelsPerSecond]);
  const anchor = useRef<{ readonly seconds: number; readonly viewX: number } | null>(null);
  useLayoutEffect(() => {
    const { current: box } = scroller;
    if (box === null || anchor.current === null) return;
    const { seconds, viewX } = anchor.current;
    box.scrollLeft = pixelsAt(scale, seconds) - viewX;
    anchor.current = null;
  }, [scroller, scale]);
  const latest = useRef({ scale, fitting, isCentred, playheadSeconds });
  useLayoutEffect(() => {
    latest.current = { scale, fitting, isCentred, playheadSeconds };
  });
  // The same functions whatever is edited: their buttons are not drawn again.
  const zoom = useMemo(() => {
    const zoomTo = (next: number | null, clientX?: number) => {
      const { current: box } = scroller;
      if (box === null) return;
      const { current: now } = latest;
      anchor.current = anchorOf(box, now.scale, now.isCentred ? undefined : clientX, now.playheadSeconds());
      setWanted(next);
    };
    const zoomBy = (factor: number, clientX?: number) => {
      asked.current = heldScale(asked.current * factor, latest.current.fitting);
      zoomTo(asked.current, clientX);
    };
    return {
      zoomBy,
      zoomIn: () => afterAnswer(() => zoomBy(STEP_FACTOR)),
      zoomOut: () => afterAnswer(() => zoomBy(1 / STEP_FACTOR)),
      fit: () => afterAnswer(() => zoomTo(null)),
      hold: (isHeld: boolean) => setHeld(isHeld ? latest.current.scale.pixelsPerSecond : null),
    };
  }, [scroller]);
  return { scale, viewPixels, isFitted: pixelsPerSecond <= fitting + 1e-6, ...zoom };
}

function anchorOf(box: HTMLElement, scale: StripScale, clientX: number | undefined, playheadSeconds: number) {
  const left = box.getBoundingClientRect().left;
  const playheadX = pixelsAt(scale, playheadSeconds) - box.scrollLeft;
  const isInSight = playheadX >= 0 && playheadX <= box.clientWidth;
  const viewX = clientX === undefined ? (isInSight ? playheadX : box.clientWidth / 2) : clientX - left;
  return { seconds: secondsAt(scale, box.scrollLeft + viewX), viewX };
}

function useWidth(box: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(1);
  useLayoutEffect(() => {
    const { current: element } = box;
    if (element === null) return;
    const measure = () => setWidth(Math.max(1, element.clientWidth));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [box]);
  return width;
}
