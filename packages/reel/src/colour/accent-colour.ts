import { CAPTION_ACCENT_DEFAULT, type DominantColour } from '@cutroom/contract';
import { isInSrgb, type Oklab, oklabHex, toOklab } from './perceptual-colour.ts';

/** Less colourful than this says nothing of a reel. */
const CHROMA_MIN = 0.035;
/** Of the accent, as it is seen: to be read on dark pictures whatever its hue, and told from white. */
const LIGHTNESS = { min: 0.74, max: 0.82 } as const;
const ACCENT_CHROMA_MIN = 0.15;
const CHROMA_STEP = 0.005;

/** A bright one of the colours that a reel is made of, for what stands out in its captions. */
export function accentColour(colours: readonly DominantColour[]): string {
  const [best] = colours
    .map(({ hex, share }) => ({ share, ...seenAs(hex) }))
    .filter(({ chroma }) => chroma >= CHROMA_MIN)
    .toSorted((a, b) => b.chroma * b.share - a.chroma * a.share);
  if (best === undefined) return CAPTION_ACCENT_DEFAULT;
  const lightness = Math.min(LIGHTNESS.max, Math.max(LIGHTNESS.min, best.lightness));
  return oklabHex(mostColourful(lightness, best.hue, Math.max(ACCENT_CHROMA_MIN, best.chroma)));
}

interface Seen {
  readonly lightness: number;
  /** How far from grey; colours of screens have at most 0.32. */
  readonly chroma: number;
  /** In radians. */
  readonly hue: number;
}

function seenAs(hex: string): Seen {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  const [lightness, greenRed, blueYellow] = toOklab(red, green, blue);
  return { lightness, chroma: Math.hypot(greenRed, blueYellow), hue: Math.atan2(blueYellow, greenRed) };
}

/** The colour with this chroma, or with as much of it as screens have. */
function mostColourful(lightness: number, hue: number, chroma: number): Oklab {
  const colour: Oklab = [lightness, chroma * Math.cos(hue), chroma * Math.sin(hue)];
  return isInSrgb(colour) ? colour : mostColourful(lightness, hue, chroma - CHROMA_STEP);
}
