import { REEL_FPS, REEL_HEIGHT, REEL_WIDTH } from '@cutroom/contract';
import {
  type AxisPath,
  BACKGROUND,
  type CropPath,
  type CutLayout,
  cutLayout,
  LUMA_BLACK,
} from '@cutroom/reel';
import type { CutSpec, CutView } from '../render/reel-spec.ts';
import { alphaFilters, BT709_FRAME, scaleColour, toneMapFilters } from './colour.ts';
import { type EvenRange, evenRange } from './even-range.ts';
import { pathExpression } from './path-expression.ts';

const END = ['format=yuv420p', BT709_FRAME, 'setsar=1'];

/** Where a stretch of the filter graph begins and ends, and what makes the pads inside it its own. */
export interface GraphPads {
  readonly from: string;
  readonly to: string;
  readonly suffix: string;
}

/**
 * Filters from a source frame, as displayed, to the finished 1080x1920 bt709 frame, for `-filter_complex`
 * between two pads. Crops come first: what is not shown is neither tone-mapped nor scaled.
 * @param after filters on the finished frame
 */
export function framingFilters(view: CutView, pads: GraphPads, after: readonly string[] = []): string {
  const { cut } = view;
  const layout = cutLayout(cut, view.marginFrames);
  const last = [...END, ...after];
  if (layout.kind === 'fit') return fitFilters(cut, layout, pads, last);
  const path = layout.path.isStill ? layout.path : viewPath(layout.path, view);
  const filters = windowCrop(cut, path, (width, height) => reelScale(cut, width, height));
  return `${pads.from}${[...filters, ...last].join(',')}${pads.to}`;
}

/** The path of the whole cut on the clock of a view of it. */
function viewPath(path: CropPath, { startFrame, marginFrames }: CutView): CropPath {
  const elapsedSeconds = (startFrame + marginFrames) / REEL_FPS;
  return { ...path, x: elapsed(path.x, elapsedSeconds), y: elapsed(path.y, elapsedSeconds) };
}

function elapsed(axis: AxisPath, seconds: number): AxisPath {
  if (seconds === 0) return axis;
  const points = axis.points.map(({ atSeconds, edge }) => ({ atSeconds: atSeconds - seconds, edge }));
  return { ...axis, points };
}

/**
 * The part of the frame that the window ever touches is cut out and scaled once; then the window stands or moves over the scaled
 * frame in single pixels. Over the source it would stand, and jump, in steps of two source pixels.
 */
function windowCrop({ source }: CutSpec, path: CropPath, scaled: (width: number, height: number) => string) {
  const x = evenRange(path.x, source.probe.width, REEL_WIDTH);
  const y = evenRange(path.y, source.probe.height, REEL_HEIGHT);
  const left = windowExpression(path.x, x);
  const top = windowExpression(path.y, y);
  const isExact = x.scaledPixels === REEL_WIDTH && y.scaledPixels === REEL_HEIGHT;
  return [
    ...(isWhole(path) ? [] : [evenCrop(x, y, source.probe)]),
    ...alphaFilters(source.probe),
    ...toneMapFilters(source.probe),
    scaled(x.scaledPixels, y.scaledPixels),
    ...(isExact
      ? []
      : ['format=yuv420p', `crop=w=${REEL_WIDTH}:h=${REEL_HEIGHT}:x='${left}':y='${top}':exact=1`]),
  ];
}

/** In shares of what comes in: an anamorphic frame is another size than it is displayed at. */
function evenCrop(x: EvenRange, y: EvenRange, { width, height }: CutSpec['source']['probe']): string {
  const side = (input: string, pixels: number, of: number) => `'2*round(${input}*${share(pixels / of)}/2)'`;
  return (
    `crop=w=${side('iw', x.pixels, width)}:h=${side('ih', y.pixels, height)}` +
    `:x=${side('iw', x.fromPixel, width)}:y=${side('ih', y.fromPixel, height)}`
  );
}

function windowExpression({ points }: AxisPath, range: EvenRange): string {
  const pixels = points.map(({ atSeconds, edge }) => ({ atSeconds, value: range.offsetOf(edge) }));
  return points.length === 1 ? String(Math.round(pixels[0]?.value ?? 0)) : `round(${pathExpression(pixels)})`;
}

/** Empty where the whole frame is in use. */
function rangeCrop(path: CropPath): string[] {
  const { x, y } = path;
  if (isWhole(path)) return [];
  return [
    `crop=w='2*floor(iw*${share(x.rangeSize)}/2)':h='2*floor(ih*${share(y.rangeSize)}/2)'` +
      `:x='iw*${share(x.rangeFrom)}':y='ih*${share(y.rangeFrom)}'`,
  ];
}

function isWhole({ x, y }: CropPath): boolean {
  return x.rangeSize > 0.999 && y.rangeSize > 0.999;
}

/** The whole frame over a copy of itself, blurred where it is small and therefore cheap. */
function fitFilters(
  cut: CutSpec,
  { front, background }: Extract<CutLayout, { kind: 'fit' }>,
  pads: GraphPads,
  last: readonly string[],
): string {
  const pad = (name: string): string => `[${name}${pads.suffix}]`;
  const frame = [
    ...alphaFilters(cut.source.probe),
    ...toneMapFilters(cut.source.probe),
    `split=2${pad('front')}${pad('back')}`,
  ].join(',');
  const back = [
    ...rangeCrop(background),
    reelScale(cut, BACKGROUND.width, BACKGROUND.height),
    'format=yuv420p',
    `gblur=sigma=${BACKGROUND.blurSigmaPixels}`,
    `lutyuv=y='${LUMA_BLACK}+(val-${LUMA_BLACK})*${BACKGROUND.lumaShare}'`,
    `scale=${REEL_WIDTH}:${REEL_HEIGHT}:flags=bilinear`,
  ].join(',');
  const above = [reelScale(cut, front.width, front.height), 'format=yuv420p'].join(',');
  const over = [`overlay=x=(W-w)/2:y=(H-h)/2:format=yuv420`, ...last].join(',');
  return [
    `${pads.from}${frame}`,
    `${pad('back')}${back}${pad('behind')}`,
    `${pad('front')}${above}${pad('above')}`,
    `${pad('behind')}${pad('above')}${over}${pads.to}`,
  ].join(';');
}

function reelScale(cut: CutSpec, width: number, height: number): string {
  return `scale=${width}:${height}:flags=bicubic:${scaleColour(cut.source.probe)}`;
}

function share(value: number): string {
  return String(Number(value.toFixed(6)));
}
