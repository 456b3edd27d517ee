import type { ClipAnalysis, SubjectTrack } from '@cutroom/contract';

/** When things were looked for, as far as the sightings tell; faces are looked for at other times. */
export function looksOf({ tracks }: Pick<ClipAnalysis, 'tracks'>): readonly number[] {
  return sightingTimes(tracks.filter(({ kind }) => kind === 'object'));
}

/** In time order, each once. */
export function sightingTimes(tracks: readonly SubjectTrack[]): readonly number[] {
  const times = new Set(tracks.flatMap(({ boxes }) => boxes.map(({ atSeconds }) => atSeconds)));
  return [...times].sort((a, b) => a - b);
}

/**
 * How long after a sighting the next look may be: the analysis looks twice a second at first, then the more seldom the longer the
 * clip is. Between two sightings farther apart a thing may have left.
 */
export function unseenSecondsMax(atSeconds: number): number {
  return atSeconds < OFTEN_SECONDS ? 1.6 : Math.min(10.5, Math.max(2.5, 1.6 + atSeconds / 30));
}

const OFTEN_SECONDS = 4;
