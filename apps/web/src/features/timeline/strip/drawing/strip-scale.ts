/**
 * How seconds of the reel lie on the strip. Whatever is drawn along it, such as music or beats, uses the same: in scripts these
 * functions, in styles `calc(var(--strip-pad) + var(--second) * <seconds>)`.
 */
export interface StripScale {
  readonly pixelsPerSecond: number;
  /** Room before the first and after the last cut, in pixels. */
  readonly padPixels: number;
}

export function pixelsAt({ pixelsPerSecond, padPixels }: StripScale, seconds: number): number {
  return padPixels + seconds * pixelsPerSecond;
}

/** Negative before the beginning. */
export function secondsAt({ pixelsPerSecond, padPixels }: StripScale, pixels: number): number {
  return (pixels - padPixels) / pixelsPerSecond;
}

/** Wide enough for a frame and a half of the reel. */
const PIXELS_PER_SECOND_MAX = 1200;
const REEL_SECONDS_LEAST = 0.5;

/** The scale at which the whole reel just fits between the pads. */
export function fittingScale(reelSeconds: number, viewPixels: number, padPixels: number): number {
  const room = Math.max(1, viewPixels - 2 * padPixels);
  return Math.min(PIXELS_PER_SECOND_MAX, room / Math.max(REEL_SECONDS_LEAST, reelSeconds));
}

/** Between what just fits and what shows single frames. */
export function heldScale(wanted: number, fitting: number): number {
  return Math.min(PIXELS_PER_SECOND_MAX, Math.max(fitting, wanted));
}

/** A second that is near enough on the screen to one of `targets` is that one; else itself. */
export function snapped(seconds: number, targets: readonly number[], pixelsPerSecond: number): number {
  const reach = SNAP_PIXELS / pixelsPerSecond;
  const [nearest] = targets
    .map((target) => ({ target, away: Math.abs(target - seconds) }))
    .filter(({ away }) => away <= reach)
    .toSorted((a, b) => a.away - b.away);
  return nearest?.target ?? seconds;
}

const SNAP_PIXELS = 8;

/** How far the strip must be scrolled so that what is out of sight stands in its middle; null where it is in sight. */
export function scrollToShow(
  { left, width }: { readonly left: number; readonly width: number },
  scrolled: number,
  seen: number,
): number | null {
  const isInSight = left >= scrolled && left + width <= scrolled + seen;
  return isInSight ? null : Math.max(0, left - (seen - width) / 2);
}

/** Seconds between two ticks of the ruler so that their numbers have room. */
export function tickSeconds(pixelsPerSecond: number): number {
  return TICKS_SECONDS.find((step) => step * pixelsPerSecond >= TICK_PIXELS_MIN) ?? 60;
}

const TICK_PIXELS_MIN = 56;
const TICKS_SECONDS = [0.1, 0.2, 0.5, 1, 2, 5, 10, 15, 30, 60];
