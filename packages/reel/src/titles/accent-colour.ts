import { CAPTION_ACCENT_DEFAULT, type DominantColour } from '@cutroom/contract';

/** Less colourful than this says nothing of a reel. */
const SATURATION_MIN = 0.25;
/** Of the accent: bright enough to be read on a dark edge, and told from white. */
const LIGHTNESS = { min: 0.6, max: 0.74 } as const;
const ACCENT_SATURATION_MIN = 0.75;

/** A bright one of the colours that a reel is made of, for what stands out in its captions. */
export function accentColour(colours: readonly DominantColour[]): string {
  const [best] = colours
    .map(({ hex, share }) => ({ share, ...hueOf(hex) }))
    .filter(({ saturation }) => saturation >= SATURATION_MIN)
    .toSorted((a, b) => b.saturation * b.share - a.saturation * a.share);
  if (best === undefined) return CAPTION_ACCENT_DEFAULT;
  const lightness = Math.min(LIGHTNESS.max, Math.max(LIGHTNESS.min, best.lightness));
  return hexOf(best.hue, Math.max(ACCENT_SATURATION_MIN, best.saturation), lightness);
}

interface Hue {
  /** 0 to 6. */
  readonly hue: number;
  readonly saturation: number;
  readonly lightness: number;
}

function hueOf(hex: string): Hue {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(
    (at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255,
  );
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  const [lightness, range] = [(most + least) / 2, most - least];
  if (range === 0) return { hue: 0, saturation: 0, lightness };
  const saturation = range / (1 - Math.abs(2 * lightness - 1));
  if (most === red) return { hue: ((green - blue) / range + 6) % 6, saturation, lightness };
  return {
    hue: most === green ? (blue - red) / range + 2 : (red - green) / range + 4,
    saturation,
    lightness,
  };
}

function hexOf(hue: number, saturation: number, lightness: number): string {
  const reach = saturation * Math.min(lightness, 1 - lightness);
  const channel = (offset: number): string => {
    const at = (offset + hue * 2) % 12;
    const value = lightness - reach * Math.max(-1, Math.min(at - 3, 9 - at, 1));
    return Math.round(255 * value)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(0)}${channel(8)}${channel(4)}`;
}
