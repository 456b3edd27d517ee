import { CUT_SECONDS_MIN, type Interval, REEL_FPS, type SelectedClip } from '@cutroom/contract';
import type { FrameSpan } from '../timeline/frame-span.ts';
import type { VoiceLane, VoiceSpan } from './voice-spans.ts';

const CUT_FRAMES_MIN = Math.ceil(CUT_SECONDS_MIN * REEL_FPS);

/** A cut that is shown over talk and can be heard with a part of it, in place of its own audio. */
export interface Carrier {
  readonly index: number;
  /** The frame of the reel at which it has to become two, since its own audio is heard from there on; null where it has not. */
  readonly dividedAt: number | null;
}

/**
 * What is shown over a stretch of talk that no cut of the talk can be heard with. Its own audio, which lies low under the talk, is
 * heard no more: a cut that lies under the talk all the while, else the one under which the talk ends, up to there. Not a cut
 * in which somebody speaks, or with a level of its own.
 * @param stretch in frames of the reel
 */
export function carrierOf(
  lane: VoiceLane,
  voice: VoiceSpan,
  stretch: FrameSpan,
  speechOf: (clipId: string) => readonly Interval[],
): Carrier | null {
  const over = [...lane.shown.keys()].filter((index) => {
    const shown = lane.shown[index];
    if (shown === undefined || shown.start >= stretch.end || shown.end <= stretch.start) return false;
    return canCarry(lane, voice, index, speechOf);
  });
  const whole = over.find((index) => isUnder(lane, voice.clipId, lane.shown[index] ?? stretch));
  if (whole !== undefined) return { index: whole, dividedAt: null };
  const last = over.find((index) => {
    const { start = 0, end = 0 } = lane.shown[index] ?? {};
    return stretch.end - start >= CUT_FRAMES_MIN && end - stretch.end >= CUT_FRAMES_MIN;
  });
  return last === undefined || voice.end !== stretch.end ? null : { index: last, dividedAt: stretch.end };
}

function canCarry(
  { cuts, spans }: VoiceLane,
  voice: VoiceSpan,
  index: number,
  speechOf: (clipId: string) => readonly Interval[],
): boolean {
  const [cut, talk] = [cuts[index], cuts[voice.index]];
  if (cut === undefined || talk === undefined || index === voice.index) return false;
  const isPlain = cut.locked !== true && cut.audio === undefined && cut.audioFrom === undefined;
  const isOther = spans[index]?.clipId !== voice.clipId && speechOf(cut.clipId).length === 0;
  return isPlain && isOther && isAlike(cut, talk);
}

function isAlike(a: SelectedClip, b: SelectedClip): boolean {
  return (a.gainDb ?? 0) === (b.gainDb ?? 0) && (a.isVoiceCleared ?? false) === (b.isVoiceCleared ?? false);
}

/** Whether a clip is heard under others from the first of these frames to the last. */
function isUnder({ spans }: VoiceLane, clipId: string, { start, end }: FrameSpan): boolean {
  let reached = start;
  for (const span of spans) {
    if (span?.clipId === clipId && span.start <= reached) reached = Math.max(reached, span.end);
  }
  return reached >= end;
}
