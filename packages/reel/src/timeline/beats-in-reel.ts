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
  /** How many lie behind the end of the track, where no beat is. */
  readonly behindTrack: number;
  /** When the track ends, in seconds of the reel. */
  readonly trackEndSeconds: number;
}

/** @param cuts in order */
export function countOnBeats(cuts: readonly SelectedClip[], music: TrackBeats): BeatCount {
  const joins = joinsOnBeats(cuts, music);
  const trackEndSeconds = music.endSeconds - music.startSeconds;
  const behind = joinFrames(cuts).filter((frame) => frame / REEL_FPS > trackEndSeconds);
  const onBeat = joins.filter(Boolean).length;
  return { onBeat, joins: joins.length, behindTrack: behind.length, trackEndSeconds };
}

/**
 * Of each join of a reel, whether it lies on a beat, to a frame.
 * @param cuts in order; the joins are where the renderer has them
 */
export function joinsOnBeats(cuts: readonly SelectedClip[], music: TrackBeats): readonly boolean[] {
  const beats = new Set(beatsInReel(music).beats.map((beat) => Math.round(beat * REEL_FPS)));
  return joinFrames(cuts).map((frame) => [-1, 0, 1].some((away) => beats.has(frame + away)));
}

function joinFrames(cuts: readonly SelectedClip[]): readonly number[] {
  let end = 0;
  return cutFrames(cuts.map(playedSeconds))
    .map((frames) => {
      end += frames;
      return end;
    })
    .slice(0, -1);
}

/** 'Every cut is on the beat.' Nothing where there is only one. */
export function beatsText(count: BeatCount): string {
  if (count.joins === 0) return '';
  return missedText(count, 'could not be put on a beat') ?? 'Every cut is on the beat.';
}

/** '2 of 5 joins are on no beat', and why; null where all are on one. */
export function missedText(
  { onBeat, joins, behindTrack, trackEndSeconds }: BeatCount,
  told = 'are on no beat',
): string | null {
  const missed = joins - onBeat;
  if (missed <= 0) return null;
  const ends = `the track ends at ${clockText(trackEndSeconds)}`;
  const why =
    behindTrack === 0
      ? NO_ROOM
      : missed <= behindTrack
        ? ends
        : `${ends}, and the shots of the others, or what is said in them, leave no room`;
  return `${missed} of ${joins} joins ${told}: ${why}.`;
}

const NO_ROOM = 'their shots, or what is said in them, leave no room';

/** 'The track ends at 0:32, before the reel does.' null where it lasts as long. */
export function shortTrackText(
  { startSeconds, endSeconds }: Pick<TrackBeats, 'startSeconds' | 'endSeconds'>,
  reelSeconds: number,
): string | null {
  const seconds = endSeconds - startSeconds;
  return reelSeconds - seconds <= SHORT_SECONDS
    ? null
    : `The track ends at ${clockText(seconds)}, before the reel does.`;
}

/** Less silence than this at the end is none. */
const SHORT_SECONDS = 0.5;

/** '0:32' */
function clockText(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
