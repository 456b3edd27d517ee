import { clipName, type VideoClip } from '@cutroom/contract';
import { TriangleAlert } from 'lucide-react';
import { memo } from 'react';
import { ClipImage } from '../../../components/clip-image/clip-image.tsx';
import { imageOfClip } from '../../../components/clip-image/image-source.ts';
import { foundFirst, foundNoun, isLookedAt } from './found-order.ts';

interface FoundClipsProps {
  readonly clips: readonly VideoClip[];
}

/** What was found in each clip, as it is found: a frame and a noun. Only what cannot be used needs a sentence. */
export const FoundClips = memo(function FoundClips({ clips }: FoundClipsProps) {
  const foundCount = clips.filter(isLookedAt).length;
  const failed = clips.filter(({ analysisError }) => analysisError !== null);
  return (
    <section aria-labelledby="found-heading" className="grid grid-cols-1 content-start gap-3">
      <div className="flex items-baseline gap-3">
        <h2 id="found-heading" className="text-base">
          What was found in your clips
        </h2>
        <span className="timecode ml-auto text-xs text-ink-faint">
          {foundCount} of {clips.length}
        </span>
      </div>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(5.25rem,1fr))] gap-x-2 gap-y-3">
        {foundFirst(clips).map((clip) => (
          <FoundClip key={clip.id} clip={clip} />
        ))}
      </ul>
      {failed.length > 0 && (
        <ul className="grid grid-cols-1 gap-1 text-sm text-ink-soft">
          {failed.map((clip) => (
            <li key={clip.id} className="flex items-start gap-2">
              <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-poor" />
              <span className="min-w-0 wrap-anywhere">
                {clipName(clip)}: {clip.analysisError}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
});

function FoundClip({ clip }: { readonly clip: VideoClip }) {
  const { analysisData, analysisError } = clip;
  const name = clipName(clip);
  return (
    <li title={name} className="grid min-w-0 grid-cols-1 gap-1 text-sm">
      <ClipImage source={imageOfClip(clip, 1)} className={isLookedAt(clip) ? FRAME : `${FRAME} opacity-45`} />
      <span dir="auto" className="sr-only">
        {name}
      </span>
      {analysisError === null && analysisData !== null && (
        <span className="truncate font-medium first-letter:uppercase">{foundNoun(analysisData)}</span>
      )}
      {analysisError !== null && <span className="truncate text-poor">Not usable</span>}
      {!isLookedAt(clip) && <span className="sr-only">Not looked at yet</span>}
    </li>
  );
}

const FRAME = 'aspect-square w-full rounded-md transition-opacity';
