import { REEL_FPS } from '@cutroom/contract';
import type { AudioOffsets, ReelCut } from '../reel-spec.ts';
import { clipSecondsAt, cutFrameAt } from '../timeline/cut-clock.ts';
import type { FrameSpan } from '../timeline/frame-span.ts';
import { cutStarts, guestSpans, hasOwnAudio, IN_SYNC } from './audio-lane.ts';
import { heardCut } from './heard-cut.ts';

/** Less is a click. */
const AUDIO_FRAMES_MIN = 3;

/**
 * The same cuts with as much of their audio's offsets as there is room for: a cut's audio stays in its clip and in the reel;
 * under frames of others only one is heard at a time, the earlier cut's first, and none where its own clip is taken up
 * again by another cut. Audio of which nothing is left lies with its frames.
 */
export function fitAudioLane<Cut extends ReelCut>(cuts: readonly Cut[]): Cut[] {
  if (cuts.every(({ audio }) => audio === undefined)) return [...cuts];
  const heard = cuts.map(heardCut);
  const starts = cutStarts(cuts);
  const taken: FrameSpan[] = [];
  return cuts.map((cut, index) => {
    const { audio: wished, ...rest } = cut;
    const start = starts[index] ?? 0;
    const blocked = [...taken, ...takenUp(heard, starts, index)];
    const audio = wished === undefined ? null : fitted(cut, wished, start, totalOf(cuts), blocked);
    // The type says nothing of a field that is left out.
    const fit = (audio === null ? rest : { ...cut, audio }) as Cut;
    if (hasOwnAudio(heardCut(cut)))
      taken.push(...guestSpans(fit, start).map((span) => touching(span, start, cut)));
    return fit;
  });
}

/** Whether a cut's audio may lie so by itself: in its clip and in the reel, but for a frame, and long enough to be heard. */
export function hasRoomFor(
  cuts: readonly ReelCut[],
  index: number,
  audio: AudioOffsets | undefined,
): boolean {
  const cut = cuts[index];
  if (cut === undefined || audio === undefined) return true;
  return areNear(audio, fitted(cut, audio, cutStarts(cuts)[index] ?? 0, totalOf(cuts), []) ?? IN_SYNC);
}

/** Whether audio lies alike in both, but for so many frames at its ends. */
export function areNear(a: AudioOffsets = IN_SYNC, b: AudioOffsets = IN_SYNC, framesMax = 1): boolean {
  return (
    Math.abs(a.leadFrames - b.leadFrames) <= framesMax &&
    Math.abs(a.tailFrames - b.tailFrames) <= framesMax &&
    a.shiftFrames === b.shiftFrames
  );
}

function totalOf(cuts: readonly ReelCut[]): number {
  return cuts.reduce((sum, { frames }) => sum + frames, 0);
}

/** With a frame of its own cut: two that cross one join in opposite ways lie over each other too. */
function touching({ start, end }: FrameSpan, cutStart: number, { frames }: ReelCut): FrameSpan {
  return {
    start: start === cutStart + frames ? start - 1 : start,
    end: end === cutStart ? end + 1 : end,
  };
}

function fitted(
  cut: ReelCut,
  { leadFrames, tailFrames, shiftFrames }: AudioOffsets,
  start: number,
  total: number,
  blocked: readonly FrameSpan[],
): AudioOffsets | null {
  const end = start + cut.frames;
  const { first, last } = framesOfClip(cut);
  let from = Math.max(start - leadFrames, 0, start + shiftFrames + first);
  let until = Math.min(end + tailFrames, total, start + shiftFrames + last);
  for (const span of blocked) {
    const isBefore = from < start && span.start < Math.min(until, start) && span.end > from;
    if (isBefore) from = Math.min(span.end, Math.min(until, start));
    const isAfter = until > end && span.end > Math.max(from, end) && span.start < until;
    if (isAfter) until = Math.max(span.start, Math.max(from, end));
  }
  if (until - from < Math.min(AUDIO_FRAMES_MIN, cut.frames)) return null;
  const offsets = { leadFrames: start - from, tailFrames: until - end, shiftFrames };
  return Object.values(offsets).every((frames) => frames === 0) ? null : offsets;
}

/**
 * The first and the last frame of a cut, as it would be heard beyond its ends, that its clip has. Another clip that ends under its
 * frames is silent from there on.
 */
function framesOfClip(shown: ReelCut): { readonly first: number; readonly last: number } {
  const cut = heardCut(shown);
  const { durationSeconds } = cut.source.probe;
  return {
    first: Math.min(0, Math.ceil(cutFrameAt(cut, 0) - SAME_FRAMES)),
    last: Math.max(cut.frames, Math.floor(cutFrameAt(cut, durationSeconds) + SAME_FRAMES)),
  };
}

const SAME_FRAMES = 1e-6;

/**
 * Where other cuts go on with what a cut's audio would come to: beyond, the same words would be heard twice or over
 * others of the same talk.
 */
function takenUp(cuts: readonly ReelCut[], starts: readonly number[], index: number): FrameSpan[] {
  const cut = cuts[index];
  if (cut?.audio === undefined || cut.audio.shiftFrames !== 0) return [];
  const { leadFrames, tailFrames } = cut.audio;
  const fromSeconds = clipSecondsAt(cut, -leadFrames) - HALF_FRAME_SECONDS;
  const ownSeconds = { start: clipSecondsAt(cut, 0), end: clipSecondsAt(cut, cut.frames) };
  const untilSeconds = clipSecondsAt(cut, cut.frames + tailFrames) + HALF_FRAME_SECONDS;
  return cuts.flatMap((other, place): FrameSpan[] => {
    if (place === index || other.sourceId !== cut.sourceId) return [];
    const start = starts[place] ?? 0;
    const { first, last } = heardFrames(other);
    const beginsAt = clipSecondsAt(other, first);
    const endsAt = clipSecondsAt(other, last);
    const goesOn = place > index && beginsAt > ownSeconds.end - HALF_FRAME_SECONDS && beginsAt < untilSeconds;
    if (goesOn) return [{ start: start + first, end: Number.POSITIVE_INFINITY }];
    const cameFrom = place < index && endsAt < ownSeconds.start + HALF_FRAME_SECONDS && endsAt > fromSeconds;
    return cameFrom ? [{ start: Number.NEGATIVE_INFINITY, end: start + last }] : [];
  });
}

/** From which of its frames to which a cut is heard under them, where it may begin later than they do and end sooner; of too little, all. */
function heardFrames({ frames, audio }: ReelCut): { readonly first: number; readonly last: number } {
  const { leadFrames, tailFrames, shiftFrames } = audio ?? IN_SYNC;
  const isTooLittle = frames + leadFrames + tailFrames < Math.min(AUDIO_FRAMES_MIN, frames);
  if (shiftFrames !== 0 || isTooLittle) return { first: 0, last: frames };
  return { first: Math.max(0, -leadFrames), last: frames + Math.min(0, tailFrames) };
}

const HALF_FRAME_SECONDS = 0.5 / REEL_FPS;
