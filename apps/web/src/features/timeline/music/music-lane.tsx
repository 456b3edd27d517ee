import type { Music, PlaybackMusic } from '@cutroom/contract';
import type { MusicAudio } from '@cutroom/reel';
import { clsx } from 'clsx';
import { useMemo } from 'react';
import { gainPath, tickPaths } from './lane-paths.ts';

interface MusicLaneProps {
  readonly music: Music;
  readonly found: PlaybackMusic['foundBeats'];
  /** How the reel plays it; null where nothing of it is heard. */
  readonly audio: MusicAudio | null;
  readonly reelSeconds: number;
}

/** The track under the cuts: how loud it is where, and its beats. Drawn once, in seconds; zooming only stretches it. */
export function MusicLane({ music, found, audio, reelSeconds }: MusicLaneProps) {
  const ticks = useMemo(() => tickPaths(music, found, reelSeconds), [music, found, reelSeconds]);
  const gains = useMemo(() => (audio === null ? '' : gainPath(audio)), [audio]);
  if (reelSeconds <= 0) return null;
  return (
    <svg
      data-music-lane
      aria-hidden
      viewBox={`0 0 ${reelSeconds} 1`}
      preserveAspectRatio="none"
      style={{ marginLeft: 'var(--strip-pad)', width: `calc(var(--second) * ${reelSeconds})` }}
      className="pointer-events-none mt-1 block h-7 overflow-visible rounded-sm bg-raised"
    >
      <path data-gain d={gains} className="fill-lamp/25" />
      {ticks.map(({ isDownbeat, brightness, path }) => (
        <path
          key={`${isDownbeat} ${brightness}`}
          data-beats={isDownbeat ? 'down' : 'other'}
          d={path}
          opacity={brightness}
          vectorEffect="non-scaling-stroke"
          className={clsx('fill-none', isDownbeat ? 'stroke-lamp-text stroke-2' : 'stroke-ink-soft stroke-1')}
        />
      ))}
    </svg>
  );
}
