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
  /** Controls inside the field, in a row below its text. */
  readonly tools?: ReactNode;
}

export function TextArea({ label, hint, value, mark = null, tools, className, ...rest }: TextAreaProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  return (
    <div className="grid gap-2">
      <label htmlFor={id} className="text-sm font-medium text-ink">
        {label}
      </label>
      <div className={FRAME}>
        <div className="relative grid">
          <textarea
            id={id}
            dir="auto"
            value={value}
            aria-describedby={hint ? hintId : undefined}
            className={clsx(
              'w-full resize-y rounded-lg bg-transparent text-ink placeholder:text-ink-faint focus-visible:outline-none',
              LETTERING,
              className,
            )}
            {...rest}
          />
          {mark !== null && <TextMark key={mark.join('-')} text={value} span={mark} lettering={LETTERING} />}
        </div>
        {tools}
      </div>
      <div id={hintId} className="text-sm text-ink-faint empty:hidden">
        {hint}
      </div>
    </div>
  );
}

const FRAME = clsx(
  'grid rounded-lg bg-field ring-1 ring-inset ring-edge-strong transition-shadow',
  'has-[textarea:focus-visible]:ring-2 has-[textarea:focus-visible]:ring-focus',
);

const LETTERING = 'p-4 text-lg leading-relaxed';
