import { ShieldCheck, TriangleAlert } from 'lucide-react';
import { Notice } from '../../ui/notice.tsx';

interface VideoReportProps {
  /** What the check of the finished video found. */
  readonly texts: readonly string[];
  /** What was asked for and is not in it, and what is not as usual, a sentence each. */
  readonly warnings: readonly string[];
}

/** The check of the finished video in small print, and what is missing from it or unusual in print that is read. */
export function VideoReport({ texts, warnings }: VideoReportProps) {
  return (
    <>
      {warnings.length > 0 && (
        <Notice tone="fair" icon={<TriangleAlert aria-hidden />} title="Not everything went as planned">
          <ul className="grid gap-1">
            {warnings.map((warning) => (
              <li key={warning}>{warning}</li>
            ))}
          </ul>
        </Notice>
      )}
      {texts.length > 0 && (
        <ul
          aria-label="Check of the video"
          className="flex flex-wrap items-center gap-x-4 gap-y-1 text-xs text-ink-faint"
        >
          {texts.map((text, index) => (
            <li key={text} className="timecode inline-flex items-center gap-2">
              {index === 0 && <ShieldCheck aria-hidden className="size-4 text-good" />}
              {text}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
