import type { EditingPlan, Moment, PlaybackClip, VideoClip } from '@cutroom/contract';
import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { IconButton } from '../../../components/ui/icon-button.tsx';
import { useIsWide } from '../../../components/ui/use-is-wide.ts';
import { afterPaint } from '../../../lib/code-loading/after-paint.ts';
import { audioRoom, goesOnFrom } from '../editor/cuts/pulling-audio.ts';
import { type Cuts, positions } from '../editor/cuts/timeline-cuts.ts';
import { heardClipOf } from '../editor/cuts/unheard.ts';
import type { TimelineEditor } from '../editor/use-timeline-editor.ts';
import { cutLimits, cutReasons } from '../rows/row-facts.ts';
import { HistoryButtons } from '../saving/history-buttons.tsx';
import { useTimeline } from '../timeline-context.ts';
import { CutInspector, cutTitle } from './cut-inspector.tsx';
import { InspectorSheet } from './inspector-sheet.tsx';
import { SeveralInspector } from './several-inspector.tsx';

interface InspectorProps {
  readonly timeline: Pick<TimelineEditor, 'editor' | 'chosen'>;
  /** The project's clips by id. */
  readonly clipOf: ReadonlyMap<string, VideoClip>;
  readonly plan: EditingPlan | null;
  /** What is known of the clips for playing them; null where it is not here. */
  readonly playback: readonly PlaybackClip[] | null;
  /** Whether the sheet is wanted; beside the player it always stands. */
  readonly isSheetOpen: boolean;
  readonly onClose: () => void;
  /** Further parts for one chosen cut. */
  readonly children?: ReactNode;
}

/** What is chosen and what can be done to it: beside the player, on narrow windows a sheet from below. */
export function Inspector(props: InspectorProps) {
  const { timeline, clipOf, plan, playback, isSheetOpen, onClose, children } = props;
  const { editor, chosen } = timeline;
  const { inspectorHeading, rows } = useTimeline();
  const isWide = useIsWide();
  const isAnswered = useIsAnswered(isSheetOpen);
  const isWhole = isWide || isAnswered;
  const keys = editor.cuts.filter(({ key }) => chosen.includes(key));
  const [cut] = keys;
  if (cut === undefined || !(isWide || isSheetOpen)) return null;
  const index = editor.cuts.indexOf(cut);
  const clip = clipOf.get(cut.clip.clipId) ?? null;
  const heardClip = heardClipOf(cut.clip, clipOf);
  const title = keys.length === 1 ? cutTitle(index + 1, clip) : `${keys.length} clips chosen`;
  const body = (
    <section
      aria-label="Chosen clip"
      className="grid grid-cols-1 gap-4"
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.defaultPrevented) rows.get(cut.key)?.button()?.focus();
      }}
    >
      <div className={clsx('flex items-center gap-2', !isWide && SHEET_HEAD)}>
        <h2 ref={inspectorHeading} tabIndex={-1} className="min-w-0 flex-1 truncate text-base" title={title}>
          {title}
        </h2>
        {!isWide && (
          <div className="-my-2 -mr-2 flex">
            <HistoryButtons editor={editor} />
            <IconButton label="Close" onClick={onClose}>
              <X aria-hidden />
            </IconButton>
          </div>
        )}
      </div>
      {keys.length > 1 ? (
        <SeveralInspector editor={editor} chosen={chosen} />
      ) : (
        <CutInspector
          // A field's draft and a slider's pull belong to one cut.
          key={cut.key}
          cut={cut}
          number={index + 1}
          {...placeOf(editor.cuts, index)}
          clip={clip}
          moments={momentsOf(playback, cut.clip.clipId)}
          heardClip={heardClip}
          sounding={soundingClips(clipOf, plan)}
          goesOn={goesOnFrom(editor, index)}
          limits={cutLimits(editor, index, heardClip, plan)}
          audio={isWhole ? audioRoom(editor, index) : null}
          isLimited={editor.limitedKeys.includes(cut.key)}
          reason={cutReasons(editor)[index] ?? null}
        >
          {isWhole && children}
        </CutInspector>
      )}
    </section>
  );
  if (isWide) return <div className={BESIDE}>{body}</div>;
  return <InspectorSheet onClose={onClose}>{body}</InspectorSheet>;
}

/** What lies below the sheet's fold comes once the sheet itself is painted: the press that opens it is answered sooner. */
function useIsAnswered(isOpen: boolean): boolean {
  const [isAnswered, setAnswered] = useState(false);
  useEffect(() => {
    if (!isOpen) return;
    let isGone = false;
    afterPaint(() => {
      if (!isGone) setAnswered(true);
    });
    return () => {
      isGone = true;
      setAnswered(false);
    };
  }, [isOpen]);
  return isAnswered;
}

function momentsOf(playback: readonly PlaybackClip[] | null, clipId: string): readonly Moment[] {
  return playback?.find(({ id }) => id === clipId)?.analysis?.moments ?? NO_MOMENTS;
}

const NO_MOMENTS: readonly Moment[] = [];

function soundingClips(clipOf: InspectorProps['clipOf'], plan: EditingPlan | null): VideoClip[] {
  return plan?.style?.sound === 'mute'
    ? []
    : [...clipOf.values()].filter(({ hasAudio }) => hasAudio !== false);
}

/** Stays in sight: what is done farther down is undone in it. */
const SHEET_HEAD = 'sticky -top-4 z-10 -mt-4 -mb-2 bg-panel pt-4 pb-2';

const BESIDE = 'rounded-lg bg-panel p-4 ring-1 ring-inset ring-edge';

function placeOf(cuts: Cuts, index: number) {
  return positions(cuts)[index] ?? { startSeconds: 0, endSeconds: 0 };
}
