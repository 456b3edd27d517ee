import { CUT_SECONDS_MAX, CUTS_PER_PLAN_MAX, type Interval, type SelectedClip } from '@cutroom/contract';
import {
  joinedCut,
  type SilencesWish,
  type TalkingClip,
  withoutSilences,
  withoutStretches,
} from '@cutroom/reel';
import { afterStep, type Editor, withFreshImages } from '../editor.ts';
import { roomSeconds } from '../reel-limits.ts';
import { intervalAt } from './cut-interval.ts';
import { addedCut, type Cuts, cutsToSave, type TimelineCut } from './timeline-cuts.ts';

/** Every cut without its pauses, fillers and repeated beginnings, as one step; the same editor where there are none. */
export function cutSilences(editor: Editor, clips: readonly TalkingClip[], wish: SilencesWish): Editor {
  const parts = cutsToSave(editor.cuts).map((cut) => withoutSilences([cut], clips, wish).selectedClips);
  const count = parts.reduce((sum, { length }) => sum + length, 0);
  if (count === editor.cuts.length || count > CUTS_PER_PLAN_MAX) return editor;
  const cuts: TimelineCut[] = [];
  for (const [index, cut] of editor.cuts.entries())
    cuts.push(...asCuts([...editor.cuts, ...cuts], cut, parts[index] ?? []));
  return withFreshImages({ ...afterStep(editor, cuts, 'Cut out pauses'), limitedKeys: [] });
}

/**
 * The cut at `index` without stretches of its clip; the cut itself goes where nothing of it is left and others are.
 * @param stretches in seconds of the clip
 */
export function takeOut(editor: Editor, index: number, stretches: readonly Interval[]): Editor {
  const cut = editor.cuts[index];
  if (cut === undefined) return editor;
  const clipSeconds = editor.clipSeconds.get(cut.clip.clipId) ?? Number.POSITIVE_INFINITY;
  const parts = withoutStretches(cut.clip, stretches, clipSeconds);
  const isUnchanged = parts.length === 1 && parts[0] === cut.clip;
  const count = editor.cuts.length - 1 + parts.length;
  if (isUnchanged || count === 0 || count > CUTS_PER_PLAN_MAX) return editor;
  const cuts = editor.cuts.toSpliced(index, 1, ...asCuts(editor.cuts, cut, parts));
  return withFreshImages({ ...afterStep(editor, cuts, 'Cut words out'), limitedKeys: [] });
}

/** What lies between two cuts that follow each other in one clip. */
export interface LeftOut extends Interval {
  /** Of the cut before it. */
  readonly index: number;
  readonly clipId: string;
}

/** Longer than this and the second cut is another moment. */
const LEFT_OUT_SECONDS_MAX = 10;
const FRAME_SECONDS = 1 / 30;

/** What was taken out between cuts, each of which can be put back by itself. */
export function leftOut(editor: Editor): readonly LeftOut[] {
  return editor.cuts.slice(1).flatMap((next, index): LeftOut[] => {
    const [before, after] = [intervalAt(editor, index), intervalAt(editor, index + 1)];
    const { clipId } = next.clip;
    if (before === null || after === null || editor.cuts[index]?.clip.clipId !== clipId) return [];
    const seconds = after.startSeconds - before.endSeconds;
    if (seconds < FRAME_SECONDS / 2 || seconds > LEFT_OUT_SECONDS_MAX) return [];
    return [{ index, clipId, startSeconds: before.endSeconds, endSeconds: after.startSeconds }];
  });
}

/** Why it cannot be put back; null where it can. */
export function putBackProblem(editor: Editor, { index, startSeconds, endSeconds }: LeftOut): string | null {
  const [before, after] = [intervalAt(editor, index), intervalAt(editor, index + 1)];
  if (before === null || after === null) return 'It is not here any more';
  if (after.endSeconds - before.startSeconds > CUT_SECONDS_MAX)
    return 'Both clips together would be too long';
  return endSeconds - startSeconds > roomSeconds(editor.cuts) ? 'A reel lasts 3 minutes at most' : null;
}

/** The cut at `index` and the next as one, which plays what was taken out between them. */
export function putBack(editor: Editor, index: number): Editor {
  const place = leftOut(editor).find((each) => each.index === index);
  const [before, after] = [editor.cuts[index], editor.cuts[index + 1]];
  if (place === undefined || before === undefined || after === undefined) return editor;
  if (putBackProblem(editor, place) !== null) return editor;
  const clipSeconds = editor.clipSeconds.get(place.clipId) ?? Number.POSITIVE_INFINITY;
  const clip = joinedCut(before.clip, after.clip, clipSeconds);
  const cuts = editor.cuts.toSpliced(index, 2, { ...before, clip });
  return withFreshImages({ ...afterStep(editor, cuts, 'Put back'), limitedKeys: [] });
}

/** The first part keeps the cut's row, the others get rows of their own. */
function asCuts(taken: Cuts, cut: TimelineCut, parts: readonly SelectedClip[]): TimelineCut[] {
  const { originalOrder } = cut.clip;
  const own = originalOrder === undefined ? {} : { originalOrder };
  const cuts: TimelineCut[] = [];
  for (const clip of parts) {
    const isFirst = cuts.length === 0;
    cuts.push(isFirst ? { ...cut, clip: { ...clip, ...own } } : addedCut([...taken, ...cuts], clip));
  }
  return cuts;
}
