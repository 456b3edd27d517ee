import { Type } from 'lucide-react';
import { type PointerEvent, useRef } from 'react';
import { type Cuts, positions } from '../editor/cuts/timeline-cuts.ts';
import { PRESS_PIXELS } from '../strip/gestures/strip-gesture.ts';
import { useTimeline } from '../timeline-context.ts';
import { titleEnd } from './on-frame/title-span.ts';
import type { TitleWriting } from './on-frame/use-title-writing.ts';

interface TitleLaneProps {
  readonly cuts: Cuts;
  readonly writing: TitleWriting;
}

/**
 * The words over the cuts, each where it stands and with its cut wherever that goes; a press chooses the cut and writes them.
 * For the eye and the pointer, as the strip is: the inspector and the key T do the same. A phone has them on the picture alone.
 */
export function TitleLane({ cuts, writing }: TitleLaneProps) {
  const { actions } = useTimeline();
  const pressedAt = useRef<number | null>(null);
  const places = positions(cuts);
  const titles = cuts.flatMap(({ key, clip }, index) => {
    const { startSeconds: from, endSeconds: until } = places[index] ?? { startSeconds: 0, endSeconds: 0 };
    return (clip.titles ?? []).map((title, at) => ({
      ...{ key, at, text: title.text },
      startSeconds: from + Math.min(title.startSeconds, until - from),
      endSeconds: from + titleEnd(title, until - from),
    }));
  });
  if (titles.length === 0) return null;
  return (
    <div
      data-title-lane
      style={{
        marginLeft: 'var(--strip-pad)',
        width: `calc(var(--second) * ${places.at(-1)?.endSeconds ?? 0})`,
      }}
      className="relative mt-1 mb-px h-7 rounded-sm bg-raised max-md:hidden"
    >
      {titles.map(({ key, at, text, startSeconds, endSeconds }) => {
        const hand = {
          onPointerDown: (event: PointerEvent) => {
            // Otherwise the strip would go there.
            event.stopPropagation();
            pressedAt.current = event.clientX;
          },
          onPointerUp: (event: PointerEvent) => {
            const from = pressedAt.current;
            pressedAt.current = null;
            if (from === null || Math.abs(event.clientX - from) > PRESS_PIXELS) return;
            actions.choose(key, 'only', (startSeconds + endSeconds) / 2);
            writing.write(key, at);
          },
        };
        return (
          <span
            key={`${key} ${at}`}
            data-title-bar={key}
            title={text}
            style={{
              left: `calc(var(--second) * ${startSeconds})`,
              width: `calc(var(--second) * ${endSeconds - startSeconds})`,
            }}
            {...hand}
            className="absolute inset-y-0 flex cursor-text items-center gap-1 overflow-hidden rounded-[3px] bg-control px-1.5 text-xs text-ink ring-1 ring-edge-strong ring-inset hover:bg-pressed"
          >
            <Type aria-hidden className="size-3 shrink-0 text-ink-soft" />
            <span className="truncate">{text}</span>
          </span>
        );
      })}
    </div>
  );
}
