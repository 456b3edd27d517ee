import { useId, useState } from 'react';

interface MusicSliderProps {
  readonly label: string;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly value: number;
  readonly textOf: (value: number) => string;
  readonly isDisabled: boolean;
  /** When it is let go. */
  readonly onChosen: (value: number) => void;
}

/** A slider that tells when it is let go, not on its way. */
export function MusicSlider({ label, value, textOf, isDisabled, onChosen, ...range }: MusicSliderProps) {
  const id = useId();
  const [pulled, setPulled] = useState<number | null>(null);
  const letGo = () => {
    if (pulled !== null && pulled !== value) onChosen(pulled);
    setPulled(null);
  };
  return (
    <label htmlFor={id} className="grid grid-cols-[minmax(0,1fr)_auto] items-center text-sm">
      <span className="text-ink-soft">{label}</span>
      <span className="timecode text-xs">{textOf(pulled ?? value)}</span>
      <input
        id={id}
        type="range"
        {...range}
        value={pulled ?? value}
        disabled={isDisabled}
        aria-valuetext={textOf(pulled ?? value)}
        onChange={(event) => setPulled(event.target.valueAsNumber)}
        onPointerUp={letGo}
        onKeyUp={letGo}
        onBlur={letGo}
        className="col-span-2 h-11 w-full cursor-pointer accent-lamp"
      />
    </label>
  );
}
