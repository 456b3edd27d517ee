import { clipName, type VideoClip } from '@cutroom/contract';
import { clsx } from 'clsx';
import { TriangleAlert } from 'lucide-react';
import { memo } from 'react';
import { shownLabels } from '../../../components/analysis-details/clip-facts.ts';
import { Tag } from '../../../components/analysis-details/tag.tsx';
import { ClipImage } from '../../../components/clip-image/clip-image.tsx';
import { imageOfClip } from '../../../components/clip-image/image-source.ts';
import { foundFirst, isLookedAt } from './found-order.ts';

const LABELS_MAX = 5;

interface FoundClipsProps {
  readonly clips: readonly VideoClip[];
}

/** What was found in each clip, as it is found. */
export const FoundClips = memo(function FoundClips({ clips }: FoundClipsProps) {
  const foundCount = clips.filter(isLookedAt).length;
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
      <ul className="grid grid-cols-1 gap-2">
        {foundFirst(clips).map((clip) => (
          <FoundClip key={clip.id} clip={clip} />
        ))}
      </ul>
    </section>
  );
});

function FoundClip({ clip }: { readonly clip: VideoClip }) {
  const { analysisData, analysisError } = clip;
  const name = clipName(clip);
  return (
    <li
      className={clsx(
        'flex min-w-0 gap-3 rounded-lg p-3 ring-1 ring-inset ring-edge',
        isLookedAt(clip) ? 'animate-rise bg-panel' : 'text-ink-faint',
      )}
    >
      <ClipImage source={imageOfClip(clip, 1)} className="h-16 w-12 shrink-0 rounded-sm" />
      <div className="grid min-w-0 flex-1 content-start gap-1 text-sm">
        <p dir="auto" className="truncate font-medium" title={name}>
          {name}
        </p>
        {analysisError !== null && (
          <p className="flex items-start gap-1.5 text-poor">
            <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
            {analysisError}
          </p>
        )}
        {!isLookedAt(clip) && <p>Not looked at yet</p>}
        {analysisError === null && analysisData !== null && (
          <>
            <p className="text-ink-soft">{analysisData.description}</p>
            <div className="flex flex-wrap gap-1.5">
              {shownLabels(analysisData)
                .labels.slice(0, LABELS_MAX)
                .map((label) => (
                  <Tag key={label}>{label}</Tag>
                ))}
            </div>
          </>
        )}
      </div>
    </li>
  );
}
