import { BEAT_SECONDS_MIN, type Music } from '@cutroom/contract';
import { type Beats, barBeats, wholeMilliseconds } from './beat-changes.ts';

/** Fewer say nothing of a tempo. */
export const TAPS_MIN = 4;
const BEAT_SECONDS_MAX = 2;

/**
 * An even grid of beats through the whole track that fits what was tapped, the first tap being a downbeat.
 * @param taps seconds of the track
 * @returns null where the taps are too few, or too uneven to be a beat
 */
export function tappedBeats(
  taps: readonly number[],
  music: Pick<Music, 'beats' | 'downbeats' | 'durationSeconds'>,
): Beats | null {
  const grid = gridOf(taps);
  if (grid === null) return null;
  const { firstSeconds, periodSeconds } = grid;
  const before = Math.floor(firstSeconds / periodSeconds + 1e-6);
  const count = Math.floor((music.durationSeconds - firstSeconds) / periodSeconds + 1e-6) + 1 + before;
  const at = (index: number) =>
    wholeMilliseconds(Math.max(0, firstSeconds + (index - before) * periodSeconds));
  const beats = Array.from({ length: count }, (_, index) => at(index));
  const bar = barBeats(music);
  return { beats, downbeats: beats.filter((_, index) => (index - before) % bar === 0) };
}

/** The straight line through the taps that misses them least. */
function gridOf(taps: readonly number[]): { firstSeconds: number; periodSeconds: number } | null {
  if (taps.length < TAPS_MIN) return null;
  const gaps = taps.slice(1).map((seconds, index) => seconds - (taps[index] ?? 0));
  const usual = gaps.toSorted((a, b) => a - b)[gaps.length >> 1] ?? 0;
  if (usual < BEAT_SECONDS_MIN || usual > BEAT_SECONDS_MAX) return null;
  const [first = 0] = taps;
  const places = taps.map((seconds) => Math.round((seconds - first) / usual));
  const [meanPlace, meanSeconds] = [mean(places), mean(taps)];
  const spread = places.reduce((sum, place) => sum + (place - meanPlace) ** 2, 0);
  const along = places.reduce(
    (sum, place, at) => sum + (place - meanPlace) * ((taps[at] ?? 0) - meanSeconds),
    0,
  );
  const periodSeconds = along / spread;
  if (!(periodSeconds >= BEAT_SECONDS_MIN)) return null;
  return { firstSeconds: Math.max(0, meanSeconds - meanPlace * periodSeconds), periodSeconds };
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
