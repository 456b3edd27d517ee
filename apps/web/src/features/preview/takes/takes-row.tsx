import type { VideoClip } from '@cutroom/contract';
import { clsx } from 'clsx';
import { useRef } from 'react';
import { ClipImage } from '../../../components/clip-image/clip-image.tsx';
import { imageOfClip } from '../../../components/clip-image/image-source.ts';
import { Button } from '../../../components/ui/button.tsx';
import { NotLoaded } from '../../../components/ui/not-loaded.tsx';
import { ScrollFades, useScrollFades } from '../../../components/ui/scroll-fades.tsx';
import type { Take } from './takes-of.ts';
import type { Takes } from './use-takes.ts';

interface TakesRowProps {
  readonly takes: Takes;
  readonly clips: readonly VideoClip[];
}

/** The takes side by side: a press plays one in the place of the video, another makes it the project's. */
export function TakesRow({ takes: row, clips }: TakesRowProps) {
  const { takes, shown, show } = row;
  const scroller = useRef<HTMLOListElement>(null);
  const fades = useScrollFades(scroller, takes);
  if (takes.length === 0) return null;
  return (
    <section aria-labelledby="takes-heading" className="grid min-w-0 grid-cols-1 gap-2">
      <h2 id="takes-heading" className="text-lg">
        Takes
      </h2>
      <div ref={fades} className="group/fades relative min-w-0">
        <ol ref={scroller} className="flex gap-2 overflow-x-auto p-1 [scrollbar-width:thin]">
          {takes.map((take) => (
            <li key={take.id} className="w-16 shrink-0">
              <TakeFrame
                take={take}
                clips={clips}
                isShown={take.id === shown?.id}
                onShow={() => show(take)}
              />
            </li>
          ))}
        </ol>
        <ScrollFades />
      </div>
      <ShownTake takes={row} />
    </section>
  );
}

/** What is watched, and what can be done with it. */
function ShownTake({
  takes: { takes, shown, edit, isFailed, retry, use, isBusy },
}: Pick<TakesRowProps, 'takes'>) {
  if (isFailed && shown !== null) {
    return <NotLoaded text={`Take ${shown.number} could not be loaded.`} onRetry={retry} />;
  }
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1">
      <p role="status" className="min-w-0 flex-1 basis-48 text-sm text-ink-soft">
        {shownText(takes, shown, edit !== null)}
      </p>
      {shown !== null && !shown.isCurrent && (
        <Button isBusy={isBusy} onClick={() => use(shown)}>
          Use take {shown.number}
        </Button>
      )}
    </div>
  );
}

interface TakeFrameProps {
  readonly take: Take;
  readonly clips: readonly VideoClip[];
  readonly isShown: boolean;
  readonly onShow: () => void;
}

function TakeFrame({ take, clips, isShown, onShow }: TakeFrameProps) {
  const { firstCut, number, origin } = take;
  const clip = clips.find(({ id }) => id === firstCut?.clipId);
  return (
    <button
      type="button"
      aria-pressed={isShown}
      onClick={onShow}
      className={clsx(
        'relative block aspect-9/16 w-full overflow-hidden rounded-md bg-well hover:brightness-115',
        'aria-pressed:outline-2 aria-pressed:outline-offset-1 aria-pressed:outline-chosen',
      )}
    >
      {clip !== undefined && firstCut !== null && (
        <ClipImage source={imageOfClip(clip, firstCut.startTime)} className="size-full ring-0" />
      )}
      <span className="absolute inset-x-0 bottom-0 flex justify-between bg-black/65 px-1.5 py-0.5 text-xs text-white">
        <span>
          <span className="sr-only">Take </span>
          {number}
          <span className="sr-only"> by </span>
        </span>
        <span>{origin === 'generated' ? 'AI' : 'You'}</span>
      </span>
    </button>
  );
}

function shownText(takes: readonly Take[], shown: Take | null, isHere: boolean): string {
  const video = takes.find(({ isVideo }) => isVideo);
  const ofVideo =
    video === undefined ? 'Your video is as it was made last.' : `Your video is take ${video.number}.`;
  if (shown === null || shown.isVideo) return `${ofVideo} Press another to watch it here.`;
  if (!isHere) return `Take ${shown.number} is on its way.`;
  return `Take ${shown.number} plays from your clips. ${ofVideo}`;
}
