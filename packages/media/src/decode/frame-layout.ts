import type { ClipProbe } from '@cutroom/contract';
import { type FilmstripLayout, filmstripLayout } from '@cutroom/reel';
import type { Rational } from '../probe/probe-output.ts';

export interface PixelSize {
  readonly width: number;
  readonly height: number;
}

/** Everything about reading a clip's frames that follows from the clip and the wishes. Pure. */
export interface FrameLayout {
  /** Frames a second that are looked at for motion. */
  readonly motionRate: Rational;
  readonly motion: PixelSize;
  readonly sample: PixelSize;
  readonly sampleFps: number;
  readonly poster: PixelSize;
  readonly posterSeconds: number;
  readonly filmstrip: FilmstripLayout;
}

const PROXY_SHORT_SIDE = 540;
/** What the camera's movement is aligned at; more would be halved again (packages/analysis/src/motion). */
const MOTION_LONG_SIDE = 80;
const SAMPLE_LONG_SIDE_DEFAULT = 640;
const SAMPLE_FPS_DEFAULT = 2;
/** Longer clips are looked at less often. */
const SAMPLES_DEFAULT_MAX = 240;
const POSTER_SECONDS = 1;
/** Of clips that are far wider than high: H.264 ends at 16 384 pixels. */
const LONG_SIDE_MAX = 8192;
const RATE_MAX = { num: 30, den: 1 };

export function frameLayout(
  probe: ClipProbe,
  wishes: { readonly sampleFps?: number | undefined; readonly sampleLongSide?: number | undefined },
): FrameLayout {
  const longSide = Math.max(probe.width, probe.height);
  const sampleLongSide = wishes.sampleLongSide ?? SAMPLE_LONG_SIDE_DEFAULT;
  return {
    motionRate: constantRate(probe),
    motion: scaled(probe, Math.min(1, MOTION_LONG_SIDE / longSide)),
    sample: scaled(probe, Math.min(1, sampleLongSide / longSide)),
    sampleFps: wishes.sampleFps ?? Math.min(SAMPLE_FPS_DEFAULT, SAMPLES_DEFAULT_MAX / probe.durationSeconds),
    poster: proxySize(probe),
    posterSeconds: posterSeconds(probe.durationSeconds),
    filmstrip: filmstripLayout(probe),
  };
}

/** What a clip's proxy and poster measure. */
export function proxySize(probe: Pick<ClipProbe, 'width' | 'height'>): PixelSize {
  const shortSide = Math.min(probe.width, probe.height);
  const longSide = Math.max(probe.width, probe.height);
  return scaled(probe, Math.min(1, PROXY_SHORT_SIDE / shortSide, LONG_SIDE_MAX / longSide));
}

/** What a frame of a clip measures at that height, and of a clip that would be too wide at less. */
export function sizeAtHeight(probe: Pick<ClipProbe, 'width' | 'height'>, heightPixels: number): PixelSize {
  return scaled(probe, Math.min(heightPixels / probe.height, LONG_SIDE_MAX / probe.width));
}

/** The second of a clip that its poster shows. */
export function posterSeconds(durationSeconds: number): number {
  return Math.min(POSTER_SECONDS, durationSeconds / 3);
}

/** The clip's own rate where it is steady and at most 30 a second, else 30. */
export function constantRate(probe: Pick<ClipProbe, 'frameRate' | 'isVariableFrameRate'>): Rational {
  const rate = probe.frameRate;
  if (rate === null || probe.isVariableFrameRate) return RATE_MAX;
  const fps = rate.num / rate.den;
  return fps >= 1 && fps <= 30.5 ? rate : RATE_MAX;
}

/** Even sides, as yuv420p wants them. */
function scaled(size: PixelSize, factor: number): PixelSize {
  return { width: even(size.width * factor), height: even(size.height * factor) };
}

function even(pixels: number): number {
  return Math.max(2, 2 * Math.round(pixels / 2));
}
