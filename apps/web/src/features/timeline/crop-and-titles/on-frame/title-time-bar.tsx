import type { CutTitle } from '@cutroom/contract';
import { type KeyboardEvent, type PointerEvent, useId, useRef, useState } from 'react';
import { comingAt, goingAt, titleEnd } from './title-span.ts';

interface TitleTimeBarProps {
  readonly title: CutTitle;
  /** 'the title of clip 3' */
  readonly label: string;
  readonly cutSeconds: number;
  readonly onChange: (title: CutTitle, mergeKey: string | null) => void;
}

/** The whole cut from left to right, and when in it the title stands: both ends are pulled, or moved by arrow keys. */
export function TitleTimeBar({ title, label, cutSeconds, onChange }: TitleTimeBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const secondsAt = ({ clientX }: PointerEvent) => {
    const box = bar.current?.getBoundingClientRect();
    return box === undefined ? 0 : ((clientX - box.left) / box.width) * cutSeconds;
  };
  const start = Math.min(title.startSeconds, cutSeconds);
  const end = titleEnd(title, cutSeconds);
  const left = (start / cutSeconds) * 100;
  const right = (end / cutSeconds) * 100;
  return (
    <div className="absolute inset-x-2 bottom-24 rounded-md bg-black/75 px-8 text-white ring-1 ring-white/20">
      <div ref={bar} className="relative h-11 touch-none">
        <p aria-hidden className="timecode absolute inset-x-0 top-0 text-center text-xs">
          {start.toFixed(1)}–{end.toFixed(1)} s
        </p>
        <div className="absolute inset-x-0 top-1/2 h-1 -translate-y-1/2 rounded-full bg-white/25" />
        <div
          className="absolute top-1/2 h-1 -translate-y-1/2 bg-white"
          style={{ left: `${left}%`, right: `${100 - right}%` }}
        />
        <End
          label={`When ${label} comes, on the picture`}
          seconds={start}
          cutSeconds={cutSeconds}
          percent={left}
          side="-translate-x-full"
          secondsAt={secondsAt}
          onMove={(seconds, mergeKey) => onChange(comingAt(title, seconds, cutSeconds), mergeKey)}
        />
        <End
          label={`When ${label} goes, on the picture`}
          seconds={end}
          cutSeconds={cutSeconds}
          percent={right}
          side=""
          secondsAt={secondsAt}
          onMove={(seconds, mergeKey) => onChange(goingAt(title, seconds, cutSeconds), mergeKey)}
        />
      </div>
    </div>
  );
}

interface EndProps {
  readonly label: string;
  readonly seconds: number;
  readonly cutSeconds: number;
  readonly percent: number;
  /** Both stand outside of the time that they bound, so that neither covers the other. */
  readonly side: '-translate-x-full' | '';
  readonly secondsAt: (event: PointerEvent) => number;
  readonly onMove: (seconds: number, mergeKey: string) => void;
}

function End({ label, seconds, cutSeconds, percent, side, secondsAt, onMove }: EndProps) {
  const id = useId();
  const [pull, setPull] = useState(0);
  const onKeyDown = (event: KeyboardEvent) => {
    const to = targetOf(event.key, seconds, cutSeconds);
    if (to === null || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    onMove(to, `${id}-${pull}`);
  };
  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={Number(cutSeconds.toFixed(1))}
      aria-valuenow={Number(seconds.toFixed(1))}
      aria-valuetext={`${seconds.toFixed(1)} s`}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) onMove(secondsAt(event), `${id}-${pull}`);
      }}
      onPointerUp={() => setPull(pull + 1)}
      onBlur={() => setPull(pull + 1)}
      className={`absolute inset-y-0 grid w-8 cursor-ew-resize touch-none place-items-center ${side}`}
      style={{ left: `${percent}%` }}
    >
      <span aria-hidden className="h-6 w-2.5 rounded-xs bg-white" />
    </div>
  );
}

function targetOf(key: string, seconds: number, cutSeconds: number): number | null {
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowDown':
      return seconds - 0.1;
    case 'ArrowRight':
    case 'ArrowUp':
      return seconds + 0.1;
    case 'PageDown':
      return seconds - 1;
    case 'PageUp':
      return seconds + 1;
    case 'Home':
      return 0;
    case 'End':
      return cutSeconds;
    default:
      return null;
  }
}
