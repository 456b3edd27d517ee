import type { Box, SubjectTrack } from '@cutroom/contract';

export type Sighting = SubjectTrack['boxes'][number];

type Followed = Pick<SubjectTrack, 'boxes' | 'followed'>;

/**
 * The sightings of each track with where it was between them. Where one is followed the others have a place as well, between
 * two sightings on the straight line: a crop that shows several must not lose one of them for an instant.
 */
export function followedSightings(tracks: readonly Followed[]): Sighting[][] {
  const times = new Set(tracks.flatMap(({ followed = [] }) => followed.map(({ atSeconds }) => atSeconds)));
  return tracks.map((track) => {
    const seen = new Set(track.boxes.map(({ atSeconds }) => atSeconds));
    const between = [...times].flatMap((atSeconds) =>
      seen.has(atSeconds) ? [] : (sightingBetween(track, atSeconds) ?? []),
    );
    return [...track.boxes, ...between].sort((a, b) => a.atSeconds - b.atSeconds);
  });
}

/** @returns null before the first sighting and after the last one */
function sightingBetween({ boxes, followed = [] }: Followed, atSeconds: number): Sighting | null {
  const next = boxes.findIndex((seen) => seen.atSeconds > atSeconds);
  const [before, after] = [boxes[next - 1], boxes[next]];
  if (before === undefined || after === undefined) return null;
  const straight = mixed(before, after, atSeconds);
  const centerX = followed.find((point) => point.atSeconds === atSeconds)?.centerX;
  if (centerX === undefined) return straight;
  const { width } = straight.box;
  const x = Math.min(1 - width, Math.max(0, centerX - width / 2));
  return { ...straight, box: { ...straight.box, x } };
}

/** On the straight line between two sightings. */
export function mixed(before: Sighting, after: Sighting, atSeconds: number): Sighting {
  const share = (atSeconds - before.atSeconds) / (after.atSeconds - before.atSeconds);
  const mix = (edge: keyof Box) => before.box[edge] + (after.box[edge] - before.box[edge]) * share;
  const box = { x: mix('x'), y: mix('y'), width: mix('width'), height: mix('height') };
  return { atSeconds, box, confidence: Math.min(before.confidence, after.confidence) };
}
