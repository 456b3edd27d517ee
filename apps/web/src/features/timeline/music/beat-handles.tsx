import type { Music } from '@cutroom/contract';
import { type PointerEvent, useState } from 'react';
import { movedBeat } from '../../../components/music/beat-changes.ts';
import type { BeatsProps } from '../../../components/music/beats-props.ts';
import { secondsInLane, secondsOfPixels } from './lane-pull.ts';

interface BeatHandlesProps {
  readonly music: Music;
  readonly reelSeconds: number;
  readonly onBeats: BeatsProps['onEdit'];
}

/** A beat on its way: its place among the beats, and how far the pointer has taken it. */
interface HeldBeat {
  readonly index: number;
  readonly fromSeconds: number;
  readonly bySeconds: number;
}

/** A press nearer than this means a beat. */
const REACH_PIXELS = 16;

/** Over the lane: the beat under the pointer is pulled to its place, between its neighbours. */
export function BeatHandles({ music, reelSeconds, onBeats }: BeatHandlesProps) {
  const [held, setHeld] = useState<HeldBeat | null>(null);
  const moved = held === null ? null : movedBeat(music, held.index, held.bySeconds);
  const shown = moved?.beats[held?.index ?? -1] ?? null;
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    // Otherwise the strip would go there.
    event.stopPropagation();
    const seconds = secondsInLane(event, reelSeconds);
    const reach = secondsOfPixels(event.currentTarget, REACH_PIXELS, reelSeconds);
    const index = nearestBeat(music, seconds + music.startSeconds, reach);
    if (index === null) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    setHeld({ index, fromSeconds: seconds, bySeconds: 0 });
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    if (held !== null) setHeld({ ...held, bySeconds: secondsInLane(event, reelSeconds) - held.fromSeconds });
  };
  const letGo = () => {
    if (moved !== null && held !== null && moved.beats[held.index] !== music.beats[held.index])
      onBeats(moved);
    setHeld(null);
  };
  return (
    <div
      data-beat-handles
      className="absolute inset-0 cursor-ew-resize touch-none rounded-sm ring-1 ring-chosen"
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={letGo}
      onPointerCancel={() => setHeld(null)}
    >
      {shown !== null && (
        <span
          data-held-beat
          style={{ left: `calc(var(--second) * ${shown - music.startSeconds})` }}
          className="absolute inset-y-0 w-1 -translate-x-1/2 rounded-full bg-chosen shadow-[0_0_0_1px_rgb(0_0_0/0.6)]"
        />
      )}
    </div>
  );
}

function nearestBeat({ beats }: Music, seconds: number, reach: number): number | null {
  const away = (index: number) => Math.abs((beats[index] ?? Number.POSITIVE_INFINITY) - seconds);
  const nearest = beats.reduce((best, _, index) => (away(index) < away(best) ? index : best), 0);
  return away(nearest) <= reach ? nearest : null;
}
