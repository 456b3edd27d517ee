import { clsx } from 'clsx';

/** One line, or as many as large letters need. */
export const CHIP = clsx(
  'inline-flex min-h-11 max-w-full items-center gap-2 rounded-md border px-3 py-1 text-left text-sm select-none',
  'transition-[background-color,color,border-color]',
);

export const CHIP_TONES = {
  plain: 'border-edge bg-raised text-ink hover:bg-pressed data-[state=open]:bg-pressed',
  guess: 'border-dashed border-edge-strong text-ink-soft hover:bg-raised hover:text-ink',
  own: 'border-chosen/60 bg-chosen-wash text-ink hover:border-chosen',
  unused: 'border-edge text-ink-faint hover:bg-raised hover:text-ink-soft',
} as const;
