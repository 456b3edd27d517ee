import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { useRefusal } from '../../../components/ui/use-refusal.ts';

interface ActionButtonProps extends Pick<ComponentProps<'button'>, 'onClick' | 'disabled' | 'title' | 'ref'> {
  /** What it does and to what, for people who cannot see where it stands: 'Remove clip 3'. */
  readonly label: string;
  /** The word below its icon, which the label has too: people say it to press the button. */
  readonly text: string;
  /** Of a switch. */
  readonly isPressed?: boolean;
  /** The icon. */
  readonly children: ReactNode;
}

/** A tile with an icon and a word, for a thumb. */
export function ActionButton(props: ActionButtonProps) {
  const { label, text, isPressed, disabled = false, title = label, onClick, ref, children } = props;
  const refusing = useRefusal(disabled, { onClick });
  return (
    <button
      ref={ref}
      type="button"
      aria-label={label}
      title={title}
      {...(isPressed === undefined ? {} : { 'aria-pressed': isPressed })}
      {...refusing}
      className={clsx(
        'grid min-h-14 min-w-0 content-center justify-items-center gap-1 rounded-md px-1 text-xs select-none [&_svg]:size-5',
        'ring-1 ring-inset pointer-fine:transition-[background-color,color] hover:bg-pressed hover:text-ink active:bg-pressed',
        'disabled:pointer-events-none disabled:opacity-40 aria-disabled:pointer-events-none aria-disabled:opacity-40',
        isPressed === true ? 'bg-pressed text-chosen ring-chosen' : 'bg-control text-ink-soft ring-edge',
      )}
    >
      {children}
      <span aria-hidden className="max-w-full truncate">
        {text}
      </span>
    </button>
  );
}
