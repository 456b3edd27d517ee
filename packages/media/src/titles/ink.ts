import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { charactersIn, type MeasureWidth } from '@cutroom/reel';
import sharp from 'sharp';
import { bundledFamilies, readyBundled } from './bundled-fonts.ts';
import { type Coverage, readCoverage } from './glyph-coverage.ts';
import { coveredBySystem } from './system-fonts.ts';
import { hasInk, type ShowableText, showableText, visibleCodePoints } from './title-text.ts';

/** Words on transparent ground, cut to the ink: straight RGBA pixels. */
export interface Ink {
  readonly rgba: Buffer;
  readonly width: number;
  readonly height: number;
}

const FONT_PATH = join(
  dirname(createRequire(import.meta.url).resolve('@expo-google-fonts/geist/package.json')),
  '700Bold/Geist_700Bold.ttf',
);

let ownCoverage: Promise<Coverage> | null = null;

/**
 * What of a text can be shown: what the typeface lacks is taken from the others that are bundled, then from the system's fonts.
 * @param around the text that it is drawn in
 */
export async function showable(text: string, around = text): Promise<ShowableText> {
  ownCoverage ??= readCoverage(FONT_PATH);
  const own = await ownCoverage;
  const missing = new Set([...visibleCodePoints(text)].filter((codePoint) => !own(codePoint)));
  const bundled = await readyBundled(around, missing);
  const fallback = await coveredBySystem(
    new Set([...missing].filter((codePoint) => !bundled.has(codePoint))),
  );
  return showableText(
    text,
    (codePoint) => own(codePoint) || bundled.has(codePoint) || fallback.has(codePoint),
  );
}

/** The characters of a text that no font here has, each once. */
export async function unshowableCharacters(text: string): Promise<readonly string[]> {
  const { leftOut } = await showable(text);
  return [...new Set(leftOut)];
}

const MEASURED_PIXELS = 100;

/** @param widths at a size of one pixel, by part: filled and used again */
export async function partWidths(
  parts: readonly string[],
  widths: Map<string, number>,
): Promise<MeasureWidth> {
  const characters = parts.flatMap((part) => [part, ...charactersIn(part)]);
  for (const part of new Set(characters)) {
    if (widths.has(part)) continue;
    const ink = hasInk(part) ? await drawInk(escapedMarkup(part.trim()), MEASURED_PIXELS) : null;
    widths.set(part, (ink?.width ?? 0) / MEASURED_PIXELS);
  }
  return (part) => widths.get(part) ?? 0;
}

/**
 * Set tight, as display type is: a little less than the typeface's own spacing between letters and lines.
 * @param markup Pango's; see `escapedMarkup`
 * @param around the text that it is drawn in, which tells whose forms of a character are meant
 */
export async function drawInk(markup: string, sizePixels: number, around = markup): Promise<Ink> {
  const spacing = Math.round(-0.015 * sizePixels * PANGO_UNITS);
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="white" line_height="0.82" letter_spacing="${spacing}">${markup}</span>`,
      font: `${['Geist', ...bundledFamilies(around)].join(', ')}, Bold ${sizePixels}`,
      fontfile: FONT_PATH,
      rgba: true,
      dpi: 72,
      align: 'centre',
    },
  })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { rgba: data, width: info.width, height: info.height };
}

const PANGO_UNITS = 1024;

export function escapedMarkup(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
