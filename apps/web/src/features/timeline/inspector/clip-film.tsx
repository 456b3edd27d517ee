import type { Moment, VideoClip } from '@cutroom/contract';
import { type PointerEvent, useId, useRef } from 'react';
import type { Interval, PulledPart } from '../editor/cuts/cut-interval.ts';
import { FilmstripFrame } from '../strip/drawing/filmstrip-frame.tsx';
import { PRESS_PIXELS } from '../strip/gestures/strip-gesture.ts';
import { useCut } from './cut-context.ts';

interface ClipFilmProps {
  readonly clip: VideoClip;
  /** What of it the cut plays. */
  readonly played: Interval;
  /** What is worth showing of it. */
  readonly moments: readonly Pick<Moment, 'startSeconds' | 'endSeconds'>[];
}

/** Enough for the narrowest of frames to lie side by side. */
const FRAMES = 12;
/** So near to an end of what is played, a pointer means the end; a finger is wider. */
const REACH_PIXELS = { mouse: 8, other: 18 };

interface HeldFilm {
  readonly part: PulledPart;
  readonly pointerId: number;
  /** Where the pointer went down, in pixels of the window. */
  readonly x: number;
  /** Until then it may be a press that slipped. */
  readonly isPulled: boolean;
  /** Of the clip: where the part stood, and where the pointer took it. */
  readonly fromSeconds: number;
  readonly pointerSeconds: number;
  readonly mergeKey: string;
}

/**
 * The whole clip from left to right, what the cut plays of it, and ticks where it is worth showing: the middle is pulled to another
 * moment, the ends to more or less of it. For the eye and the pointer: the slider below and the duration do the same by key.
 */
export function ClipFilm({ clip, played, moments }: ClipFilmProps) {
  const { pull } = useCut();
  const id = useId();
  const film = useRef<HTMLDivElement>(null);
  const held = useRef<HeldFilm | null>(null);
  const count = useRef(0);
  const { durationSeconds } = clip;
  const percent = (seconds: number) => `${(Math.min(seconds, durationSeconds) / durationSeconds) * 100}%`;
  const secondsAt = ({ clientX }: PointerEvent) => {
    const box = film.current?.getBoundingClientRect();
    return box === undefined ? 0 : ((clientX - box.left) / box.width) * durationSeconds;
  };
  const letGo = ({ pointerId }: PointerEvent) => {
    if (held.current?.pointerId === pointerId) held.current = null;
  };
  const hand = {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0 || held.current !== null) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      count.current += 1;
      const mergeKey = `${id}-${count.current}`;
      const pointerSeconds = secondsAt(event);
      const reach = event.pointerType === 'mouse' ? REACH_PIXELS.mouse : REACH_PIXELS.other;
      const part = partAt(
        pointerSeconds,
        played,
        (reach / event.currentTarget.clientWidth) * durationSeconds,
      );
      const isBeside = part === 'clip' && !isWithin(pointerSeconds, played);
      const length = played.endSeconds - played.startSeconds;
      const fromSeconds = isBeside ? pointerSeconds - length / 2 : edgeOf(part, played);
      const { pointerId, clientX } = event;
      held.current = { part, pointerId, x: clientX, isPulled: false, fromSeconds, pointerSeconds, mergeKey };
      // A press beside it goes there.
      if (isBeside) pull(part, fromSeconds, mergeKey);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const { current: pulled } = held;
      if (pulled?.pointerId !== event.pointerId) return;
      if (!pulled.isPulled && Math.abs(event.clientX - pulled.x) <= PRESS_PIXELS) return;
      held.current = { ...pulled, isPulled: true };
      const { part, fromSeconds, pointerSeconds, mergeKey } = pulled;
      pull(part, fromSeconds + secondsAt(event) - pointerSeconds, mergeKey);
    },
    onPointerUp: letGo,
    onPointerCancel: letGo,
  };
  return (
    <div
      ref={film}
      aria-hidden
      data-clip-film
      {...hand}
      className="relative h-14 max-w-94 touch-pan-y overflow-hidden rounded-md bg-well select-none"
    >
      <div className="flex h-full">
        {Array.from({ length: FRAMES }, (_, index) => (
          <span key={index} className="min-w-0 flex-1 overflow-hidden">
            <FilmstripFrame
              frame={{ clip, seconds: ((index + 0.5) / FRAMES) * durationSeconds }}
              className="origin-top-left scale-[calc(56/96)] rounded-none!"
            />
          </span>
        ))}
      </div>
      <span
        className="absolute inset-y-0 left-0 bg-black/60"
        style={{ width: percent(played.startSeconds) }}
      />
      <span className="absolute inset-y-0 right-0 bg-black/60" style={{ left: percent(played.endSeconds) }} />
      {moments.map(({ startSeconds, endSeconds }) => (
        <span
          key={startSeconds}
          data-moment-tick
          style={{ left: percent((startSeconds + endSeconds) / 2) }}
          className="absolute top-0 h-2 w-0.5 -translate-x-1/2 bg-white shadow-[0_0_0_1px_rgb(0_0_0/0.6)]"
        />
      ))}
      <span
        data-film-window
        style={{ left: percent(played.startSeconds), right: `calc(100% - ${percent(played.endSeconds)})` }}
        className="absolute inset-y-0 cursor-grab rounded-[4px] border-x-4 border-y-2 border-white shadow-[0_0_0_1px_rgb(0_0_0/0.6)]"
      />
    </div>
  );
}

function partAt(seconds: number, { startSeconds, endSeconds }: Interval, reach: number): PulledPart {
  // Of a short one the middle third is still its middle.
  const inner = Math.min(reach, (endSeconds - startSeconds) / 3);
  if (seconds >= startSeconds - reach && seconds <= startSeconds + inner) return 'start';
  if (seconds >= endSeconds - inner && seconds <= endSeconds + reach) return 'end';
  return 'clip';
}

function isWithin(seconds: number, { startSeconds, endSeconds }: Interval): boolean {
  return seconds >= startSeconds && seconds <= endSeconds;
}

function edgeOf(part: PulledPart, { startSeconds, endSeconds }: Interval): number {
  return part === 'end' ? endSeconds : startSeconds;
}
