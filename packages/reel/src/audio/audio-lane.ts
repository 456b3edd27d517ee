import { CUT_GAIN_DB_MIN, REEL_FPS } from '@cutroom/contract';
import type { AudioOffsets, ReelCut } from '../reel-spec.ts';
import { clipSecondsAt } from '../timeline/cut-clock.ts';
import type { FrameSpan } from '../timeline/frame-span.ts';
import { isSped } from '../timeline/time-map.ts';
import { heardCut } from './heard-cut.ts';

type LaneCut = Pick<ReelCut, 'frames' | 'audio'>;

/** A stretch of a cut's audio in the reel, in frames. */
export interface LaneSpan extends FrameSpan {
  /** The frame of the cut that is heard at `start`. */
  readonly cutFrame: number;
}

/** A cut's audio with its frames. */
export const IN_SYNC: AudioOffsets = { leadFrames: 0, tailFrames: 0, shiftFrames: 0 };

/** Where a cut's audio lies in the reel, without crossfades. @param start the cut's first frame */
export function laneSpan({ frames, audio = IN_SYNC }: LaneCut, start: number): LaneSpan {
  const { leadFrames, tailFrames, shiftFrames } = audio;
  return {
    start: start - leadFrames,
    end: start + frames + tailFrames,
    cutFrame: -leadFrames - shiftFrames,
  };
}

/** The parts of a cut's audio that lie under frames of other cuts, in order: before its own, and after them. */
export function guestSpans(cut: LaneCut, start: number): FrameSpan[] {
  const { start: from, end: until } = laneSpan(cut, start);
  return [
    { start: from, end: Math.min(until, start) },
    { start: Math.max(from, start + cut.frames), end: until },
  ].filter((span) => span.end > span.start);
}

/** Every cut's first frame. */
export function cutStarts(cuts: readonly LaneCut[]): number[] {
  let next = 0;
  return cuts.map(({ frames }) => {
    const start = next;
    next += frames;
    return start;
  });
}

/** Whether a cut, as it is heard, has audio that its level lets through. */
export function hasOwnAudio(cut: ReelCut): boolean {
  return hasAudio(cut) && (cut.gainDb ?? 0) > CUT_GAIN_DB_MIN;
}

/** Where others are heard under the frames of each cut: its own audio goes down there. None where it has none to go down. */
export function guestsOfCuts(cuts: readonly ReelCut[]): FrameSpan[][] {
  const starts = cutStarts(cuts);
  const guests = cuts.flatMap((cut, index) =>
    hasOwnAudio(heardCut(cut)) ? guestSpans(cut, starts[index] ?? 0).map((span) => ({ ...span, index })) : [],
  );
  return cuts.map((cut, index) => {
    const from = starts[index] ?? 0;
    const own = hasOwnAudio(heardCut(cut)) ? laneSpan(cut, from) : { start: from, end: from + cut.frames };
    const isOver = (guest: FrameSpan): boolean => guest.start < from + cut.frames && guest.end > from;
    const isOverOwn = (guest: FrameSpan): boolean => guest.start < own.end && guest.end > own.start;
    return guests
      .filter((guest) => guest.index !== index && isOver(guest) && isOverOwn(guest))
      .map(({ start, end }) => ({ start: Math.max(start, from), end: Math.min(end, from + cut.frames) }))
      .toSorted((a, b) => a.start - b.start);
  });
}

/** What of a cut, as it is heard, may be heard as words: its audio, but where another's lies over it. */
export interface SpokenStretch<Cut extends ReelCut = ReelCut> extends LaneSpan {
  readonly cut: Cut;
  /** Of the cut. */
  readonly index: number;
}

/** In the order in which they begin. Of a silent cut, the frames that it shows. */
export function spokenStretches<Cut extends ReelCut>(cuts: readonly Cut[]): SpokenStretch<Cut>[] {
  const starts = cutStarts(cuts);
  const guests = guestsOfCuts(cuts);
  return cuts
    .map(heardCut)
    .flatMap((cut, index) => {
      const start = starts[index] ?? 0;
      const span = hasOwnAudio(cut) ? laneSpan(cut, start) : { start, end: start + cut.frames, cutFrame: 0 };
      return without(span, guests[index] ?? []).map((stretch) => ({ ...stretch, cut, index }));
    })
    .toSorted((a, b) => a.start - b.start);
}

/** The stretch of the clip that is heard in one of the reel. */
export function clipInterval({ cut, start, end, cutFrame }: SpokenStretch): {
  readonly startSeconds: number;
  readonly endSeconds: number;
} {
  return {
    startSeconds: clipSecondsAt(cut, cutFrame),
    endSeconds: clipSecondsAt(cut, cutFrame + end - start),
  };
}

/** @param holes in order, none over another */
function without(span: LaneSpan, holes: readonly FrameSpan[]): LaneSpan[] {
  const left: LaneSpan[] = [];
  let from = span.start;
  const keep = (until: number): void => {
    if (until > from) left.push({ start: from, end: until, cutFrame: span.cutFrame + from - span.start });
  };
  for (const hole of holes) {
    keep(Math.min(hole.start, span.end));
    from = Math.max(from, hole.end);
  }
  keep(span.end);
  return left;
}

/** Whether two stretches of one clip are a single one: what is heard goes on from the first into the second. */
export function doesAudioContinue(
  before: { readonly cut: ReelCut } & LaneSpan,
  after: { readonly cut: ReelCut } & LaneSpan,
): boolean {
  if (before.end !== after.start || before.cut.sourceId !== after.cut.sourceId) return false;
  const isAlike = (before.cut.voiceClearing === undefined) === (after.cut.voiceClearing === undefined);
  if (!isAlike || isSped(before.cut.speed) || isSped(after.cut.speed)) return false;
  const endSeconds = clipSecondsAt(before.cut, before.cutFrame + before.end - before.start);
  return isSameMoment(endSeconds, clipSecondsAt(after.cut, after.cutFrame));
}

/** Whether two seconds of a clip are one, to half a frame. */
export function isSameMoment(oneSeconds: number, otherSeconds: number): boolean {
  return Math.abs(oneSeconds - otherSeconds) < 0.5 / REEL_FPS;
}

export function isCutHeard(spec: { readonly sound: 'original' | 'mute' }, cut: ReelCut): boolean {
  return spec.sound === 'original' && hasAudio(cut) && gainOf(cut) > 0;
}

/** Another clip that a cut is heard with may have ended before it. */
function hasAudio({ source, startSeconds, audioFrom }: ReelCut): boolean {
  if (source.probe.audio === null) return false;
  return audioFrom === undefined || startSeconds < source.probe.durationSeconds;
}

/** What the amplitudes of a cut are multiplied by. */
export function gainOf({ gainDb = 0 }: Pick<ReelCut, 'gainDb'>): number {
  return gainDb <= CUT_GAIN_DB_MIN ? 0 : 10 ** (gainDb / 20);
}
