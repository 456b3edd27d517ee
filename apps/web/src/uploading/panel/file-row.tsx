import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { movesRowFocus } from './row-focus.ts';

interface FileRowProps {
  readonly thumbnail: ReactNode;
  readonly name: string;
  readonly text: string;
  readonly tone: 'plain' | 'poor';
  readonly icon?: ReactNode;
  readonly figures: readonly string[];
  readonly actions?: ReactNode;
}

const TONE_CLASSES = { plain: 'text-ink-soft', poor: 'text-poor' } as const;

/** A file that needs somebody: its name, what is the matter in full, and what can be done. */
export function FileRow({ thumbnail, name, text, tone, icon, figures, actions }: FileRowProps) {
  return (
    <li ref={movesRowFocus} className="flex min-w-0 items-center gap-3 py-2.5 sm:gap-4">
      <div className="h-16 w-12 shrink-0 overflow-hidden rounded-sm ring-1 ring-inset ring-edge">
        {thumbnail}
      </div>
      <div className="grid min-w-0 flex-1 gap-1">
        <p dir="auto" className="truncate font-medium" title={name}>
          {name}
        </p>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-0.5 text-sm">
          <span className={clsx('inline-flex items-center gap-1.5 [&_svg]:size-4', TONE_CLASSES[tone])}>
            {icon}
            {text}
          </span>
          {figures.map((figure) => (
            <span key={figure} className="timecode text-xs text-ink-faint">
              {figure}
            </span>
          ))}
        </p>
      </div>
      {actions !== undefined && <div className="-mr-2 flex shrink-0 items-center sm:mr-0">{actions}</div>}
    </li>
  );
}
