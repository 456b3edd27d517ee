import { clipName } from '@cutroom/contract';
import { ChevronRight } from 'lucide-react';
import { Link } from 'wouter';
import { ClipImage } from '../../components/clip-image/clip-image.tsx';
import { imageOfClip } from '../../components/clip-image/image-source.ts';
import { useGradualCount } from '../../components/ui/progress/use-gradual-count.ts';
import { openedClipState } from '../../lib/navigation/opened-clip.ts';
import type { PreviewClip } from './preview-clips.ts';

/** More than a window shows of them; the others follow in the background. */
const ROWS_AT_ONCE = 12;

interface PreviewClipListProps {
  readonly projectId: number;
  readonly clips: readonly PreviewClip[];
}

/** What the video is made of; every row leads to the timeline editor. */
export function PreviewClipList({ projectId, clips }: PreviewClipListProps) {
  const rowCount = useGradualCount(clips.length, ROWS_AT_ONCE);
  return (
    <section aria-labelledby="clips-heading" className="grid grid-cols-1 gap-3">
      <div className="grid gap-1">
        <h2 id="clips-heading" className="text-lg">
          Video Timeline
        </h2>
        <p className="text-sm text-ink-soft">
          In the timeline editor you can reorder clips, delete them and change how long they play. Press a
          clip to open it.
        </p>
      </div>
      <ol className="grid grid-cols-1 gap-1">
        {clips.map((entry) => (
          <li key={entry.number} className="row-at-rest min-h-16 [--row-height:4.5rem]">
            {entry.number <= rowCount && <Row projectId={projectId} entry={entry} />}
          </li>
        ))}
      </ol>
    </section>
  );
}

function Row({ projectId, entry }: { readonly projectId: number; readonly entry: PreviewClip }) {
  const { number, clipId, clip, startSeconds, endSeconds, reason } = entry;
  return (
    <Link
      href={`/timeline/${projectId}`}
      state={openedClipState({ clipId, startSeconds, number })}
      className="group flex min-h-16 items-center gap-3 rounded-md focus-visible:-outline-offset-2 py-1.5 pr-2 pl-1.5 transition-colors hover:bg-raised"
    >
      {clip === null ? (
        <span className="h-14 w-10.5 rounded-sm bg-well ring-1 ring-inset ring-edge" />
      ) : (
        <ClipImage source={imageOfClip(clip, startSeconds)} className="h-14 w-10.5 shrink-0 rounded-sm" />
      )}
      <span className="grid min-w-0 flex-1">
        <span className="flex min-w-0 items-baseline gap-2">
          <span className="font-medium whitespace-nowrap">Clip {number}</span>
          <span dir="auto" className="min-w-0 truncate text-sm text-ink-faint">
            {clip === null ? 'Missing Clip' : clipName(clip)}
          </span>
        </span>
        {reason !== null && <span className="line-clamp-2 text-sm text-ink-soft">{reason}</span>}
      </span>
      <span className="timecode text-sm whitespace-nowrap text-ink-soft">
        {startSeconds.toFixed(1)}s – {endSeconds.toFixed(1)}s
      </span>
      <ChevronRight
        aria-hidden
        className="size-4 text-ink-faint transition-transform group-hover:translate-x-0.5"
      />
    </Link>
  );
}
