import { CUT_SECONDS_MAX, type Interval, playedSeconds, REEL_FPS } from '@cutroom/contract';
import {
  type CoveredLeftOut,
  coveredLeftOut,
  isSped,
  joinedAudio,
  joinedCut,
  LEFT_OUT_SECONDS_MAX,
  meanRate,
  withCoveredBack,
} from '@cutroom/reel';
import { afterStep, type Editor, withFreshImages } from '../editor.ts';
import { roomSeconds } from '../reel-limits.ts';
import {
  type Cuts,
  cutsToSave,
  isLocked,
  playedInterval,
  type TimelineCut,
  wholeMilliseconds,
} from './timeline-cuts.ts';

/** What lies between two cuts that follow each other in one clip, or in which one voice is heard under others. */
export interface LeftOut extends Interval {
  /** Of the cut before it. */
  readonly index: number;
  /** The clip that is heard. */
  readonly clipId: string;
  /** Whether only what is heard leaves something out: a voice under other clips, whose frames go on. */
  readonly isVoice: boolean;
  /** Of talk that goes on under other clips; null of all else. */
  readonly covered: CoveredLeftOut | null;
}

const FRAME_SECONDS = 1 / REEL_FPS;

/** What was taken out between cuts, each of which can be put back by itself. */
export function leftOut(editor: Editor): readonly LeftOut[] {
  const covered = coveredLeftOut(cutsToSave(editor.cuts), lengthsOf(editor));
  return editor.cuts.slice(1).flatMap((next, index): LeftOut[] => {
    const under = covered.find((each) => each.index === index);
    if (under !== undefined) return [{ ...under, isVoice: false, covered: under }];
    const before = editor.cuts[index];
    const between = before === undefined ? null : leftOutBetween(editor, before, next);
    if (between === null) return [];
    const seconds = between.endSeconds - between.startSeconds;
    return seconds < FRAME_SECONDS / 2 || seconds > LEFT_OUT_SECONDS_MAX
      ? []
      : [{ ...between, index, covered: null }];
  });
}

function leftOutBetween(
  editor: Editor,
  before: TimelineCut,
  next: TimelineCut,
): Omit<LeftOut, 'index' | 'covered'> | null {
  const [voice, nextVoice] = [before.clip.audioFrom, next.clip.audioFrom];
  if (voice?.clipId !== nextVoice?.clipId) return null;
  if (voice !== undefined && nextVoice !== undefined) {
    const isPulled = (before.clip.audio?.tailSeconds ?? 0) !== 0 || (next.clip.audio?.leadSeconds ?? 0) !== 0;
    if (isPulled) return null;
    return {
      clipId: voice.clipId,
      startSeconds: wholeMilliseconds(voice.startSeconds + playedSeconds(before.clip)),
      endSeconds: nextVoice.startSeconds,
      isVoice: true,
    };
  }
  const { clipId } = next.clip;
  if (before.clip.clipId !== clipId) return null;
  const clipSeconds = editor.clipSeconds.get(clipId) ?? null;
  return {
    clipId,
    startSeconds: playedInterval(before, clipSeconds).endSeconds,
    endSeconds: playedInterval(next, clipSeconds).startSeconds,
    isVoice: false,
  };
}

/** Why it cannot be put back; null where it can. */
export function putBackProblem(editor: Editor, place: LeftOut): string | null {
  const { index, startSeconds, endSeconds } = place;
  const [before, after] = [editor.cuts[index], editor.cuts[index + 1]];
  if (before === undefined || after === undefined) return 'It is not here any more';
  const seconds = endSeconds - startSeconds;
  if (place.covered !== null) return coveredProblem(editor, place.covered);
  const isJoined = !place.isVoice || showsOn(editor, index);
  const longest = playedSeconds(before.clip) + seconds + (isJoined ? playedSeconds(after.clip) : 0);
  if (longest > CUT_SECONDS_MAX)
    return isJoined ? 'Both clips together would be too long' : 'The clip would be too long';
  if (seconds > roomSeconds(editor.cuts)) return 'A reel lasts 3 minutes at most';
  return place.isVoice && withVoiceBack(editor, place) === null
    ? 'The clip that is shown ends too soon'
    : null;
}

function coveredProblem(editor: Editor, covered: CoveredLeftOut): string | null {
  if (covered.endSeconds - covered.startSeconds > roomSeconds(editor.cuts))
    return 'A reel lasts 3 minutes at most';
  return withUnderOthersBack(editor, covered) === null ? 'No clip there can be shown for longer' : null;
}

/** The cut at `index` and the next as one, which plays what was taken out between them; of a voice, the frames that it needs. */
export function putBack(editor: Editor, index: number): Editor {
  const place = leftOut(editor).find((each) => each.index === index);
  const [before, after] = [editor.cuts[index], editor.cuts[index + 1]];
  if (place === undefined || before === undefined || after === undefined) return editor;
  if (putBackProblem(editor, place) !== null) return editor;
  const cuts = withPlaceBack(editor, place, before, after);
  return cuts === null
    ? editor
    : withFreshImages({ ...afterStep(editor, cuts, 'Put back'), limitedKeys: [] });
}

function withPlaceBack(editor: Editor, place: LeftOut, before: TimelineCut, after: TimelineCut): Cuts | null {
  if (place.covered !== null) return withUnderOthersBack(editor, place.covered);
  if (place.isVoice) return withVoiceBack(editor, place);
  const clip = joinedCut(before.clip, after.clip, clipSecondsOf(editor, before));
  return editor.cuts.toSpliced(place.index, 2, { ...before, clip });
}

/** null where nothing that is shown there can be longer. */
function withUnderOthersBack(editor: Editor, covered: CoveredLeftOut): Cuts | null {
  const clips = withCoveredBack(
    editor.cuts.map(({ clip }) => clip),
    covered,
    lengthsOf(editor),
  );
  return clips === null ? null : editor.cuts.map((cut, at) => ({ ...cut, clip: clips[at] ?? cut.clip }));
}

function lengthsOf({ clipSeconds }: Editor): ReadonlyMap<string, { readonly durationSeconds: number }> {
  return new Map([...clipSeconds].map(([id, durationSeconds]) => [id, { durationSeconds }]));
}

/**
 * The cuts with what a voice left out between two of them. Where the second shows the frames that follow, both are one again
 * and the frames of what goes on behind them move on as well; else the first shows more. null where a clip has no such frames.
 */
function withVoiceBack(editor: Editor, { index, startSeconds, endSeconds }: LeftOut): Cuts | null {
  const cut = editor.cuts[index];
  const next = editor.cuts[index + 1];
  if (cut === undefined || next === undefined) return null;
  const clipSeconds = clipSecondsOf(editor, cut);
  const seconds = endSeconds - startSeconds;
  if (!showsOn(editor, index)) {
    const longer = lengthened(cut, seconds);
    return isWithin(longer, clipSeconds) ? editor.cuts.with(index, longer) : null;
  }
  const longer = lengthened(cut, seconds + playedSeconds(next.clip));
  const joined = { ...longer, clip: { ...longer.clip, ...joinedAudio(cut.clip, next.clip) } };
  const cuts = editor.cuts.toSpliced(index, 2, joined);
  for (let at = index + 1; showsOn(editor, at); at += 1) {
    const follower = cuts[at];
    if (follower !== undefined) cuts[at] = movedOn(follower, seconds * meanRate(cut.clip.speed));
  }
  return cuts.every((each) => each.clip.clipId !== cut.clip.clipId || isWithin(each, clipSeconds))
    ? cuts
    : null;
}

/** Whether the frames of the cut at `index` go on in the next, under the same voice. */
function showsOn(editor: Editor, index: number): boolean {
  const [cut, next] = [editor.cuts[index], editor.cuts[index + 1]];
  if (cut?.clip.audioFrom === undefined || cut.clip.audioFrom.clipId !== next?.clip.audioFrom?.clipId)
    return false;
  if (cut.clip.clipId !== next.clip.clipId || isLocked(next)) return false;
  const clipSeconds = clipSecondsOf(editor, cut);
  const end = playedInterval(cut, clipSeconds).endSeconds;
  return Math.abs(end - playedInterval(next, clipSeconds).startSeconds) < FRAME_SECONDS;
}

function lengthened(cut: TimelineCut, seconds: number): TimelineCut {
  const { adjustedDuration: _, ...clip } = cut.clip;
  const played = wholeMilliseconds(playedSeconds(cut.clip) + seconds);
  const endTime = wholeMilliseconds(clip.startTime + played * meanRate(clip.speed));
  return {
    ...cut,
    clip: { ...clip, endTime, ...(isSped(clip.speed) ? { adjustedDuration: played } : {}) },
  };
}

/** Showing what comes so many seconds of the clip later. */
function movedOn(cut: TimelineCut, seconds: number): TimelineCut {
  const startTime = wholeMilliseconds(cut.clip.startTime + seconds);
  return { ...cut, clip: { ...cut.clip, startTime, endTime: wholeMilliseconds(cut.clip.endTime + seconds) } };
}

function isWithin({ clip }: TimelineCut, clipSeconds: number): boolean {
  return clip.startTime + playedSeconds(clip) * meanRate(clip.speed) <= clipSeconds + FRAME_SECONDS;
}

function clipSecondsOf(editor: Editor, { clip }: TimelineCut): number {
  return editor.clipSeconds.get(clip.clipId) ?? Number.POSITIVE_INFINITY;
}
