import {
  CUT_SECONDS_MAX,
  CUT_SECONDS_MIN,
  CutroomError,
  type EditingPlan,
  playedSeconds,
  REEL_SECONDS_MAX,
  REEL_SECONDS_MIN,
  type SelectedClip,
} from '@cutroom/contract';
import { effectiveCut } from '@cutroom/director';

/** Rounding slack: sums of decimal seconds are not exact in binary. */
const EPSILON_SECONDS = 1e-6;

/**
 * The plan with the timeline's clips in place of its own. Durations become what will really play (design.md
 * section 4); fields that this version does not know stay, on the plan and on its clips.
 * @param clipSeconds length of each clip of the project, by clip id
 * @throws CutroomError `timeline_unknown_clip`, `timeline_too_long`, or `invalid_timeline` for a reel under a second
 */
export function editPlan(
  plan: EditingPlan,
  timeline: readonly SelectedClip[],
  clipSeconds: ReadonlyMap<string, number>,
): EditingPlan {
  const remembered = rememberedFields(plan.selectedClips, timeline);
  const selectedClips = timeline.map((clip, index) => {
    const seconds = clipSeconds.get(clip.clipId);
    if (seconds === undefined) throw new CutroomError('timeline_unknown_clip');
    return { ...remembered[index], ...withEffectiveTimes(clip, seconds) };
  });
  const totalSeconds = selectedClips.reduce((sum, clip) => sum + playedSeconds(clip), 0);
  if (totalSeconds > REEL_SECONDS_MAX + EPSILON_SECONDS) throw new CutroomError('timeline_too_long');
  if (totalSeconds < REEL_SECONDS_MIN - EPSILON_SECONDS) {
    throw new CutroomError('invalid_timeline', { message: 'A reel must be at least 1 second long.' });
  }
  return { ...plan, selectedClips };
}

/**
 * The clip with times that its source can fill, between the shortest and the longest cut. An adjusted clip keeps
 * its original length beside the adjusted one: the editor shows the change against it.
 */
function withEffectiveTimes(clip: SelectedClip, clipSeconds: number): SelectedClip {
  const wanted = Math.min(CUT_SECONDS_MAX, Math.max(CUT_SECONDS_MIN, playedSeconds(clip)));
  const cut = effectiveCut({ ...clip, adjustedDuration: wanted }, clipSeconds);
  const startTime = tidy(cut.startSeconds);
  const playedEnd = tidy(cut.startSeconds + cut.durationSeconds);
  if (clip.adjustedDuration === undefined) return { ...clip, startTime, endTime: playedEnd };
  const originalEnd = tidy(cut.startSeconds + clip.endTime - clip.startTime);
  return {
    ...clip,
    startTime,
    endTime: Math.min(originalEnd, Math.max(playedEnd, tidy(clipSeconds))),
    adjustedDuration: tidy(cut.durationSeconds),
  };
}

/** Whole microseconds: 6.1 + 0.2 stays 6.3. */
function tidy(seconds: number): number {
  return Math.round(seconds * 1e6) / 1e6;
}

type Fields = Readonly<Record<string, unknown>>;

/**
 * For each clip of the timeline, what the saved plan knows about it beyond what an editor sends back: that of
 * the same interval, else that of the next cut of the same clip. A saved cut speaks for one clip at most.
 */
function rememberedFields(saved: readonly SelectedClip[], timeline: readonly SelectedClip[]): Fields[] {
  const unused = new Set(saved);
  const take = (matches: (cut: SelectedClip) => boolean): SelectedClip | undefined => {
    const cut = saved.find((candidate) => unused.has(candidate) && matches(candidate));
    if (cut !== undefined) unused.delete(cut);
    return cut;
  };
  const sameInterval = timeline.map(({ clipId, startTime, endTime }) =>
    take((cut) => cut.clipId === clipId && cut.startTime === startTime && cut.endTime === endTime),
  );
  return timeline.map(({ clipId }, index) => {
    const cut = sameInterval[index] ?? take((candidate) => candidate.clipId === clipId);
    const { adjustedDuration: _, ...fields } = cut ?? {};
    return fields;
  });
}
