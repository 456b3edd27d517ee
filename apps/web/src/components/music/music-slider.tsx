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

interface Pull {
  readonly value: number;
  /** The slider's value when it was pulled: what comes instead of it counts. */
  readonly over: number;
  readonly isHeld: boolean;
}

/** A slider that tells when it is let go, not on its way. */
export function MusicSlider({ label, value, textOf, isDisabled, onChosen, ...range }: MusicSliderProps) {
  const id = useId();
  const [pull, setPull] = useState<Pull | null>(null);
  // It stands where it was let go until that is its value, which is not at once: the next press counts on from there.
  if (pull !== null && !pull.isHeld && pull.over !== value) setPull(null);
  const letGo = () => {
    if (pull?.isHeld !== true) return;
    const isChanged = pull.value !== value;
    setPull(isChanged ? { ...pull, over: value, isHeld: false } : null);
    if (isChanged) onChosen(pull.value);
  };
  const shown = pull?.value ?? value;
  return (
    <label htmlFor={id} className="grid grid-cols-[minmax(0,1fr)_auto] items-center text-sm">
      <span className="text-ink-soft">{label}</span>
      <span className="timecode text-xs">{textOf(shown)}</span>
      <input
        id={id}
        type="range"
        {...range}
        value={shown}
        disabled={isDisabled}
        aria-valuetext={textOf(shown)}
        onChange={(event) => setPull({ value: event.target.valueAsNumber, over: value, isHeld: true })}
        onPointerUp={letGo}
        onKeyUp={letGo}
        onBlur={letGo}
        className="col-span-2 h-11 w-full cursor-pointer accent-chosen"
      />
    </label>
  );
}
