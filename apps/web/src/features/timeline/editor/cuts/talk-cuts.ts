import { CUTS_PER_PLAN_MAX, type Interval, type SelectedClip } from '@cutroom/contract';
import {
  countCoveredSilences,
  partsWithoutSilences,
  type SilencesWish,
  type TalkingClip,
  withoutStretches,
} from '@cutroom/reel';
import { afterStep, type Editor, withFreshImages } from '../editor.ts';
import { addedCut, type Cuts, cutsToSave, type TimelineCut } from './timeline-cuts.ts';

/** Every cut without its pauses, fillers and repeated beginnings, as one step; the same editor where there are none. */
export function cutSilences(editor: Editor, clips: readonly TalkingClip[], wish: SilencesWish): Editor {
  const saved = cutsToSave(editor.cuts);
  const parts = partsWithoutSilences(saved, clips, wish);
  const count = parts.reduce((sum, { length }) => sum + length, 0);
  const isAsBefore = parts.every(([first], index) => first === saved[index]);
  if (isAsBefore || count > CUTS_PER_PLAN_MAX) return editor;
  const cuts: TimelineCut[] = [];
  for (const [index, cut] of editor.cuts.entries())
    cuts.push(...asCuts([...editor.cuts, ...cuts], cut, parts[index] ?? []));
  return withFreshImages({ ...afterStep(editor, cuts, 'Cut out pauses'), limitedKeys: [] });
}

/** How many of them stay under other clips, where the pictures leave no room. */
export function silencesThatStay(cuts: Cuts, clips: readonly TalkingClip[], wish: SilencesWish): number {
  const saved = cutsToSave(cuts);
  if (countCoveredSilences(saved, clips, wish) === 0) return 0;
  return countCoveredSilences(partsWithoutSilences(saved, clips, wish).flat(), clips, wish);
}

/**
 * The cut at `index` without stretches of the clip that is heard in it; the cut itself goes where nothing of it is left and
 * others are.
 * @param stretches in seconds of that clip
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
