import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { refusePresses } from './refuse-presses.ts';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'children'> {
  /** What it does, for people who cannot see the icon; also its tooltip. */
  readonly label: string;
  readonly children: ReactNode;
}

/** A square of 44 px with one icon. */
export function IconButton({ label, className, children, disabled, onClick, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      className={clsx(
        'inline-grid size-11 shrink-0 place-items-center rounded-md text-ink-soft select-none [&_svg]:size-5',
        'transition-[background-color,color] hover:bg-raised hover:text-ink active:bg-pressed',
        'aria-disabled:pointer-events-none aria-disabled:opacity-40 data-[state=open]:bg-raised data-[state=open]:text-ink',
        className,
      )}
      {...rest}
      {...refusePresses(disabled, onClick)}
    >
      {children}
    </button>
  );
}
