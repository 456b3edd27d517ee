import { displayedClipName, type VideoClip } from '@cutroom/contract';
import { memo } from 'react';
import { levelNote } from './cut-level.ts';
import { modifiedNote, originalSeconds, type TimelineCut } from './timeline-cuts.ts';

interface ClipFactsProps {
  readonly cut: TimelineCut;
  /** Where it plays in the reel. */
  readonly startSeconds: number;
  readonly endSeconds: number;
  /** null: the clip is not in the project any more. */
  readonly clip: VideoClip | null;
  readonly isLimited: boolean;
}

/** What a clip of the timeline is, where it plays, and what was changed of it. */
export const ClipFacts = memo(function ClipFacts(props: ClipFactsProps) {
  const { cut, startSeconds, endSeconds, clip, isLimited } = props;
  const name = clip === null ? 'Missing Clip' : displayedClipName(clip.filename);
  const notes = [
    modifiedNote(cut),
    isLimited ? "Limited to the clip's length" : null,
    levelNote(cut.clip),
  ].filter((note) => note !== null);
  return (
    <div className="grid min-w-0 gap-0.5 pl-1">
      <p className="truncate text-sm font-medium" title={name}>
        {name}
      </p>
      <p className="flex flex-wrap items-baseline gap-x-3 text-xs text-ink-faint">
        <span className="timecode whitespace-nowrap text-ink-soft">
          {seconds(cut.clip.startTime)} – {seconds(cut.clip.endTime)}
        </span>
        <span className="whitespace-nowrap">
          Timeline:{' '}
          <span className="timecode">
            {seconds(startSeconds)} – {seconds(endSeconds)}
          </span>
        </span>
        <span className="whitespace-nowrap">
          Original: <span className="timecode">{seconds(originalSeconds(cut))}</span>
        </span>
        {/* In the same lines, so that the first press on a button does not push it away. */}
        {notes.map((note) => (
          <span key={note} className="font-medium whitespace-nowrap text-fair">
            {note}
          </span>
        ))}
      </p>
    </div>
  );
});

function seconds(value: number): string {
  return `${value.toFixed(1)}s`;
}
