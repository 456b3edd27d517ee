import { CUT_SECONDS_MIN, playedSeconds, type SelectedClip } from '@cutroom/contract';
import { afterStep, type Editor, withFreshImages } from '../editor.ts';
import { roomSeconds } from '../reel-limits.ts';
import { withLevel } from './cut-level.ts';
import { type Cuts, clampDuration, longestSeconds, withDuration } from './timeline-cuts.ts';

/** The cut at `from` in the place of the one at `to`; unknown places change nothing. */
export function moveCut(editor: Editor, from: number, to: number): Editor {
  const cut = editor.cuts[from];
  if (cut === undefined || editor.cuts[to] === undefined || from === to) return editor;
  const cuts = editor.cuts.toSpliced(from, 1).toSpliced(to, 0, cut);
  return withFreshImages(afterStep(editor, cuts, 'Move clip'));
}

/**
 * The cut at `index` playing for so many seconds, held to 0.5-30, to what its clip holds and to the longest reel.
 * @param mergeKey joins the steps of one typing
 */
export function setDuration(
  editor: Editor,
  index: number,
  seconds: number,
  mergeKey: string | null = null,
): Editor {
  const cut = editor.cuts[index];
  if (cut === undefined) return editor;
  const longest = longestAt(editor, index);
  const changed = withDuration(cut, Math.min(seconds, longest));
  const isLimited = clampDuration(seconds) > longestSeconds(cut, editor.clipSeconds);
  const others = editor.limitedKeys.filter((key) => key !== cut.key);
  const limitedKeys = isLimited ? [...others, cut.key] : others;
  if (playedSeconds(changed.clip) === playedSeconds(cut.clip)) return { ...editor, limitedKeys };
  return {
    ...afterStep(editor, editor.cuts.with(index, changed), 'Change duration', mergeKey),
    limitedKeys,
  };
}

/**
 * The cut at `index` so loud, in decibels against its recording.
 * @param mergeKey joins the steps of one pull of the slider
 */
export function setLevel(editor: Editor, index: number, decibels: number, mergeKey: string): Editor {
  return changeClip(
    editor,
    index,
    (clip) => ({ clip: withLevel(clip, decibels), label: 'Change level' }),
    mergeKey,
  );
}

/** What of a cut's picture people change by hand. */
export type FramingOrTitles = Pick<SelectedClip, 'framing'> | Pick<SelectedClip, 'titles'>;

/**
 * The cut at `index` with another crop or other titles.
 * @param mergeKey joins the steps of one pull or of one typing; null for a step of its own
 */
export function setFramingOrTitles(
  editor: Editor,
  index: number,
  change: FramingOrTitles,
  mergeKey: string | null,
): Editor {
  const label = 'framing' in change ? 'Change crop' : 'Change title';
  return changeClip(editor, index, (clip) => ({ clip: { ...clip, ...change }, label }), mergeKey);
}

/** The cut at `index` with its clip changed as told. */
export function changeClip(
  editor: Editor,
  index: number,
  change: (clip: SelectedClip) => { readonly clip: SelectedClip; readonly label: string },
  mergeKey: string | null = null,
): Editor {
  const cut = editor.cuts[index];
  if (cut === undefined) return editor;
  const { clip, label } = change(cut.clip);
  return afterStep(editor, editor.cuts.with(index, { ...cut, clip }), label, mergeKey);
}

/** How long the cut at `index` can play: as far as its clip and the longest reel go. */
export function longestAt({ cuts, clipSeconds }: Editor, index: number): number {
  const cut = cuts[index];
  if (cut === undefined) return Number.NaN;
  const inReel = playedSeconds(cut.clip) + roomSeconds(cuts);
  return Math.max(CUT_SECONDS_MIN, Math.min(longestSeconds(cut, clipSeconds), inReel));
}

/** How long the cut at `index` plays. */
export function secondsAt(cuts: Cuts, index: number): number {
  const cut = cuts[index];
  return cut === undefined ? Number.NaN : playedSeconds(cut.clip);
}
