import type { VideoClip } from '@cutroom/contract';
import { memo } from 'react';
import type { PlannedEdit } from '../../../api/use-planned-edit.ts';
import { CutFrames, cutSeconds, cutWidth } from '../../../components/reel-strip/cut-frames.tsx';
import { type StripCut, stripCuts } from '../../../components/reel-strip/strip-cuts.ts';
import './planned-strip.css';

/** Images cost the server work while it renders, so there are few: those of the first frames, and more where there are few cuts. */
const FRAMES_MAX = 12;
const FRAMES_PER_CUT_MAX = 4;
/** Between two cuts that come out of the gate. */
const STAGGER_MS = 60;
const DELAY_MS_MAX = 900;

interface PlannedStripProps {
  readonly clips: readonly VideoClip[];
  /** null until it is decided what the video will be. */
  readonly edit: Pick<PlannedEdit, 'plan'> | null;
}

/** The cuts as they come out of the gate: this strip becomes the preview's. Its place is there before, so that nothing moves. */
export const PlannedStrip = memo(function PlannedStrip({ clips, edit }: PlannedStripProps) {
  const cuts =
    edit === null ? [] : stripCuts({ timeline: null, editingPlan: edit.plan, videoClips: [...clips] });
  const framesMax = Math.max(1, Math.min(FRAMES_PER_CUT_MAX, Math.floor(FRAMES_MAX / cuts.length)));
  return (
    <section aria-labelledby="planned-heading" className="grid grid-cols-1 gap-1">
      <div className="flex items-baseline gap-3">
        <h2 id="planned-heading" className="text-base">
          Your edit
        </h2>
        {cuts.length > 0 && (
          <span className="timecode ml-auto text-xs text-ink-faint">{lengthText(cuts)}</span>
        )}
      </div>
      {cuts.length === 0 ? (
        <div className="h-14 rounded-md border border-dashed border-edge-strong" />
      ) : (
        <ol className="reel-strip flex h-14 gap-px overflow-hidden rounded-md">
          {cuts.map((cut, index) => (
            <li
              key={cut.number}
              style={{
                ...cutWidth(cut, 0),
                animationDelay: `${Math.min(DELAY_MS_MAX, index * STAGGER_MS)}ms`,
              }}
              className="from-gate flex overflow-hidden bg-well"
            >
              <span className="sr-only">Clip {cut.number}</span>
              <CutFrames cut={cut} framesMax={framesMax} />
            </li>
          ))}
        </ol>
      )}
    </section>
  );
});

function lengthText(cuts: readonly StripCut[]): string {
  const seconds = cuts.reduce((sum, cut) => sum + cutSeconds(cut), 0).toFixed(1);
  return `${cuts.length} ${cuts.length === 1 ? 'cut' : 'cuts'}, ${seconds} s`;
}
