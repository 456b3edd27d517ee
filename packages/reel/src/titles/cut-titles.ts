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

type TitleSpan = Pick<CutTitle, 'startSeconds' | 'durationSeconds'>;
type TitledPlan = Pick<EditingPlan, 'selectedClips' | 'style'>;

/**
 * The plan with its titles on the cuts that they stand over, where they end with their cut. Plans from before titles belonged
 * to cuts, and the director's answers, have them in their style.
 * @param centerYOf where the words of such a title stand best while they do, in seconds of the cut; low in the frame where that is not known
 */
export function withCutTitles<Plan extends TitledPlan>(
  plan: Plan,
  centerYOf: (cut: SelectedClip, span: TitleSpan) => number | undefined = () => undefined,
): Plan {
  const titles = plan.style?.titles;
  if (titles === undefined) return plan;
  const { titles: _, ...style } = plan.style ?? {};
  const cuts = plan.selectedClips.toSorted((a, b) => a.order - b.order);
  const ends = { opening: cuts[0], ending: cuts.at(-1) };
  const cutOf = ({ at, order }: ReelTitle) =>
    at === 'cut' ? cuts.find((cut) => cut.order === order) : ends[at];
  return {
    ...plan,
    style,
    selectedClips: plan.selectedClips.map((cut) => {
      const own = titles.filter((title) => cutOf(title) === cut);
      if (own.length === 0) return cut;
      const shown = own.map(({ text, at }): CutTitle => {
        const span = titleSpan(at, cut, own.length);
        return { text, centerY: centerYOf(cut, span) ?? middleOf(LOWER_THIRD), style: 'shadow', ...span };
      });
      return { ...cut, titles: shown.slice(0, CUT_TITLES_MAX) };
    }),
  };
}

/** @param sharing titles of the same cut, which share its time */
function titleSpan(at: ReelTitle['at'], cut: SelectedClip, sharing: number): TitleSpan {
  const seconds = playedSeconds(cut);
  const durationSeconds = Math.min(REEL_TITLE_SECONDS, seconds / sharing);
  const startSeconds = at === 'ending' ? Math.max(0, seconds - durationSeconds) : 0;
  return { startSeconds, durationSeconds };
}
