import { playedSeconds, type VideoClip } from '@cutroom/contract';
import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { clsx } from 'clsx';
import { ArrowDown, ArrowUp, GripVertical, Trash2 } from 'lucide-react';
import { ClipPicture } from '../../clip-picture/clip-picture.tsx';
import type { PictureSource } from '../../clip-picture/picture-source.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { ClipFacts } from './clip-facts.tsx';
import { DurationField } from './duration-field.tsx';
import { EDIT_COMMANDS } from './edit-commands.ts';
import { LevelControl } from './level-control.tsx';
import { LockButton } from './lock-button.tsx';
import { HANDLE_ATTRIBUTE, SORT_ANIMATION_MS } from './row-sensors.ts';
import { isLocked, type TimelineCut } from './timeline-cuts.ts';
import { type ReelLink, useIsInView } from './use-reel-link.ts';
import type { TimelineEditor } from './use-timeline-editor.ts';

interface ClipCardProps {
  readonly timeline: TimelineEditor;
  readonly cut: TimelineCut;
  readonly index: number;
  readonly position: { readonly startSeconds: number; readonly endSeconds: number };
  /** null: the clip is not in the project any more. */
  readonly clip: VideoClip | null;
  readonly picture: PictureSource | null;
  /** Why nothing of it is heard; null where its sound can be. */
  readonly unheard: string | null;
  readonly link: ReelLink;
}

/** One clip of the timeline with everything that can be done to it. */
export function ClipCard({ timeline, cut, index, position, clip, picture, unheard, link }: ClipCardProps) {
  const sortable = useSortable({
    id: cut.key,
    transition: { duration: SORT_ANIMATION_MS, easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)' },
  });
  const isInView = useIsInView(link, index);
  const { editor, run } = timeline;
  const label = `clip ${index + 1}`;
  const can = (name: 'move_up' | 'move_down' | 'shorten' | 'lengthen') =>
    EDIT_COMMANDS[name].isEnabled(editor, index);
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
        aria-label={`Move ${label}`}
        title="Drag to reorder"
        className="flex h-full min-h-16 w-11 cursor-grab touch-none flex-col items-center justify-center gap-1 rounded-md text-ink-faint transition-colors hover:text-ink active:cursor-grabbing"
      >
        <span className="timecode text-sm font-medium text-ink">{index + 1}</span>
        <GripVertical aria-hidden className="size-4" />
      </button>
      {picture === null ? (
        <div className="grid h-20 w-[2.8125rem] place-items-center rounded-sm bg-well text-center text-[0.625rem] leading-tight text-ink-faint ring-1 ring-inset ring-edge">
          Missing Clip
        </div>
      ) : (
        <CutPicture
          source={picture}
          label={label}
          onShow={link.places[index] == null ? null : () => link.show(index)}
        />
      )}
      <div className="contents lg:grid lg:content-center lg:gap-0.5">
        <ClipFacts
          cut={cut}
          position={position}
          clip={clip}
          isLimited={editor.limitedKeys.includes(cut.key)}
        />
        {cut.clip.reason !== undefined && cut.clip.reason !== '' && (
          <p className="order-last col-span-full px-3 pb-1 text-xs text-pretty text-ink-faint lg:order-none lg:px-1 lg:pb-0">
            {cut.clip.reason}
          </p>
        )}
      </div>
      <div className="flex flex-col-reverse self-start lg:order-last lg:flex-row lg:self-center">
        <LockButton clipLabel={label} isLocked={isLocked(cut)} onToggle={() => run('lock', index)} />
        <IconButton
          label={`Remove ${label}`}
          className="hover:text-poor"
          onClick={() => run('remove', index)}
        >
          <Trash2 aria-hidden />
        </IconButton>
      </div>
      <div className="col-span-full flex items-center justify-between pl-1 lg:col-span-1 lg:pl-0">
        <DurationField
          clipLabel={label}
          seconds={playedSeconds3(cut)}
          canShorten={can('shorten')}
          canLengthen={can('lengthen')}
          onShorten={() => run('shorten', index)}
          onLengthen={() => run('lengthen', index)}
          onType={(value, mergeKey) => timeline.setDuration(index, value, mergeKey)}
        />
        <LevelControl
          clipLabel={label}
          clip={cut.clip}
          unheard={unheard}
          onToggle={() => run('mute', index)}
          onLevel={(decibels, mergeKey) => timeline.setLevel(index, decibels, mergeKey)}
        />
        <div className="flex">
          <IconButton
            label={`Move ${label} up`}
            disabled={!can('move_up')}
            onClick={() => run('move_up', index)}
          >
            <ArrowUp aria-hidden />
          </IconButton>
          <IconButton
            label={`Move ${label} down`}
            disabled={!can('move_down')}
            onClick={() => run('move_down', index)}
          >
            <ArrowDown aria-hidden />
          </IconButton>
        </div>
      </div>
    </li>
  );
}

interface CutPictureProps {
  readonly source: PictureSource;
  readonly label: string;
  /** null where the finished video does not show this clip. */
  readonly onShow: (() => void) | null;
}

/** The clip's picture; a press on it goes there in the video. */
function CutPicture({ source, label, onShow }: CutPictureProps) {
  const picture = <ClipPicture source={source} className="h-20 w-[2.8125rem] rounded-sm" />;
  if (onShow === null) return picture;
  return (
    <button
      type="button"
      aria-label={`Show ${label} in the video`}
      title="Show in the video"
      onClick={onShow}
      className="rounded-sm transition-[filter] hover:brightness-110"
    >
      {picture}
    </button>
  );
}

/** At most three decimals, so that sums of decimals read as they were meant. */
function playedSeconds3({ clip }: TimelineCut): number {
  return Math.round(playedSeconds(clip) * 1000) / 1000;
}
