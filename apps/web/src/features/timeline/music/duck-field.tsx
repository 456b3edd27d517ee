import { useId, useRef, useState } from 'react';

interface DuckFieldProps {
  readonly label: string;
  readonly unit: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly decimals: number;
  /** @param mergeKey the same for everything typed without leaving the field */
  readonly onChange: (value: number, mergeKey: string) => void;
}

/** A number with its unit. What is typed stands until the field is left. */
export function DuckField({ label, unit, value, decimals, onChange, ...range }: DuckFieldProps) {
  const id = useId();
  const visit = useRef(0);
  const [draft, setDraft] = useState<string | null>(null);
  return (
    <label htmlFor={id} className="grid w-22 grid-cols-1 gap-1 text-xs text-ink-soft">
      <span>
        {label} <span className="text-ink-faint">({unit})</span>
      </span>
      <input
        id={id}
        type="number"
        inputMode="decimal"
        {...range}
        value={draft ?? value.toFixed(decimals)}
        onFocus={() => {
          visit.current += 1;
        }}
        onChange={({ target }) => {
          setDraft(target.value);
          if (Number.isFinite(target.valueAsNumber)) onChange(target.valueAsNumber, `${id}-${visit.current}`);
        }}
        onBlur={() => setDraft(null)}
        onKeyDown={({ key }) => {
          if (key === 'Enter') setDraft(null);
        }}
        className="timecode h-11 w-full rounded-md bg-field px-2 text-sm text-ink ring-1 ring-inset ring-edge-strong"
      />
    </label>
  );
}
