import {
  CUT_SECONDS_MIN,
  type Interval,
  playedSeconds,
  REEL_FPS,
  type SelectedClip,
} from '@cutroom/contract';
import { effectiveCut } from '../timeline/effective-cut.ts';
import type { FrameSpan } from '../timeline/frame-span.ts';
import { type ClipLengths, fitPlanAudio } from '../timeline/plan-audio.ts';
import { withoutFrames } from './shorter-covers.ts';
import { shownPart } from './take-out.ts';
import { type Carrier, carrierOf } from './voice-carrier.ts';
import {
  frameOf,
  secondsAtFrame,
  spanAfter,
  spanBefore,
  type VoiceLane,
  type VoiceSpan,
  voiceLane,
} from './voice-spans.ts';
import { type HandedOn, heardWith, keepsVoices } from './voices-laid.ts';

/** What of a clip is to be heard no more, in its seconds. */
export interface Unwanted extends Interval {
  readonly clipId: string;
}

/** What is known of the clips beside their lengths. */
export interface TalkFacts {
  readonly lengths: ClipLengths;
  /** Where somebody speaks in a clip. */
  readonly speechOf: (clipId: string) => readonly Interval[];
}

/** A stretch that is heard under other clips: where in the reel, and in which spans it begins and ends. */
interface Covered extends FrameSpan {
  readonly first: VoiceSpan;
  readonly last: VoiceSpan;
}

/**
 * The cuts without a stretch of talk that goes on under other clips, each with what is left of it; null where it is not
 * heard there, or cannot be taken out. What is heard up to it stays with the cut that it came from, what is heard from it on
 * is heard early with the cut that it goes on to, or, where there is none, with a cut that is shown over it.
 * @param cuts in order, their audio fitted
 */
export function withoutUnderOthers(
  cuts: readonly SelectedClip[],
  unwanted: Unwanted,
  facts: TalkFacts,
): SelectedClip[][] | null {
  const lane = voiceLane(cuts, facts.lengths);
  for (const covered of coveredBy(lane, unwanted)) {
    const taken = takenOut(lane, covered, facts);
    if (taken !== null) return taken;
  }
  return null;
}

/** Whether it is heard under other clips. */
export function isUnderOthers(lane: VoiceLane, unwanted: Unwanted): boolean {
  return coveredBy(lane, unwanted).length > 0;
}

function coveredBy(lane: VoiceLane, unwanted: Unwanted): Covered[] {
  return lane.spans.flatMap((first): Covered[] => {
    if (first?.clipId !== unwanted.clipId) return [];
    const start = frameOf(first, unwanted.startSeconds);
    const end = frameOf(first, unwanted.endSeconds);
    if (start <= first.start || start > first.end || end <= start) return [];
    const last = end < first.end ? first : spanAfter(lane.spans, first);
    if (last === null || end >= last.end || end < last.start) return [];
    const covered = { start, end, first, last };
    return isCovered(lane, covered) ? [covered] : [];
  });
}

/** Under other frames, or where a voice goes on from its own frames to others; what lies within a cut goes with its frames. */
function isCovered({ shown }: VoiceLane, { start, end, first, last }: Covered): boolean {
  if (first === last) return beginsBefore(first, start) || endsAfter(first, end);
  const isJoinOfShown = first.end === first.shown.end && last.start === last.shown.start;
  if (isJoinOfShown && first.isSeen === last.isSeen) return false;
  return shown.some(
    (frames, index) =>
      frames.start < end &&
      frames.end > start &&
      !(index === first.index && first.isSeen) &&
      !(index === last.index && last.isSeen),
  );
}

/** Before the frames of the cut, or with them where it is heard before. */
function beginsBefore({ start, shown }: VoiceSpan, frame: number): boolean {
  return frame < shown.start || (frame === shown.start && start < frame);
}

function endsAfter({ end, shown }: VoiceSpan, frame: number): boolean {
  return frame > shown.end || (frame === shown.end && end > frame);
}

/** Who is heard up to what goes and who from there on: a cut of the talk, or one that is shown over it. */
interface Sides extends FrameSpan {
  readonly voice: VoiceSpan;
  readonly left: VoiceSpan | Carrier;
  readonly right: VoiceSpan | Carrier;
  /** Frames of the reel in which both are heard, with what goes between. */
  readonly heard: FrameSpan;
}

function takenOut(
  lane: VoiceLane,
  covered: Covered,
  { speechOf, lengths }: TalkFacts,
): SelectedClip[][] | null {
  const { first, last } = covered;
  const sides = sidesOf(lane, covered, speechOf);
  if (sides === null || first.isMoved || last.isMoved || isLocked(lane, sides)) return null;
  const { start, end } = sides;
  const gone = { start, end, left: spanOf(sides.left), right: spanOf(sides.right) };
  const shorter = withoutFrames(lane, gone, speechOf);
  if (shorter === null) return null;
  const laid = withVoices(lane, shorter, sides);
  const flat = laid?.flat() ?? [];
  const isFitting = fitPlanAudio(flat, lengths).every((cut, index) => cut === flat[index]);
  const isPlayable = flat.every(
    (cut) => playedSeconds(cut) > CUT_SECONDS_MIN - MILLISECOND || lane.cuts.includes(cut),
  );
  return laid !== null && isFitting && isPlayable && keepsVoices(lane, laid, handedOn(sides)) ? laid : null;
}

const MILLISECOND = 0.001;

function sidesOf(
  lane: VoiceLane,
  { start, end, first, last }: Covered,
  speechOf: TalkFacts['speechOf'],
): Sides | null {
  const sides = { start, end, voice: first };
  if (first !== last)
    return { ...sides, left: first, right: last, heard: { start: first.start, end: last.end } };
  if (beginsBefore(first, start) && endsAfter(first, end)) return null;
  if (endsAfter(first, end)) {
    const next = spanAfter(lane.spans, first);
    const right = next ?? carrierOf(lane, first, { start: end, end: first.end }, speechOf);
    const heard = { start: first.start, end: (next ?? first).end };
    return right === null ? null : { ...sides, left: first, right, heard };
  }
  const before = spanBefore(lane.spans, first);
  const left = before ?? carrierOf(lane, first, { start: first.start, end: start }, speechOf);
  const heard = { start: (before ?? first).start, end: first.end };
  return left === null ? null : { ...sides, left, right: first, heard };
}

function isLocked({ cuts }: VoiceLane, { left, right }: Sides): boolean {
  return cuts[left.index]?.locked === true || cuts[right.index]?.locked === true;
}

function spanOf(side: VoiceSpan | Carrier): VoiceSpan | null {
  return 'clipId' in side ? side : null;
}

/** The shorter cuts, with both parts of the voice where they meet. */
function withVoices(
  lane: VoiceLane,
  shorter: readonly SelectedClip[],
  sides: Sides,
): SelectedClip[][] | null {
  const { voice, left, right, heard, start, end } = sides;
  const now = voiceLane(shorter, lane.lengths).shown;
  const [leftIs, rightIs] = [now[left.index], now[right.index]];
  if (leftIs === undefined || rightIs === undefined) return null;
  const met = leftIs.start + start - (lane.shown[left.index]?.start ?? 0);
  const parts = {
    before: { start: met - (start - heard.start), end: met },
    after: { start: met, end: met + heard.end - end },
  };
  const leftCut = heardWith(
    shorter[left.index],
    leftIs,
    parts.before,
    voice,
    secondsAtFrame(spanOf(left) ?? voice, heard.start),
  );
  const rightCut = heardWith(
    shorter[right.index],
    rightIs,
    parts.after,
    voice,
    secondsAtFrame(spanOf(right) ?? voice, end),
  );
  if (leftCut === null || rightCut === null) return null;
  return shorter.map((cut, index) => {
    if (index === left.index) return dividedCut(leftCut, left, leftIs, parts.before.end, lane);
    return index === right.index ? dividedCut(rightCut, right, rightIs, parts.after.end, lane) : [cut];
  });
}

/** A cut over the end of the talk as two: from there on it is heard itself. */
function dividedCut(
  cut: SelectedClip,
  side: VoiceSpan | Carrier,
  shown: FrameSpan,
  end: number,
  { lengths }: VoiceLane,
): SelectedClip[] {
  if (!('dividedAt' in side) || side.dividedAt === null || cut.audio === undefined) return [cut];
  const clipSeconds = lengths.get(cut.clipId)?.durationSeconds ?? Number.POSITIVE_INFINITY;
  const at = (end - shown.start) / REEL_FPS;
  const { durationSeconds: all } = effectiveCut(cut, clipSeconds);
  const { audio: _, audioFrom: _from, ...own } = cut;
  return [
    {
      ...shownPart(cut, { startSeconds: 0, endSeconds: at }, clipSeconds),
      audio: { ...cut.audio, tailSeconds: 0 },
    },
    shownPart(own, { startSeconds: at, endSeconds: all }, clipSeconds, 1),
  ];
}

function handedOn({ voice, left, right }: Sides): HandedOn {
  return {
    left: left.index,
    right: right.index,
    after: (span) => (span === voice ? right.index : span.index),
    before: (span) => (span === voice ? left.index : span.index),
  };
}
