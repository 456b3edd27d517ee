import {
  type Box,
  type ClipAnalysis,
  type Corridor,
  type Framing,
  followCorridor,
  type Interval,
  REEL_HEIGHT,
  REEL_WIDTH,
  type SubjectTrack,
} from '@cutroom/contract';
import type { Sight } from './sight.ts';
import { centerAt } from './upright-window.ts';

const REEL_SHAPE = REEL_WIDTH / REEL_HEIGHT;
const NEARLY_WHOLE = 0.98;
/** Sightings this far outside the cut still say where the subject comes from and goes to. */
const LOOK_AROUND_SECONDS = 0.6;
/** Of a subject that the clip's own framing shows in this share of the cut nothing needs doing. */
const SHOWN_SHARE_MIN = 0.9;
const INSIDE_TOLERANCE = 0.02;
const MARGIN = 0.06;

type Sighting = SubjectTrack['boxes'][number];

/**
 * A crop of its own for a cut that was chosen because of what it shows, where the clip's framing, made for the clip's
 * main subject, leaves that outside. As still and as slow as the clip's own (`followCorridor`).
 * @returns null where the clip's framing shows it, or the subject is not seen in the cut
 */
export function cutFraming(analysis: ClipAnalysis, interval: Interval, sight: Sight | null): Framing | null {
  const windowWidth = (analysis.height * REEL_SHAPE) / analysis.width;
  if (sight === null || analysis.framing.mode === 'fit' || windowWidth > NEARLY_WHOLE) return null;
  const seen = sightingsIn(sight.tracks, interval, windowWidth);
  const isShown = ({ atSeconds, box }: Sighting): boolean =>
    isInside(box, centerAt(analysis.framing, atSeconds).x, windowWidth);
  if (seen.length === 0 || seen.filter(isShown).length >= seen.length * SHOWN_SHARE_MIN) return null;
  const path = followCorridor(seen.map((sighting) => corridorOf(sighting, windowWidth)));
  return {
    mode: 'crop',
    keyframes: path.map(({ atSeconds, center }) => ({
      atSeconds,
      centerX: limited(center, windowWidth),
      centerY: 0.5,
    })),
  };
}

/** All subjects that answer, taken together where the window holds them; else the largest of them. */
function sightingsIn(tracks: readonly SubjectTrack[], interval: Interval, windowWidth: number): Sighting[] {
  const near = tracks
    .map(({ boxes }) =>
      boxes.filter(
        ({ atSeconds }) =>
          atSeconds >= interval.startSeconds - LOOK_AROUND_SECONDS &&
          atSeconds <= interval.endSeconds + LOOK_AROUND_SECONDS,
      ),
    )
    .filter((boxes) => boxes.length > 0);
  const together = unionOf(near);
  if (together.every(({ box }) => box.width <= windowWidth)) return together;
  const size = (boxes: readonly Sighting[]): number =>
    boxes.reduce((sum, { box }) => sum + box.width * box.height, 0);
  return [...near].sort((a, b) => size(b) - size(a))[0] ?? [];
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
  const middle = limited(center, windowWidth);
  const left = middle - windowWidth / 2 - INSIDE_TOLERANCE;
  const right = middle + windowWidth / 2 + INSIDE_TOLERANCE;
  if (box.width > windowWidth) return Math.abs(box.x + box.width / 2 - middle) <= windowWidth / 4;
  return box.x >= left && box.x + box.width <= right;
}

/** Centres of the window that keep the box inside with a little air. */
function corridorOf({ atSeconds, box }: Sighting, windowWidth: number): Corridor {
  const half = windowWidth / 2;
  const air = Math.min(MARGIN * windowWidth, Math.max(0, (windowWidth - box.width) / 2));
  const middle = limited(box.x + box.width / 2, windowWidth);
  if (box.width > windowWidth) return { atSeconds, low: middle, high: middle, wish: middle };
  const low = limited(box.x + box.width + air - half, windowWidth);
  const high = limited(box.x - air + half, windowWidth);
  return { atSeconds, low: Math.min(low, high), high: Math.max(low, high), wish: middle };
}

function limited(center: number, windowWidth: number): number {
  const half = windowWidth / 2;
  return Math.min(1 - half, Math.max(half, center));
}
