import { CUT_SECONDS_MIN, CUT_SECONDS_STEP, playedSeconds } from '@cutroom/contract';
import { clsx } from 'clsx';
import { Minus, Plus } from 'lucide-react';
import { type InputEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { IconButton } from '../../../components/ui/icon-button.tsx';
import { durationOf } from '../editor/cuts/timeline-cuts.ts';
import type { CutLimits } from '../rows/row-facts.ts';
import { useCut } from './cut-context.ts';

/** As precise as everything beside it; who edits it has the whole number, up to milliseconds. */
const SHOWN_DECIMALS = 1;
const EXACT_DECIMALS = 3;

const FIELD = clsx(
  'timecode h-11 w-18 max-w-full rounded-md bg-field px-2 text-right text-base text-ink sm:text-sm',
  'ring-1 ring-inset ring-edge-strong focus-visible:outline-offset-0',
  '[appearance:textfield] [&::-webkit-inner-spin-button]:appearance-none',
);

interface DurationFieldProps {
  readonly limits: Pick<CutLimits, 'longestSeconds' | 'canShorten' | 'canLengthen'>;
}

/** How long a clip plays: minus, plus, or a number typed. */
export function DurationField({ limits }: DurationFieldProps) {
  const { longestSeconds, canShorten, canLengthen } = limits;
  const { clip, label, run, setDuration } = useCut();
  const seconds = playedSeconds(clip);
  const id = useId();
  const [hasFocus, setHasFocus] = useState(false);
  const [isRefused, setRefused] = useState(false);
  const [draft, setDraft] = useState<{ readonly text: string; readonly seconds: number } | null>(null);
  const visit = useRef(0);
  // What was typed stands until the field is left or the value changes in another way, such as by undoing.
  const exact = Number(seconds.toFixed(EXACT_DECIMALS));
  const isDraftCurrent = draft !== null && draft.seconds === exact;
  const input = useRef<HTMLInputElement>(null);
  // With the number that is there by then.
  useLayoutEffect(() => {
    if (hasFocus) input.current?.select();
  }, [hasFocus]);
  return (
    <div className="flex min-w-0 items-center">
      <IconButton
        label={`Shorten ${label} by ${CUT_SECONDS_STEP} seconds`}
        disabled={!canShorten}
        onClick={() => run('shorten')}
      >
        <Minus aria-hidden />
      </IconButton>
      <input
        ref={input}
        type="number"
        inputMode="decimal"
        aria-label={`Duration of ${label} in seconds`}
        aria-describedby={`${id}-unit`}
        min={CUT_SECONDS_MIN}
        max={longestSeconds}
        step={CUT_SECONDS_STEP}
        value={isDraftCurrent ? draft.text : hasFocus ? exactText(exact) : seconds.toFixed(SHOWN_DECIMALS)}
        onFocus={() => {
          visit.current += 1;
          setHasFocus(true);
        }}
        onBeforeInput={(event: InputEvent<HTMLInputElement>) => {
          const isRefusedNow = NO_NUMBER.test(event.data);
          setRefused(isRefusedNow);
          if (isRefusedNow) event.preventDefault();
        }}
        onChange={(event) => {
          // Half a number, such as '1e', which some browsers let through.
          if (event.target.validity.badInput) return;
          const typed = durationOf(event.target.value);
          setDraft({ text: event.target.value, seconds: Math.min(typed, longestSeconds) });
          setDuration(typed, `${id}-${visit.current}`);
        }}
        onBlur={() => {
          setDraft(null);
          setHasFocus(false);
          setRefused(false);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter') setDraft(null);
        }}
        className={FIELD}
      />
      <span id={`${id}-unit`} className="pl-1.5 text-xs text-ink-faint">
        sec
      </span>
      <IconButton
        label={`Lengthen ${label} by ${CUT_SECONDS_STEP} seconds`}
        disabled={!canLengthen}
        onClick={() => run('lengthen')}
      >
        <Plus aria-hidden />
      </IconButton>
      <span role="status" className="min-w-0 text-xs leading-tight text-fair">
        {isRefused && 'Numbers only'}
      </span>
    </div>
  );
}

/** Sums of decimals read as they were meant, with at least one decimal. */
function exactText(seconds: number): string {
  const shown = seconds.toFixed(SHOWN_DECIMALS);
  return Number(shown) === seconds ? shown : String(seconds);
}

const NO_NUMBER = /[^\d.,-]/;
