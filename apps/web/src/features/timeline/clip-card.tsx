import type { VideoClip } from '@cutroom/contract';
import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { clsx } from 'clsx';
import { GripVertical } from 'lucide-react';
import { memo, useLayoutEffect } from 'react';
import type { PictureSource } from '../../clip-picture/picture-source.ts';
import { handRowFocusOn } from '../../ui/hand-focus-on.ts';
import { ClipFacts } from './clip-facts.tsx';
import type { Playhead } from './playhead.ts';
import { RowButtons, RowControls, RowPicture } from './row-parts.tsx';
import { HANDLE_ATTRIBUTE, SORT_ANIMATION_MS } from './row-sensors.ts';
import type { TimelineCut } from './timeline-cuts.ts';
import type { CutActions } from './use-cut-actions.ts';
import { useIsInView } from './use-reel-link.ts';

// Elements that stay the same are not drawn again with their fifty rows.
const GRIP = <GripVertical aria-hidden className="size-4" />;

interface ClipCardProps {
  readonly actions: CutActions;
  readonly cut: TimelineCut;
  /** Its place in the list, counted from 1; for a moment after a change the one before. */
  readonly number: number;
  readonly startSeconds: number;
  readonly endSeconds: number;
  readonly picture: PictureSource | null;
  /** null: the clip is not in the project any more. */
  readonly clip: VideoClip | null;
  /** Why nothing of it is heard; null where its sound can be. */
  readonly unheard: string | null;
  /** It was pressed in the preview. */
  readonly isOpened: boolean;
  /** It was shortened to what its clip holds. */
  readonly isLimited: boolean;
  /** How long it can play until its clip ends. */
  readonly longestSeconds: number;
  readonly canShorten: boolean;
  readonly canLengthen: boolean;
  readonly canMoveUp: boolean;
  readonly canMoveDown: boolean;
  readonly playhead: Playhead;
  /** Where the finished video shows it, in seconds of the video; null where it does not. */
  readonly shownFrom: number | null;
  readonly shownUntil: number | null;
}

/** One clip of the timeline, to be dragged, with everything that can be done to it. */
export const ClipCard = memo(function ClipCard(props: ClipCardProps) {
  const { actions, cut, number, startSeconds, endSeconds, picture, clip, shownFrom } = props;
  const sortable = useSortable({
    id: cut.key,
    transition: { duration: SORT_ANIMATION_MS, easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)' },
  });
  const { node } = sortable;
  useLayoutEffect(() => {
    const row = node.current;
    return () => {
      if (row !== null) handRowFocusOn(row, () => document.getElementById('root'));
    };
  }, [node]);
  const isInView = useIsInView(props.playhead, shownFrom, props.shownUntil);
  return (
    <li
      ref={sortable.setNodeRef}
      data-cut={cut.key}
      style={{
        transform: CSS.Translate.toString(sortable.transform),
        transition: sortable.transition,
      }}
      {...sortable.listeners}
      className={clsx(
        'relative grid grid-cols-[auto_auto_minmax(0,1fr)_auto] items-center gap-x-2 gap-y-1 rounded-lg bg-panel py-2 pr-1 ring-1 ring-inset ring-edge',
        'row-at-rest [--row-height:10rem] lg:grid-cols-[auto_auto_minmax(0,1fr)_auto_auto] lg:[--row-height:6.5rem]',
        // A press, unlike a key, shows no focus of its own.
        props.isOpened && 'focus-within:ring-2 focus-within:ring-lamp',
        isInView &&
          'before:absolute before:inset-y-2 before:left-0 before:w-0.75 before:rounded-full before:bg-lamp',
        sortable.isDragging && 'z-10 cursor-grabbing shadow-float ring-2 ring-lamp',
      )}
    >
      <button
        ref={sortable.setActivatorNodeRef}
        type="button"
        {...sortable.attributes}
        {...{ [HANDLE_ATTRIBUTE]: '' }}
        aria-label={`Move clip ${number}`}
        title="Drag to reorder"
        className="flex h-full min-h-16 w-11 cursor-grab touch-none flex-col items-center justify-center gap-1 rounded-md text-ink-faint transition-colors hover:text-ink focus-visible:-outline-offset-2 active:cursor-grabbing"
      >
        <span className="timecode text-sm font-medium text-ink">{number}</span>
        {GRIP}
      </button>
      <RowPicture
        actions={actions}
        cutKey={cut.key}
        number={number}
        picture={picture}
        isInVideo={shownFrom !== null}
      />
      <div className="contents lg:grid lg:content-center lg:gap-0.5">
        <ClipFacts
          cut={cut}
          startSeconds={startSeconds}
          endSeconds={endSeconds}
          clip={clip}
          isLimited={props.isLimited}
        />
        {cut.clip.reason !== undefined && cut.clip.reason !== '' && (
          <p className="order-last col-span-full px-3 pb-1 text-xs text-pretty text-ink-faint lg:order-none lg:px-1 lg:pb-0">
            {cut.clip.reason}
          </p>
        )}
      </div>
      <RowButtons actions={actions} cut={cut} number={number} />
      <RowControls
        actions={actions}
        cut={cut}
        number={number}
        unheard={props.unheard}
        longestSeconds={props.longestSeconds}
        canShorten={props.canShorten}
        canLengthen={props.canLengthen}
        canMoveUp={props.canMoveUp}
        canMoveDown={props.canMoveDown}
      />
    </li>
  );
});
