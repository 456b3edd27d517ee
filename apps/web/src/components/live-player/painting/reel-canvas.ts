import { REEL_FPS } from '@cutroom/contract';
import { FRAME_REACH_SECONDS, frameAt } from '@cutroom/reel';
import { layerImages } from '../layer-images.ts';
import type { LiveReel } from '../live-reel.ts';
import { framePainter } from './frame-painter.ts';
import { plainPainter } from './plain-painter.ts';
import { textBitmaps } from './text-bitmaps.ts';

/**
 * Frames of the reel on a canvas, with all that they are drawn from.
 * @param onChange told when something has come that a frame may have waited for
 * @returns null where the browser cannot draw at all
 */
export function reelCanvas(canvas: HTMLCanvasElement, onChange: () => void) {
  const whole = framePainter(canvas);
  const painter = whole ?? plainPainter(canvas);
  if (painter === null) return null;
  const texts = textBitmaps(onChange);
  const layers = layerImages(onChange);
  return {
    /** Whether tone, grade and blurred backgrounds are left out, for want of WebGL2. */
    isPlain: whole === null,
    bless: layers.bless,
    pause: layers.pause,
    forgetPlaces: layers.forgetPlaces,
    /** @returns whether a clip stands as stills; null where the frame is not all there, and the one before stays */
    paint: (reel: LiveReel, seconds: number, isPlaying: boolean): { readonly hasStills: boolean } | null => {
      const frame = frameAt(reel.timeline, frameIndexOf(reel, seconds));
      if (frame === null) return null;
      texts.ready(reel.timeline.texts, frame.frameIndex);
      const images = isPlaying ? layers.playing(reel, frame, seconds) : layers.standing(frame);
      if (images === null) return null;
      const bitmaps = frame.texts.map(({ text, textIndex }) => texts.of(text, textIndex));
      painter.paint(frame, images, bitmaps);
      return { hasStills: images.some((image) => image instanceof ImageBitmap) };
    },
    release: () => {
      texts.release();
      layers.release();
      painter.release();
    },
  };
}

/** The frame that stands at a second: the last one at the end. */
function frameIndexOf({ timeline }: LiveReel, seconds: number): number {
  return Math.min(timeline.frames - 1, Math.floor(seconds * REEL_FPS + FRAME_REACH_SECONDS / 10));
}
