import { clipName, playedSeconds, type VideoClip } from '@cutroom/contract';
import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { clsx } from 'clsx';
import { GripVertical, Lock, VolumeX } from 'lucide-react';
import { type MouseEvent, memo, useCallback, useId, useLayoutEffect, useRef } from 'react';
import { ClipImage } from '../../../components/clip-image/clip-image.tsx';
import { moveRowFocusOnRemove } from '../../../components/ui/move-focus-on-remove.ts';
import { pageRoot } from '../../../lib/page-root.ts';
import type { ChooseMode } from '../editor/cuts/chosen-cuts.ts';
import { isSilent } from '../editor/cuts/cut-level.ts';
import { cutNotes, spanText } from '../editor/cuts/cut-notes.ts';
import { isLocked, originalSeconds, playedInterval, type TimelineCut } from '../editor/cuts/timeline-cuts.ts';
import { secondsText } from '../editor/seconds-text.ts';
import { DRAG_SURFACE_ATTRIBUTE, HANDLE_ATTRIBUTE, SORT_ANIMATION_MS } from '../keyboard/row-sensors.ts';
import { useIsInView } from '../strip/use-reel-link.ts';
import { useTimeline } from '../timeline-context.ts';
import { isSame, isSameImage, isSamePlace, type RowFacts, type RowPlace } from './row-facts.ts';

// Elements that stay the same are not drawn again with their fifty rows.
const GRIP = <GripVertical aria-hidden className="size-4" />;

/** As high as all rows are, without the room above and below. */
export const ROW_AT_REST = 'row-at-rest py-1 [--row-height:3.5rem]';

interface ClipRowProps {
  readonly facts: RowFacts;
  /** For a moment after a change the one before. */
  readonly place: RowPlace;
  readonly isChosen: boolean;
}

/** One cut of the timeline: to be dragged, or chosen, for which the inspector has everything else. */
export const ClipRow = memo(function ClipRow({ facts, place, isChosen }: ClipRowProps) {
  const { cut } = facts;
  const { actions, playhead } = useTimeline();
  const sortable = useSortable({
    id: cut.key,
    transition: { duration: SORT_ANIMATION_MS, easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)' },
  });
  const handle = useRowElement(cut.key, sortable);
  const isInView = useIsInView(playhead, place.shownFrom, place.shownUntil);
  const factsId = useId();
  return (
    <li
      ref={sortable.setNodeRef}
      data-cut={cut.key}
      style={{ transform: CSS.Translate.toString(sortable.transform), transition: sortable.transition }}
      {...sortable.listeners}
      className={clsx(
        'relative flex items-center rounded-lg ring-1 ring-inset',
        ROW_AT_REST,
        isChosen ? 'bg-chosen-wash ring-chosen' : 'bg-panel ring-edge',
        isInView &&
          'before:absolute before:inset-y-2 before:left-0 before:w-0.75 before:rounded-full before:bg-chosen',
        sortable.isDragging && 'z-10 cursor-grabbing shadow-float ring-2 ring-chosen',
      )}
    >
      <button
        ref={handle}
        type="button"
        {...sortable.attributes}
        {...{ [HANDLE_ATTRIBUTE]: '' }}
        aria-label={`Move clip ${place.number}`}
        title={dragTitle(cut, place.number)}
        className={HANDLE}
      >
        <span className="timecode w-5 text-right text-sm font-medium text-ink">{place.number}</span>
        {GRIP}
      </button>
      <button
        type="button"
        {...{ [DRAG_SURFACE_ATTRIBUTE]: '' }}
        aria-pressed={isChosen}
        aria-describedby={factsId}
        onClick={(event) => {
          actions.choose(cut.key, modeOf(event));
          // A key's press has no place: the focus goes on to what can be done.
          actions.inspect(event.detail === 0);
        }}
        className="flex min-w-0 flex-1 items-center gap-3 rounded-md pr-3 text-left select-none active:bg-pressed"
      >
        <span className="sr-only">Clip {place.number}: </span>
        <RowFace facts={facts} image={place.image} />
      </button>
      <span id={factsId} className="sr-only">
        {spokenFacts(facts, place)}
      </span>
    </li>
  );
}, isSameRow);

interface RowFaceProps {
  readonly facts: RowFacts;
  readonly image: RowPlace['image'];
}

/** The same wherever the row stands: an edit moves or renumbers all that come after it. */
const RowFace = memo(
  function RowFace({ facts: { cut, clip, isLimited }, image }: RowFaceProps) {
    const name = nameOf(clip);
    return (
      <>
        {image === null ? (
          <span className={MISSING} />
        ) : (
          <ClipImage source={image} className="aspect-9/16 h-14 shrink-0 rounded-sm" />
        )}
        <span data-name className="min-w-0 flex-1 truncate text-sm font-medium" title={name}>
          {name}
        </span>
        <RowMarks cut={cut} isLimited={isLimited} />
        <span className="timecode text-sm text-ink-soft">{secondsText(playedSeconds(cut.clip))}</span>
      </>
    );
  },
  (a, b) => isSame(a.facts, b.facts) && isSameImage(a.image, b.image),
);

/** At a glance what sets it apart from the others; in words for those who hear it. */
function RowMarks({ cut, isLimited }: { readonly cut: TimelineCut; readonly isLimited: boolean }) {
  const isChanged = cutNotes(cut, isLimited).length > 0;
  return (
    <span aria-hidden className="flex items-center gap-1.5 text-ink-faint [&_svg]:size-3.5">
      {isLocked(cut) && <Lock className="text-chosen" />}
      {isSilent(cut.clip) && <VolumeX />}
      {isChanged && <span className="size-1.5 rounded-full bg-fair" />}
    </span>
  );
}

/** The specification's fields of a clip, which the inspector shows of the chosen one (section 2). */
function spokenFacts(
  { cut, clip, isLimited, reason }: RowFacts,
  { startSeconds, endSeconds }: RowPlace,
): string {
  const played = playedInterval(cut, clip?.durationSeconds ?? null);
  const facts = [
    `Clip: ${spanText(played.startSeconds, played.endSeconds)}`,
    `Timeline: ${spanText(startSeconds, endSeconds)}`,
    `Original: ${secondsText(originalSeconds(cut))}`,
    ...cutNotes(cut, isLimited),
    ...(isLocked(cut) ? ['Locked'] : []),
    ...(reason === null ? [] : [reason.replace(/\.$/, '')]),
  ];
  return `${facts.join('. ')}.`;
}

function modeOf({ ctrlKey, metaKey, shiftKey }: MouseEvent): ChooseMode {
  if (shiftKey) return 'range';
  return ctrlKey || metaKey ? 'toggle' : 'only';
}

function nameOf(clip: VideoClip | null): string {
  return clip === null ? 'Missing Clip' : clipName(clip);
}

/** The number at loading is told where it is another one now (spec section 3, originalOrder). */
function dragTitle({ clip: { originalOrder } }: TimelineCut, number: number): string {
  if (originalOrder === undefined || originalOrder === number) return 'Drag to reorder';
  return `Drag to reorder. It was clip ${originalOrder} when the timeline was loaded.`;
}

const HANDLE = clsx(
  'flex h-14 w-14 shrink-0 cursor-grab touch-none items-center justify-center gap-1 rounded-md',
  'text-ink-faint transition-colors hover:text-ink focus-visible:-outline-offset-2 active:cursor-grabbing',
);
const MISSING = 'aspect-9/16 h-14 shrink-0 rounded-sm bg-well ring-1 ring-inset ring-edge';

function isSameRow(a: ClipRowProps, b: ClipRowProps): boolean {
  return a.isChosen === b.isChosen && isSame(a.facts, b.facts) && isSamePlace(a.place, b.place);
}

/** Makes the row known to those who lead the eye to it; as it goes, the focus moves on. @returns the ref of its handle */
function useRowElement(key: string, { node, setActivatorNodeRef }: ReturnType<typeof useSortable>) {
  const { rows } = useTimeline();
  const handle = useRef<HTMLButtonElement | null>(null);
  useLayoutEffect(() => {
    const row = node.current;
    if (row === null) return;
    const forget = rows.register(key, {
      row,
      handle: () => handle.current,
      button: () => row.querySelector<HTMLElement>(`[${DRAG_SURFACE_ATTRIBUTE}]`),
    });
    return () => {
      forget();
      moveRowFocusOnRemove(row, pageRoot);
    };
  }, [rows, key, node]);
  return useCallback(
    (button: HTMLButtonElement | null) => {
      handle.current = button;
      setActivatorNodeRef(button);
    },
    [setActivatorNodeRef],
  );
}
