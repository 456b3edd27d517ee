import {
  CUT_TITLES_MAX,
  type CutTitle,
  type EditingPlan,
  playedSeconds,
  REEL_TITLE_SECONDS,
  type ReelTitle,
  type SelectedClip,
} from '@cutroom/contract';
import { LOWER_THIRD, middleOf } from './title-bands.ts';

type TitledPlan = Pick<EditingPlan, 'selectedClips' | 'style'>;

/**
 * The plan with its titles on its first and last cuts, where they end with their cut. Plans from before titles belonged
 * to cuts, and the director's answers, have them in their style.
 * @param centerYOf where the words of such a title stand best; low in the frame where that is not known
 */
export function withCutTitles<Plan extends TitledPlan>(
  plan: Plan,
  centerYOf: (cut: SelectedClip) => number | undefined = () => undefined,
): Plan {
  const titles = plan.style?.titles;
  if (titles === undefined) return plan;
  const { titles: _, ...style } = plan.style ?? {};
  const cuts = plan.selectedClips.toSorted((a, b) => a.order - b.order);
  const ends = { opening: cuts[0], ending: cuts.at(-1) };
  return {
    ...plan,
    style,
    selectedClips: plan.selectedClips.map((cut) => {
      const own = titles.filter(({ at }) => ends[at] === cut);
      if (own.length === 0) return cut;
      const shown = own.map((title) =>
        cutTitle(title, cut, own.length, centerYOf(cut) ?? middleOf(LOWER_THIRD)),
      );
      return { ...cut, titles: shown.slice(0, CUT_TITLES_MAX) };
    }),
  };
}

/** @param sharing titles of the same cut, which share its time */
function cutTitle({ text, at }: ReelTitle, cut: SelectedClip, sharing: number, centerY: number): CutTitle {
  const seconds = playedSeconds(cut);
  const durationSeconds = Math.min(REEL_TITLE_SECONDS, seconds / sharing);
  const startSeconds = at === 'opening' ? 0 : Math.max(0, seconds - durationSeconds);
  return { text, centerY, style: 'shadow', startSeconds, durationSeconds };
}
