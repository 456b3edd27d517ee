import { type PointerEvent, useRef } from 'react';

/** A pull of the picture, from where it began to where the pointer is. Shares of the picture's width and height. */
export interface FrameDrag {
  /** Another number for every pull. */
  readonly gesture: number;
  readonly startX: number;
  readonly startY: number;
  readonly movedX: number;
  readonly movedY: number;
}

/** A pointer that moves less is a press. */
const PRESS_PIXELS_MAX = 5;

interface DragHandlers {
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerUp: () => void;
  readonly onPointerCancel: () => void;
}

/** What the picture, or something that lies on it, does with the pointer: a press is told as such, a pull as it goes. */
export function useFrameDrag(
  onPress: () => void,
  onDrag: ((drag: FrameDrag) => void) | undefined,
): DragHandlers {
  const from = useRef<{ x: number; y: number; isPulled: boolean } | null>(null);
  const gesture = useRef(0);
  return {
    onPointerDown: (event) => {
      if (event.button !== 0) return;
      gesture.current += 1;
      from.current = { x: event.clientX, y: event.clientY, isPulled: false };
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event) => {
      const start = from.current;
      if (start === null || onDrag === undefined) return;
      const [x, y] = [event.clientX - start.x, event.clientY - start.y];
      if (!start.isPulled && Math.hypot(x, y) <= PRESS_PIXELS_MAX) return;
      start.isPulled = true;
      const player = event.currentTarget.closest('[data-phase]') ?? event.currentTarget;
      const box = player.getBoundingClientRect();
      onDrag({
        gesture: gesture.current,
        startX: (start.x - box.left) / box.width,
        startY: (start.y - box.top) / box.height,
        movedX: x / box.width,
        movedY: y / box.height,
      });
    },
    onPointerUp: () => {
      if (from.current?.isPulled === false) onPress();
      from.current = null;
    },
    onPointerCancel: () => {
      from.current = null;
    },
  };
}
