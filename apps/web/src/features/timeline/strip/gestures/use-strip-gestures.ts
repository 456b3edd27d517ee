import { meanRate } from '@cutroom/reel';
import { type PointerEvent, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { intervalAt } from '../../editor/cuts/cut-interval.ts';
import { cutAtSecond, shownFrameSeconds } from '../../editor/cuts/joining-cuts.ts';
import { type Cuts, positions } from '../../editor/cuts/timeline-cuts.ts';
import type { Editor } from '../../editor/editor.ts';
import { isNarrow } from '../../narrow.ts';
import type { CutActions } from '../../use-cut-actions.ts';
import { RULER_PIXELS } from '../drawing/draw-strip.ts';
import { pixelsAt, secondsAt, snapped } from '../drawing/strip-scale.ts';
import type { ReelLink } from '../use-reel-link.ts';
import type { StripView } from '../use-strip-view.ts';
import { pulledAside, pulledEdge } from './pulled-frames.ts';
import {
  droppedIndex,
  LONG_PRESS_MS,
  nearestGap,
  PRESS_PIXELS,
  pulledTo,
  type StripGesture,
  type StripPull,
} from './strip-gesture.ts';

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
 * cut is dragged to another place or, with Alt held, its clip slipped under it. A finger scrolls; resting on a cut it lifts it, on the
 * ruler it scrubs where the playhead does not stand still.
 */
export function useStripGestures(parts: GestureParts) {
  const id = useId();
  const latest = useRef(parts);
  const [pull, setPull] = useState<StripPull | null>(null);
  const [lifted, setLifted] = useState<LiftedCut | null>(null);
  const [gestures] = useState(
    () => new StripGestures(() => latest.current, id, { onPull: setPull, onLift: setLifted }),
  );
  const { editor } = parts;
  useEffect(() => {
    latest.current = parts;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the edge is another one once the edit is
  useEffect(() => gestures.showEdge(), [gestures, editor]);
  useEffect(() => gestures.letGo, [gestures]);
  const { isHeld, onPointerDown, onPointerMove, onPointerUp, letGo } = gestures;
  const events = { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: letGo };
  return { isHeld, events, pull, lifted };
}

interface Shown {
  readonly onPull: (pull: StripPull | null) => void;
  readonly onLift: (lifted: LiftedCut | null) => void;
}

/** What a pointer holds of the strip, from its press until it is let go. */
class StripGestures {
  readonly #parts: () => GestureParts;
  readonly #id: string;
  readonly #shown: Shown;
  #held: StripGesture | null = null;
  #pointer = { x: 0, id: -1 };
  #frame = 0;
  #longPress: ReturnType<typeof setTimeout> | undefined;
  #count = 0;
  /** Whether the pointer went as far as a pull does: a tap beside the chosen cut is on its edge, but means its neighbour. */
  #hasMoved = false;

  constructor(parts: () => GestureParts, id: string, shown: Shown) {
    this.#parts = parts;
    this.#id = id;
    this.#shown = shown;
  }

  /** What is held goes with the finger: the page and the strip must not. */
  readonly isHeld = () => this.#held !== null && this.#held.kind !== 'press';

  readonly onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0 || !(event.target instanceof Element) || this.#held !== null) return;
    const isTouch = event.pointerType === 'touch';
    const key = event.target.closest<HTMLElement>('[data-strip-cut]')?.dataset.stripCut ?? null;
    const edge = event.target.closest<HTMLElement>('[data-edge]')?.dataset.edge;
    this.#pointer = { x: event.clientX, id: event.pointerId };
    this.#hasMoved = false;
    if (key !== null && edge !== undefined) {
      event.currentTarget.setPointerCapture(event.pointerId);
      this.#beginPull(key, edge === 'start' ? 'start' : 'end', event.clientX);
    } else if (key !== null && !isOnRuler(event)) {
      this.#held = { kind: 'press', key, x: event.clientX, isSlip: event.altKey };
      if (isTouch) this.#longPress = setTimeout(() => this.#beginMove(key), LONG_PRESS_MS);
      else event.currentTarget.setPointerCapture(event.pointerId);
    } else if (!isTouch || !isNarrow()) {
      event.currentTarget.setPointerCapture(event.pointerId);
      this.#held = { kind: 'scrub' };
      this.#scrub();
    }
  };

  readonly onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const held = this.#held;
    if (held === null || event.pointerId !== this.#pointer.id) return;
    this.#pointer = { ...this.#pointer, x: event.clientX };
    if (held.kind === 'pull' && !this.#hasMoved) {
      this.#hasMoved = event.pointerType !== 'touch' || Math.abs(event.clientX - held.x) > PRESS_PIXELS;
      if (!this.#hasMoved) return;
    }
    if (held.kind === 'press' && Math.abs(event.clientX - held.x) > PRESS_PIXELS) {
      clearTimeout(this.#longPress);
      if (event.pointerType === 'touch') this.#held = null;
      else if (held.isSlip) this.#beginPull(held.key, 'clip', held.x);
      else this.#held = { kind: 'move', key: held.key, x: held.x };
    }
    this.#stepSoon();
  };

  readonly onPointerUp = (event: PointerEvent<HTMLElement>) => {
    const held = this.#held;
    if (held === null || event.pointerId !== this.#pointer.id) return;
    if (held.kind === 'press') this.#press(held.key, event);
    if (held.kind === 'pull' && !this.#hasMoved && event.pointerType === 'touch') {
      const { cuts } = this.#parts().editor;
      const under = cuts[cutAtSecond(cuts, this.#reelSeconds())];
      if (under !== undefined) this.#press(under.key, event);
    }
    if (held.kind === 'move') this.#drop(held.key);
    this.letGo();
  };

  readonly letGo = () => {
    clearTimeout(this.#longPress);
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    if (this.#held?.kind === 'pull') {
      const { scroller, view, editor } = this.#parts();
      // The strip stood aside by as much; now it is scrolled there.
      if (scroller.current !== null) {
        scroller.current.scrollLeft -= pulledAside(this.#held, editor) * view.scale.pixelsPerSecond;
      }
      view.hold(false);
    }
    this.#held = null;
    this.#shown.onPull(null);
    this.#shown.onLift(null);
    this.#parts().onPreview(null, 0, 0);
  };

  /** Where the pointer is, in seconds of the reel. */
  #reelSeconds(): number {
    const { scroller, view } = this.#parts();
    const box = scroller.current;
    if (box === null) return 0;
    return secondsAt(view.scale, this.#windowX() + box.scrollLeft);
  }

  #windowX(): number {
    return this.#pointer.x - (this.#parts().scroller.current?.getBoundingClientRect().left ?? 0);
  }

  #stepSoon(): void {
    if (this.#frame === 0) this.#frame = requestAnimationFrame(() => this.#step());
  }

  #step(): void {
    const held = this.#held;
    this.#frame = 0;
    if (held === null || held.kind === 'press') return;
    const hasScrolled = held.kind !== 'pull' && scrollAtEnds(this.#parts().scroller.current, this.#pointer.x);
    if (held.kind === 'scrub') this.#scrub();
    if (held.kind === 'pull') this.#pullOn(held);
    if (held.kind === 'move') this.#moveOn(held);
    if (hasScrolled) this.#stepSoon();
  }

  #scrub(): void {
    const { editor, link, onPreview, scroller, view } = this.#parts();
    const seconds = Math.min(Math.max(0, this.#reelSeconds()), endOf(editor.cuts));
    link.seek(seconds);
    onPreview(this.#held, pixelsAt(view.scale, seconds) - (scroller.current?.scrollLeft ?? 0), seconds);
  }

  #beginPull(key: string, part: StripPull['part'], x: number): void {
    const { editor, view, link } = this.#parts();
    const index = editor.cuts.findIndex((cut) => cut.key === key);
    const [interval, place] = [intervalAt(editor, index), positions(editor.cuts)[index]];
    if (interval === null || place === undefined) return;
    this.#count += 1;
    const joins = positions(editor.cuts).flatMap(({ startSeconds, endSeconds }, at) =>
      at === index ? [] : [startSeconds, endSeconds],
    );
    const edge = part === 'start' ? place.startSeconds : place.endSeconds;
    const playheadSeconds = link.secondsNow();
    const gesture: StripPull = {
      ...{ kind: 'pull', key, part, x, interval },
      rate: meanRate(editor.cuts[index]?.clip.speed),
      startSeconds: place.startSeconds,
      // Its own place is no target: a small pull would be held back.
      targets: [playheadSeconds, ...joins].filter((target) => Math.abs(target - edge) > FRAME_SECONDS),
      playheadSeconds,
      mergeKey: `${this.#id}-${this.#count}`,
    };
    this.#held = gesture;
    view.hold(true);
    this.#shown.onPull(gesture);
  }

  #pullOn(gesture: StripPull): void {
    const { view, actions } = this.#parts();
    const { pixelsPerSecond } = view.scale;
    const moved = (this.#pointer.x - gesture.x) / pixelsPerSecond;
    const seconds = pulledTo(gesture, moved, (at) => {
      const to = snapped(at, gesture.targets, pixelsPerSecond);
      // The playhead stands within its frame, which begins a little before.
      return to === gesture.playheadSeconds ? shownFrameSeconds(to) : to;
    });
    actions.pull(gesture.key, { part: gesture.part, seconds, mergeKey: gesture.mergeKey });
    // The pointer may go on where the edge does not.
    requestAnimationFrame(this.showEdge);
  }

  /** The frame at the edge that is pulled, in the player and above the strip: at once, and again when the edit has a new edge. */
  readonly showEdge = () => {
    const held = this.#held;
    const { editor, link, onPreview } = this.#parts();
    const edge = held?.kind === 'pull' && this.#hasMoved ? pulledEdge(editor, held) : null;
    if (edge === null) return;
    link.seek(edge.reelSeconds);
    onPreview(held, this.#windowX(), edge.seconds);
  };

  #beginMove(key: string): void {
    const gesture = { kind: 'move', key, x: this.#pointer.x } as const;
    this.#held = gesture;
    navigator.vibrate?.(10);
    this.#moveOn(gesture);
  }

  #moveOn({ key, x }: StripGesture & { kind: 'move' }): void {
    const gap = nearestGap(positions(this.#parts().editor.cuts), this.#reelSeconds());
    this.#shown.onLift({ key, shift: this.#pointer.x - x, gap });
  }

  #press(key: string, { shiftKey, ctrlKey, metaKey, pointerType }: PointerEvent<HTMLElement>): void {
    const { actions, isSelecting } = this.#parts();
    const mode = shiftKey ? 'range' : isSelecting || ctrlKey || metaKey ? 'toggle' : 'only';
    const isToThere = pointerType === 'mouse' || !isNarrow();
    actions.choose(key, mode, isToThere ? this.#reelSeconds() : undefined);
    if (pointerType !== 'mouse') actions.inspect(false);
  }

  #drop(key: string): void {
    const { editor, actions } = this.#parts();
    const from = editor.cuts.findIndex((cut) => cut.key === key);
    const gap = nearestGap(positions(editor.cuts), this.#reelSeconds());
    actions.move(key, droppedIndex(from, gap));
  }
}

function isOnRuler(event: PointerEvent<HTMLElement>): boolean {
  return event.clientY - event.currentTarget.getBoundingClientRect().top < RULER_PIXELS;
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
