import { type MusicSettings, REEL_FPS } from '@cutroom/contract';
import { lengthOf, secondsWithin } from '../../material/stretches.ts';
import type { MadeCut } from '../made-cut.ts';

/** Frames of a cut, counted from its first. */
export interface FrameSpan {
  readonly start: number;
  readonly end: number;
}

/** Who talks for longer in one shot is not looked at any more. */
const LONG_SECONDS = 5.5;
const TALK_SHARE = 0.6;
/** Talk from one look away to the next. */
const ROUND_SECONDS = 5;
const COVERED_SHARE = 0.42;
const COVER_SECONDS = { from: 1.4, to: 3 } as const;
/** Who talks is seen for at least this long in one go. */
const SEEN_SECONDS_MIN = 1.4;
/** A pause this near, or a beat, is where the look goes away or comes back. */
const NEAR_SECONDS = 0.45;

/** Whether somebody talks on in a cut, for longer than one likes to look at. */
export function isLongTalk({ facts, interval }: MadeCut): boolean {
  if (lengthOf(interval) < LONG_SECONDS) return false;
  const spoken = secondsWithin(facts.clip.analysis.speech, interval);
  return spoken >= lengthOf(interval) * TALK_SHARE;
}

/**
 * Where in a cut others may be seen: in turns with who talks, from pause to pause where these are near; from beat to beat
 * where cuts lie on beats.
 * @param startFrame where in the reel the cut begins
 */
export function coverSpans(
  cut: MadeCut,
  startFrame: number,
  music: MusicSettings | null,
): readonly FrameSpan[] {
  const frames = Math.round(lengthOf(cut.interval) * REEL_FPS);
  const seconds = frames / REEL_FPS;
  const count = Math.max(1, Math.floor((seconds - 1) / ROUND_SECONDS));
  const covered = Math.min(COVER_SECONDS.to, Math.max(COVER_SECONDS.from, (seconds * COVERED_SHARE) / count));
  const seen = (seconds - covered * count) / (count + 1);
  const onBeats = music?.isCutToBeat === true && music.beats.length > 0;
  const places = onBeats ? beatFrames(music, startFrame) : pauseFrames(cut);
  const nearest = (wished: number): number | null => {
    const best = places.reduce<number | null>(
      (one, at) => (one === null || Math.abs(at - wished) < Math.abs(one - wished) ? at : one),
      null,
    );
    if (best !== null && Math.abs(best - wished) <= NEAR_SECONDS * REEL_FPS) return best;
    return onBeats ? null : Math.round(wished);
  };
  const spans: FrameSpan[] = [];
  for (let at = 0; at < count; at += 1) {
    const wished = (seen * (at + 1) + covered * at) * REEL_FPS;
    const start = nearest(wished);
    const end = start === null ? null : nearest(start + covered * REEL_FPS);
    if (start === null || end === null || !isReadable(start, end, spans.at(-1)?.end ?? 0, frames)) continue;
    spans.push({ start, end });
  }
  return spans;
}

function isReadable(start: number, end: number, seenFrom: number, frames: number): boolean {
  const least = SEEN_SECONDS_MIN * REEL_FPS;
  return end - start >= COVER_SECONDS.from * REEL_FPS && start - seenFrom >= least && frames - end >= least;
}

/** Beats as frames of the cut. */
function beatFrames({ beats, startSeconds }: MusicSettings, startFrame: number): readonly number[] {
  return beats.map((beat) => Math.round((beat - startSeconds) * REEL_FPS) - startFrame);
}

/** Where somebody takes breath. */
function pauseFrames({ facts, interval }: MadeCut): readonly number[] {
  return facts.clip.analysis.speech
    .flatMap((part, at, all) => {
      const next = all[at + 1];
      return next === undefined ? [] : [(part.endSeconds + next.startSeconds) / 2];
    })
    .map((seconds) => Math.round((seconds - interval.startSeconds) * REEL_FPS));
}
