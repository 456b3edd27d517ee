import type { CutSpeed, VideoClip } from '@cutroom/contract';
import { filmstripLayout, meanRate, peakBetween, timeMap } from '@cutroom/reel';
import type { ClipDrawing } from './clip-drawings.ts';
import { pixelsAt, type StripScale, tickSeconds } from './strip-scale.ts';
import { type DrawnCut, stripTiles } from './strip-tiles.ts';

export const RULER_PIXELS = 20;
export const CUT_PIXELS = 72;
const WAVEFORM_PIXELS = 22;
/** Between two cuts. */
const GAP_PIXELS = 1;
const WAVEFORM_STEP_PIXELS = 2;

/** A cut of the reel with what is needed to draw it. */
export interface StripCutDrawing {
  /** null: the clip is not in the project any more. */
  readonly clip: VideoClip | null;
  readonly drawing: ClipDrawing | null;
  /** Second of the clip at which it begins. */
  readonly sourceSeconds: number;
  /** How fast it plays; as filmed where absent. */
  readonly speed: CutSpeed | undefined;
  readonly startSeconds: number;
  readonly endSeconds: number;
  /** What it is heard with. */
  readonly heard: HeardDrawing;
  /** How much louder its waveform is drawn; 0 for silence. */
  readonly gain: number;
}

/** The clip that a cut is heard with, its own or another, which plays as it was recorded. */
export interface HeardDrawing {
  readonly clip: VideoClip | null;
  readonly peaks: ClipDrawing['peaks'];
  readonly sourceSeconds: number;
  readonly speed: CutSpeed | undefined;
}

export interface DrawnWindow {
  readonly scale: StripScale;
  /** What of the strip is drawn, in its pixels. */
  readonly from: number;
  readonly until: number;
  readonly reelSeconds: number;
  /** CSS colours of the ruler and of cuts without a filmstrip. */
  readonly ink: string;
  readonly ground: string;
}

/** Draws frames and waveforms between two places of the strip, below its ruler. */
export function drawCuts(
  context: CanvasRenderingContext2D,
  cuts: readonly StripCutDrawing[],
  shown: DrawnWindow,
): void {
  for (const cut of cuts) {
    const left = pixelsAt(shown.scale, cut.startSeconds);
    const right = pixelsAt(shown.scale, cut.endSeconds) - GAP_PIXELS;
    if (right <= shown.from || left >= shown.until || right <= left) continue;
    context.save();
    context.beginPath();
    context.roundRect(left, RULER_PIXELS, right - left, CUT_PIXELS, 4);
    context.clip();
    context.fillStyle = shown.ground;
    context.fillRect(left, RULER_PIXELS, right - left, CUT_PIXELS);
    drawFrames(context, cut, left, shown);
    drawWaveform(context, cut, left, right, shown);
    context.restore();
  }
}

/** Draws ticks and their seconds. Into a canvas of the page, setting a font would lay the page out. */
export function drawRuler(
  context: CanvasRenderingContext2D,
  { scale, from, until, reelSeconds, ink }: DrawnWindow,
): void {
  const step = tickSeconds(scale.pixelsPerSecond);
  const end = pixelsAt(scale, reelSeconds) + scale.padPixels;
  context.fillStyle = ink;
  context.font = '11px "Geist Mono", ui-monospace, monospace';
  context.textBaseline = 'top';
  for (let count = 0; count * step <= reelSeconds; count += 1) {
    const x = pixelsAt(scale, count * step);
    if (x < from - 60 || x > until) continue;
    context.fillRect(Math.round(x), 4, 1, 10);
    const text = tickText(count * step, step);
    // At the very end of the strip there is no room behind it.
    const isCutOff = x + 4 + context.measureText(text).width > end;
    context.textAlign = isCutOff ? 'right' : 'left';
    context.fillText(text, Math.round(x) + (isCutOff ? -4 : 4), 4);
  }
}

function tickText(seconds: number, step: number): string {
  const decimals = step < 1 ? 1 : 0;
  if (seconds < 60) return `${seconds.toFixed(decimals)}`;
  return `${Math.floor(seconds / 60)}:${(seconds % 60).toFixed(decimals).padStart(decimals === 0 ? 2 : 4, '0')}`;
}

function drawFrames(
  context: CanvasRenderingContext2D,
  cut: StripCutDrawing,
  left: number,
  shown: DrawnWindow,
): void {
  const image = cut.drawing?.filmstrip ?? null;
  if (image === null || cut.clip === null) return;
  // A ramp's frames stand where they would at its mean: a cell shows more of it than the difference.
  const rate = meanRate(cut.speed);
  const drawn: DrawnCut = {
    startSeconds: cut.sourceSeconds,
    seconds: (cut.endSeconds - cut.startSeconds) * rate,
    left,
    pixelsPerSecond: shown.scale.pixelsPerSecond / rate,
  };
  const tiles = stripTiles(drawn, filmstripLayout(cut.clip), {
    height: CUT_PIXELS,
    from: shown.from,
    until: shown.until,
  });
  for (const { left: x, width, source } of tiles) {
    context.drawImage(
      image,
      source.x,
      source.y,
      source.width,
      source.height,
      x,
      RULER_PIXELS,
      width,
      CUT_PIXELS,
    );
  }
}

function drawWaveform(
  context: CanvasRenderingContext2D,
  cut: StripCutDrawing,
  left: number,
  right: number,
  { scale: { pixelsPerSecond }, from, until }: DrawnWindow,
): void {
  const { peaks, sourceSeconds, speed } = cut.heard;
  if (peaks === null) return;
  const bottom = RULER_PIXELS + CUT_PIXELS;
  const middle = bottom - WAVEFORM_PIXELS / 2;
  context.fillStyle = 'rgb(0 0 0 / 0.5)';
  context.fillRect(left, bottom - WAVEFORM_PIXELS, right - left, WAVEFORM_PIXELS);
  context.fillStyle = cut.gain === 0 ? 'rgb(255 255 255 / 0.35)' : 'rgb(255 255 255 / 0.85)';
  const { toClip } = timeMap(speed, cut.endSeconds - cut.startSeconds);
  const first = Math.max(0, Math.floor((Math.max(from, left) - left) / WAVEFORM_STEP_PIXELS));
  const last = (Math.min(until, right) - left) / WAVEFORM_STEP_PIXELS;
  for (let column = first; column < last; column += 1) {
    const x = left + column * WAVEFORM_STEP_PIXELS;
    const [seconds, until] = [x, x + WAVEFORM_STEP_PIXELS].map(
      (pixel) => sourceSeconds + toClip((pixel - left) / pixelsPerSecond),
    ) as [number, number];
    const { lowest, highest } = peakBetween(peaks, seconds, until);
    const up = Math.min(1, highest * cut.gain) * (WAVEFORM_PIXELS / 2);
    const down = Math.min(1, -lowest * cut.gain) * (WAVEFORM_PIXELS / 2);
    context.fillRect(x, middle - up, 1, Math.max(1, up + down));
  }
}
