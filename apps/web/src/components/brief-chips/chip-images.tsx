import type { VideoClip } from '@cutroom/contract';
import { clsx } from 'clsx';
import { ClipImage } from '../clip-image/clip-image.tsx';
import { imageOfClip } from '../clip-image/image-source.ts';

/** The clips that a chip means, one over the other; for the eye only. */
export function ChipImages({
  clips,
  isMissing,
}: {
  readonly clips: readonly VideoClip[];
  readonly isMissing: boolean;
}) {
  if (clips.length === 0 && !isMissing) return null;
  return (
    <span aria-hidden className="-ml-1.5 flex shrink-0">
      {clips.map((clip, index) => (
        <span key={clip.id} className={clsx('rounded-sm ring-2 ring-raised', index > 0 && '-ml-3')}>
          <ClipImage
            source={imageOfClip(clip, clip.bestMoment?.startSeconds ?? 1)}
            className="h-8 w-6 rounded-sm"
          />
        </span>
      ))}
      {isMissing && (
        <span className="grid h-8 w-6 place-items-center rounded-sm border border-dashed border-edge-strong text-xs text-ink-faint">
          ?
        </span>
      )}
    </span>
  );
}
