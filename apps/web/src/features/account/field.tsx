import type { ComponentProps } from 'react';

interface FieldProps extends ComponentProps<'input'> {
  readonly label: string;
}

/** A line of text with its label. */
export function Field({ label, ...input }: FieldProps) {
  return (
    <label className="grid w-full max-w-sm gap-1 text-sm text-ink-soft">
      {label}
      <input
        className="min-h-11 w-full rounded-md bg-field px-3 text-base text-ink ring-1 ring-inset ring-edge-strong"
        {...input}
      />
    </label>
  );
}
