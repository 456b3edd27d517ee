import type { SubjectTrack } from '@cutroom/contract';
import { type Sighting, sightingBetween } from '@cutroom/reel';
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
  const boxesAt = objectBoxes(tracks);
  return tracks.map((track) => {
    if (track.kind === 'face') return track;
    const isCovered = (x: number, atSeconds: number): boolean =>
      boxesAt(atSeconds).some((other) => other.track !== track && isWithin(other, x));
    const followed = track.boxes.flatMap((after, index) => {
      const before = track.boxes[index - 1];
      return before === undefined ? [] : wayBetween(track.label, [before, after], isCovered, motion);
    });
    return followed.length === 0 ? track : { ...track, followed };
  });
}

interface ObjectBox extends Pick<Sighting, 'box'> {
  readonly track: SubjectTrack;
}

/** Where every object is at a time, on the straight line between its sightings; each time is worked out once. */
function objectBoxes(tracks: readonly SubjectTrack[]): (atSeconds: number) => readonly ObjectBox[] {
  const objects = tracks.filter(({ kind }) => kind === 'object');
  const known = new Map<number, readonly ObjectBox[]>();
  return (atSeconds) => {
    const boxes = known.get(atSeconds) ?? objects.flatMap((track) => boxAt(track, atSeconds));
    known.set(atSeconds, boxes);
    return boxes;
  };
}

function boxAt(track: SubjectTrack, atSeconds: number): ObjectBox[] {
  const next = firstAfter(track.boxes, atSeconds);
  const [before, after] = [track.boxes[next - 1], track.boxes[next]];
  if (before === undefined || after === undefined) return [];
  return [{ track, box: sightingBetween(before, after, atSeconds).box }];
}

function wayBetween(
  label: string,
  [before, after]: readonly [Sighting, Sighting],
  isCovered: (x: number, atSeconds: number) => boolean,
  { steps, cuts }: Pick<MotionRecord, 'steps' | 'cuts'>,
): Followed {
  const gap = after.atSeconds - before.atSeconds;
  const mayMove = isAlive(label) || Math.abs(centerOf(after) - centerOf(before)) >= MOVED_MIN;
  if (!mayMove || gap < GAP_SECONDS.min || gap > GAP_SECONDS.max) return [];
  const between = steps.slice(firstAfter(steps, before.atSeconds), firstAfter(steps, after.atSeconds));
  const shift = between.reduce((sum, { shiftX }) => sum + shiftX, 0);
  const isOneShot = !cuts.some((cut) => cut > before.atSeconds && cut <= after.atSeconds);
  if (Math.abs(shift) > CAMERA_SHIFT_MAX || !isOneShot) return [];
  const times = gridWithin(before.atSeconds, after.atSeconds);
  const placeAt = (atSeconds: number, last: number): number => {
    const straight = sightingBetween(before, after, atSeconds);
    const { width } = straight.box;
    const near = between.filter((step) => Math.abs(step.atSeconds - atSeconds) <= GRID_SECONDS / 2);
    const reach = width / 2 + SPEED_MAX * GRID_SECONDS;
    // The nearer to where it was just now, the likelier its own.
    const weightAt = (x: number): number =>
      isWithin(straight, x) || !isCovered(x, atSeconds) ? Math.max(0, 1 - Math.abs(x - last) / reach) : 0;
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

/** The place of the first one after a time, by halving: long clips have a hundred thousand steps. */
function firstAfter(inOrder: readonly { readonly atSeconds: number }[], seconds: number): number {
  let [low, high] = [0, inOrder.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((inOrder[middle]?.atSeconds ?? 0) > seconds) high = middle;
    else low = middle + 1;
  }
  return low;
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

function isWithin({ box }: Pick<Sighting, 'box'>, x: number): boolean {
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
