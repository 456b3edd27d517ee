import type { EditingPlan, Project, Wish, WishOutcome } from '@cutroom/contract';

/** What the music and the words of the reel are now: both are changed without a new plan. */
interface ReelNow {
  readonly music: Project['music'];
  readonly style: EditingPlan['style'];
}

/** What became of the wishes in the plan, without what is not true any more since music or captions came or went. */
export function trueOutcomes(
  wishes: readonly Wish[],
  outcomes: readonly WishOutcome[],
  now: ReelNow,
): readonly WishOutcome[] {
  const wishOf = new Map(wishes.map((wish) => [wish.id, wish]));
  return outcomes.filter((outcome) => {
    const wish = wishOf.get(outcome.wishId);
    return wish === undefined || isStillTrue(wish, outcome, now);
  });
}

function isStillTrue(wish: Wish, { outcome }: WishOutcome, { music, style }: ReelNow): boolean {
  const hasMusic = music !== null && music !== undefined;
  const hasCaptions = style?.captions === true;
  if (wish.kind === 'captions') return (outcome === 'met') === (hasCaptions !== wish.isNot);
  if (wish.kind !== 'music' || wish.music === 'keepSound') return true;
  if (wish.music === 'none') return !hasMusic;
  return hasMusic === (outcome !== 'notPossible');
}
