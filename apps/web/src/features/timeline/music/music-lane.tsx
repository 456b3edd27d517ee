import type { Music, PlaybackMusic } from '@cutroom/contract';
import type { MusicAudio } from '@cutroom/reel';
import { clsx } from 'clsx';
import { useMemo } from 'react';
import type { BeatsProps } from '../../../components/music/beats-props.ts';
import { BeatHandles } from './beat-handles.tsx';
import { DuckHandles } from './duck-handles.tsx';
import { gainPath, tickPaths } from './lane-paths.ts';
import type { Ducks } from './use-ducks.ts';

interface MusicLaneProps {
  readonly music: Music;
  readonly found: PlaybackMusic['foundBeats'];
  /** How the reel plays it; null where nothing of it is heard. */
  readonly audio: MusicAudio | null;
  readonly reelSeconds: number;
  /** null where nothing is known of them. */
  readonly ducks: Ducks | null;
  /** Takes a beat that was pulled; null while it is the curve that is pulled. */
  readonly onBeats: BeatsProps['onEdit'] | null;
}

/**
 * The track under the cuts: how loud it is where, and its beats. Drawn once, in seconds; zooming only stretches it. For the
 * eye and the pointer, as the strip is: the cards below do the same by key.
 */
export function MusicLane({ music, found, audio, reelSeconds, ducks, onBeats }: MusicLaneProps) {
  const ticks = useMemo(() => tickPaths(music, found, reelSeconds), [music, found, reelSeconds]);
  const gains = useMemo(() => (audio === null ? '' : gainPath(audio)), [audio]);
  if (reelSeconds <= 0) return null;
  return (
    <div
      style={{ marginLeft: 'var(--strip-pad)', width: `calc(var(--second) * ${reelSeconds})` }}
      className="relative mt-1 h-7"
    >
      <svg
        data-music-lane
        aria-hidden
        viewBox={`0 0 ${reelSeconds} 1`}
        preserveAspectRatio="none"
        className="pointer-events-none block size-full overflow-visible rounded-sm bg-raised"
      >
        <path data-gain d={gains} className="fill-chosen/25" />
        {ticks.map(({ isDownbeat, brightness, path }) => (
          <path
            key={`${isDownbeat} ${brightness}`}
            data-beats={isDownbeat ? 'down' : 'other'}
            d={path}
            opacity={brightness}
            vectorEffect="non-scaling-stroke"
            className={clsx('fill-none', isDownbeat ? 'stroke-chosen stroke-2' : 'stroke-ink-soft stroke-1')}
          />
        ))}
      </svg>
      {onBeats !== null && <BeatHandles {...{ music, reelSeconds, onBeats }} />}
      {onBeats === null && ducks !== null && <DuckHandles ducks={ducks} />}
    </div>
  );
}
