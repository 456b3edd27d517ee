import { CUT_SECONDS_STEP, playedSeconds, type VideoClip } from '@cutroom/contract';
import { ArrowDown, ArrowUp, ChevronUp, Minus, Plus, Trash2 } from 'lucide-react';
import { memo } from 'react';
import { IconButton } from '../../../components/ui/icon-button.tsx';
import { useIsWide } from '../../../components/ui/use-is-wide.ts';
import { secondsText } from '../editor/seconds-text.ts';
import type { TimelineEditor } from '../editor/use-timeline-editor.ts';
import { cutLimits } from '../rows/row-facts.ts';
import { useTimeline } from '../timeline-context.ts';

interface QuickActionsProps {
  readonly timeline: Pick<TimelineEditor, 'editor' | 'chosen'>;
  /** The project's clips by id. */
  readonly clipOf: ReadonlyMap<string, VideoClip>;
  /** The sheet has all of it, and more. */
  readonly isSheetOpen: boolean;
}

/** Where there is no room for the inspector beside the player: what is done most to the chosen cut, and the way to the rest. */
export const QuickActions = memo(function QuickActions({
  timeline: { editor, chosen },
  clipOf,
  isSheetOpen,
}: QuickActionsProps) {
  const { actions } = useTimeline();
  const isWide = useIsWide();
  const index = editor.cuts.findIndex(({ key }) => key === chosen.at(-1));
  const cut = editor.cuts[index];
  if (isWide || isSheetOpen || cut === undefined) return null;
  const isSeveral = chosen.length > 1;
  const label = `clip ${index + 1}`;
  const limits = cutLimits(editor, index, clipOf.get(cut.clip.clipId) ?? null, null);
  return (
    <div data-quick-actions className="@container max-md:-order-1 max-md:-mt-3 max-md:basis-full">
      <div className="-mx-2 flex items-center">
        <button
          type="button"
          aria-expanded={false}
          aria-label={isSeveral ? `Everything for ${chosen.length} clips` : `Everything for ${label}`}
          onClick={(event) => actions.inspect(event.detail === 0)}
          className="flex h-11 min-w-0 items-center gap-1 rounded-md px-2 text-sm font-medium select-none hover:bg-raised"
        >
          <span className="truncate">{isSeveral ? `${chosen.length} clips` : `Clip ${index + 1}`}</span>
          <ChevronUp aria-hidden className="size-4 shrink-0 text-ink-faint" />
        </button>
        {!isSeveral && (
          <div className="ml-auto flex items-center">
            <IconButton
              label={`Move ${label} up`}
              disabled={!limits.canMoveUp}
              onClick={() => actions.run('move_up')}
            >
              <ArrowUp aria-hidden />
            </IconButton>
            <IconButton
              label={`Move ${label} down`}
              disabled={!limits.canMoveDown}
              onClick={() => actions.run('move_down')}
            >
              <ArrowDown aria-hidden />
            </IconButton>
            <IconButton
              label={`Shorten ${label} by ${CUT_SECONDS_STEP} seconds`}
              disabled={!limits.canShorten}
              onClick={() => actions.run('shorten')}
            >
              <Minus aria-hidden />
            </IconButton>
            <span className="timecode w-9 text-center text-sm text-ink-soft @max-[21rem]:hidden">
              {secondsText(playedSeconds(cut.clip))}
            </span>
            <IconButton
              label={`Lengthen ${label} by ${CUT_SECONDS_STEP} seconds`}
              disabled={!limits.canLengthen}
              onClick={() => actions.run('lengthen')}
            >
              <Plus aria-hidden />
            </IconButton>
            <IconButton label={`Remove ${label}`} onClick={() => actions.run('remove')}>
              <Trash2 aria-hidden />
            </IconButton>
          </div>
        )}
      </div>
    </div>
  );
});
