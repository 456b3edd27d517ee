import type { CameraMove, Interval } from '@cutroom/contract';

/** What the camera does on purpose from one frame to the next: how the scene shifts and grows, in widths a second. */
export interface MeantMovement extends Interval {
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
}

/** The stretches of one shot, in order, in which the camera keeps turning or travelling one way. */
export function steadyMoves(path: readonly MeantMovement[]): readonly CameraMove[] {
  const moves: CameraMove[] = [];
  let begun: MeantMovement[] = [];
  const close = (): void => {
    const [first, last] = [begun[0], begun.at(-1)];
    const path = begun;
    begun = [];
    if (first === undefined || last === undefined) return;
    const [startSeconds, endSeconds] = [inHundredths(first.startSeconds), inHundredths(last.endSeconds)];
    // The camera goes where the scene comes from.
    const [right, down] = [inHundredths(-mean(path, 'x')), inHundredths(-mean(path, 'y'))];
    // Of a circle nothing is left.
    const isOneWay = Math.hypot(right, down) >= SPEED_MIN / 2;
    if (isOneWay && endSeconds - startSeconds >= MOVE_SECONDS_MIN)
      moves.push({ startSeconds, endSeconds, right, down });
  };
  for (const movement of path) {
    const before = begun.at(-1);
    if (before !== undefined && !goesOn(before, movement)) close();
    if (Math.hypot(movement.x, movement.y) >= SPEED_MIN) begun.push(movement);
  }
  close();
  return moves;
}

/** Slower ones nobody notices, and shorter ones are no more than a correction. */
const SPEED_MIN = 0.04;
const MOVE_SECONDS_MIN = 0.6;
/** Cosine of the angle by which a movement may turn from one frame to the next and still be the same. */
const SAME_WAY = 0.7;

function goesOn(before: MeantMovement, movement: MeantMovement): boolean {
  const speeds = Math.hypot(before.x, before.y) * Math.hypot(movement.x, movement.y);
  const along = before.x * movement.x + before.y * movement.y;
  return Math.hypot(movement.x, movement.y) >= SPEED_MIN && along >= SAME_WAY * speeds;
}

function mean(path: readonly MeantMovement[], axis: 'x' | 'y'): number {
  const seconds = ({ startSeconds, endSeconds }: Interval) => endSeconds - startSeconds;
  const whole = path.reduce((sum, movement) => sum + seconds(movement), 0);
  return path.reduce((sum, movement) => sum + movement[axis] * seconds(movement), 0) / whole;
}

function inHundredths(value: number): number {
  return Math.round(value * 100) / 100 + 0;
}
