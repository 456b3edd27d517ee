import type { VideoClip } from '@cutroom/contract';
import { cutNotes, spanText } from '../editor/cuts/cut-notes.ts';
import { originalSeconds, playedInterval, type TimelineCut } from '../editor/cuts/timeline-cuts.ts';
import { secondsText } from '../editor/seconds-text.ts';

export interface CutFactsProps {
  readonly cut: TimelineCut;
  /** Where it plays in the reel. */
  readonly startSeconds: number;
  readonly endSeconds: number;
  /** null: the clip is not in the project any more. */
  readonly clip: VideoClip | null;
  /** It was shortened to what its clip holds. */
  readonly isLimited: boolean;
  /** Why the director chose it, while it is as it was chosen. */
  readonly reason: string | null;
}

/** What of its clip a cut plays, where and why, and what was changed of it. */
export function CutFacts({ cut, startSeconds, endSeconds, clip, isLimited, reason }: CutFactsProps) {
  const played = playedInterval(cut, clip?.durationSeconds ?? null);
  return (
    <div className="grid grid-cols-1 gap-1 text-xs text-ink-faint">
      <p className="grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-3 gap-y-0.5">
        <Fact name="Clip" value={spanText(played.startSeconds, played.endSeconds)} />
        <Fact name="Timeline" value={spanText(startSeconds, endSeconds)} />
        <Fact name="Original" value={originalText(cut)} />
      </p>
      {/* Always a line: the first change must not push away what is below it. */}
      <p className="flex min-h-[1lh] flex-wrap gap-x-3 font-medium text-fair">
        {cutNotes(cut, isLimited).map((note) => (
          <span key={note}>{note}</span>
        ))}
      </p>
      {reason !== null && reason !== '' && <p className="text-pretty">{reason}</p>}
    </div>
  );
}

/** How long it was, and its number when the timeline was opened. */
function originalText(cut: TimelineCut): string {
  const { originalOrder } = cut.clip;
  const seconds = secondsText(originalSeconds(cut));
  return originalOrder === undefined ? seconds : `${seconds}, as clip ${originalOrder}`;
}

interface FactProps {
  readonly name: string;
  readonly value: string;
}

function Fact({ name, value }: FactProps) {
  return (
    <>
      <span>{name}:</span> <span className="timecode whitespace-nowrap text-ink-soft">{value}</span>
    </>
  );
}
