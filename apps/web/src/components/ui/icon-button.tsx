import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { toast } from '../../lib/notifications/toast.ts';
import { useRefusal } from './use-refusal.ts';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'children'> {
  /** What it does, for people who cannot see the icon; also its tooltip. */
  readonly label: string;
  /** Why it cannot be pressed; null where it can, or where that goes without saying. A press then tells it. */
  readonly refusal?: string | null;
  readonly children: ReactNode;
}

/** A square of 44 px with one icon. */
export function IconButton({
  label,
  className,
  children,
  disabled = false,
  refusal = null,
  onClick,
  onFocus,
  onBlur,
  ...rest
}: IconButtonProps) {
  const tellWhy = refusal === null ? null : () => void toast({ title: refusal, tone: 'neutral' });
  const refusing = useRefusal(disabled || refusal !== null, { onClick, onFocus, onBlur }, tellWhy);
  return (
    <button
      type="button"
      aria-label={label}
      title={refusal ?? label}
      className={clsx(
        'inline-grid size-11 shrink-0 place-items-center rounded-md text-ink-soft select-none [&_svg]:size-5',
        'pointer-fine:transition-[background-color,color] hover:bg-raised hover:text-ink active:bg-pressed',
        'disabled:pointer-events-none disabled:opacity-40 aria-disabled:opacity-40',
        refusal === null ? 'aria-disabled:pointer-events-none' : 'cursor-not-allowed',
        'data-[state=open]:bg-raised data-[state=open]:text-ink',
        className,
      )}
      {...rest}
      {...refusing}
    >
      {children}
    </button>
  );
}
