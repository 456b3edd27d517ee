import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** A turn of the wheel by so many pixels doubles the scale. */
const WHEEL_PIXELS_TO_DOUBLE = 240;
const LINE_PIXELS = 16;

/** Control with the wheel, a pinch on a touch pad, which browsers tell as the same, and two fingers on the strip. */
export function useZoomGestures(
  box: RefObject<HTMLElement | null>,
  onZoom: (factor: number, clientX: number) => void,
): void {
  const zoom = useRef(onZoom);
  // With the strip as it is drawn and scrolled: a turn of the wheel may come before effects do.
  useLayoutEffect(() => {
    zoom.current = onZoom;
  });
  useEffect(() => {
    const { current: element } = box;
    if (element === null) return;
    let spread: number | null = null;
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      const pixels = event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? LINE_PIXELS : 1);
      zoom.current(2 ** (-pixels / WHEEL_PIXELS_TO_DOUBLE), event.clientX);
    };
    const onTouch = (event: TouchEvent) => {
      const fingers = fingersOf(event);
      if (fingers === null) {
        spread = null;
        return;
      }
      event.preventDefault();
      if (spread !== null && fingers.spread > 0) zoom.current(fingers.spread / spread, fingers.middleX);
      spread = Math.max(1, fingers.spread);
    };
    const options = { passive: false } as const;
    element.addEventListener('wheel', onWheel, options);
    for (const name of TOUCHES) element.addEventListener(name, onTouch, options);
    return () => {
      element.removeEventListener('wheel', onWheel);
      for (const name of TOUCHES) element.removeEventListener(name, onTouch);
    };
  }, [box]);
}

const TOUCHES = ['touchstart', 'touchmove', 'touchend', 'touchcancel'] as const;

function fingersOf({ touches }: TouchEvent): { readonly spread: number; readonly middleX: number } | null {
  const [first, second] = touches;
  if (first === undefined || second === undefined) return null;
  return {
    spread: Math.hypot(first.clientX - second.clientX, first.clientY - second.clientY),
    middleX: (first.clientX + second.clientX) / 2,
  };
}
