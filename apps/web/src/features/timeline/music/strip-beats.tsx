import type { Music, PlaybackMusic } from '@cutroom/contract';
import { joinsOnBeats } from '@cutroom/reel';
import { clsx } from 'clsx';
import { type ReactNode, useMemo } from 'react';
import { positions, type TimelineCut } from '../editor/cuts/timeline-cuts.ts';
import { tickPaths } from './lane-paths.ts';

/** The beats under a reel. */
export interface StripMusic {
  readonly music: Music;
  readonly found: PlaybackMusic['foundBeats'];
}

interface StripBeatsProps extends StripMusic {
  readonly cuts: readonly TimelineCut[];
  /** Beats nearer to each other than eyes tell apart are left out, but for the first of each bar. */
  readonly pixelsPerSecond: number;
}

/** Beats stand so far apart at least. */
const TICK_GAP_PIXELS_MIN = 5;

/**
 * The beats behind the strip: above its frames, between them, and over their upper edge; a join on a beat is a lit line from
 * top to bottom. Drawn in seconds, so that zooming only stretches it. Its parent is as high as ruler and frames.
 */
export function StripBeats({ music, found, cuts, pixelsPerSecond }: StripBeatsProps) {
  const places = useMemo(() => positions(cuts), [cuts]);
  const reelSeconds = places.at(-1)?.endSeconds ?? 0;
  const joins = useMemo(() => {
    const isOnBeat = joinsOnBeats(
      cuts.map(({ clip }) => clip),
      music,
    );
    return places.flatMap(({ endSeconds }, index) => (isOnBeat[index] === true ? [endSeconds] : []));
  }, [cuts, places, music]);
  const isSparse = music.bpm !== null && (60 / music.bpm) * pixelsPerSecond < TICK_GAP_PIXELS_MIN;
  const [behind, over] = useMemo(
    () =>
      [BEHIND, OVER].map((spans) =>
        tickPaths(music, found, reelSeconds, spans).filter(({ isDownbeat }) => isDownbeat || !isSparse),
      ),
    [music, found, reelSeconds, isSparse],
  );
  if (reelSeconds <= 0) return null;
  const lit = joins.map((seconds) => `M${seconds} 0V1`).join('');
  return (
    <>
      <Layer part="behind" reelSeconds={reelSeconds} className="top-3.5 h-[calc(100%-0.875rem)] -z-2">
        {behind?.map(({ isDownbeat, brightness, path }) => (
          <g key={path} opacity={brightness}>
            <Line d={path} className={isDownbeat ? 'stroke-chosen' : 'stroke-ink-soft'} />
          </g>
        ))}
      </Layer>
      <Layer part="over" reelSeconds={reelSeconds} className="top-5 z-1 h-4">
        {over?.map(({ isDownbeat, brightness, path }) => (
          <g key={path} data-beats={isDownbeat ? 'down' : 'other'} opacity={brightness}>
            <Casing d={path} />
            <Line d={path} className="stroke-white" />
          </g>
        ))}
      </Layer>
      <Layer part="joins" reelSeconds={reelSeconds} className="z-1 top-3.5 h-[calc(100%-0.875rem)]">
        <Casing d={lit} />
        <Line d={lit} className="stroke-good" />
      </Layer>
    </>
  );
}

interface LayerProps {
  readonly part: 'behind' | 'over' | 'joins';
  readonly reelSeconds: number;
  readonly className: string;
  readonly children: ReactNode;
}

function Layer({ part, reelSeconds, className, children }: LayerProps) {
  return (
    <svg
      aria-hidden
      data-strip-beats={part}
      viewBox={`0 0 ${reelSeconds} 1`}
      preserveAspectRatio="none"
      style={{ left: 'var(--strip-pad)', width: `calc(var(--second) * ${reelSeconds})` }}
      className={clsx('pointer-events-none absolute overflow-visible fill-none', className)}
    >
      {children}
    </svg>
  );
}

/** Keeps a line in sight on any frame. */
function Casing({ d }: { readonly d: string }) {
  return <path d={d} vectorEffect="non-scaling-stroke" className="stroke-black/60 stroke-4" />;
}

function Line({ d, className }: { readonly d: string; readonly className: string }) {
  return <path d={d} vectorEffect="non-scaling-stroke" className={clsx('stroke-2', className)} />;
}

/** Downbeats reach farther than other beats. */
const BEHIND = { downbeat: [0, 1], beat: [0.03, 1] } as const;
const OVER = { downbeat: [0, 1], beat: [0, 0.6] } as const;
