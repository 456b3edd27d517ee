import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { ProgressRing } from '../../components/ui/progress/progress-ring.tsx';
import { movesRowFocus } from './row-focus.ts';

interface FileTileProps {
  readonly thumbnail: ReactNode;
  readonly name: string;
  readonly text: string;
  readonly tone: 'plain' | 'good';
  readonly icon?: ReactNode;
  readonly figures: readonly string[];
  /** 0-100, 'unknown', or null for none. */
  readonly progress: number | 'unknown' | null;
  readonly actions?: ReactNode;
}

const TONE_CLASSES = { plain: 'text-ink-soft', good: 'text-good' } as const;

/** One file as a 9:16 frame: what it looks like, how much of it is here, what it is called. */
export function FileTile({ thumbnail, name, text, tone, icon, figures, progress, actions }: FileTileProps) {
  return (
    <li ref={movesRowFocus} className="grid min-w-0 content-start gap-1.5">
      <div className="relative aspect-9/16 overflow-hidden rounded-xl ring-1 ring-edge">
        {thumbnail}
        {progress !== null && (
          <div className="absolute inset-0 grid place-items-center bg-black/35">
            <ProgressRing percent={progress === 'unknown' ? null : progress} label={`Upload of ${name}`} />
          </div>
        )}
        {actions !== undefined && <div className="absolute top-1 right-1 flex gap-1">{actions}</div>}
      </div>
      <p dir="auto" className="truncate text-sm font-medium" title={name}>
        {name}
      </p>
      <p className={clsx('inline-flex items-center gap-1 text-xs [&_svg]:size-3.5', TONE_CLASSES[tone])}>
        {icon}
        {text}
      </p>
      <p className="timecode flex flex-wrap gap-x-2 text-xs text-ink-faint empty:hidden">
        {figures.map((figure) => (
          <span key={figure}>{figure}</span>
        ))}
      </p>
    </li>
  );
}

/** Buttons on an image need a ground of their own. */
export const ON_IMAGE = 'bg-black/60 text-white hover:bg-black/80 hover:text-white';
