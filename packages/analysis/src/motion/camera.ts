import type { CameraMove, ClipMeasures, Interval } from '@cutroom/contract';
import { smoothPath } from '@cutroom/reel';
import { type MeantMovement, steadyMoves } from './camera-moves.ts';
import { isMovementKnown } from './known-movement.ts';
import type { MotionStep } from './motion-record.ts';

export interface CameraMotion {
  readonly kind: ClipMeasures['camera'];
  readonly isShaky: boolean;
  /** How far what decided lies from its threshold: 0.5 at it, towards 1. */
  readonly confidence: number;
  /** Usual tremble in shares of the frame's width: the median, so that one bump makes no shaky clip. */
  readonly tremble: number;
  /** Of each step: tremble around it, in shares of the width. */
  readonly trembleAt: Float32Array;
  /** Pans and drives, in order. */
  readonly moves: readonly CameraMove[];
}

/**
 * Tells tremble from meant movement: the camera's path is the sum of its steps; what a smooth path (Gaussian,
 * SMOOTH_SECONDS or more) leaves over is tremble, the smooth path itself is a pan, a drive or standing still.
 * The frames of each shot make their own path.
 */
export function judgeCamera(steps: readonly MotionStep[], shots: readonly Interval[]): CameraMotion {
  const trembleAt = new Float32Array(steps.length);
  const paths = stepsOfShots(steps, shots).map((indices) => followShot(steps, indices, trembleAt));
  const speeds = paths.flat();
  const moves = paths.flatMap(steadyMoves);
  const tremble = median(trembleAt);
  const shakyShare = shareAbove(trembleAt, SHAKY_TREMBLE);
  const isShaky = shakyShare > SHAKY_SHARE_MIN;
  if (isShaky)
    return {
      kind: 'shaky',
      confidence: beyond(shakyShare, SHAKY_SHARE_MIN),
      isShaky,
      tremble,
      trembleAt,
      moves,
    };
  return { ...kindOf(tremble, speeds), isShaky, tremble, trembleAt, moves };
}

/** Slower than about 2 Hz is meant; hands tremble faster. */
const SMOOTH_SECONDS = 0.08;
/** Of steps. A smooth path that is narrower goes through every frame and leaves no tremble over. */
const SMOOTH_STEPS = 1.5;
/** A wider one cuts the corners of a pan that begins or ends: of fewer frames than 10 a second little can be told. */
const SMOOTH_SECONDS_MAX = 0.15;
/** What the camera still does over this long is a pan, a zoom or a drive. */
const MEANT_SECONDS = 0.4;
const WINDOW_SECONDS = 0.5;
/** Tremble (share of the width) from which a clip is called shaky, and from which it is hand-held at all. */
const SHAKY_TREMBLE = 0.005;
const HANDHELD_TREMBLE = 0.00035;
/** Standard errors of the alignment. Grain that was encoded is alike over several pixels, and shakes more than one. */
const TREMBLE_ERRORS_MIN = 6;
const SHAKY_SHARE_MIN = 0.45;
/** Widths a second. */
const PAN_SPEED_MIN = 0.02;
const MOVING_SPEED_MIN = 0.02;
const MOVING_ZOOM_MIN = 0.04;
/** Of a pan's speed that is not back and forth. */
const PAN_NET_SHARE = 0.6;

/** Indices of the steps inside each shot; the step onto a shot's first frame crosses the cut and belongs to none. */
function stepsOfShots(steps: readonly MotionStep[], shots: readonly Interval[]): number[][] {
  let next = 0;
  return shots.map((shot, number) => {
    const isLast = number === shots.length - 1;
    const inside: number[] = [];
    for (; next < steps.length; next++) {
      const atSeconds = steps[next]?.atSeconds ?? 0;
      if (!isLast && atSeconds > shot.endSeconds - SAME_TIME_SECONDS) break;
      if (atSeconds > shot.startSeconds + SAME_TIME_SECONDS) inside.push(next);
    }
    return inside;
  });
}

const SAME_TIME_SECONDS = 1e-6;

function followShot(
  steps: readonly MotionStep[],
  indices: readonly number[],
  trembleAt: Float32Array,
): readonly MeantMovement[] {
  const speeds: MeantMovement[] = [];
  const times: number[] = [];
  const errors: number[] = [];
  const path = { x: [] as number[], y: [] as number[], zoom: [] as number[], turn: [] as number[] };
  let x = 0;
  let y = 0;
  let zoom = 0;
  let turn = 0;
  for (const index of indices) {
    const step = steps[index];
    if (step === undefined) continue;
    const isKnown = isMovementKnown(step);
    if (isKnown) {
      x += step.shiftX;
      y += step.shiftY;
      zoom += step.zoom;
      turn += step.turn;
    }
    times.push(step.atSeconds);
    errors.push(isKnown ? step.uncertainty : 0);
    path.x.push(x);
    path.y.push(y);
    path.zoom.push(zoom);
    path.turn.push(turn);
  }
  const usualStep = median(Float32Array.from(indices, (index) => steps[index]?.elapsedSeconds ?? 0));
  const width = Math.min(SMOOTH_SECONDS_MAX, Math.max(SMOOTH_SECONDS, SMOOTH_STEPS * usualStep));
  const smooth = {
    x: smoothPath(times, path.x, width),
    y: smoothPath(times, path.y, width),
    zoom: smoothPath(times, path.zoom, width),
    turn: smoothPath(times, path.turn, width),
  };
  const left = times.map((_, at) =>
    Math.hypot(
      (path.x[at] ?? 0) - (smooth.x[at] ?? 0),
      (path.y[at] ?? 0) - (smooth.y[at] ?? 0),
      // A turn or zoom moves the frame's edge by half a width of it.
      0.3 * ((path.turn[at] ?? 0) - (smooth.turn[at] ?? 0)),
      0.3 * ((path.zoom[at] ?? 0) - (smooth.zoom[at] ?? 0)),
    ),
  );
  const meant = {
    x: smoothPath(times, path.x, MEANT_SECONDS),
    y: smoothPath(times, path.y, MEANT_SECONDS),
    zoom: smoothPath(times, path.zoom, MEANT_SECONDS),
  };
  indices.forEach((index, at) => {
    const tremble = localRootMeanSquare(times, left, at);
    const isTold = tremble > TREMBLE_ERRORS_MIN * localRootMeanSquare(times, errors, at);
    trembleAt[index] = isTold ? tremble : 0;
    const earlier = Math.max(0, at - 1);
    const elapsed = (times[at] ?? 0) - (times[earlier] ?? 0);
    if (elapsed > 0) {
      speeds.push({
        startSeconds: times[earlier] ?? 0,
        endSeconds: times[at] ?? 0,
        x: ((meant.x[at] ?? 0) - (meant.x[earlier] ?? 0)) / elapsed,
        y: ((meant.y[at] ?? 0) - (meant.y[earlier] ?? 0)) / elapsed,
        zoom: ((meant.zoom[at] ?? 0) - (meant.zoom[earlier] ?? 0)) / elapsed,
      });
    }
  });
  return speeds;
}

function localRootMeanSquare(times: readonly number[], values: readonly number[], at: number): number {
  const time = times[at] ?? 0;
  let sum = 0;
  let count = 0;
  for (let other = at; other >= 0 && time - (times[other] ?? 0) <= WINDOW_SECONDS / 2; other--, count++) {
    sum += (values[other] ?? 0) ** 2;
  }
  for (
    let other = at + 1;
    other < times.length && (times[other] ?? 0) - time <= WINDOW_SECONDS / 2;
    other++, count++
  ) {
    sum += (values[other] ?? 0) ** 2;
  }
  return Math.sqrt(sum / Math.max(1, count));
}

function kindOf(
  tremble: number,
  speeds: readonly MeantMovement[],
): Pick<CameraMotion, 'kind' | 'confidence'> {
  const count = Math.max(1, speeds.length);
  const speed = speeds.reduce((sum, { x, y }) => sum + Math.hypot(x, y), 0) / count;
  const netSpeed = Math.hypot(
    speeds.reduce((sum, { x }) => sum + x, 0) / count,
    speeds.reduce((sum, { y }) => sum + y, 0) / count,
  );
  const zoomSpeed = speeds.reduce((sum, { zoom }) => sum + Math.abs(zoom), 0) / count;
  if (zoomSpeed > MOVING_ZOOM_MIN) return { kind: 'moving', confidence: beyond(zoomSpeed, MOVING_ZOOM_MIN) };
  if (speed > PAN_SPEED_MIN && netSpeed > speed * PAN_NET_SHARE)
    return {
      kind: 'pan',
      confidence: Math.min(beyond(speed, PAN_SPEED_MIN), beyond(netSpeed, speed * PAN_NET_SHARE)),
    };
  if (tremble > HANDHELD_TREMBLE) return { kind: 'handheld', confidence: beyond(tremble, HANDHELD_TREMBLE) };
  if (speed > MOVING_SPEED_MIN) return { kind: 'moving', confidence: beyond(speed, MOVING_SPEED_MIN) };
  const nearest = Math.max(zoomSpeed / MOVING_ZOOM_MIN, speed / MOVING_SPEED_MIN, tremble / HANDHELD_TREMBLE);
  return { kind: 'still', confidence: beyond(1, nearest) };
}

/** 0.5 where both are alike, towards 1 where the value is far larger. */
function beyond(value: number, limit: number): number {
  return value / (value + limit);
}

function median(values: Float32Array): number {
  return Float32Array.from(values).sort()[values.length >> 1] ?? 0;
}

function shareAbove(values: Float32Array, limit: number): number {
  return values.length === 0 ? 0 : values.filter((value) => value > limit).length / values.length;
}
