import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { useRefusal } from './use-refusal.ts';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'children'> {
  /** What it does, for people who cannot see the icon; also its tooltip. */
  readonly label: string;
  readonly children: ReactNode;
}

/** A square of 44 px with one icon. */
export function IconButton({
  label,
  className,
  children,
  disabled = false,
  onClick,
  onFocus,
  onBlur,
  ...rest
}: IconButtonProps) {
  const refusal = useRefusal(disabled, { onClick, onFocus, onBlur });
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      className={clsx(
        'inline-grid size-11 shrink-0 place-items-center rounded-md text-ink-soft select-none [&_svg]:size-5',
        'transition-[background-color,color] hover:bg-raised hover:text-ink active:bg-pressed',
        'disabled:pointer-events-none disabled:opacity-40 aria-disabled:pointer-events-none aria-disabled:opacity-40',
        'data-[state=open]:bg-raised data-[state=open]:text-ink',
        className,
      )}
      {...rest}
      {...refusal}
    >
      {children}
    </button>
  );
}
