import { CUT_GAIN_DB_MIN, REEL_FPS, type SelectedClip } from '@cutroom/contract';
import { cutStarts, laneSpan } from '../audio/audio-lane.ts';
import { heardCut } from '../audio/heard-cut.ts';
import { clipSecondsAt } from '../timeline/cut-clock.ts';
import type { FrameSpan } from '../timeline/frame-span.ts';
import { type ClipLengths, laneCuts } from '../timeline/plan-audio.ts';
import { isSped } from '../timeline/time-map.ts';

/** What is heard of one clip in one go, in frames of the reel, as it was recorded. */
export interface VoiceSpan extends FrameSpan {
  /** Of the cut that is heard. */
  readonly index: number;
  readonly clipId: string;
  /** The second of the clip that is heard at `start`. */
  readonly startSeconds: number;
  /** The cut's own frames. */
  readonly shown: FrameSpan;
  /** Whether those show who is heard. */
  readonly isSeen: boolean;
  /** Whether it was moved against them. */
  readonly isMoved: boolean;
}

/** Cuts with their places in the reel. */
export interface VoiceLane {
  readonly cuts: readonly SelectedClip[];
  readonly lengths: ClipLengths;
  /** The frames of each cut. */
  readonly shown: readonly FrameSpan[];
  /** What is heard of each cut; null where nothing is, or not as it was recorded. */
  readonly spans: readonly (VoiceSpan | null)[];
}

/** @param cuts in order, their audio fitted */
export function voiceLane(cuts: readonly SelectedClip[], lengths: ClipLengths): VoiceLane {
  const lane = laneCuts(cuts, lengths);
  const starts = cutStarts(lane);
  const shown = lane.map(({ frames }, index) => {
    const start = starts[index] ?? 0;
    return { start, end: start + frames };
  });
  const spans = cuts.map((selected, index): VoiceSpan | null => {
    const [cut, frames] = [lane[index], shown[index]];
    if (cut === undefined || frames === undefined || !isAsRecorded(selected)) return null;
    const { start, end, cutFrame } = laneSpan(cut, frames.start);
    const heard = heardCut(cut);
    return {
      ...{ index, start, end, shown: frames },
      clipId: heard.sourceId,
      startSeconds: clipSecondsAt(heard, cutFrame),
      isSeen: selected.audioFrom === undefined,
      isMoved: (selected.audio?.shiftSeconds ?? 0) !== 0,
    };
  });
  return { cuts, lengths, shown, spans };
}

function isAsRecorded({ gainDb = 0, speed, audioFrom }: SelectedClip): boolean {
  return gainDb > CUT_GAIN_DB_MIN && (audioFrom !== undefined || !isSped(speed));
}

/** The frame of the reel at which a second of the clip would be heard in a span, also beyond its ends. */
export function frameOf({ start, startSeconds }: VoiceSpan, clipSeconds: number): number {
  return start + Math.round((clipSeconds - startSeconds) * REEL_FPS);
}

/** The second of the clip that would be heard at a frame of the reel. */
export function secondsAtFrame({ start, startSeconds }: VoiceSpan, frame: number): number {
  return startSeconds + (frame - start) / REEL_FPS;
}

/** The span in which another goes on without a jump, or null; rounding may have left them a frame apart. */
export function spanAfter(spans: VoiceLane['spans'], before: VoiceSpan): VoiceSpan | null {
  const goesOn = (after: VoiceSpan | null): boolean =>
    after !== null &&
    after.index > before.index &&
    after.clipId === before.clipId &&
    Math.abs(after.start - before.end) <= 1 &&
    Math.abs(secondsAtFrame(after, before.start) - before.startSeconds) < 1 / REEL_FPS;
  return spans.find(goesOn) ?? null;
}

/** The span that goes on in another one, or null. */
export function spanBefore(spans: VoiceLane['spans'], after: VoiceSpan): VoiceSpan | null {
  return spans.find((span) => span !== null && spanAfter(spans, span) === after) ?? null;
}

/** Whether a clip is heard in a later cut from the frame on at which it ends in an earlier one. */
export function isFollowedBy(before: VoiceSpan, after: VoiceSpan): boolean {
  return after.index > before.index && after.clipId === before.clipId && after.start === before.end;
}

/** Seconds of the clip between two spans. */
export function jumpBetween(before: VoiceSpan, after: VoiceSpan): number {
  return after.startSeconds - secondsAtFrame(before, before.end);
}
