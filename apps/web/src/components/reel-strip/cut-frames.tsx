import type { CSSProperties } from 'react';
import { ClipImage } from '../clip-image/clip-image.tsx';
import { imageOfClip } from '../clip-image/image-source.ts';
import type { StripCut } from './strip-cuts.ts';

/** Longer cuts show several frames, as far apart as this. */
const SECONDS_PER_FRAME = 1.5;
const FRAMES_MAX = 4;

interface CutFramesProps {
  readonly cut: StripCut;
  /** Each costs the server an image. */
  readonly framesMax?: number;
}

/** The frames of one cut, side by side; nothing where its clip is gone. */
export function CutFrames({ cut, framesMax = FRAMES_MAX }: CutFramesProps) {
  const { clip, startSeconds } = cut;
  if (clip === null) return null;
  const seconds = cutSeconds(cut);
  const count = Math.max(1, Math.min(framesMax, Math.round(seconds / SECONDS_PER_FRAME)));
  return Array.from({ length: count }, (_, frame) => startSeconds + (frame * seconds) / count).map(
    (atSeconds) => (
      <ClipImage
        key={atSeconds}
        source={imageOfClip(clip, atSeconds)}
        className="h-full min-w-0 flex-1 ring-0"
      />
    ),
  );
}

/** Where all fit they share the width, else the strip scrolls: in true proportion either way. */
export function cutWidth(cut: StripCut, pixelsPerSecond: number): CSSProperties {
  const seconds = cutSeconds(cut);
  return { flex: `${seconds} 0 0`, minWidth: seconds * pixelsPerSecond };
}

export function cutSeconds({ startSeconds, endSeconds }: StripCut): number {
  return Math.max(0.1, endSeconds - startSeconds);
}
