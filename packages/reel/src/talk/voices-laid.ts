import { REEL_FPS, type SelectedClip } from '@cutroom/contract';
import type { FrameSpan } from '../timeline/frame-span.ts';
import { isFollowedBy, jumpBetween, type VoiceLane, type VoiceSpan, voiceLane } from './voice-spans.ts';

/** A cut with its audio, or with the voice in place of it, in some frames of the reel. */
export function heardWith(
  cut: SelectedClip | undefined,
  shown: FrameSpan,
  heard: FrameSpan,
  voice: VoiceSpan,
  startSeconds: number,
): SelectedClip | null {
  if (cut === undefined) return null;
  const audio = {
    leadSeconds: (shown.start - heard.start) / REEL_FPS,
    tailSeconds: (heard.end - shown.end) / REEL_FPS,
    shiftSeconds: 0,
  };
  if (cut.audioFrom === undefined && cut.clipId === voice.clipId) return { ...cut, audio };
  const atFrames = startSeconds + audio.leadSeconds;
  if (atFrames < 0) return null;
  return {
    ...cut,
    audio,
    audioFrom: { clipId: voice.clipId, startSeconds: Math.round(atFrames * 1e6) / 1e6 },
  };
}

/** Which cuts a voice is heard with now, by their index before. */
export interface HandedOn {
  /** Where it is heard up to the place that changed, and from there on. */
  readonly left: number;
  readonly right: number;
  /** Which cut is heard now where a span ended, and where one began. */
  readonly after: (span: VoiceSpan) => number;
  readonly before: (span: VoiceSpan) => number;
}

/**
 * Whether every voice that followed another does so still, by the same jump, if any.
 * @param laid what became of each cut; of one that became two, the first is heard
 */
export function keepsVoices(
  lane: VoiceLane,
  laid: readonly (readonly SelectedClip[])[],
  { left, right, after, before }: HandedOn,
): boolean {
  const now = voiceLane(laid.flat(), lane.lengths).spans;
  const places = laid.map((_, index) => laid.slice(0, index).reduce((sum, parts) => sum + parts.length, 0));
  const isNow = (index: number): VoiceSpan | null => now[places[index] ?? -1] ?? null;
  return lane.spans.every((from) =>
    lane.spans.every((to) => {
      if (from === null || to === null || !isFollowedBy(from, to)) return true;
      if (from.index === left && to.index === right) return true;
      const [ended, began] = [isNow(after(from)), isNow(before(to))];
      if (ended === null || began === null) return false;
      const isSameJump = Math.abs(jumpBetween(ended, began) - jumpBetween(from, to)) < 1 / REEL_FPS;
      return isFollowedBy(ended, began) && isSameJump;
    }),
  );
}
