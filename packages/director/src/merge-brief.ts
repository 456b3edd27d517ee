import { type Brief, type NotUsed, referencesOf, type TextSpan, type Wish } from '@cutroom/contract';
import { areOfOneSlot } from './wish-slots.ts';

/**
 * What is read from a prompt, and what the creator has put right by hand, in one brief: the creator's wishes and removals
 * stay. Pure.
 * @param read of the prompt as it is now, with what is known of the clips by now
 * @param edited as it came from the creator; without `removed` its wishes are the whole list
 */
export function mergeBrief(read: Brief, edited: Brief, prompt: string): Brief {
  return edited.removed === undefined ? knownClips(edited, read) : withEdits(read, edited, prompt);
}

/**
 * The reading with the creator's wishes in place of those that they were made of, and without what was taken out.
 * @param prompt the text that `read` is of
 */
export function withEdits(read: Brief, edited: Brief, prompt: string): Brief {
  const own = edited.wishes.filter(({ source }) => source === 'creator');
  const removed = edited.removed ?? [];
  const ofSameWords = (list: readonly Wish[], { id }: Wish) => list.find((wish) => wish.id === id);
  const loose = own
    .filter((wish) => ofSameWords(read.wishes, wish) === undefined)
    .map((wish) => ({ ...wish, span: spanOf(wish, prompt) }));
  const standing = read.wishes.filter((wish) => !removed.some((one) => isSameWish(one, wish)));
  const isOverruled = (wish: Wish) =>
    loose.some((mine) => isRival(mine, wish)) ||
    (isCutLength(wish) && own.some(isPace) && ofSameWords(own, wish) === undefined);
  const kept = standing
    .filter((wish) => !isOverruled(wish))
    .map((wish) => inPlace(wish, ofSameWords(own, wish)));
  const wishes = [...kept, ...loose];
  return {
    ...read,
    wishes,
    notUsed: withOverruled(read.notUsed, standing.filter(isOverruled), wishes),
    removed: removed.map(
      (wish) => read.wishes.find((one) => isSameWish(one, wish)) ?? { ...wish, span: null },
    ),
  };
}

/** In the same words, or in others that ask for just the same. */
function isSameWish(one: Wish, other: Wish): boolean {
  return one.id === other.id || (one.kind === other.kind && askedBy(one) === askedBy(other));
}

/** What a wish asks for, as one text: with the clips that it means, however they were named. */
function askedBy({
  id: _id,
  span: _span,
  said: _said,
  certainty: _certainty,
  source: _source,
  ...asked
}: Wish): string {
  return JSON.stringify(asked, (key, value: unknown) => (NAMED_BY.has(key) ? undefined : value));
}

/** Of a reference, how it is told and was found. */
const NAMED_BY: ReadonlySet<string> = new Set([
  'said',
  'span',
  'by',
  'score',
  'missing',
  'labels',
  'answer',
  'number',
  'spokenWords',
]);

/** Whether what is read says something else of what the creator has settled, in words that have come since. */
function isRival(own: Wish, read: Wish): boolean {
  if (own.kind !== read.kind) return false;
  const isOfSameWords = own.span !== null && read.span !== null && isOverlapping(own.span, read.span);
  return isOfSameWords || areOfOneSlot(own, read);
}

/** 'Cuts of a second' leave nothing to a pace: one that the creator chose would change nothing beside them. */
function isCutLength(wish: Wish): boolean {
  return wish.kind === 'cutLength' && wish.amount !== null;
}

function isPace(wish: Wish): boolean {
  return wish.kind === 'pace' && wish.pace !== null;
}

function isOverlapping(a: TextSpan, b: TextSpan): boolean {
  return a[0] < b[1] && b[0] < a[1];
}

/** The creator's wish where the words that it was made of stand now. */
function inPlace(wish: Wish, own: Wish | undefined): Wish {
  return own === undefined ? wish : { ...own, span: wish.span, said: wish.said };
}

/** The words may stand elsewhere by now, or be gone. */
function spanOf({ said }: Wish, prompt: string): TextSpan | null {
  const at = said === '' ? -1 : prompt.indexOf(said);
  return at < 0 ? null : [at, at + said.length];
}

/** What the creator has settled by hand counts no longer as the prompt says it; where else the words are used they are not listed. */
function withOverruled(
  notUsed: readonly NotUsed[],
  overruled: readonly Wish[],
  wishes: readonly Wish[],
): NotUsed[] {
  const taken: TextSpan[] = [...wishes, ...notUsed].flatMap(({ span }) => (span === null ? [] : [span]));
  const added: NotUsed[] = [];
  for (const { span, said } of overruled) {
    if (span === null || taken.some((other) => isOverlapping(span, other))) continue;
    taken.push(span);
    added.push({ span, said, why: 'overruled' });
  }
  return [...notUsed, ...added].toSorted((a, b) => a.span[0] - b.span[0]);
}

/** Words that no clip could answer yet when the brief was read may be answered now that more is known of the clips. */
function knownClips(edited: Brief, read: Brief): Brief {
  const wishes = edited.wishes.map((wish) => {
    const isOpen = wish.source !== 'creator' && referencesOf(wish).some(({ answer }) => answer === 'unknown');
    return (isOpen ? read.wishes.find(({ id }) => id === wish.id) : undefined) ?? wish;
  });
  return { ...edited, wishes };
}
