import {
  type Box,
  type ClipAnalysis,
  type Framing,
  type Interval,
  REEL_HEIGHT,
  REEL_WIDTH,
  type SubjectTrack,
} from '@cutroom/contract';
import {
  centerInFrame,
  corridorOf,
  followCorridor,
  followedSightings,
  type Sighting,
  type Span,
  sightingBetween,
} from '@cutroom/reel';
import { absencesOf } from '../../material/absences.ts';
import type { Sight } from '../../material/sight.ts';
import { centerAt } from '../../material/upright-window.ts';

const REEL_SHAPE = REEL_WIDTH / REEL_HEIGHT;
const NEARLY_WHOLE = 0.98;
/** Between two sightings this close to the cut's edge, on either side of it, the subject is where the straight line is. */
const BRIDGED_SECONDS = 1.6;
/** The subject is still, or already, about where it was seen this shortly before or after. */
const LASTING_SECONDS = 0.6;
/** Of a subject that the clip's own framing shows in this share of the cut nothing needs doing. */
const SHOWN_SHARE_MIN = 0.9;
const INSIDE_TOLERANCE = 0.02;

/**
 * A crop of its own for a cut that was chosen because of what it shows, where the clip's framing, made for the clip's
 * main subject, leaves that outside, or shows the whole picture because others do not fit beside it. As still and as slow as the clip's own (`followCorridor`).
 * @returns null where the clip's framing shows it, or the subject is not seen in the cut
 */
export function cutFraming(analysis: ClipAnalysis, interval: Interval, sight: Sight | null): Framing | null {
  const windowWidth = (analysis.height * REEL_SHAPE) / analysis.width;
  if (sight === null || windowWidth > NEARLY_WHOLE) return null;
  const isFit = analysis.framing.mode === 'fit';
  if (isFit && !isOneOfSeveral(sight, analysis)) return null;
  const seen = sightingsIn(sight.tracks, interval, windowWidth);
  if (isFit && seen.some(({ box }) => box.width > windowWidth)) return null;
  const isShown = ({ atSeconds, box }: Sighting): boolean =>
    !isFit && isInside(box, centerAt(analysis.framing, atSeconds).x, windowWidth);
  if (seen.length === 0 || seen.filter(isShown).length >= seen.length * SHOWN_SHARE_MIN) return null;
  const spans = [
    ...seen.map(spanOf),
    ...meanwhile(analysis, absencesOf(sight, analysis, 1), interval, windowWidth),
  ];
  const path = followCorridor(
    spans.sort((a, b) => a.atSeconds - b.atSeconds).map((span) => corridorOf(span, windowWidth)),
  );
  return {
    mode: 'crop',
    keyframes: path.map(({ atSeconds, center }) => ({
      atSeconds,
      centerX: centerInFrame(center, windowWidth),
      centerY: 0.5,
    })),
  };
}

/** What the clip's own framing shows while the wished-for thing is away: the dog's owner, rather than the path that it left on. */
function meanwhile(
  { framing }: ClipAnalysis,
  absences: readonly Interval[],
  { startSeconds, endSeconds }: Interval,
  windowWidth: number,
): Span[] {
  if (framing.mode === 'fit') return [];
  const half = (windowWidth * MEANWHILE_SHARE) / 2;
  return absences
    .map((absence) => ({
      startSeconds: Math.max(startSeconds, absence.startSeconds + TURN_SECONDS),
      endSeconds: Math.min(endSeconds, absence.endSeconds - TURN_SECONDS),
    }))
    .filter((stay) => stay.endSeconds > stay.startSeconds)
    .flatMap((stay) => [stay.startSeconds, stay.endSeconds])
    .map((atSeconds) => {
      const center = centerAt(framing, atSeconds).x;
      return { atSeconds, left: center - half, right: center + half };
    });
}

/** What is followed meanwhile takes about this share of the window. */
const MEANWHILE_SHARE = 0.5;
/** The crop takes its time to get there and back. */
const TURN_SECONDS = 0.5;

/** Whether the whole picture is shown for the sake of others, who were not wished for. */
function isOneOfSeveral({ tracks }: Sight, analysis: ClipAnalysis): boolean {
  return analysis.tracks.some(
    (track) => track.kind === 'object' && track.presence >= OTHERS_PRESENCE_MIN && !tracks.includes(track),
  );
}

const OTHERS_PRESENCE_MIN = 0.25;

/** All subjects that answer, taken together where the window holds them; else the largest of them. */
function sightingsIn(tracks: readonly SubjectTrack[], interval: Interval, windowWidth: number): Sighting[] {
  const near = followedSightings(tracks)
    .map((sightings) => sightingsWithin(sightings, interval))
    .filter((boxes) => boxes.length > 0);
  const together = unionOf(near);
  if (together.every(({ box }) => box.width <= windowWidth)) return together;
  const size = (boxes: readonly Sighting[]): number =>
    boxes.reduce((sum, { box }) => sum + box.width * box.height, 0);
  return [...near].sort((a, b) => size(b) - size(a))[0] ?? [];
}

/** Those of one subject in the interval, and where it will be at the interval's edges. */
function sightingsWithin(boxes: readonly Sighting[], { startSeconds, endSeconds }: Interval): Sighting[] {
  const inside = boxes.filter(({ atSeconds }) => atSeconds >= startSeconds && atSeconds <= endSeconds);
  const edges = [startSeconds, endSeconds].flatMap((seconds) => {
    const before = boxes.findLast(
      ({ atSeconds }) => atSeconds < seconds && seconds - atSeconds < BRIDGED_SECONDS,
    );
    const after = boxes.find(({ atSeconds }) => atSeconds > seconds && atSeconds - seconds < BRIDGED_SECONDS);
    if (before !== undefined && after !== undefined) return [sightingBetween(before, after, seconds)];
    const near = before ?? after;
    const isAlone = inside.length === 0 && near !== undefined;
    return isAlone && Math.abs(near.atSeconds - seconds) <= LASTING_SECONDS
      ? [{ ...near, atSeconds: seconds }]
      : [];
  });
  return [...new Map([...edges, ...inside].map((seen) => [seen.atSeconds, seen])).values()].sort(
    (a, b) => a.atSeconds - b.atSeconds,
  );
}

function unionOf(tracks: readonly (readonly Sighting[])[]): Sighting[] {
  const union = new Map<number, Sighting>();
  for (const sighting of tracks.flat()) {
    const known = union.get(sighting.atSeconds);
    union.set(
      sighting.atSeconds,
      known === undefined ? sighting : { ...known, box: around(known.box, sighting.box) },
    );
  }
  return [...union.values()].sort((a, b) => a.atSeconds - b.atSeconds);
}

function around(a: Box, b: Box): Box {
  const x = Math.min(a.x, b.x);
  const y = Math.min(a.y, b.y);
  const width = Math.max(a.x + a.width, b.x + b.width) - x;
  return { x, y, width, height: Math.max(a.y + a.height, b.y + b.height) - y };
}

/** Whether the window shows the box; of what is wider than the window, its middle. */
function isInside(box: Box, center: number, windowWidth: number): boolean {
  const middle = centerInFrame(center, windowWidth);
  const left = middle - windowWidth / 2 - INSIDE_TOLERANCE;
  const right = middle + windowWidth / 2 + INSIDE_TOLERANCE;
  if (box.width > windowWidth) return Math.abs(box.x + box.width / 2 - middle) <= windowWidth / 4;
  return box.x >= left && box.x + box.width <= right;
}

function spanOf({ atSeconds, box }: Sighting): Span {
  return { atSeconds, left: box.x, right: box.x + box.width };
}
