import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useRefusal } from '../../../components/ui/use-refusal.ts';

interface ChoiceButtonProps {
  /** To what it is done, for people who cannot see where it stands. */
  readonly label: string;
  readonly isChosen: boolean;
  readonly disabled?: boolean;
  readonly title?: string;
  readonly onChoose: () => void;
  readonly children: ReactNode;
}

/** One of a few, side by side. */
export function ChoiceButton(props: ChoiceButtonProps) {
  const { label, isChosen, disabled = false, title = label, onChoose, children } = props;
  const refusing = useRefusal(disabled, { onClick: onChoose });
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={isChosen}
      title={title}
      {...refusing}
      className={clsx(
        'min-h-11 min-w-0 rounded-md px-2 text-xs ring-1 ring-inset pointer-fine:transition-colors',
        'disabled:pointer-events-none disabled:opacity-40 aria-disabled:pointer-events-none aria-disabled:opacity-40',
        isChosen
          ? 'bg-chosen-wash font-medium text-ink ring-chosen'
          : 'bg-control text-ink-soft ring-edge hover:bg-pressed',
      )}
    >
      {children}
    </button>
  );
}
