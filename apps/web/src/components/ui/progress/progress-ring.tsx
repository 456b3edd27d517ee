import { clsx } from 'clsx';

interface ProgressRingProps {
  /** 0-100; null while the amount is not known. */
  readonly percent: number | null;
  /** What is progressing, for screen readers. */
  readonly label: string;
  readonly className?: string;
}

const RADIUS = 20;
const LENGTH = 2 * Math.PI * RADIUS;
/** How much of the ring turns while the amount is not known. */
const UNKNOWN_SHARE = 0.3;

/** Progress over an image: legible on any footage in both themes. */
export function ProgressRing({ percent, label, className }: ProgressRingProps) {
  const share = percent === null ? UNKNOWN_SHARE : Math.min(100, Math.max(0, percent)) / 100;
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      {...(percent === null ? {} : { 'aria-valuenow': Math.round(percent) })}
      className={clsx(
        'relative grid size-14 place-items-center rounded-full bg-black/60 text-white',
        className,
      )}
    >
      <svg
        aria-hidden
        viewBox="0 0 48 48"
        fill="none"
        strokeWidth="3.5"
        className={clsx('absolute inset-1 -rotate-90', percent === null && 'animate-spin')}
      >
        <circle cx="24" cy="24" r={RADIUS} stroke="currentColor" strokeOpacity="0.25" />
        <circle
          cx="24"
          cy="24"
          r={RADIUS}
          stroke="currentColor"
          strokeLinecap="round"
          strokeDasharray={LENGTH}
          strokeDashoffset={LENGTH * (1 - share)}
          className="transition-[stroke-dashoffset] duration-200"
        />
      </svg>
      {percent !== null && <span className="timecode text-xs">{Math.floor(percent)}%</span>}
    </div>
  );
}
