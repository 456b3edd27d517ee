/** A colour in Oklab (Ottosson, "A perceptual color space for image processing", 2020): distances are as seen. */
export type Oklab = readonly [lightness: number, greenRed: number, blueYellow: number];

/** @param red, green, blue sRGB, 0-255 */
export function toOklab(red: number, green: number, blue: number): Oklab {
  const r = linear(red);
  const g = linear(green);
  const b = linear(blue);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

/** '#rrggbb'; what lies outside sRGB is cut to it. */
export function oklabHex(colour: Oklab): string {
  return `#${linearChannels(colour)
    .map((value) => gammaByte(value).toString(16).padStart(2, '0'))
    .join('')}`;
}

/** Whether a screen can show it. */
export function isInSrgb(colour: Oklab): boolean {
  return linearChannels(colour).every((value) => value >= 0 && value <= 1);
}

/** Red, green and blue of sRGB before its gamma, 0-1; beyond where it has no such colour. */
function linearChannels([lightness, greenRed, blueYellow]: Oklab): readonly number[] {
  const l = (lightness + 0.3963377774 * greenRed + 0.2158037573 * blueYellow) ** 3;
  const m = (lightness - 0.1055613458 * greenRed - 0.0638541728 * blueYellow) ** 3;
  const s = (lightness - 0.0894841775 * greenRed - 1.291485548 * blueYellow) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

const LINEAR = Float64Array.from({ length: 256 }, (_, level) => {
  const value = level / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
});

function linear(level: number): number {
  return LINEAR[level] ?? 0;
}

function gammaByte(value: number): number {
  const encoded = value <= 0.0031308 ? value * 12.92 : 1.055 * Math.max(0, value) ** (1 / 2.4) - 0.055;
  return Math.max(0, Math.min(255, Math.round(encoded * 255)));
}
