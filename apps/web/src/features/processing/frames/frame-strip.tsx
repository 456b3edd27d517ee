import type { VideoClip } from '@cutroom/contract';
import { clsx } from 'clsx';
import { Film } from 'lucide-react';
import { type CSSProperties, memo, type ReactNode, useState } from 'react';
import { type StripFrame, stripFrames } from './strip-frames.ts';
import './frame-strip.css';

const SECONDS_PER_FRAME = 2.6;
/** Enough to fill wide screens with one half of the strip. */
const FRAMES_MIN = 14;

interface FrameStripProps {
  readonly clips: readonly VideoClip[];
  /** What plays in the gate; the frames that pass it are seen there until then. */
  readonly children?: ReactNode;
}

/** The creator's own frames moving past a gate. For the eye only. */
export function FrameStrip({ clips, children }: FrameStripProps) {
  return (
    <div
      aria-hidden
      className="relative h-44 overflow-hidden [--gate-half:45px] sm:[--gate-half:67.5px] rounded-lg bg-well ring-1 ring-inset ring-edge sm:h-64"
    >
      <MovingFrames clips={clips} />
      <Shade side="left" />
      <Shade side="right" />
      <div className="canvas-layer absolute inset-y-2 left-1/2 aspect-9/16 -translate-x-1/2 overflow-hidden rounded-md">
        {children}
      </div>
      <div className="frame-glow absolute inset-y-2 left-1/2 aspect-9/16 -translate-x-1/2 rounded-md border-2 border-lamp" />
    </div>
  );
}

const MovingFrames = memo(function MovingFrames({ clips }: Pick<FrameStripProps, 'clips'>) {
  const frames = filled(stripFrames(clips));
  const style: CSSProperties & { readonly '--strip-seconds': string } = {
    '--strip-seconds': `${frames.length * SECONDS_PER_FRAME}s`,
  };
  return (
    <div className="frame-strip absolute inset-y-4 left-0 flex w-max will-change-transform" style={style}>
      {[...frames, ...frames].map((frame, index) => (
        <Frame key={`${index}:${frame.key}`} frame={frame} />
      ))}
    </div>
  );
});

function Frame({ frame }: { readonly frame: StripFrame }) {
  const [hasFailed, setFailed] = useState(false);
  return (
    <div className="mr-2 grid aspect-9/16 h-full place-items-center overflow-hidden rounded-sm bg-raised">
      {frame.src === '' || hasFailed ? (
        <Film className="size-6 text-ink-faint" strokeWidth={1.5} />
      ) : (
        <img
          src={frame.src}
          alt=""
          decoding="async"
          className="size-full object-cover"
          onError={() => setFailed(true)}
        />
      )}
    </div>
  );
}

/** Darkens what has not reached the gate or has passed it. */
function Shade({ side }: { readonly side: 'left' | 'right' }) {
  return (
    <div
      className={clsx(
        'absolute inset-y-0 w-[calc(50%-var(--gate-half))] bg-ground/70',
        side === 'left' ? 'left-0' : 'right-0',
      )}
    />
  );
}

function filled(frames: readonly StripFrame[]): readonly StripFrame[] {
  const base = frames.length === 0 ? [{ key: 'empty', src: '' }] : frames;
  const rounds = Math.ceil(FRAMES_MIN / base.length);
  return Array.from({ length: rounds }, () => base).flat();
}
