import { CircleCheck, Info, TriangleAlert } from 'lucide-react';
import { Notice } from '../../components/ui/notice.tsx';
import type { ReportText } from './report-text.ts';

interface VideoWarningsProps {
  /** What was asked for and is not in it, and what is not as usual, a sentence each. */
  readonly warnings: readonly string[];
}

/** What is missing from the video or unusual. */
export function VideoWarnings({ warnings }: VideoWarningsProps) {
  if (warnings.length === 0) return null;
  return (
    <Notice tone="fair" icon={<TriangleAlert aria-hidden />} title="Not everything went as planned">
      <ul className="grid gap-1">
        {warnings.map((warning) => (
          <li key={warning}>{warning}</li>
        ))}
      </ul>
    </Notice>
  );
}

/** Whether the video can be posted, in one line that opens to the figures. */
export function VideoCheck({ report: { isReady, text, details } }: { readonly report: ReportText }) {
  const Icon = isReady ? CircleCheck : TriangleAlert;
  return (
    <details aria-label="Check of the video" className="text-sm text-ink-soft">
      <summary className="flex min-h-11 list-none items-center gap-2 rounded-md [&::-webkit-details-marker]:hidden">
        <Icon aria-hidden className={isReady ? 'size-4.5 text-good' : 'size-4.5 text-poor'} />
        <span className="min-w-0">{text}</span>
        <Info aria-hidden className="size-4 shrink-0 text-ink-faint" />
        <span className="sr-only">Show the figures</span>
      </summary>
      <ul className="grid gap-0.5 pl-6.5 text-xs text-ink-faint">
        {details.map((detail) => (
          <li key={detail}>{detail}</li>
        ))}
      </ul>
    </details>
  );
}
