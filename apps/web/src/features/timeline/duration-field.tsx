import { CUT_SECONDS_MIN, CUT_SECONDS_STEP } from '@cutroom/contract';
import { Minus, Plus } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { IconButton } from '../../ui/icon-button.tsx';
import { durationOf } from './timeline-cuts.ts';

// Elements that stay the same are not drawn again with their fifty rows.
const MINUS = <Minus aria-hidden />;
const PLUS = <Plus aria-hidden />;

interface DurationFieldProps {
  /** 'Clip 3' */
  readonly clipLabel: string;
  readonly seconds: number;
  /** As far as its clip goes on. */
  readonly longestSeconds: number;
  readonly canShorten: boolean;
  readonly canLengthen: boolean;
  readonly onShorten: () => void;
  readonly onLengthen: () => void;
  /** @param mergeKey the same for everything typed without leaving the field */
  readonly onType: (seconds: number, mergeKey: string) => void;
}

/** How long a clip plays: minus, plus, or a number typed. */
export function DurationField(props: DurationFieldProps) {
  const { clipLabel, seconds, longestSeconds, canShorten, canLengthen, onShorten, onLengthen, onType } =
    props;
  const id = useId();
  const [draft, setDraft] = useState<{ readonly text: string; readonly seconds: number } | null>(null);
  const visit = useRef(0);
  // What was typed stands until the field is left or the value changes in another way, such as by undoing.
  const isDraftCurrent = draft !== null && draft.seconds === seconds;
  return (
    <div className="flex items-center">
      <IconButton
        label={`Shorten ${clipLabel} by ${CUT_SECONDS_STEP} seconds`}
        disabled={!canShorten}
        onClick={onShorten}
      >
        {MINUS}
      </IconButton>
      <div className="relative">
        <input
          type="number"
          inputMode="decimal"
          aria-label={`Duration of ${clipLabel} in seconds`}
          aria-describedby={`${id}-unit`}
          min={CUT_SECONDS_MIN}
          max={longestSeconds}
          step={CUT_SECONDS_STEP}
          value={isDraftCurrent ? draft.text : seconds}
          onFocus={(event) => {
            visit.current += 1;
            event.target.select();
          }}
          onChange={(event) => {
            const typed = durationOf(event.target.value);
            setDraft({ text: event.target.value, seconds: Math.min(typed, longestSeconds) });
            onType(typed, `${id}-${visit.current}`);
          }}
          onBlur={() => setDraft(null)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') setDraft(null);
          }}
          className="timecode h-11 w-22 rounded-md bg-well pr-8.5 pl-2 text-right text-base text-ink ring-1 ring-inset ring-edge-strong [appearance:textfield] focus-visible:outline-offset-0 sm:text-sm [&::-webkit-inner-spin-button]:appearance-none"
        />
        <span
          id={`${id}-unit`}
          className="pointer-events-none absolute inset-y-0 right-2 grid place-items-center text-xs text-ink-faint"
        >
          sec
        </span>
      </div>
      <IconButton
        label={`Lengthen ${clipLabel} by ${CUT_SECONDS_STEP} seconds`}
        disabled={!canLengthen}
        onClick={onLengthen}
      >
        {PLUS}
      </IconButton>
    </div>
  );
}
