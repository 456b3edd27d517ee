import type { TextSpan, VideoClip } from '@cutroom/contract';
import { CloudOff, Hourglass } from 'lucide-react';
import { BriefChips } from './brief-chips.tsx';
import { readingSummary } from './chip-facts.ts';
import type { BriefReading } from './use-brief.ts';
import { useSettled } from './use-settled.ts';

/** Nobody is told of every letter. */
const QUIET_MS = 1500;

interface PromptBriefProps {
  readonly reading: BriefReading;
  readonly clips: readonly VideoClip[];
  readonly onMark: (span: TextSpan | null) => void;
}

/** What is understood of the prompt while it is written. */
export function PromptBrief({ reading, clips, onMark }: PromptBriefProps) {
  const { brief, isWordless, cutOff, change } = reading;
  const isWishless = !isWordless && brief !== null && brief.wishes.length === 0;
  const summary = useSettled(
    brief === null || isWordless ? '' : readingSummary(brief.wishes, brief.notUsed),
    QUIET_MS,
  );
  return (
    <section aria-label="What is understood of your text" className="grid grid-cols-1 gap-3">
      {isWishless && (
        <p className="text-sm text-ink-soft">
          No wishes found yet. Cutroom will choose length, pace and order.
        </p>
      )}
      {brief !== null && <BriefChips brief={brief} clips={clips} onChange={change} onMark={onMark} />}
      <p role="status" className="flex items-center gap-2 text-sm text-ink-soft empty:hidden">
        {cutOff === 'connection' && (
          <>
            <CloudOff aria-hidden className="size-4 shrink-0 text-ink-faint" />
            Your last words are not read yet. They will be when the connection is back, and count anyway.
          </>
        )}
        {cutOff === 'server' && (
          <>
            <Hourglass aria-hidden className="size-4 shrink-0 text-ink-faint" />
            Your last words are not read yet. It is tried again in a moment, and they count anyway.
          </>
        )}
      </p>
      <p role="status" className="sr-only">
        {summary}
      </p>
    </section>
  );
}
