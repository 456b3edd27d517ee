import type { PlanVersion, VideoClip } from '@cutroom/contract';
import { clsx } from 'clsx';
import { RotateCcw } from 'lucide-react';
import type { RefObject } from 'react';
import { directorName } from '../../../components/analysis-details/style-facts.ts';
import { ClipImage } from '../../../components/clip-image/clip-image.tsx';
import { imageOfClip } from '../../../components/clip-image/image-source.ts';
import { Button } from '../../../components/ui/button.tsx';
import { ExactTime } from '../../../components/ui/exact-time.tsx';
import { moveFocusOnRemove, onRemove } from '../../../components/ui/move-focus-on-remove.ts';
import { cutImageSeconds } from '../strip/drawing/cut-images.ts';
import { timeAgo } from './time-ago.ts';
import { makerText, originText, sizeText } from './version-texts.ts';

export interface VersionCardProps {
  readonly version: PlanVersion;
  /** Of its first cut; null where the clip is not in the project any more. */
  readonly clip: VideoClip | null;
  /** What of the clip's frame is shown (version-focus.ts). */
  readonly focus: string | null;
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly isPending: boolean;
  readonly isDisabled: boolean;
  readonly onBringBack: () => void;
}

/** A version as its first frame, who made it, and the way back to it. */
export function VersionCard(props: VersionCardProps) {
  const { version, clip, focus, heading, isPending, isDisabled, onBringBack } = props;
  const ago = timeAgo(new Date(version.createdAt), new Date());
  const { prompt, director, isCurrent } = version;
  return (
    <div
      title={prompt === '' ? undefined : prompt}
      className={clsx('group/version relative flex h-full flex-col gap-2', isDisabled && 'cursor-default')}
    >
      <div
        className={clsx(
          'relative aspect-9/16 overflow-hidden rounded-md bg-well',
          isCurrent ? 'outline-2 outline-offset-1 outline-chosen' : 'group-hover/version:brightness-110',
        )}
      >
        {version.firstCut !== null && clip !== null && (
          <ClipImage
            source={imageOfClip(clip, cutImageSeconds(version.firstCut))}
            focus={focus}
            className="size-full"
          />
        )}
        <span aria-hidden className={MAKER}>
          {makerText(version)}
        </span>
      </div>
      <div className="grid grid-cols-1 gap-0.5 text-xs">
        <p>
          <span className="sr-only">{originText(version)} </span>
          <ExactTime at={version.createdAt} className="font-medium">
            {ago}
          </ExactTime>
        </p>
        <p className="text-ink-soft">
          {sizeText(version)}
          {director !== null && <span className="sr-only"> · {directorName(director)}</span>}
        </p>
        {prompt !== '' && <p className="line-clamp-3 text-ink-faint">“{prompt}”</p>}
      </div>
      {isCurrent ? (
        <p className="mt-auto grid min-h-11 place-items-center text-center text-xs text-ink-soft">
          On the timeline
        </p>
      ) : (
        <Button
          ref={onRemove((button) => moveFocusOnRemove(button, () => heading.current))}
          // The frame above is a way back, too; scaled, the button would let go of it.
          className="mt-auto px-1! text-xs! after:absolute after:inset-0 active:scale-none!"
          icon={<RotateCcw aria-hidden className="size-3.5!" />}
          aria-label={`Bring back: ${originText(version)}, ${ago}, ${sizeText(version)}`}
          isBusy={isPending}
          disabled={isDisabled}
          onClick={onBringBack}
        >
          Bring back
        </Button>
      )}
    </div>
  );
}

const MAKER =
  'absolute top-1.5 left-1.5 rounded-sm bg-black/70 px-1.5 py-0.5 text-xs leading-tight font-semibold text-white ring-1 ring-white/20';
