import type { Box, SubjectTrack } from '@cutroom/contract';

export type Sighting = SubjectTrack['boxes'][number];

type Followed = Pick<SubjectTrack, 'boxes' | 'followed'>;

/**
 * The sightings of each track with where it was between them. Where one is followed the others have a place as well, between
 * two sightings on the straight line: a crop that shows several must not lose one of them for an instant.
 */
export function followedSightings(tracks: readonly Followed[]): Sighting[][] {
  const times = [
    ...new Set(tracks.flatMap(({ followed = [] }) => followed.map(({ atSeconds }) => atSeconds))),
  ].sort((a, b) => a - b);
  return tracks.map((track) => withPlaces(track, times));
}

/** @param times in order */
function withPlaces({ boxes, followed = [] }: Followed, times: readonly number[]): Sighting[] {
  const centers = new Map(followed.map(({ atSeconds, centerX }) => [atSeconds, centerX]));
  const all: Sighting[] = [];
  let next = 0;
  for (const [index, seen] of boxes.entries()) {
    const before = boxes[index - 1];
    for (; (times[next] ?? Number.POSITIVE_INFINITY) <= seen.atSeconds; next += 1) {
      const atSeconds = times[next] ?? 0;
      if (before !== undefined && atSeconds > before.atSeconds && atSeconds < seen.atSeconds)
        all.push(placed(sightingBetween(before, seen, atSeconds), centers.get(atSeconds)));
    }
    all.push(seen);
  }
  return all;
}

function placed(straight: Sighting, centerX: number | undefined): Sighting {
  if (centerX === undefined) return straight;
  const { width } = straight.box;
  const x = Math.min(1 - width, Math.max(0, centerX - width / 2));
  return { ...straight, box: { ...straight.box, x } };
}

/** On the straight line between two sightings. */
export function sightingBetween(before: Sighting, after: Sighting, atSeconds: number): Sighting {
  const share = (atSeconds - before.atSeconds) / (after.atSeconds - before.atSeconds);
  const mix = (edge: keyof Box) => before.box[edge] + (after.box[edge] - before.box[edge]) * share;
  const box = { x: mix('x'), y: mix('y'), width: mix('width'), height: mix('height') };
  return { atSeconds, box, confidence: Math.min(before.confidence, after.confidence) };
}
