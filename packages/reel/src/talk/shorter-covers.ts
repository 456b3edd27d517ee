import { CUT_SECONDS_MIN, type Interval, REEL_FPS, type SelectedClip } from '@cutroom/contract';
import { effectiveCut } from '../timeline/effective-cut.ts';
import type { FrameSpan } from '../timeline/frame-span.ts';
import { isSilent } from '../timeline/heard-voices.ts';
import { meanRate, takenSeconds } from '../timeline/time-map.ts';
import { shownPart } from './take-out.ts';
import type { VoiceLane, VoiceSpan } from './voice-spans.ts';

/** A picture that is shown for less is a flash: none is made shorter than this, those that are so already stay. */
const SHOWN_FRAMES_MIN = REEL_FPS;
const CUT_FRAMES_MIN = Math.ceil(CUT_SECONDS_MIN * REEL_FPS);

/** By how many frames a cut begins later and ends sooner. */
interface Trim {
  readonly start: number;
  readonly end: number;
}

/** Frames of the reel that go, with what is heard up to them and from them on. */
export interface Gone extends FrameSpan {
  readonly left: VoiceSpan | null;
  readonly right: VoiceSpan | null;
}

/**
 * The cuts as many frames shorter as go. Who is seen to speak ends or begins with what goes, in step; what is shown over it ends as
 * much sooner. Where that would be a flash, who speaks next is seen so much later, or who spoke before so much less. null where
 * there is no room for either.
 * @param speechOf where somebody speaks in a clip
 */
export function withoutFrames(
  lane: VoiceLane,
  gone: Gone,
  speechOf: (clipId: string) => readonly Interval[],
): SelectedClip[] | null {
  const trims = new Map<number, Trim>();
  let missing = gone.end - gone.start;
  for (const [index, shown] of lane.shown.entries()) {
    const overlap = Math.min(shown.end, gone.end) - Math.max(shown.start, gone.start);
    if (overlap <= 0) continue;
    const trim = trimOf(lane, index, gone, overlap, speechOf);
    if (trim === null) return null;
    trims.set(index, trim);
    missing -= trim.start + trim.end;
  }
  if (missing > 0 && !takeFromTalk(lane, gone, trims, missing)) return null;
  return lane.cuts.map((cut, index) => {
    const trim = trims.get(index);
    return trim === undefined ? cut : trimmed(cut, trim, lane);
  });
}

/** null where the cut can be no shorter, or is seen to speak all the while. */
function trimOf(
  { cuts, shown: frames, spans, lengths }: VoiceLane,
  index: number,
  { left, right, start, end }: Gone,
  overlap: number,
  speechOf: (clipId: string) => readonly Interval[],
): Trim | null {
  const [cut, shown] = [cuts[index], frames[index]];
  if (cut === undefined || shown === undefined) return null;
  const length = shown.end - shown.start;
  const isSeen = spans[index]?.isSeen === true;
  if (isSeen && index === left?.index) {
    const isPlayable = start - shown.start >= CUT_FRAMES_MIN && shown.end <= end;
    return isPlayable ? { start: 0, end: shown.end - start } : null;
  }
  if (isSeen && index === right?.index) {
    const isPlayable = shown.end - end >= CUT_FRAMES_MIN && shown.start >= start;
    return isPlayable ? { start: end - shown.start, end: 0 } : null;
  }
  if (isSeen && spans[index]?.clipId === (left ?? right)?.clipId) return null;
  if (cut.locked === true || goesOn(cut, cuts[index + 1])) return { start: 0, end: 0 };
  const room = Math.min(overlap, Math.max(0, length - SHOWN_FRAMES_MIN));
  const { startSeconds, takenSeconds: taken } = effectiveCut(cut, lengthOf(cut, lengths));
  const endSeconds = startSeconds + taken;
  const lost = { startSeconds: endSeconds - (room / REEL_FPS) * meanRate(cut.speed), endSeconds };
  const isHeard = cut.audioFrom === undefined && !isSilent(cut);
  const isSaid = isHeard && speechOf(cut.clipId).some((part) => overlaps(part, lost));
  return { start: 0, end: isSaid ? 0 : room };
}

/** Who is seen to speak behind what goes is seen later, else who speaks before it less. */
function takeFromTalk(
  { cuts, shown }: VoiceLane,
  { left, right }: Gone,
  trims: Map<number, Trim>,
  frames: number,
): boolean {
  const side = [right, left].find((span) => {
    if (span === null || !span.isSeen || cuts[span.index]?.locked === true) return false;
    const { start, end } = trims.get(span.index) ?? NO_TRIM;
    const { start: from = 0, end: until = 0 } = shown[span.index] ?? {};
    return until - from - start - end - frames >= SHOWN_FRAMES_MIN;
  });
  if (side == null) return false;
  const { start, end } = trims.get(side.index) ?? NO_TRIM;
  trims.set(side.index, side === right ? { start: start + frames, end } : { start, end: end + frames });
  return true;
}

const NO_TRIM: Trim = { start: 0, end: 0 };

function trimmed(cut: SelectedClip, { start, end }: Trim, { lengths }: VoiceLane): SelectedClip {
  if (start === 0 && end === 0) return cut;
  const clipSeconds = lengthOf(cut, lengths);
  const { durationSeconds } = effectiveCut(cut, clipSeconds);
  const part = { startSeconds: start / REEL_FPS, endSeconds: durationSeconds - end / REEL_FPS };
  return shownPart(cut, part, clipSeconds);
}

/** Whether the next cut shows what comes next in the clip: between them nothing can go without a jump. */
function goesOn(cut: SelectedClip, next: SelectedClip | undefined): boolean {
  if (next?.clipId !== cut.clipId) return false;
  return Math.abs(cut.startTime + takenSeconds(cut) - next.startTime) < 1 / REEL_FPS;
}

function lengthOf({ clipId }: SelectedClip, lengths: VoiceLane['lengths']): number {
  return lengths.get(clipId)?.durationSeconds ?? Number.POSITIVE_INFINITY;
}

function overlaps(a: Interval, b: Interval): boolean {
  return a.startSeconds < b.endSeconds && b.startSeconds < a.endSeconds;
}
