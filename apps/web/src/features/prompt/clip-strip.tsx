import { clipName, type VideoClip } from '@cutroom/contract';
import { memo } from 'react';
import { ClipImage } from '../../components/clip-image/clip-image.tsx';
import { imageOfClip } from '../../components/clip-image/image-source.ts';
import { materialText, stripOf } from './clip-strip-rules.ts';

/** The clips that are written about, to have them before one's eyes. */
export const ClipStrip = memo(function ClipStrip({ clips }: { readonly clips: readonly VideoClip[] }) {
  if (clips.length === 0) return null;
  const { shown, hiddenCount } = stripOf(clips);
  return (
    <section
      aria-label="Your clips"
      className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-2 [@media(max-height:30rem)]:hidden"
    >
      <ul className="flex min-w-0 flex-wrap gap-1 overflow-hidden rounded-md">
        {shown.map((clip) => (
          <li key={clip.id} title={clipName(clip)} className="shrink-0">
            <ClipImage source={imageOfClip(clip, 1)} className="h-14 w-10 rounded-sm" />
            <span className="sr-only">{clipName(clip)}</span>
          </li>
        ))}
        {hiddenCount > 0 && (
          <li className="timecode grid h-14 w-10 shrink-0 place-items-center rounded-sm bg-raised text-xs text-ink-soft">
            +{hiddenCount}
          </li>
        )}
      </ul>
      <p className="text-sm text-ink-soft">{materialText(clips)}</p>
    </section>
  );
});
