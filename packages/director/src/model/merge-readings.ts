import type { Brief, Wish } from '@cutroom/contract';
import { areOfOneSlot, isSettledOnce } from '../wish-slots.ts';

const RANKS = { guess: 0, likely: 1, sure: 2 } as const;

/**
 * Both readings in one brief: what the rules are surer of stays, their guesses give way to what a model says of the same
 * words, and what they did not see is added. What the creator put right stays as it is, and what was taken out stays out.
 */
export function mergeBriefs(brief: Brief, wishes: readonly Wish[]): Brief {
  const isSameMatter = (own: Wish, other: Wish): boolean =>
    areOfOneSlot(own, other) || (own.kind === other.kind && (overlap(own, other) || isOfSame(own, other)));
  const isWeaker = (own: Wish, other: Wish): boolean =>
    own.source !== 'creator' && (RANKS[own.certainty] < RANKS[other.certainty] || isLost(own));
  const isRemoved = (wish: Wish): boolean => (brief.removed ?? []).some((own) => isSameMatter(own, wish));
  const added = wishes.filter(
    (wish) =>
      !isRemoved(wish) &&
      !brief.wishes.some((own) => !isWeaker(own, wish) && (isSameMatter(own, wish) || overlap(own, wish))),
  );
  const kept = brief.wishes.filter(
    (own) => !added.some((wish) => isWeaker(own, wish) && (isSameMatter(own, wish) || overlap(own, wish))),
  );
  return { ...brief, wishes: withoutLooseExceptions([...kept, ...added]) };
}

/** An exception from a wish that gave way to another is none. */
function withoutLooseExceptions(wishes: readonly Wish[]): Wish[] {
  const ids = new Set(wishes.map(({ id }) => id));
  return wishes.filter((wish) => wish.kind !== 'exception' || ids.has(wish.of));
}

/** The words ask for a thing that the rules find in no clip; a model may know it by another name. */
function isLost(wish: Wish): boolean {
  return 'clips' in wish && wish.clips.length > 0 && wish.clips.every(({ clips }) => clips.length === 0);
}

function overlap({ span: a }: Wish, { span: b }: Wish): boolean {
  return a !== null && b !== null && a[0] < b[1] && b[0] < a[1];
}

/** Two of one kind mean the same where they mean the same clips; a fade in and a fade out mean none, and are two. */
function isOfSame(a: Wish, b: Wish): boolean {
  return !isSettledOnce(a.kind) && clipsOf(a) === clipsOf(b);
}

/** Ids of the clips that a wish means, as one text; '' where it means none. */
function clipsOf(wish: Wish): string {
  if (!('clips' in wish)) return '';
  return wish.clips
    .flatMap(({ clips }) => clips.map(({ clipId }) => clipId))
    .sort()
    .join(' ');
}
