import { isProxyAwaited, REEL_FPS } from '@cutroom/contract';
import { FRAME_REACH_SECONDS, frameAt, type ReelFrame } from '@cutroom/reel';
import { layerImages } from '../layer-images.ts';
import type { LiveCut } from '../live-cut.ts';
import type { LiveReel } from '../live-reel.ts';
import type { StillsReason } from '../live-state.ts';
import { canvasScale } from './canvas-scale.ts';
import type { FrameImage } from './frame-image.ts';
import { framePainter } from './frame-painter.ts';
import { lastPaint } from './last-paint.ts';
import { paintPace } from './paint-pace.ts';
import { plainPainter } from './plain-painter.ts';
import { pressHold } from './press-hold.ts';
import { textBitmaps } from './text-bitmaps.ts';

export interface PaintedFrame {
  /** Whether it is the frame that is meant, and not the nearest that is here. */
  readonly isExact: boolean;
  /** Why a clip stands as stills, null where none does; undefined where that is as before. */
  readonly stills: StillsReason | null | undefined;
}

/**
 * Frames of the reel on a canvas, with all that they are drawn from.
 * @param opening the reel with which it begins
 * @param onChange told when something has come that a frame may have waited for
 * @returns null where the browser cannot draw at all
 */
export function reelCanvas(canvas: HTMLCanvasElement, opening: LiveReel, onChange: () => void) {
  const layers = layerImages(onChange);
  // Its videos come while the graphics are made ready.
  layers.setReel(opening);
  const first = frameAt(opening.timeline, 0);
  if (first !== null) layers.want(first);
  const graded = framePainter(canvas);
  const painter = graded ?? plainPainter(canvas);
  if (painter === null) {
    layers.release();
    return null;
  }
  const texts = textBitmaps(onChange);
  const last = lastPaint();
  const scale = canvasScale(painter.isSoftware);
  const pace = paintPace();
  const hold = pressHold(window);
  let wasPlaying = false;
  const whole = { width: canvas.width, height: canvas.height };
  return {
    /** Whether tone, grade and blurred backgrounds are left out, for want of WebGL2. */
    isPlain: graded === null,
    /** A microtask or more before a paint. @returns false where the screen is left to a press, without a paint */
    takeFrames: (): boolean => {
      if (wasPlaying && hold.isHolding()) return false;
      layers.takeFrames(graded !== null);
      return true;
    },
    /** Whether what was painted last is not the frame that is meant because the connection is lost. */
    isCutOff: layers.isCutOff,
    askAgain: layers.askAgain,
    bless: layers.bless,
    pause: layers.pause,
    setReel: layers.setReel,
    /** @returns null where there is nothing of the frame yet, and the one before stays */
    paint: (reel: LiveReel, seconds: number, isPlaying: boolean): PaintedFrame | null => {
      const frame = frameAt(reel.timeline, frameIndexOf(reel, seconds));
      if (frame === null) return null;
      wasPlaying = isPlaying;
      texts.ready(reel.timeline.texts, frame.frameIndex);
      const found = isPlaying ? layers.playing(reel, frame, seconds) : layers.standing(frame);
      const images = found?.images ?? null;
      const divisor = scale.divisor(isPlaying);
      if (images !== null && !(isPlaying && pace.isResting())) {
        const bitmaps = frame.texts.map(({ text, textIndex }) => texts.of(text, textIndex));
        if (!isPlaying) last.forget();
        if (last.isOther({ frame, images, bitmaps, divisor })) {
          // Sizing it clears it, so that is never done without painting.
          resize(canvas, whole, divisor);
          pace.time(() => painter.paint(frame, images, bitmaps));
        }
      }
      if (!isPlaying) layers.moveOn(reel, frame);
      if (found === null) return null;
      return { isExact: found.isExact, stills: images === null ? undefined : stillsIn(frame, images) };
    },
    release: () => {
      hold.release();
      texts.release();
      layers.release();
      painter.release();
    },
  };
}

function stillsIn({ layers }: ReelFrame<LiveCut>, images: readonly FrameImage[]): StillsReason | null {
  const still = layers.find((_, index) => images[index] instanceof ImageBitmap);
  if (still === undefined) return null;
  return isProxyAwaited(still.cut.clip) ? 'preparing' : 'unplayable';
}

function resize(
  canvas: HTMLCanvasElement,
  whole: { readonly width: number; readonly height: number },
  divisor: number,
): void {
  const [width, height] = [Math.round(whole.width / divisor), Math.round(whole.height / divisor)];
  if (canvas.width === width && canvas.height === height) return;
  canvas.width = width;
  canvas.height = height;
}

/** The frame that stands at a second: the last one at the end. */
function frameIndexOf({ timeline }: LiveReel, seconds: number): number {
  return Math.min(timeline.frames - 1, Math.floor(seconds * REEL_FPS + FRAME_REACH_SECONDS / 10));
}
