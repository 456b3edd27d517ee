import type { TextSpan } from '@cutroom/contract';
import { clsx } from 'clsx';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { TextMark } from './text-mark.tsx';

interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'id'> {
  readonly label: string;
  /** A line below, such as how to begin. */
  readonly hint?: ReactNode;
  readonly value: string;
  /** Words of it to be marked. */
  readonly mark?: TextSpan | null;
}

export function TextArea({ label, hint, value, mark = null, className, ...rest }: TextAreaProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  return (
    <div className="grid gap-2">
      <label htmlFor={id} className="text-sm font-medium text-ink">
        {label}
      </label>
      <div className="relative grid">
        <textarea
          id={id}
          dir="auto"
          value={value}
          aria-describedby={hint ? hintId : undefined}
          className={clsx(
            'w-full resize-y rounded-lg bg-field text-ink placeholder:text-ink-faint',
            'ring-1 ring-inset ring-edge-strong transition-shadow focus-visible:ring-2 focus-visible:ring-focus focus-visible:outline-none',
            LETTERING,
            className,
          )}
          {...rest}
        />
        {mark !== null && <TextMark key={mark.join('-')} text={value} span={mark} lettering={LETTERING} />}
      </div>
      <div id={hintId} className="text-sm text-ink-faint empty:hidden">
        {hint}
      </div>
    </div>
  );
}

const LETTERING = 'p-4 text-lg leading-relaxed';
