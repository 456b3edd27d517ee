import type { VideoClip } from '@cutroom/contract';
import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { clsx } from 'clsx';
import { GripVertical } from 'lucide-react';
import { ClipControls } from './clip-controls.tsx';
import { EDIT_COMMANDS } from './edit-commands.ts';
import type { Editor } from './editor.ts';
import type { RowFacts } from './row-facts.ts';
import { HANDLE_ATTRIBUTE, SORT_ANIMATION_MS } from './row-sensors.ts';
import type { TimelineCut } from './timeline-cuts.ts';
import type { CutActions } from './use-cut-actions.ts';
import { type ReelLink, useIsInView } from './use-reel-link.ts';

interface ClipCardProps {
  readonly actions: CutActions;
  readonly editor: Editor;
  readonly cut: TimelineCut;
  /** Its place now; `facts` may still tell the one before. */
  readonly index: number;
  readonly facts: RowFacts;
  /** null: the clip is not in the project any more. */
  readonly clip: VideoClip | null;
  /** Why nothing of it is heard; null where its sound can be. */
  readonly unheard: string | null;
  readonly link: ReelLink;
}

/** One clip of the timeline, to be dragged, with everything that can be done to it. */
export function ClipCard({ actions, editor, cut, index, facts, clip, unheard, link }: ClipCardProps) {
  const sortable = useSortable({
    id: cut.key,
    transition: { duration: SORT_ANIMATION_MS, easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)' },
  });
  const isInView = useIsInView(link, index);
  const { number, startSeconds, endSeconds, picture } = facts;
  return (
    <li
      ref={sortable.setNodeRef}
      data-cut-index={index}
      style={{
        transform: CSS.Translate.toString(sortable.transform),
        transition: sortable.transition,
      }}
      {...sortable.listeners}
      className={clsx(
        'relative grid grid-cols-[auto_auto_minmax(0,1fr)_auto] items-center gap-x-2 gap-y-1 rounded-lg bg-panel py-2 pr-1 ring-1 ring-inset ring-edge',
        'lg:grid-cols-[auto_auto_minmax(0,1fr)_auto_auto]',
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
        className="flex h-full min-h-16 w-11 cursor-grab touch-none flex-col items-center justify-center gap-1 rounded-md text-ink-faint transition-colors hover:text-ink active:cursor-grabbing"
      >
        <span className="timecode text-sm font-medium text-ink">{number}</span>
        <GripVertical aria-hidden className="size-4" />
      </button>
      <ClipControls
        actions={actions}
        cut={cut}
        number={number}
        startSeconds={startSeconds}
        endSeconds={endSeconds}
        clip={clip}
        picture={picture}
        unheard={unheard}
        isInVideo={link.places[index] != null}
        isLimited={editor.limitedKeys.includes(cut.key)}
        canShorten={EDIT_COMMANDS.shorten.isEnabled(editor, index)}
        canLengthen={EDIT_COMMANDS.lengthen.isEnabled(editor, index)}
        canMoveUp={EDIT_COMMANDS.move_up.isEnabled(editor, index)}
        canMoveDown={EDIT_COMMANDS.move_down.isEnabled(editor, index)}
      />
    </li>
  );
}
