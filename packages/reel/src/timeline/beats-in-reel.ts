import { type Music, playedSeconds, REEL_FPS, REEL_SECONDS_MAX, type SelectedClip } from '@cutroom/contract';
import { cutFrames } from './cut-frames.ts';

/** The beats of a track, and what of it a reel plays. */
export type TrackBeats = Pick<Music, 'beats' | 'downbeats' | 'startSeconds' | 'endSeconds'>;

/** The beats that are heard in a reel, in its seconds, each at a frame. */
export interface ReelBeats {
  readonly beats: readonly number[];
  readonly downbeats: readonly number[];
  /** Of the usual beat; 0 where there are fewer than two. */
  readonly periodSeconds: number;
}

export function beatsInReel({ beats, downbeats, startSeconds, endSeconds }: TrackBeats): ReelBeats {
  const inReel = (seconds: readonly number[]) =>
    seconds
      .filter((beat) => beat < endSeconds)
      .map((beat) => Math.round((beat - startSeconds) * REEL_FPS) / REEL_FPS)
      .filter((beat) => beat > 0 && beat <= REEL_SECONDS_MAX);
  return { beats: inReel(beats), downbeats: inReel(downbeats), periodSeconds: beatPeriod(beats) };
}

/** Median of the gaps. */
export function beatPeriod(beats: readonly number[]): number {
  const gaps = beats.slice(1).map((beat, index) => beat - (beats[index] ?? beat));
  return gaps.toSorted((a, b) => a - b)[gaps.length >> 1] ?? 0;
}

/** Downbeats lie so far from the planned end at most, as a share of the cut: long cuts wait for a bar, short ones do not. */
const DOWNBEAT_SHARE = 1 / 4;
const BEATS_AWAY_MAX = 2;

/**
 * Where a cut may end that was to last `seconds` and end at `planned`, best first.
 * @param earliest where it may end at all: cuts before it that waited for their beats may have used up its time
 */
export function endsFor(
  { beats, downbeats, periodSeconds }: ReelBeats,
  planned: number,
  seconds: number,
  earliest = 0,
): number[] {
  const wished = Math.max(planned, earliest);
  const near = (all: readonly number[], reach: number) =>
    all
      .filter((beat) => Math.abs(beat - wished) <= reach)
      .toSorted((a, b) => Math.abs(a - wished) - Math.abs(b - wished));
  const farthest = BEATS_AWAY_MAX * periodSeconds;
  return [...near(downbeats, Math.min(farthest, seconds * DOWNBEAT_SHARE)), ...near(beats, farthest)];
}

/** Joins of a reel, without its end. */
export interface BeatCount {
  /** How many of them lie on a beat, to a frame. */
  readonly onBeat: number;
  readonly joins: number;
}

/** @param cuts in order */
export function countOnBeats(cuts: readonly SelectedClip[], music: TrackBeats): BeatCount {
  const joins = joinsOnBeats(cuts, music);
  return { onBeat: joins.filter(Boolean).length, joins: joins.length };
}

/**
 * Of each join of a reel, whether it lies on a beat, to a frame.
 * @param cuts in order; the joins are where the renderer has them
 */
export function joinsOnBeats(cuts: readonly SelectedClip[], music: TrackBeats): readonly boolean[] {
  const beats = new Set(beatsInReel(music).beats.map((beat) => Math.round(beat * REEL_FPS)));
  let end = 0;
  const joins = cutFrames(cuts.map(playedSeconds))
    .map((frames) => {
      end += frames;
      return end;
    })
    .slice(0, -1);
  return joins.map((frame) => [-1, 0, 1].some((away) => beats.has(frame + away)));
}

/** 'Every cut is on the beat.' Nothing where there is only one. */
export function beatsText({ onBeat, joins }: BeatCount): string {
  const missed = joins - onBeat;
  if (joins === 0) return '';
  if (missed === 0) return 'Every cut is on the beat.';
  return `${missed} of ${joins} joins could not be put on a beat: their shots, or what is said in them, leave no room.`;
}
