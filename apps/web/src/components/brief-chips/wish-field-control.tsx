import type { VideoClip, Wish } from '@cutroom/contract';
import { Minus, Plus } from 'lucide-react';
import { useId, useState } from 'react';
import { IconButton } from '../ui/icon-button.tsx';
import { ClipPicker } from './clip-picker.tsx';
import type { WishField } from './editing/wish-fields.ts';

interface WishFieldControlProps {
  readonly field: WishField;
  readonly clips: readonly VideoClip[];
  readonly onChange: (wish: Wish) => void;
}

type FieldOf<Kind extends WishField['kind']> = Extract<WishField, { kind: Kind }>;

/** The control of one thing that can be changed of a wish. */
export function WishFieldControl({ field, clips, onChange }: WishFieldControlProps) {
  switch (field.kind) {
    case 'number':
      return <NumberControl field={field} onChange={onChange} />;
    case 'choice':
      return <ChoiceControl field={field} onChange={onChange} />;
    case 'text':
      return <TextControl field={field} onChange={onChange} />;
    case 'clips':
      return <ClipPicker field={field} clips={clips} onChange={onChange} />;
  }
}

interface ControlProps<Kind extends WishField['kind']> {
  readonly field: FieldOf<Kind>;
  readonly onChange: (wish: Wish) => void;
}

function NumberControl({ field, onChange }: ControlProps<'number'>) {
  const { label, value, min, max, step, unit } = field;
  const id = useId();
  // What is being typed need not be a number yet.
  const [typed, setTyped] = useState<string | null>(null);
  const put = (next: number) => {
    if (Number.isFinite(next)) onChange(field.set(Math.min(max, Math.max(min, Math.round(next * 10) / 10))));
  };
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
      <label htmlFor={id} className="text-ink-soft">
        {label}
      </label>
      <div className="flex items-center gap-1">
        <IconButton label={`${label}: less`} disabled={value <= min} onClick={() => put(value - step)}>
          <Minus aria-hidden />
        </IconButton>
        <input
          id={id}
          type="number"
          inputMode="decimal"
          {...{ min, max, step }}
          value={typed ?? String(value)}
          onChange={(event) => {
            setTyped(event.target.value);
            if (event.target.value !== '') put(event.target.valueAsNumber);
          }}
          onBlur={() => setTyped(null)}
          className={`${BOX} timecode w-18 text-center [appearance:textfield] [&::-webkit-inner-spin-button]:appearance-none`}
        />
        {unit !== '' && <span className="w-4 text-ink-faint">{unit}</span>}
        <IconButton label={`${label}: more`} disabled={value >= max} onClick={() => put(value + step)}>
          <Plus aria-hidden />
        </IconButton>
      </div>
    </div>
  );
}

function ChoiceControl({ field, onChange }: ControlProps<'choice'>) {
  const id = useId();
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
      <label htmlFor={id} className="text-ink-soft">
        {field.label}
      </label>
      <select
        id={id}
        value={field.value}
        onChange={(event) => onChange(field.set(event.target.value))}
        className={`${BOX} min-w-0 flex-1 px-3`}
      >
        {field.options.map(({ value, label }) => (
          <option key={value} value={value} className="bg-raised text-ink">
            {label}
          </option>
        ))}
      </select>
    </div>
  );
}

function TextControl({ field, onChange }: ControlProps<'text'>) {
  const id = useId();
  return (
    <div className="grid grid-cols-1 gap-1">
      <label htmlFor={id} className="text-ink-soft">
        {field.label}
      </label>
      <input
        id={id}
        dir="auto"
        value={field.value}
        maxLength={field.charsMax}
        onChange={(event) => onChange(field.set(event.target.value))}
        className={`${BOX} px-3`}
      />
    </div>
  );
}

const BOX =
  'h-11 rounded-md bg-field text-ink ring-1 ring-inset ring-edge-strong focus-visible:ring-2 focus-visible:ring-focus focus-visible:outline-none';
