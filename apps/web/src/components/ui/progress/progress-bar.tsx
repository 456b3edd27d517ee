import { clsx } from 'clsx';

interface ProgressBarProps {
  /** 0-100; null while the amount is not known. */
  readonly percent: number | null;
  /** What is progressing, for screen readers. */
  readonly label: string;
  readonly tone?: 'plain' | 'good' | 'poor';
  readonly className?: string;
}

const TONE_CLASSES = { plain: 'bg-ink', good: 'bg-good', poor: 'bg-poor' } as const;

export function ProgressBar({ percent, label, tone = 'plain', className }: ProgressBarProps) {
  const share = percent === null ? 1 : Math.min(100, Math.max(0, percent)) / 100;
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      {...(percent === null ? {} : { 'aria-valuenow': Math.round(percent) })}
      className={clsx('h-1.5 overflow-hidden rounded-full bg-pressed', className)}
    >
      <div
        className={clsx(
          'h-full origin-left rounded-full transition-transform duration-200',
          TONE_CLASSES[tone],
          percent === null && 'animate-shimmer',
        )}
        style={{ transform: `scaleX(${share})` }}
      />
    </div>
  );
}
