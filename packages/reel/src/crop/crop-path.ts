import { type Framing, REEL_FPS, REEL_HEIGHT, REEL_WIDTH } from '@cutroom/contract';
import type { ReelCut } from '../reel-spec.ts';
import { cutTimeMap, isSped } from '../timeline/time-map.ts';
import { linearValueAt } from './linear-path.ts';

type CropFraming = Extract<Framing, { mode: 'crop' }>;

/** A point of a path: seconds of the cut, and the window's left or top edge as a share of the frame. */
interface EdgePoint {
  readonly atSeconds: number;
  readonly edge: number;
}

/** The window's path along one axis. Shares of the displayed frame. */
export interface AxisPath {
  /** How much of the frame the window takes. */
  readonly size: number;
  /** The part of the frame that the window ever touches. */
  readonly rangeFrom: number;
  readonly rangeSize: number;
  readonly points: readonly EdgePoint[];
}

export interface CropPath {
  readonly x: AxisPath;
  readonly y: AxisPath;
  readonly isStill: boolean;
}

/** A part of a frame, in shares of its width and height as displayed. */
export interface CropWindow {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Movement under this share of the frame (half a pixel of 1080) cannot be seen and is not made. */
const STILL_SHARE = 0.0005;

export const CENTRE_CROP: CropFraming = {
  mode: 'crop',
  keyframes: [{ atSeconds: 0, centerX: 0.5, centerY: 0.5 }],
};

/**
 * The path over the whole cut and its margins, on a clock that begins with the margin: whatever part of the cut is
 * shown is scaled alike, and parts meet without a jump. A cut that fits as a whole has its background's crop.
 */
export function cutCropPath(cut: ReelCut, marginFrames: number): CropPath {
  const marginSeconds = marginFrames / REEL_FPS;
  return cropPath(
    cut.source.probe,
    cut.framing.mode === 'crop' ? onReelClock(cut.framing, cut) : CENTRE_CROP,
    cut.startSeconds - marginSeconds,
    cut.frames / REEL_FPS + 2 * marginSeconds,
  );
}

/** The keyframes at the seconds at which they would stand if the cut played as filmed. */
function onReelClock(framing: CropFraming, cut: ReelCut): CropFraming {
  if (!isSped(cut.speed)) return framing;
  const { toReel } = cutTimeMap(cut);
  const inReel = (seconds: number) => cut.startSeconds + toReel(seconds - cut.startSeconds);
  const keyframes = framing.keyframes.map((key) => ({ ...key, atSeconds: inReel(key.atSeconds) }));
  return { ...framing, keyframes };
}

/** Where the window stands at a second of the path's clock. */
export function cropWindowAt({ x, y }: CropPath, atSeconds: number): CropWindow {
  const edgeOf = ({ points }: AxisPath): number =>
    linearValueAt(
      points.map((point) => ({ atSeconds: point.atSeconds, value: point.edge })),
      atSeconds,
    ) ?? 0;
  return { left: edgeOf(x), top: edgeOf(y), width: x.size, height: y.size };
}

/**
 * Where a 9:16 window stands during a cut.
 * @param frame displayed size of the source
 * @param startSeconds where the cut begins in the clip: keyframes count from the clip's beginning
 */
export function cropPath(
  frame: { readonly width: number; readonly height: number },
  framing: CropFraming,
  startSeconds: number,
  durationSeconds: number,
): CropPath {
  const size = cropSize(frame, framing.zoom);
  const keyframes = framing.keyframes.toSorted((a, b) => a.atSeconds - b.atSeconds);
  const points = (pick: (keyframe: (typeof keyframes)[number]) => number): PathPoint[] =>
    withinCut(
      keyframes.map((keyframe) => ({ atSeconds: keyframe.atSeconds - startSeconds, value: pick(keyframe) })),
      durationSeconds,
    );
  const x = axisPath(
    size.width,
    points((keyframe) => keyframe.centerX),
  );
  const y = axisPath(
    size.height,
    points((keyframe) => keyframe.centerY),
  );
  return { x, y, isStill: x.points.length === 1 && y.points.length === 1 };
}

/** The size of a 9:16 window, as shares of the frame: the largest one, or by so much smaller. */
export function cropSize(
  frame: { readonly width: number; readonly height: number },
  zoom = 1,
): Pick<CropWindow, 'width' | 'height'> {
  const wished = REEL_WIDTH / REEL_HEIGHT;
  const aspect = frame.width / frame.height;
  return { width: Math.min(1, wished / aspect) / zoom, height: Math.min(1, aspect / wished) / zoom };
}

interface PathPoint {
  readonly atSeconds: number;
  readonly value: number;
}

/** The path between 0 and the cut's end, with a point at both, held before the first and after the last. */
function withinCut(path: readonly PathPoint[], durationSeconds: number): PathPoint[] {
  const inside = path.filter((point) => point.atSeconds > 0 && point.atSeconds < durationSeconds);
  const at = (atSeconds: number): PathPoint => ({ atSeconds, value: linearValueAt(path, atSeconds) ?? 0.5 });
  return [at(0), ...inside, at(durationSeconds)];
}

function axisPath(size: number, path: readonly PathPoint[]): AxisPath {
  const edges = path.map(({ atSeconds, value }) => ({
    atSeconds,
    edge: Math.min(1 - size, Math.max(0, value - size / 2)),
  }));
  const least = Math.min(...edges.map((point) => point.edge));
  const most = Math.max(...edges.map((point) => point.edge));
  if (most - least < STILL_SHARE) {
    const edge = (least + most) / 2;
    return { size, rangeFrom: edge, rangeSize: size, points: [{ atSeconds: 0, edge }] };
  }
  return { size, rangeFrom: least, rangeSize: most - least + size, points: withoutStraight(edges) };
}

/** Drops points that lie on the line between their neighbours. */
function withoutStraight(points: readonly EdgePoint[]): EdgePoint[] {
  const kept: EdgePoint[] = [];
  for (const [index, point] of points.entries()) {
    const before = kept.at(-1);
    const next = points[index + 1];
    if (before !== undefined && next !== undefined && isOnLine(before, point, next)) continue;
    kept.push(point);
  }
  return kept;
}

function isOnLine(before: EdgePoint, point: EdgePoint, next: EdgePoint): boolean {
  const span = next.atSeconds - before.atSeconds;
  if (span <= 0) return true;
  const share = (point.atSeconds - before.atSeconds) / span;
  return Math.abs(before.edge + share * (next.edge - before.edge) - point.edge) < 1e-9;
}
