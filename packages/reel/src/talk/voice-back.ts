import {
  CUT_SECONDS_MAX,
  type Interval,
  playedSeconds,
  REEL_FPS,
  type SelectedClip,
} from '@cutroom/contract';
import { LEFT_OUT_SECONDS_MAX } from '../timeline/heard-voices.ts';
import { type ClipLengths, fitPlanAudio } from '../timeline/plan-audio.ts';
import { isSped, meanRate, takenSeconds } from '../timeline/time-map.ts';
import {
  isFollowedBy,
  jumpBetween,
  secondsAtFrame,
  type VoiceLane,
  type VoiceSpan,
  voiceLane,
} from './voice-spans.ts';
import { heardWith, keepsVoices } from './voices-laid.ts';

/** What talk that goes on under other clips leaves out between two cuts that it is heard with, in seconds of its clip. */
export interface CoveredLeftOut extends Interval {
  readonly clipId: string;
  /** Of the cut that is heard up to there, of the one that is heard from there on, and of the one that is shown meanwhile. */
  readonly index: number;
  readonly nextIndex: number;
  readonly shownIndex: number;
}

/** Less than this between two cuts may come of rounding to frames. */
const ROUNDING_SECONDS = 2 / REEL_FPS;

/** @param cuts in order, their audio fitted */
export function coveredLeftOut(cuts: readonly SelectedClip[], lengths: ClipLengths): CoveredLeftOut[] {
  if (cuts.every(({ audio }) => audio === undefined)) return [];
  const lane = voiceLane(cuts, lengths);
  return lane.spans.flatMap((before) =>
    lane.spans.flatMap((after): CoveredLeftOut[] => {
      if (before === null || after === null || !isFollowedBy(before, after)) return [];
      const seconds = jumpBetween(before, after);
      const isGone = seconds > ROUNDING_SECONDS && seconds <= LEFT_OUT_SECONDS_MAX;
      if (!isGone || isJoinOfShown(before, after)) return [];
      const startSeconds = secondsAtFrame(before, before.end);
      return [
        {
          ...{ startSeconds, endSeconds: after.startSeconds, clipId: before.clipId },
          ...{ index: before.index, nextIndex: after.index },
          shownIndex: lane.shown.findIndex(({ end }) => before.end < end),
        },
      ];
    }),
  );
}

/** Where both are heard with their frames, what lies between was left out of these, too. */
function isJoinOfShown(before: VoiceSpan, after: VoiceSpan): boolean {
  const isAtJoin = before.end === before.shown.end && after.start === after.shown.start;
  return isAtJoin && before.isSeen === after.isSeen;
}

/**
 * The cuts with it back: what is shown over it lasts as much longer, or, where its clip ends too soon, who speaks is seen as much
 * longer. A cut over the talk that was heard with a part of it is heard itself again. null where there are no such frames.
 */
export function withCoveredBack(
  cuts: readonly SelectedClip[],
  { index, nextIndex }: CoveredLeftOut,
  lengths: ClipLengths,
): SelectedClip[] | null {
  const lane = voiceLane(cuts, lengths);
  const [before, after] = [lane.spans[index], lane.spans[nextIndex]];
  if (before == null || after == null || isLockedAt(cuts, index) || isLockedAt(cuts, nextIndex)) return null;
  const frames = Math.round(jumpBetween(before, after) * REEL_FPS);
  for (const longer of longerPictures(lane, before, after, frames)) {
    const laid = withOneVoice(lane, longer, before, after, frames);
    if (laid !== null) return laid;
  }
  return null;
}

/** The cuts as many frames longer, in every way that there is, best first. */
function* longerPictures(
  lane: VoiceLane,
  before: VoiceSpan,
  after: VoiceSpan,
  frames: number,
): Generator<SelectedClip[]> {
  const isBefore = before.isSeen && before.end === before.shown.end;
  const isAfter = after.isSeen && after.start === after.shown.start;
  const over = [before.end - 1, before.end]
    .map((frame) => lane.shown.findIndex(({ start, end }) => start <= frame && frame < end))
    .filter(
      (index) => !(before.isSeen && index === before.index) && !(after.isSeen && index === after.index),
    );
  const ways = [
    ...(isBefore ? [{ index: before.index, isEarlier: false }] : []),
    ...(isAfter ? [{ index: after.index, isEarlier: true }] : []),
    ...over.map((index) => ({ index, isEarlier: false })),
    ...(after.isSeen ? [{ index: after.index, isEarlier: true }] : []),
    ...(before.isSeen ? [{ index: before.index, isEarlier: false }] : []),
  ];
  for (const { index, isEarlier } of ways) {
    const cut = longerCut(lane, index, frames / REEL_FPS, isEarlier);
    if (cut !== null) yield lane.cuts.with(index, cut);
  }
}

/** null where its clip has no such frames, or its neighbour shows them. */
function longerCut(
  { cuts, lengths }: VoiceLane,
  index: number,
  seconds: number,
  isEarlier: boolean,
): SelectedClip | null {
  const cut = cuts[index];
  if (cut === undefined || cut.locked === true) return null;
  const { adjustedDuration: _, ...clip } = cut;
  const played = playedSeconds(cut) + seconds;
  const rate = meanRate(cut.speed);
  const startTime = milliseconds(cut.startTime - (isEarlier ? seconds * rate : 0));
  const endTime = milliseconds(startTime + played * rate);
  const clipSeconds = lengths.get(cut.clipId)?.durationSeconds ?? Number.POSITIVE_INFINITY;
  const beside = cuts[isEarlier ? index - 1 : index + 1];
  const isShown =
    beside?.clipId === cut.clipId &&
    beside.startTime < endTime - 1 / REEL_FPS &&
    beside.startTime + takenSeconds(beside) > startTime + 1 / REEL_FPS;
  if (startTime < 0 || endTime > clipSeconds || played > CUT_SECONDS_MAX || isShown) return null;
  return {
    ...clip,
    startTime,
    endTime,
    ...(isSped(cut.speed) ? { adjustedDuration: milliseconds(played) } : {}),
  };
}

/** The longer cuts with the voice going on from the one to the other. */
function withOneVoice(
  lane: VoiceLane,
  longer: readonly SelectedClip[],
  before: VoiceSpan,
  after: VoiceSpan,
  frames: number,
): SelectedClip[] | null {
  const { shown } = voiceLane(longer, lane.lengths);
  const [leftIs, rightIs] = [shown[before.index], shown[after.index]];
  if (leftIs === undefined || rightIs === undefined) return null;
  const start = leftIs.start + before.start - before.shown.start;
  const met = start + before.end - before.start + frames;
  const end = met + after.end - after.start;
  const [isLeftOver, isRightOver] = [isCarrier(lane, before), isCarrier(lane, after)];
  const heard = isRightOver ? { start, end } : { start, end: met };
  const next = isLeftOver && !isRightOver ? { start, end } : { start: met, end };
  const nextSeconds = isLeftOver && !isRightOver ? before.startSeconds : after.startSeconds;
  const left = heardWith(longer[before.index], leftIs, heard, before, before.startSeconds);
  const right = heardWith(longer[after.index], rightIs, next, after, nextSeconds);
  if (left === null || right === null) return null;
  const cuts = longer
    .with(before.index, isLeftOver && !isRightOver ? withOwnAudio(left) : left)
    .with(after.index, isRightOver ? withOwnAudio(right) : right);
  const isFitting = fitPlanAudio(cuts, lane.lengths).every((cut, index) => cut === cuts[index]);
  const isKept = keepsVoices(
    lane,
    cuts.map((cut) => [cut]),
    {
      ...{ left: before.index, right: after.index },
      after: (span) => (isRightOver && span === after ? before.index : span.index),
      before: (span) => (isLeftOver && !isRightOver && span === before ? after.index : span.index),
    },
  );
  return isFitting && isKept ? cuts : null;
}

/** A cut over the talk that is heard with a part of it for less than its frames. */
function isCarrier({ cuts }: VoiceLane, { index, isSeen }: VoiceSpan): boolean {
  const { leadSeconds = 0, tailSeconds = 0 } = cuts[index]?.audio ?? {};
  return !isSeen && (leadSeconds < 0 || tailSeconds < 0);
}

function withOwnAudio({ audio: _, audioFrom: _from, ...own }: SelectedClip): SelectedClip {
  return own;
}

function isLockedAt(cuts: readonly SelectedClip[], index: number): boolean {
  return cuts[index]?.locked === true;
}

function milliseconds(seconds: number): number {
  return Math.round(seconds * 1000) / 1000;
}
