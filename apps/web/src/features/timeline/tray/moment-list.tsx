import { formatPlaybackTime } from '../../../components/player/playback-time.ts';
import { MomentTile } from './moment-tile.tsx';
import type { TrayClip, TrayMoment } from './tray-clips.ts';

interface MomentListProps {
  readonly of: TrayClip;
  /** What a press does, before the clip's name: 'Add'. */
  readonly verb: string;
  readonly isDisabled: boolean;
  readonly onPick: (moment: TrayMoment) => void;
  /** Where moments can be dragged onto the strip: told between which cuts. */
  readonly onDrop?: (moment: TrayMoment, gap: number) => void;
}

/** A clip with its moments, best first; each can be skimmed and taken. */
export function MomentList({ of, verb, isDisabled, onPick, onDrop }: MomentListProps) {
  const { name, isInReel, reason, moments } = of;
  return (
    <div className="grid grid-cols-1 gap-1 py-2">
      <p className="flex min-w-0 items-baseline gap-2 text-sm">
        <span className="truncate font-medium" title={name}>
          {name}
        </span>
        {!isInReel && <span className="shrink-0 text-xs text-ink-faint">not in this video</span>}
      </p>
      {reason !== null && <p className="text-xs text-ink-faint">{reason}</p>}
      <div className="-mx-1 flex overflow-x-auto [scrollbar-width:thin]">
        {moments.map((moment, index) => (
          <MomentTile
            key={moment.startSeconds}
            of={of}
            moment={moment}
            label={
              index === 0
                ? `${verb} ${name}`
                : `${verb} ${name} at ${formatPlaybackTime(moment.startSeconds)}`
            }
            hasImage={index === 0}
            isDisabled={isDisabled}
            onPick={() => onPick(moment)}
            onDrop={isDisabled || onDrop === undefined ? null : (gap) => onDrop(moment, gap)}
          />
        ))}
      </div>
    </div>
  );
}
