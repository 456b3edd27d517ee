import {
  CUT_SECONDS_MAX,
  CUT_SECONDS_MIN,
  CutroomError,
  canSlowDown,
  type EditingPlan,
  isSlowedDown,
  PLAN_BYTES_MAX,
  playedSeconds,
  type SelectedClip,
} from '@cutroom/contract';
import {
  effectiveCut,
  fitPlanAudio,
  isSped,
  planAudioFault,
  takenSeconds,
  withCutTitles,
} from '@cutroom/reel';
import {
  isShorter,
  isTooLongForReel,
  isTooShortForReel,
  wholeMicroseconds,
} from '../../projects/plan-seconds.ts';

/** What of a clip bounds what can be made of it. */
export interface EditedClip {
  readonly durationSeconds: number;
  /** null where that is not known. */
  readonly framesPerSecond: number | null;
  readonly hasAudio: boolean;
}

/**
 * The plan with the timeline's clips in place of its own. Durations become what will really play
 * (docs/decisions/0009); fields that this version does not know stay, on the plan and on its clips.
 * @param given as it is stored
 * @param clips of the project, by id
 * @param isComplete whether what the timeline's clips do not say of themselves they do not have
 * @throws CutroomError `timeline_unknown_clip`, `timeline_slow_motion`, `timeline_audio_missing`, `timeline_audio_outside`, `timeline_audio_overlap`, `timeline_too_long`, `invalid_timeline` for a reel under a second that is
 * shorter than the plan's, `request_too_large` where more is noted on the plan than is kept
 */
export function editPlan(
  given: EditingPlan,
  timeline: readonly SelectedClip[],
  clips: ReadonlyMap<string, EditedClip>,
  isComplete = false,
): EditingPlan {
  // Otherwise a title that somebody took off its cut would come back from an older plan's style.
  const plan = withCutTitles(given);
  const remembered = rememberedFields(plan.selectedClips, timeline, isComplete);
  const timed = timeline.map((clip) => {
    const source = clips.get(clip.clipId);
    if (source === undefined) throw new CutroomError('timeline_unknown_clip');
    if (isSlowedDown(clip.speed) && !canSlowDown(source.framesPerSecond))
      throw new CutroomError('timeline_slow_motion');
    refuseSilence(clip, clips);
    return withEffectiveTimes(clip, source.durationSeconds);
  });
  const fault = planAudioFault(timed, clips);
  if (fault !== null) throw new CutroomError(`timeline_audio_${fault}`);
  // What an editor did not send of a cut's audio is no fault of its: it lies where there is room now.
  const merged = timed.map((clip, index): SelectedClip => ({ ...remembered[index], ...clip }));
  const selectedClips = fitPlanAudio(merged, clips);
  if (isTooLongForReel(selectedClips)) throw new CutroomError('timeline_too_long');
  // Of clips that hold no more, a shorter one was made: what can be made can be saved.
  if (isTooShortForReel(selectedClips) && isShorter(selectedClips, plan.selectedClips)) {
    throw new CutroomError('invalid_timeline', { message: 'A reel must be at least 1 second long.' });
  }
  const edited = { ...plan, selectedClips };
  if (new TextEncoder().encode(JSON.stringify(edited)).byteLength > PLAN_BYTES_MAX) {
    throw new CutroomError('request_too_large', {
      message: 'More is noted on this timeline than can be kept. Remove clips, or generate the video again.',
    });
  }
  return edited;
}

/** @throws CutroomError where a cut is to be heard with a clip that is not there, or has no audio */
function refuseSilence({ audioFrom }: SelectedClip, clips: ReadonlyMap<string, EditedClip>): void {
  if (audioFrom === undefined) return;
  const heard = clips.get(audioFrom.clipId);
  if (heard === undefined) throw new CutroomError('timeline_unknown_clip');
  if (!heard.hasAudio) throw new CutroomError('timeline_audio_missing');
}

/**
 * The clip with times that its source can fill, between the shortest and the longest cut. An adjusted clip keeps
 * its original length beside the adjusted one: the editor shows the change against it.
 */
function withEffectiveTimes(clip: SelectedClip, clipSeconds: number): SelectedClip {
  const wanted = Math.min(CUT_SECONDS_MAX, Math.max(CUT_SECONDS_MIN, playedSeconds(clip)));
  const cut = effectiveCut({ ...clip, adjustedDuration: wanted }, clipSeconds);
  const startTime = wholeMicroseconds(cut.startSeconds);
  const playedEnd = wholeMicroseconds(cut.startSeconds + cut.takenSeconds);
  if (clip.adjustedDuration === undefined && !isSped(clip.speed))
    return { ...clip, startTime, endTime: playedEnd };
  const originalEnd = wholeMicroseconds(cut.startSeconds + clip.endTime - clip.startTime);
  return {
    ...clip,
    startTime,
    endTime: Math.min(originalEnd, Math.max(playedEnd, wholeMicroseconds(clipSeconds))),
    adjustedDuration: wholeMicroseconds(cut.durationSeconds),
  };
}

type Fields = Readonly<Record<string, unknown>>;

/**
 * For each clip of the timeline, what the saved plan knows about it beyond what an editor sends back: that of
 * the same interval, else some of what is known of an overlapping one. A saved cut speaks for one clip at most.
 */
function rememberedFields(
  saved: readonly SelectedClip[],
  timeline: readonly SelectedClip[],
  isComplete: boolean,
): Fields[] {
  const known = (fields: Fields) => (isComplete ? withoutEditedFields(fields) : fields);
  const unused = new Set(saved);
  const take = (matches: (cut: SelectedClip) => boolean): SelectedClip | undefined => {
    const cut = saved.find((candidate) => unused.has(candidate) && matches(candidate));
    if (cut !== undefined) unused.delete(cut);
    return cut;
  };
  const sameInterval = timeline.map(({ clipId, startTime, endTime }) =>
    take((cut) => cut.clipId === clipId && cut.startTime === startTime && cut.endTime === endTime),
  );
  return timeline.map((clip, index) => {
    const same = sameInterval[index];
    if (same === undefined) {
      const near = take((cut) => overlaps(cut, clip));
      return near === undefined ? {} : known(fieldsOfOverlap(near, clip));
    }
    const { adjustedDuration: _, ...fields } = same;
    return known(fields);
  });
}

/** All that is changed by hand, which an editor that knows it sends; without the reason and what later versions note. */
function withoutEditedFields(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !EDITED_FIELDS.has(name)));
}

const EDITED_FIELDS: ReadonlySet<string> = new Set([
  'locked',
  'framing',
  'gainDb',
  'isVoiceCleared',
  'speed',
  'ducks',
  'audio',
  'audioFrom',
  'titles',
] satisfies (keyof SelectedClip)[]);

function overlaps(saved: SelectedClip, clip: SelectedClip): boolean {
  return (
    saved.clipId === clip.clipId && saved.startTime < endOfPlay(clip) && clip.startTime < endOfPlay(saved)
  );
}

/**
 * What a saved cut knows that holds for another stretch of its clip as well. Its lock, its level, its speed, what is heard and where, and its
 * reason were meant for it alone, and its framing is right only for pictures that it showed.
 */
function fieldsOfOverlap(saved: SelectedClip, clip: SelectedClip): Fields {
  const {
    adjustedDuration: _,
    locked: _lock,
    gainDb: _level,
    speed: _speed,
    audio: _audio,
    audioFrom: _heard,
    reason: _why,
    framing,
    ...fields
  } = saved;
  const isInside = clip.startTime >= saved.startTime && endOfPlay(clip) <= endOfPlay(saved);
  return { ...fields, ...(isInside && framing !== undefined ? { framing } : {}) };
}

function endOfPlay(clip: SelectedClip): number {
  return clip.startTime + takenSeconds(clip);
}
