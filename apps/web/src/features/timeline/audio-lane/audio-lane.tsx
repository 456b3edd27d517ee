import { clipName, type SelectedClip, type VideoClip } from '@cutroom/contract';
import { clsx } from 'clsx';
import { type PointerEvent, useId, useRef, useState } from 'react';
import { type AudioPart, audioOf, isPulled, pulledAudio } from '../editor/cuts/cut-audio.ts';
import { isSilent } from '../editor/cuts/cut-level.ts';
import { positions } from '../editor/cuts/timeline-cuts.ts';
import type { TimelineEditor } from '../editor/use-timeline-editor.ts';
import { secondsInLane } from '../music/lane-pull.ts';
import type { StripCutDrawing } from '../strip/drawing/draw-strip.ts';
import { useTimeline } from '../timeline-context.ts';
import { type AudioBar, audioBar, barPath } from './audio-bars.ts';

interface AudioLaneProps {
  readonly timeline: Pick<TimelineEditor, 'editor' | 'chosen'>;
  /** What the strip draws of each cut. */
  readonly drawn: readonly StripCutDrawing[];
}

/** What of a cut's audio the pointer holds, and where it took it. */
interface HeldAudio {
  readonly key: string;
  readonly part: AudioPart;
  readonly place: ReturnType<typeof audioOf>;
  readonly fromSeconds: number;
  readonly mergeKey: string;
}

/**
 * Where the cuts are heard, below where they are seen: the audio of the chosen cut, to be pulled out and moved, and that of cuts
 * that were. For the eye and the pointer, as the strip is: the inspector does the same by key.
 */
export function AudioLane({ timeline: { editor, chosen }, drawn }: AudioLaneProps) {
  const { actions } = useTimeline();
  const id = useId();
  const count = useRef(0);
  const [held, setHeld] = useState<HeldAudio | null>(null);
  const { cuts } = editor;
  const places = positions(cuts);
  const reelSeconds = places.at(-1)?.endSeconds ?? 0;
  const chosenKey = chosen.length === 1 ? chosen[0] : undefined;
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    const part = pressedPart(event);
    const cut = cuts.find(({ key }) => key === chosenKey);
    if (part === null || cut === undefined || event.button !== 0) return;
    // Otherwise the strip would go there.
    event.stopPropagation();
    event.currentTarget.setPointerCapture(event.pointerId);
    count.current += 1;
    const fromSeconds = secondsInLane(event, reelSeconds);
    setHeld({
      ...{ key: cut.key, part, place: audioOf(cut.clip), fromSeconds },
      mergeKey: `${id}-${count.current}`,
    });
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    if (held === null) return;
    const by = secondsInLane(event, reelSeconds) - held.fromSeconds;
    actions.setAudio(held.key, pulledAudio(held.place, held.part, by), held.mergeKey);
  };
  const letGo = () => setHeld(null);
  if (reelSeconds <= 0) return null;
  return (
    <div
      data-audio-lane
      style={{ marginLeft: 'var(--strip-pad)', width: `calc(var(--second) * ${reelSeconds})` }}
      className={clsx(
        'relative mt-1 mb-px h-7 rounded-sm bg-raised',
        // A phone has room for it once there is something in it: the inspector begins.
        !cuts.some(({ clip }) => isLaidElsewhere(clip)) && 'max-md:hidden',
      )}
      {...{ onPointerDown, onPointerMove, onPointerUp: letGo, onPointerCancel: letGo }}
    >
      {cuts.map(({ key, clip }, index) => {
        const drawing = drawn[index];
        const isChosen = key === chosenKey;
        const isHeard = !isSilent(clip) && drawing?.heard.clip?.hasAudio !== false;
        if (drawing === undefined || !isHeard || !(isChosen || isLaidElsewhere(clip))) return null;
        const other = clip.audioFrom === undefined ? null : drawing.heard.clip;
        return <Bar key={key} bar={audioBar(drawing, audioOf(clip))} {...{ drawing, isChosen, other }} />;
      })}
    </div>
  );
}

/** Whether it is heard away from its frames, or under frames of another clip. */
function isLaidElsewhere(clip: SelectedClip): boolean {
  return isPulled(clip) || clip.audioFrom !== undefined;
}

interface BarProps {
  readonly bar: AudioBar;
  readonly drawing: StripCutDrawing;
  readonly isChosen: boolean;
  /** The clip that is heard in place of the cut's own sound. */
  readonly other: VideoClip | null;
}

function Bar({ bar, drawing, isChosen, other }: BarProps) {
  const seconds = bar.endSeconds - bar.startSeconds;
  return (
    <span
      data-audio-bar={isChosen ? 'all' : undefined}
      style={{
        left: `calc(var(--second) * ${bar.startSeconds})`,
        width: `calc(var(--second) * ${seconds})`,
      }}
      className={clsx(
        'absolute inset-y-0 rounded-[3px]',
        isChosen
          ? 'z-1 cursor-grab touch-none bg-chosen/20 ring-1 ring-chosen'
          : 'bg-edge ring-1 ring-edge-strong',
      )}
    >
      <svg
        aria-hidden
        viewBox={`0 -1 ${seconds} 2`}
        preserveAspectRatio="none"
        className="pointer-events-none block size-full overflow-hidden"
      >
        <path d={barPath(drawing, bar)} className={isChosen ? 'fill-chosen' : 'fill-ink-soft'} />
      </svg>
      {other !== null && (
        <span className="pointer-events-none absolute top-0.5 left-2 max-w-[calc(100%-1rem)] truncate rounded-sm bg-panel/85 px-1 text-xs text-ink">
          {clipName(other)}
        </span>
      )}
      {isChosen && (
        <>
          <span
            data-audio-bar="start"
            className={clsx(
              EDGE,
              '-left-1.5 after:left-1 pointer-coarse:-left-6 pointer-coarse:after:left-5.5',
            )}
          />
          <span
            data-audio-bar="end"
            className={clsx(
              EDGE,
              '-right-1.5 after:right-1 pointer-coarse:-right-6 pointer-coarse:after:right-5.5',
            )}
          />
        </>
      )}
    </span>
  );
}

/** Outside of its bar for most of its width: a short one can still be moved. */
const EDGE = clsx(
  'absolute inset-y-0 z-2 w-2.5 cursor-ew-resize touch-none pointer-coarse:w-7',
  'after:absolute after:inset-y-0 after:w-1 after:rounded-full after:bg-chosen after:shadow-[0_0_0_1px_rgb(0_0_0/0.6)]',
);

function pressedPart({ target }: PointerEvent): AudioPart | null {
  if (!(target instanceof Element)) return null;
  const part = target.closest<HTMLElement>('[data-audio-bar]')?.dataset.audioBar;
  return part === 'start' || part === 'end' || part === 'all' ? part : null;
}
