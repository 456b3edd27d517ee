import { REEL_HEIGHT, REEL_WIDTH, SAFE_ZONE } from '@cutroom/contract';

/** A stretch of the frame's height, as shares of it from the top. */
export interface TitleBand {
  readonly top: number;
  readonly bottom: number;
}

/** What is clear of the buttons and texts of all three platforms. */
export const SAFE_BAND: TitleBand = { top: SAFE_ZONE.top, bottom: 1 - SAFE_ZONE.bottom };
/** Where titles stand: above what a reel shows, or below it. */
export const UPPER_THIRD: TitleBand = { top: SAFE_ZONE.top, bottom: 0.32 };
export const LOWER_THIRD: TitleBand = { top: 0.47, bottom: 1 - SAFE_ZONE.bottom };
/** Where captions may stand, best first: the foot of the safe zone, its middle, its head. */
export const CAPTION_BANDS: readonly TitleBand[] = [
  { top: 0.545, bottom: 1 - SAFE_ZONE.bottom },
  { top: 0.42, bottom: 0.525 },
  { top: SAFE_ZONE.top, bottom: 0.245 },
];

export function middleOf({ top, bottom }: TitleBand): number {
  return (top + bottom) / 2;
}

/**
 * Where words whose middle is to be at `centerY` may stand, best first: about it, else as near to it as the safe zone
 * has them.
 */
export function bandsAbout(centerY: number): TitleBand[] {
  const middle = Math.min(SAFE_BAND.bottom, Math.max(SAFE_BAND.top, centerY));
  const half = Math.min(middle - SAFE_BAND.top, SAFE_BAND.bottom - middle);
  const isHigh = middle < middleOf(SAFE_BAND);
  const reaching = [0.06, 0.09, 0.12, 0.16, 0.2, 0.25].filter((each) => each > half);
  return [
    { top: middle - half, bottom: middle + half },
    ...reaching.map((each) =>
      isHigh
        ? { top: SAFE_BAND.top, bottom: SAFE_BAND.top + 2 * each }
        : { top: SAFE_BAND.bottom - 2 * each, bottom: SAFE_BAND.bottom },
    ),
    SAFE_BAND,
  ].map(rounded);
}

/** Asked for by their numbers: the same place is the same question. */
function rounded({ top, bottom }: TitleBand): TitleBand {
  return { top: Number(top.toFixed(4)), bottom: Number(bottom.toFixed(4)) };
}

/** Pixels around the words of a bitmap, on every side, which its shadow needs. */
export const TITLE_MARGIN_PIXELS = 120;
/** Widest that words may be; a little less than the safe zone, for what shaping adds to the measured parts. */
export const TITLE_WIDTH_PIXELS_MAX = Math.floor(REEL_WIDTH * (1 - 2 * SAFE_ZONE.sides)) - 20;

/** Captions stand lower than titles, where the platforms' buttons take a sixth of each side. */
export const CAPTION_WIDTH_PIXELS_MAX = 720;

/**
 * Where the top left corner of a text's bitmap stands: in the middle of the first band that is tall enough for its
 * words. On whole pairs of pixels, which share their chroma.
 */
export function bitmapPlace(
  { width, height }: { readonly width: number; readonly height: number },
  bands: readonly TitleBand[],
  marginPixels: number = TITLE_MARGIN_PIXELS,
): { readonly left: number; readonly top: number } {
  const wordsShare = (height - 2 * marginPixels) / REEL_HEIGHT;
  const band = bands.find(({ top, bottom }) => bottom - top >= wordsShare) ?? SAFE_BAND;
  const middle = REEL_HEIGHT * middleOf(band);
  return { left: 2 * Math.round((REEL_WIDTH - width) / 4), top: 2 * Math.round((middle - height / 2) / 2) };
}
