import type { SubjectTrack } from '@cutroom/contract';
import { mixed, type Sighting } from '@cutroom/reel';
import { CHANGE_COLUMNS } from '../motion/compare-frames.ts';
import type { MotionRecord, MotionStep } from '../motion/motion-record.ts';
import { isAlive } from './main-subjects.ts';

type Followed = NonNullable<SubjectTrack['followed']>;

/** Places are told on one grid, so that all subjects have them at the same times. */
const GRID_SECONDS = 0.25;
/** Sightings closer together leave nothing to tell; between those farther apart too much may have happened. */
const GAP_SECONDS = { min: 0.7, max: 4 } as const;
/** The camera may shake, but not have gone on: a place where nothing moves would not be the same place. */
const CAMERA_SHIFT_MAX = 0.06;
/** A thing that is seen twice in one place stood there meanwhile, whatever moved over it, in widths of the frame. */
const MOVED_MIN = 0.03;
/** A subject gets so far in a second, in widths of the frame. */
const SPEED_MAX = 0.6;
/** Change, 0-255 a pixel, that all columns have together where something moves; less, and everything is where it was. */
const CHANGE_MIN = 0.4;
/** Of the columns, from the quietest on, the one whose change is that of the whole frame. */
const BACKGROUND_RANK = 4;
/** So near the ways from one sighting on and back from the next have to be, in widths of the frame: else something else moved. */
const AGREED = 0.08;
/** From the spread of an even distribution to its whole width. */
const SPREAD_TO_WIDTH = Math.sqrt(12);

/**
 * Objects are looked for every second or so, and what runs meanwhile does not keep to the straight line. Where the frame's own
 * movement lies, column by column, is known of every frame: between two sightings the subject was there.
 */
export function followMovement(
  tracks: readonly SubjectTrack[],
  motion: Pick<MotionRecord, 'steps' | 'cuts'>,
): SubjectTrack[] {
  return tracks.map((track) => {
    if (track.kind === 'face') return track;
    const others = tracks.filter((other) => other.kind === 'object' && other !== track);
    const followed = track.boxes.flatMap((after, index) => {
      const before = track.boxes[index - 1];
      return before === undefined ? [] : wayBetween(track.label, [before, after], others, motion);
    });
    return followed.length === 0 ? track : { ...track, followed };
  });
}

function wayBetween(
  label: string,
  [before, after]: readonly [Sighting, Sighting],
  others: readonly SubjectTrack[],
  { steps, cuts }: Pick<MotionRecord, 'steps' | 'cuts'>,
): Followed {
  const gap = after.atSeconds - before.atSeconds;
  const between = steps.filter(
    ({ atSeconds }) => atSeconds > before.atSeconds && atSeconds <= after.atSeconds,
  );
  const shift = between.reduce((sum, { shiftX }) => sum + shiftX, 0);
  const isTold =
    (isAlive(label) || Math.abs(centerOf(after) - centerOf(before)) >= MOVED_MIN) &&
    gap >= GAP_SECONDS.min &&
    gap <= GAP_SECONDS.max &&
    Math.abs(shift) <= CAMERA_SHIFT_MAX &&
    !cuts.some((cut) => cut > before.atSeconds && cut <= after.atSeconds);
  if (!isTold) return [];
  const times = gridWithin(before.atSeconds, after.atSeconds);
  const placeAt = (atSeconds: number, last: number): number => {
    const straight = mixed(before, after, atSeconds);
    const { width } = straight.box;
    const near = between.filter((step) => Math.abs(step.atSeconds - atSeconds) <= GRID_SECONDS / 2);
    const reach = width / 2 + SPEED_MAX * GRID_SECONDS;
    // The nearer to where it was just now, the likelier its own.
    const weightAt = (x: number): number =>
      isWithin(straight, x) || !others.some((other) => hides(other, x, atSeconds))
        ? Math.max(0, 1 - Math.abs(x - last) / reach)
        : 0;
    return placeOf(near, weightAt, { width, last });
  };
  const forwards = along(times, centerOf(before), placeAt);
  const backwards = along(times.toReversed(), centerOf(after), placeAt).toReversed();
  const isAgreed = forwards.every((x, index) => Math.abs(x - (backwards[index] ?? x)) <= AGREED);
  if (!isAgreed) return [];
  const way = times.map((atSeconds, index) => ({
    atSeconds,
    centerX: ((forwards[index] ?? 0) + (backwards[index] ?? 0)) / 2,
  }));
  return smoothed(way, centerOf(before), centerOf(after));
}

/** Each place from the one before it. */
function along(
  times: readonly number[],
  from: number,
  placeAt: (atSeconds: number, last: number) => number,
): number[] {
  const places: number[] = [];
  for (const atSeconds of times) places.push(placeAt(atSeconds, places.at(-1) ?? from));
  return places;
}

/** Where a subject of this width is when these columns change: all of it moves with it, and of one who stands only a limb. */
function placeOf(
  steps: readonly MotionStep[],
  weightAt: (x: number) => number,
  { width, last }: { readonly width: number; readonly last: number },
): number {
  const columns = Array.from(
    { length: CHANGE_COLUMNS },
    (_, column) =>
      steps.reduce((sum, step) => sum + (step.changeColumns[column] ?? 0), 0) / Math.max(1, steps.length),
  );
  const background = columns.toSorted((a, b) => a - b)[BACKGROUND_RANK] ?? 0;
  const own = columns.map((change, column) => ({
    x: (column + 0.5) / CHANGE_COLUMNS,
    change: weightAt((column + 0.5) / CHANGE_COLUMNS) * Math.max(0, change - background),
  }));
  const total = own.reduce((sum, { change }) => sum + change, 0);
  if (total < CHANGE_MIN) return last;
  const center = own.reduce((sum, { x, change }) => sum + x * change, 0) / total;
  const variance = own.reduce((sum, { x, change }) => sum + change * (x - center) ** 2, 0) / total;
  const movingShare = Math.min(1, (SPREAD_TO_WIDTH * Math.sqrt(variance)) / width);
  const slack = ((1 - movingShare) * width) / 2;
  return Math.min(center + slack, Math.max(center - slack, last));
}

function hides(other: SubjectTrack, x: number, atSeconds: number): boolean {
  const next = other.boxes.findIndex((seen) => seen.atSeconds >= atSeconds);
  const [before, after] = [other.boxes[next - 1], other.boxes[next]];
  if (after === undefined) return false;
  return isWithin(before === undefined ? after : mixed(before, after, atSeconds), x);
}

function isWithin({ box }: Sighting, x: number): boolean {
  return x >= box.x && x <= box.x + box.width;
}

function centerOf({ box }: Sighting): number {
  return box.x + box.width / 2;
}

/** Times of the grid inside, none of them at an end. */
function gridWithin(from: number, until: number): number[] {
  const first = Math.floor(from / GRID_SECONDS) + 1;
  const times: number[] = [];
  for (let at = first; at * GRID_SECONDS < until - 1e-6; at += 1) times.push(at * GRID_SECONDS);
  return times;
}

/** Each place a quarter of both its neighbours: columns are wide. */
function smoothed(way: Followed, from: number, until: number): Followed {
  return way.map(({ atSeconds, centerX }, index) => {
    const [before, after] = [way[index - 1]?.centerX ?? from, way[index + 1]?.centerX ?? until];
    return { atSeconds, centerX: Math.min(1, Math.max(0, (before + 2 * centerX + after) / 4)) };
  });
}
