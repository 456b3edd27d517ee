import { type PointerEvent, useRef } from 'react';

/** As far as a thumb goes for it, in CSS pixels; less is a press, and more up or down than this is no swipe. */
const SWIPE_PIXELS_MIN = 56;
const ASIDE_PIXELS_MAX = 40;

/**
 * Swipes of a finger to the left (1) and to the right (-1), over whatever lies below; that gets its presses as ever. The
 * seek bar is moved by the same gesture and keeps it.
 */
export function useSwipe(onSwipe: (step: 1 | -1) => void) {
  const from = useRef<{ readonly x: number; readonly y: number } | null>(null);
  return {
    onPointerDownCapture: ({ pointerType, isPrimary, target, clientX: x, clientY: y }: PointerEvent) => {
      const isFree = target instanceof Element && target.closest('[role="slider"]') === null;
      from.current = pointerType === 'touch' && isPrimary && isFree ? { x, y } : null;
    },
    onPointerUpCapture: (event: PointerEvent) => {
      const start = from.current;
      from.current = null;
      if (start === null) return;
      const [x, y] = [event.clientX - start.x, event.clientY - start.y];
      if (Math.abs(x) < SWIPE_PIXELS_MIN || Math.abs(y) > ASIDE_PIXELS_MAX) return;
      event.stopPropagation();
      onSwipe(x < 0 ? 1 : -1);
    },
    onPointerCancelCapture: () => {
      from.current = null;
    },
  };
}
