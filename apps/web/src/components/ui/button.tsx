import { clsx } from 'clsx';
import { Slot } from 'radix-ui';
import type { ComponentProps, ReactNode } from 'react';
import { Spinner } from './progress/spinner.tsx';
import { useRefusal } from './use-refusal.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
type ButtonSize = 'md' | 'lg';

const VARIANT_CLASSES: { readonly [V in ButtonVariant]: string } = {
  primary:
    'bg-lamp text-lamp-ink font-semibold hover:bg-lamp-bright disabled:bg-pressed disabled:text-ink aria-disabled:bg-pressed aria-disabled:text-ink',
  secondary: 'bg-control text-ink font-medium hover:bg-pressed ring-1 ring-inset ring-edge',
  quiet: 'text-ink-soft font-medium hover:bg-raised hover:text-ink',
  danger: 'bg-danger text-danger-ink font-medium hover:brightness-110',
};

const SIZE_CLASSES: { readonly [S in ButtonSize]: string } = {
  md: 'min-h-11 px-4 text-sm rounded-md',
  lg: 'min-h-12 px-6 text-base rounded-lg',
};

interface ButtonProps extends ComponentProps<'button'> {
  readonly variant?: ButtonVariant;
  readonly size?: ButtonSize;
  /** Lends its looks to the one child, such as a Link. */
  readonly asChild?: boolean;
  /** Shows a spinner before the text and refuses presses. */
  readonly isBusy?: boolean;
  readonly icon?: ReactNode;
}

/** One primary button a screen. */
export function Button({
  variant = 'secondary',
  size = 'md',
  asChild = false,
  isBusy = false,
  icon,
  className,
  children,
  disabled = false,
  onClick,
  onFocus,
  onBlur,
  ...rest
}: ButtonProps) {
  const refusal = useRefusal(disabled || isBusy, { onClick, onFocus, onBlur });
  const classes = clsx(
    'inline-flex items-center justify-center gap-2 max-w-full whitespace-nowrap max-sm:whitespace-normal select-none text-center',
    'pointer-fine:transition-[background-color,color,transform,filter] active:scale-[0.985]',
    'disabled:pointer-events-none disabled:opacity-45 aria-disabled:pointer-events-none aria-disabled:opacity-45',
    '[&_svg]:size-4.5 [&_svg]:shrink-0',
    VARIANT_CLASSES[variant],
    SIZE_CLASSES[size],
    className,
  );
  if (asChild) {
    return (
      <Slot.Root className={classes} {...rest} {...{ onClick, onFocus, onBlur }}>
        {children}
      </Slot.Root>
    );
  }
  return (
    <button type="button" className={classes} aria-busy={isBusy || undefined} {...rest} {...refusal}>
      {isBusy ? <Spinner /> : icon}
      {children}
    </button>
  );
}
