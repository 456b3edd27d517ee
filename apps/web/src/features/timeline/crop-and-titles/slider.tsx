import { clsx } from 'clsx';
import { useId, useRef } from 'react';

interface SliderProps {
  readonly label: string;
  /** The word before it, for the eye. */
  readonly text: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly valueText: string;
  /** @param mergeKey the same for everything done without letting go */
  readonly onChange: (value: number, mergeKey: string) => void;
}

export function Slider({ label, text, valueText, onChange, ...range }: SliderProps) {
  const id = useId();
  const pull = useRef(0);
  const letGo = () => {
    pull.current += 1;
  };
  return (
    <div className="grid grid-cols-[4.5rem_minmax(0,1fr)_3.5rem] items-center gap-2 text-xs text-ink-soft">
      <span aria-hidden>{text}</span>
      <input
        type="range"
        aria-label={label}
        aria-valuetext={valueText}
        {...range}
        onChange={(event) => onChange(event.target.valueAsNumber, `${id}-${pull.current}`)}
        onPointerUp={letGo}
        onBlur={letGo}
        className={TRACK}
      />
      <span className="timecode text-right">{valueText}</span>
    </div>
  );
}

const TRACK = clsx('h-11 min-w-0 cursor-pointer accent-chosen');
