import type { VideoClip } from '@cutroom/contract';
import { filmstripLayout, tileAt } from '@cutroom/reel';
import { clsx } from 'clsx';

/** A frame of a clip. */
export interface ClipFrame {
  readonly clip: VideoClip;
  /** Of the clip. */
  readonly seconds: number;
}

interface FilmstripFrameProps {
  /** null for black. */
  readonly frame: ClipFrame | null;
  readonly className?: string;
}

/** The nearest frame of a clip's filmstrip, upright as the reel shows it; nothing of its own until the filmstrip is here. */
export function FilmstripFrame({ frame, className }: FilmstripFrameProps) {
  const url = frame?.clip.filmstripUrl ?? null;
  if (frame === null || url === null) {
    return <span className={clsx(SIZE, frame === null && 'bg-black', className)} />;
  }
  const layout = filmstripLayout(frame.clip);
  const tile = tileAt(layout, frame.seconds);
  const scale = FRAME_HEIGHT / layout.tileHeight;
  const left = tile.x * scale + (layout.tileWidth * scale - FRAME_WIDTH) / 2;
  return (
    <span
      data-tile={tile.index}
      style={{
        backgroundImage: `url("${url}")`,
        backgroundSize: `${layout.tileWidth * layout.columns * scale}px ${layout.tileHeight * layout.rows * scale}px`,
        backgroundPosition: `${-left}px ${-tile.y * scale}px`,
      }}
      className={clsx(SIZE, 'bg-no-repeat', className)}
    />
  );
}

const FRAME_HEIGHT = 96;
const FRAME_WIDTH = 54;
const SIZE = 'block h-[96px] w-[54px] rounded-sm';
