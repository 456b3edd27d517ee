import { clsx } from 'clsx';

interface LogoProps {
  /** On phones the mark stands alone. */
  readonly isNameOptional?: boolean;
}

/** The mark, a vertical frame with a cut across it, and the name. */
export function Logo({ isNameOptional = false }: LogoProps) {
  return (
    <span className="inline-flex items-center gap-2.5 text-lg font-semibold tracking-tight text-ink">
      <LogoMark />
      <span className={clsx(isNameOptional && 'max-md:hidden')}>Cutroom</span>
    </span>
  );
}

function LogoMark() {
  return (
    <svg aria-hidden viewBox="0 0 24 24" className="size-7 shrink-0" fill="none" strokeLinecap="round">
      <rect
        x="6.75"
        y="2.75"
        width="10.5"
        height="18.5"
        rx="2.5"
        className="stroke-current"
        strokeWidth="1.75"
      />
      <path d="M2.5 16.5 21.5 7.5" className="stroke-lamp" strokeWidth="2.25" />
    </svg>
  );
}
