import { DUCK_DB_MAX } from '@cutroom/contract';
import type { MusicDuck } from '@cutroom/reel';
import { clsx } from 'clsx';
import { type PointerEvent, useId, useRef, useState } from 'react';
import { secondsInLane } from './lane-pull.ts';
import type { Ducks } from './use-ducks.ts';

/** What of a duck the pointer holds, and where it took it. */
interface HeldDuck {
  readonly index: number;
  readonly part: 'start' | 'end' | 'depth';
  readonly duck: MusicDuck;
  readonly fromSeconds: number;
  readonly fromY: number;
  readonly mergeKey: string;
}

/** Over the lane: the places where the music goes down. Pressed, one is chosen; then its edges and its floor are pulled. */
export function DuckHandles({ ducks }: { readonly ducks: Ducks }) {
  const { list, chosen, choose, change, reelSeconds } = ducks;
  const id = useId();
  const count = useRef(0);
  const [held, setHeld] = useState<HeldDuck | null>(null);
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    const pressed = pressedDuck(event);
    const duck = list[pressed?.index ?? -1];
    if (pressed === null || duck === undefined || event.button !== 0) return;
    // Otherwise the strip would go there.
    event.stopPropagation();
    const wasChosen = pressed.index === chosen;
    choose(pressed.index);
    // A finger on one that is not chosen may be about to scroll.
    if (event.pointerType === 'touch' && !wasChosen) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    count.current += 1;
    const place = { fromSeconds: secondsInLane(event, reelSeconds), fromY: event.clientY };
    setHeld({ ...pressed, ...place, duck, mergeKey: `${id}-${count.current}` });
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    if (held === null) return;
    const { index, part, duck, mergeKey } = held;
    const moved = secondsInLane(event, reelSeconds) - held.fromSeconds;
    const { height } = event.currentTarget.getBoundingClientRect();
    const deeper = ((event.clientY - held.fromY) / Math.max(1, height)) * DUCK_DB_MAX;
    const changes = {
      start: { startSeconds: duck.startSeconds + moved },
      end: { endSeconds: duck.endSeconds + moved },
      depth: { depthDb: duck.depthDb + deeper },
    };
    if (moved !== 0 || deeper !== 0) change(index, changes[part], mergeKey);
  };
  const letGo = () => setHeld(null);
  return (
    <div
      data-duck-handles
      className="absolute inset-0"
      {...{ onPointerDown, onPointerMove, onPointerUp: letGo, onPointerCancel: letGo }}
    >
      {list.map((duck, index) => (
        <DuckHandle
          // They have no other name, and stay in order.
          key={index}
          {...{ duck, index, isChosen: index === chosen }}
        />
      ))}
    </div>
  );
}

interface DuckHandleProps {
  readonly duck: MusicDuck;
  readonly index: number;
  readonly isChosen: boolean;
}

function DuckHandle({ duck: { startSeconds, endSeconds, depthDb }, index, isChosen }: DuckHandleProps) {
  return (
    <span
      data-duck={index}
      style={{
        left: `calc(var(--second) * ${startSeconds})`,
        width: `calc(var(--second) * ${endSeconds - startSeconds})`,
      }}
      className={clsx(
        'absolute inset-y-0 cursor-ns-resize rounded-[3px]',
        isChosen ? 'z-1 touch-none bg-chosen/10 ring-1 ring-chosen' : 'hover:ring-1 hover:ring-edge-strong',
      )}
    >
      {isChosen && (
        <>
          <span
            style={{ top: `${(100 * depthDb) / DUCK_DB_MAX}%` }}
            className="pointer-events-none absolute inset-x-0 h-0.5 -translate-y-1/2 bg-chosen"
          />
          <span
            data-duck-edge="start"
            className={clsx(
              EDGE,
              '-left-1.5 pointer-coarse:-left-6 after:left-1 pointer-coarse:after:left-5.5',
            )}
          />
          <span
            data-duck-edge="end"
            className={clsx(
              EDGE,
              '-right-1.5 pointer-coarse:-right-6 after:right-1 pointer-coarse:after:right-5.5',
            )}
          />
        </>
      )}
    </span>
  );
}

/** Outside of its duck for most of its width: a short one can still be pulled at its floor. */
const EDGE = clsx(
  'absolute inset-y-0 z-2 w-2.5 cursor-ew-resize touch-none pointer-coarse:w-7',
  'after:absolute after:inset-y-0 after:w-1 after:rounded-full after:bg-chosen after:shadow-[0_0_0_1px_rgb(0_0_0/0.6)]',
);

function pressedDuck({ target }: PointerEvent): Pick<HeldDuck, 'index' | 'part'> | null {
  if (!(target instanceof Element)) return null;
  const index = target.closest<HTMLElement>('[data-duck]')?.dataset.duck;
  if (index === undefined) return null;
  const edge = target.closest<HTMLElement>('[data-duck-edge]')?.dataset.duckEdge;
  return { index: Number(index), part: edge === 'start' || edge === 'end' ? edge : 'depth' };
}
