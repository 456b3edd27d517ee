import type { Brief } from '@cutroom/contract';
import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { NOTHING_READ } from '../../../components/brief-chips/editing/clip-marks.ts';
import { audioChoice } from './audio-choice.ts';
import { type Choice, lengthChoice, paceChoice } from './choices.ts';

interface ChoiceRowProps {
  readonly brief: Brief | null;
  /** Whether the project has music of its own. */
  readonly hasTrack: boolean;
  readonly onChange: (brief: Brief) => void;
}

/** What people would otherwise have to write: it counts whatever is written, and shows what the text says of it. */
export function ChoiceRow({ brief, hasTrack, onChange }: ChoiceRowProps) {
  const read = brief ?? NOTHING_READ;
  const choices = [lengthChoice(read), paceChoice(read), audioChoice(read, hasTrack)];
  return (
    <div className="flex flex-wrap gap-1 sm:gap-2">
      {choices.map((choice) => (
        <ChoiceSelect key={choice.label} choice={choice} onChange={onChange} />
      ))}
    </div>
  );
}

interface ChoiceSelectProps {
  readonly choice: Choice;
  readonly onChange: (brief: Brief) => void;
}

/** The browser's own list, under a look that says in short what counts. */
function ChoiceSelect({ choice, onChange }: ChoiceSelectProps) {
  const { label, counts, chosen, options, left, choose } = choice;
  const id = useId();
  return (
    <div data-chosen={chosen === null ? undefined : ''} className={SELECT}>
      <label htmlFor={id} className="text-ink-soft">
        {label}
      </label>
      <span aria-hidden className="truncate font-medium">
        {counts ?? 'Auto'}
      </span>
      <ChevronDown aria-hidden className="size-4 shrink-0 text-ink-faint" />
      <select
        id={id}
        value={chosen ?? ''}
        onChange={(event) => onChange(choose(event.target.value === '' ? null : event.target.value))}
        className="absolute inset-0 w-full cursor-pointer opacity-0"
      >
        <option value="" className="bg-raised text-ink">
          {left}
        </option>
        {options.map((option) => (
          <option key={option} value={option} className="bg-raised text-ink">
            {option}
          </option>
        ))}
      </select>
    </div>
  );
}

const SELECT = clsx(
  'relative flex min-h-11 min-w-0 items-center gap-1 rounded-md px-1.5 text-sm sm:gap-1.5 sm:px-3 ring-1 ring-inset ring-edge',
  'transition-colors hover:bg-raised data-chosen:bg-chosen-wash data-chosen:ring-chosen/60 has-focus-visible:ring-2 has-focus-visible:ring-focus',
);
