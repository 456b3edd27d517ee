import { meanRate } from '@cutroom/reel';
import { type PointerEvent, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { intervalAt } from '../../editor/cuts/cut-interval.ts';
import { cutAtSecond } from '../../editor/cuts/joining-cuts.ts';
import { type Cuts, positions } from '../../editor/cuts/timeline-cuts.ts';
import type { Editor } from '../../editor/editor.ts';
import type { CutActions } from '../../use-cut-actions.ts';
import { RULER_PIXELS } from '../drawing/draw-strip.ts';
import { pixelsAt, secondsAt, snapped } from '../drawing/strip-scale.ts';
import type { ReelLink } from '../use-reel-link.ts';
import type { StripView } from '../use-strip-view.ts';
import { pulledAside } from './pulled-frames.ts';
import {
  droppedIndex,
  nearestGap,
  PRESS_PIXELS,
  pulledTo,
  type StripGesture,
  type StripPull,
} from './strip-gesture.ts';

/** A finger that rests so long lifts the clip. */
const LONG_PRESS_MS = 400;
/** A pointer nearer to an end of the window than this pulls the strip along. */
const END_PIXELS = 36;
const END_STEP_PIXELS = 10;
const FRAME_SECONDS = 1 / 30;

interface GestureParts {
  readonly scroller: RefObject<HTMLElement | null>;
  readonly editor: Editor;
  readonly view: StripView;
  readonly link: ReelLink;
  readonly actions: Pick<CutActions, 'choose' | 'inspect' | 'pull' | 'move'>;
  /** Whether a press on a cut adds it to what is chosen. */
  readonly isSelecting: boolean;
  /** Told what is pulled and where the pointer is in the window; null when it is let go. */
  readonly onPreview: (gesture: StripGesture | null, x: number, seconds: number) => void;
}

/** A cut on its way to another place. */
export interface LiftedCut {
  readonly key: string;
  /** By how much it is away from its own place, in pixels. */
  readonly shift: number;
  /** The gap between cuts where it would go. */
  readonly gap: number;
}

/**
 * Everything that is done to the strip with a pointer: a press chooses, the ruler and the playhead scrub, edges are pulled, a
 * cut is dragged to another place or, with Alt held, its clip slipped under it. A finger scrolls; resting on a cut it lifts it.
 */
export function useStripGestures(parts: GestureParts) {
  const id = useId();
  const latest = useRef(parts);
  useEffect(() => {
    latest.current = parts;
  });
  const [pull, setPull] = useState<StripPull | null>(null);
  const [lifted, setLifted] = useState<LiftedCut | null>(null);
  const [gestures] = useState(() =>
    stripGestures(() => latest.current, id, { onPull: setPull, onLift: setLifted }),
  );
  useEffect(() => gestures.release, [gestures]);
  return { ...gestures, pull, lifted };
}

interface Shown {
  readonly onPull: (pull: StripPull | null) => void;
  readonly onLift: (lifted: LiftedCut | null) => void;
}

function stripGestures(parts: () => GestureParts, id: string, { onPull, onLift }: Shown) {
  let held: StripGesture | null = null;
  let pointer = { x: 0, id: -1 };
  let frame = 0;
  let longPress: ReturnType<typeof setTimeout> | undefined;
  let count = 0;
  /** Whether the pointer went as far as a pull does: a tap beside the chosen cut is on its edge, but means its neighbour. */
  let hasMoved = false;

  const reelSecondsAt = (clientX: number) => {
    const { scroller, view } = parts();
    const box = scroller.current;
    if (box === null) return 0;
    return secondsAt(view.scale, clientX - box.getBoundingClientRect().left + box.scrollLeft);
  };
  const windowX = (clientX: number) =>
    clientX - (parts().scroller.current?.getBoundingClientRect().left ?? 0);

  const scrub = () => {
    const seconds = Math.min(Math.max(0, reelSecondsAt(pointer.x)), endOf(parts().editor.cuts));
    parts().link.seek(seconds);
    parts().onPreview(
      held,
      pixelsAt(parts().view.scale, seconds) - (parts().scroller.current?.scrollLeft ?? 0),
      seconds,
    );
  };
  const pullOn = (gesture: StripPull) => {
    const { view, actions, link } = parts();
    const { pixelsPerSecond } = view.scale;
    const moved = (pointer.x - gesture.x) / pixelsPerSecond;
    const seconds = pulledTo(gesture, moved, (at) => snapped(at, gesture.targets, pixelsPerSecond));
    actions.pull(gesture.key, { part: gesture.part, seconds, mergeKey: gesture.mergeKey });
    // Once the player has the edit with the new edge.
    requestAnimationFrame(() => {
      const edge = edgeOf(parts().editor, gesture);
      if (edge === null || held !== gesture) return;
      link.seek(edge.reelSeconds);
      parts().onPreview(gesture, windowX(pointer.x), edge.seconds);
    });
  };
  const moveOn = (gesture: StripGesture & { kind: 'move' }) => {
    const { editor } = parts();
    const gap = nearestGap(positions(editor.cuts), reelSecondsAt(pointer.x));
    onLift({ key: gesture.key, shift: pointer.x - gesture.x, gap });
  };
  const step = () => {
    frame = 0;
    if (held === null || held.kind === 'press') return;
    const hasScrolled = held.kind !== 'pull' && scrollAtEnds(parts().scroller.current, pointer.x);
    if (held.kind === 'scrub') scrub();
    if (held.kind === 'pull') pullOn(held);
    if (held.kind === 'move') moveOn(held);
    if (hasScrolled) frame = requestAnimationFrame(step);
  };
  const soon = () => {
    if (frame === 0) frame = requestAnimationFrame(step);
  };

  const beginPull = (key: string, part: StripPull['part'], x: number) => {
    const { editor, view, link } = parts();
    const index = editor.cuts.findIndex((cut) => cut.key === key);
    const [interval, place] = [intervalAt(editor, index), positions(editor.cuts)[index]];
    if (interval === null || place === undefined) return;
    count += 1;
    const joins = positions(editor.cuts).flatMap(({ startSeconds, endSeconds }, at) =>
      at === index ? [] : [startSeconds, endSeconds],
    );
    const edge = part === 'start' ? place.startSeconds : place.endSeconds;
    const gesture: StripPull = {
      ...{ kind: 'pull', key, part, x, interval },
      rate: meanRate(editor.cuts[index]?.clip.speed),
      startSeconds: place.startSeconds,
      // Its own place is no target: a small pull would be held back.
      targets: [link.secondsNow(), ...joins].filter((target) => Math.abs(target - edge) > FRAME_SECONDS),
      mergeKey: `${id}-${count}`,
    };
    held = gesture;
    view.hold(true);
    onPull(gesture);
  };
  const beginMove = (key: string) => {
    held = { kind: 'move', key, x: pointer.x };
    navigator.vibrate?.(10);
    moveOn(held);
  };
  const press = (key: string, { shiftKey, ctrlKey, metaKey, pointerType }: PointerEvent<HTMLElement>) => {
    const { actions, isSelecting, link } = parts();
    const mode = shiftKey ? 'range' : isSelecting || ctrlKey || metaKey ? 'toggle' : 'only';
    actions.choose(key, mode);
    if (pointerType !== 'mouse') actions.inspect(false);
    else if (mode === 'only') link.seek(reelSecondsAt(pointer.x));
  };
  const drop = (key: string) => {
    const { editor, actions } = parts();
    const from = editor.cuts.findIndex((cut) => cut.key === key);
    const gap = nearestGap(positions(editor.cuts), reelSecondsAt(pointer.x));
    actions.move(key, droppedIndex(from, gap));
  };
  const letGo = () => {
    clearTimeout(longPress);
    cancelAnimationFrame(frame);
    frame = 0;
    if (held?.kind === 'pull') {
      const { scroller, view, editor } = parts();
      // The strip stood aside by as much; now it is scrolled there.
      if (scroller.current !== null) {
        scroller.current.scrollLeft -= pulledAside(held, editor) * view.scale.pixelsPerSecond;
      }
      view.hold(false);
    }
    held = null;
    onPull(null);
    onLift(null);
    parts().onPreview(null, 0, 0);
  };

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0 || !(event.target instanceof Element) || held !== null) return;
    const isTouch = event.pointerType === 'touch';
    const key = event.target.closest<HTMLElement>('[data-strip-cut]')?.dataset.stripCut ?? null;
    const edge = event.target.closest<HTMLElement>('[data-edge]')?.dataset.edge;
    pointer = { x: event.clientX, id: event.pointerId };
    hasMoved = false;
    if (key !== null && edge !== undefined) {
      event.currentTarget.setPointerCapture(event.pointerId);
      beginPull(key, edge === 'start' ? 'start' : 'end', event.clientX);
    } else if (key !== null && !isOnRuler(event)) {
      held = { kind: 'press', key, x: event.clientX, isSlip: event.altKey };
      if (isTouch) longPress = setTimeout(() => beginMove(key), LONG_PRESS_MS);
      else event.currentTarget.setPointerCapture(event.pointerId);
    } else if (!isTouch) {
      event.currentTarget.setPointerCapture(event.pointerId);
      held = { kind: 'scrub' };
      scrub();
    }
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    if (held === null || event.pointerId !== pointer.id) return;
    pointer = { ...pointer, x: event.clientX };
    if (held.kind === 'pull' && !hasMoved) {
      hasMoved = event.pointerType !== 'touch' || Math.abs(event.clientX - held.x) > PRESS_PIXELS;
      if (!hasMoved) return;
    }
    if (held.kind === 'press' && Math.abs(event.clientX - held.x) > PRESS_PIXELS) {
      clearTimeout(longPress);
      if (event.pointerType === 'touch') held = null;
      else if (held.isSlip) beginPull(held.key, 'clip', held.x);
      else held = { kind: 'move', key: held.key, x: held.x };
    }
    soon();
  };
  const onPointerUp = (event: PointerEvent<HTMLElement>) => {
    if (held === null || event.pointerId !== pointer.id) return;
    if (held.kind === 'press') press(held.key, event);
    if (held.kind === 'pull' && !hasMoved && event.pointerType === 'touch') {
      const { cuts } = parts().editor;
      const under = cuts[cutAtSecond(cuts, reelSecondsAt(pointer.x))];
      if (under !== undefined) press(under.key, event);
    }
    if (held.kind === 'move') drop(held.key);
    letGo();
  };

  return {
    isHeld: () => held !== null && held.kind !== 'press',
    /** A lifted clip goes with the finger: the page and the strip must not. */
    keepsTouch: () => held?.kind === 'move' || held?.kind === 'pull',
    events: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: letGo },
    release: letGo,
  };
}

function isOnRuler(event: PointerEvent<HTMLElement>): boolean {
  return event.clientY - event.currentTarget.getBoundingClientRect().top < RULER_PIXELS;
}

/** Where the pulled edge is now, in the clip and in the reel; the frame there is the last or the first that it shows. */
function edgeOf(editor: Editor, { key, part }: StripPull) {
  const index = editor.cuts.findIndex((cut) => cut.key === key);
  const [interval, place] = [intervalAt(editor, index), positions(editor.cuts)[index]];
  if (interval === null || place === undefined) return null;
  const atEnd = { reelSeconds: place.endSeconds - FRAME_SECONDS, seconds: interval.endSeconds };
  return part === 'end' ? atEnd : { reelSeconds: place.startSeconds, seconds: interval.startSeconds };
}

/** @returns whether the strip could be scrolled on */
function scrollAtEnds(box: HTMLElement | null, clientX: number): boolean {
  if (box === null) return false;
  const { left, right } = box.getBoundingClientRect();
  const direction = clientX < left + END_PIXELS ? -1 : clientX > right - END_PIXELS ? 1 : 0;
  const before = box.scrollLeft;
  box.scrollBy({ left: direction * END_STEP_PIXELS, behavior: 'instant' });
  return box.scrollLeft !== before;
}

function endOf(cuts: Cuts): number {
  return positions(cuts).at(-1)?.endSeconds ?? 0;
}
