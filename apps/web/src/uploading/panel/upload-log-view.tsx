import { clsx } from 'clsx';
import { ChevronRight } from 'lucide-react';
import type { LogEntry } from './upload-log.ts';

const TONE_CLASSES = { plain: 'text-ink-soft', good: 'text-good', poor: 'text-poor' } as const;

interface UploadLogViewProps {
  readonly log: readonly LogEntry[];
  readonly isOpen: boolean;
  readonly onToggle: (isOpen: boolean) => void;
}

/** The last 20 things that happened, newest first; can be folded away. */
export function UploadLogView({ log, isOpen, onToggle }: UploadLogViewProps) {
  return (
    <details
      open={isOpen}
      onToggle={({ currentTarget }) => onToggle(currentTarget.open)}
      className="group rounded-lg open:bg-panel open:ring-1 open:ring-inset open:ring-edge"
    >
      <summary className="flex min-h-11 list-none items-center gap-2 rounded-lg pr-2 text-sm text-ink-soft transition-colors hover:text-ink group-open:px-4 [&::-webkit-details-marker]:hidden">
        <ChevronRight aria-hidden className="size-4 transition-transform group-open:rotate-90" />
        Upload log
        {log.length > 0 && <span className="timecode text-xs text-ink-faint">{log.length}</span>}
      </summary>
      <ol
        aria-label="Upload log, newest first"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
        tabIndex={0}
        className="max-h-64 overflow-y-auto border-t border-edge px-4 py-3 text-xs"
      >
        {log.length === 0 && <li className="text-ink-faint">Nothing has happened yet.</li>}
        {log.map(({ id, atMs, tone, text }) => (
          <li key={id} className="flex gap-3 py-0.5">
            <time className="timecode shrink-0 text-ink-faint">{clockTime(atMs)}</time>
            <span className={clsx('min-w-0 wrap-anywhere', TONE_CLASSES[tone])}>{text}</span>
          </li>
        ))}
      </ol>
    </details>
  );
}

function clockTime(atMs: number): string {
  return new Date(atMs).toLocaleTimeString([], { hour: '2-digit', minute: '2-digit', second: '2-digit' });
}
