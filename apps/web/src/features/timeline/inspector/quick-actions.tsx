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
          {MORE}
        </button>
        {!isSeveral && (
          <div className="ml-auto flex items-center">
            <Action name="move_up" label={`Move ${label} up`} isRefused={!limits.canMoveUp} />
            <Action name="move_down" label={`Move ${label} down`} isRefused={!limits.canMoveDown} />
            <Action
              name="shorten"
              label={`Shorten ${label} by ${CUT_SECONDS_STEP} seconds`}
              isRefused={!limits.canShorten}
            />
            <span className="timecode w-9 text-center text-sm text-ink-soft @max-[21rem]:hidden">
              {secondsText(playedSeconds(cut.clip))}
            </span>
            <Action
              name="lengthen"
              label={`Lengthen ${label} by ${CUT_SECONDS_STEP} seconds`}
              isRefused={!limits.canLengthen}
            />
            <Action name="remove" label={`Remove ${label}`} isRefused={false} />
          </div>
        )}
      </div>
    </div>
  );
});

interface ActionProps {
  readonly name: keyof typeof ICONS;
  readonly label: string;
  readonly isRefused: boolean;
}

/** Drawn again only where its words or whether it can be pressed change. */
const Action = memo(function Action({ name, label, isRefused }: ActionProps) {
  const { actions } = useTimeline();
  return (
    <IconButton label={label} disabled={isRefused} onClick={() => actions.run(name)}>
      {ICONS[name]}
    </IconButton>
  );
});

// Elements that stay the same are not drawn again with what is around them.
const ICONS = {
  move_up: <ArrowUp aria-hidden />,
  move_down: <ArrowDown aria-hidden />,
  shorten: <Minus aria-hidden />,
  lengthen: <Plus aria-hidden />,
  remove: <Trash2 aria-hidden />,
} as const;
const MORE = <ChevronUp aria-hidden className="size-4 shrink-0 text-ink-faint" />;
