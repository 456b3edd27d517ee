import {
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { LONG_PRESS_MS, PRESS_PIXELS } from '../strip/gestures/strip-gesture.ts';
import { useKeptTouch } from '../strip/gestures/use-kept-touch.ts';
import { useTimeline } from '../timeline-context.ts';

interface Place {
  readonly x: number;
  readonly y: number;
}

interface HeldTile extends Place {
  readonly pointerId: number;
  readonly isDragged: boolean;
}

/**
 * Dragging a tile onto the strip: with a mouse at once, with a finger after it rested, for until then it scrolls. Escape gives up.
 * @param onDrop told the gap between cuts; null where the tile cannot be dragged
 */
export function useTileDrag(tile: RefObject<HTMLElement | null>, onDrop: ((gap: number) => void) | null) {
  const { stripDrop } = useTimeline();
  const [at, setAt] = useState<Place | null>(null);
  const held = useRef<HeldTile | null>(null);
  const longPress = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const wasDragged = useRef(false);
  const isKept = useCallback(() => held.current?.isDragged === true, []);
  useKeptTouch(tile, isKept);
  const letGo = useCallback(() => {
    clearTimeout(longPress.current);
    held.current = null;
    stripDrop.leave();
    setAt(null);
  }, [stripDrop]);
  useEndedByEscape(at !== null, letGo);
  useEffect(() => letGo, [letGo]);

  const drag = ({ x, y }: Place) => {
    if (held.current === null) return;
    held.current = { ...held.current, isDragged: true };
    wasDragged.current = true;
    stripDrop.over(x, y);
    setAt({ x, y });
  };
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    wasDragged.current = false;
    if (onDrop === null || event.button !== 0 || held.current !== null) return;
    const place = { x: event.clientX, y: event.clientY };
    held.current = { ...place, pointerId: event.pointerId, isDragged: false };
    if (event.pointerType !== 'touch') event.currentTarget.setPointerCapture(event.pointerId);
    else longPress.current = setTimeout(() => drag(place), LONG_PRESS_MS);
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const { current: tileHeld } = held;
    if (tileHeld === null || tileHeld.pointerId !== event.pointerId) return;
    const place = { x: event.clientX, y: event.clientY };
    const isPress = Math.hypot(place.x - tileHeld.x, place.y - tileHeld.y) <= PRESS_PIXELS;
    if (tileHeld.isDragged || (!isPress && event.pointerType !== 'touch')) drag(place);
    else if (!isPress) letGo();
  };
  const onPointerUp = (event: PointerEvent<HTMLElement>) => {
    if (held.current?.pointerId !== event.pointerId) return;
    const gap = isKept() ? stripDrop.over(event.clientX, event.clientY) : null;
    letGo();
    if (gap !== null) onDrop?.(gap);
  };
  /** The press that ends a drag is none. */
  const onClickCapture = (event: MouseEvent<HTMLElement>) => {
    if (!wasDragged.current) return;
    wasDragged.current = false;
    event.preventDefault();
    event.stopPropagation();
  };
  return {
    at,
    events: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: letGo, onClickCapture },
  };
}

function useEndedByEscape(isOn: boolean, end: () => void): void {
  useEffect(() => {
    if (!isOn) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') end();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isOn, end]);
}
