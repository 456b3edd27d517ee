import { clipName } from '@cutroom/contract';
import { Clapperboard } from 'lucide-react';
import { useRef } from 'react';
import { Link } from 'wouter';
import { CutFrames, cutSeconds, cutWidth } from '../../components/reel-strip/cut-frames.tsx';
import type { StripCut } from '../../components/reel-strip/strip-cuts.ts';
import { Button } from '../../components/ui/button.tsx';
import { ScrollFades, useScrollFades } from '../../components/ui/scroll-fades.tsx';
import { openedClipState } from '../../lib/navigation/opened-clip.ts';

/** The shortest cut is wide enough for a thumb; all others are in proportion. */
const WIDTH_MIN_PIXELS = 56;

interface PreviewStripProps {
  readonly projectId: number;
  readonly clips: readonly StripCut[];
}

/** What the video is made of, as long as it plays; every cut leads to the timeline editor. */
export function PreviewStrip({ projectId, clips }: PreviewStripProps) {
  const scroller = useRef<HTMLOListElement>(null);
  const fades = useScrollFades(scroller, clips);
  const shortest = Math.min(...clips.map(cutSeconds));
  return (
    <section aria-labelledby="clips-heading" className="grid min-w-0 grid-cols-1 gap-1">
      <div className="flex items-center justify-between gap-3">
        <h2 id="clips-heading" className="text-lg">
          Video Timeline
        </h2>
        <Button asChild variant="quiet" className="-mr-4">
          <Link href={`/timeline/${projectId}`}>
            <Clapperboard aria-hidden />
            Open in editor
          </Link>
        </Button>
      </div>
      <div ref={fades} className="group/fades relative min-w-0">
        <ol
          ref={scroller}
          className="reel-strip flex gap-px overflow-x-auto rounded-md [scrollbar-width:thin]"
        >
          {clips.map((entry) => (
            <li
              key={entry.number}
              style={cutWidth(entry, WIDTH_MIN_PIXELS / shortest)}
              className="@container h-14"
            >
              <Cut projectId={projectId} entry={entry} />
            </li>
          ))}
        </ol>
        <ScrollFades />
      </div>
      <p className="text-xs text-ink-soft">
        In the timeline editor you can reorder clips, delete them and change how long they play. Each clip
        opens there.
      </p>
    </section>
  );
}

function Cut({ projectId, entry }: { readonly projectId: number; readonly entry: StripCut }) {
  const { number, clipId, clip, startSeconds, endSeconds, reason } = entry;
  return (
    <Link
      href={`/timeline/${projectId}`}
      state={openedClipState({ clipId, startSeconds, number })}
      title={reason ?? undefined}
      className="relative flex size-full overflow-hidden bg-well -outline-offset-2 transition-[filter] hover:brightness-115"
    >
      <CutFrames cut={entry} />
      <span className="absolute inset-x-0 bottom-0 flex items-baseline justify-between gap-1 overflow-hidden bg-black/65 px-1 text-xs whitespace-nowrap text-white">
        <span aria-hidden className="hidden font-medium @max-[5rem]:inline">
          {number}
        </span>
        <span className="font-medium @max-[5rem]:sr-only">Clip {number}</span>
        <span dir="auto" className="sr-only">
          {clip === null ? 'Missing Clip' : clipName(clip)}
        </span>
        {reason !== null && <span className="sr-only">{reason}</span>}
        <span className="timecode @max-[9rem]:sr-only">
          {startSeconds.toFixed(1)}s – {endSeconds.toFixed(1)}s
        </span>
      </span>
    </Link>
  );
}
