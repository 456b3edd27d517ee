import { namedPhraseEnd, type Sentence } from '../../sentence/sentence.ts';
import type { MadeWish } from '../made-wish.ts';
import { clipIdsOf } from '../refer-to-wishes.ts';

/** 'From second 12 to second 20 she says it, just that bit of her': 'just' leaves out the rest of that clip, and no other clip. */
export function withoutOnlyOfPart(sentence: Sentence, made: readonly MadeWish[]): readonly MadeWish[] {
  const parts = made.filter(({ draft }) => draft.kind === 'clipPart');
  return made.filter((wish) => {
    if (wish.draft.kind !== 'only' || parts.length === 0 || !namesPart(sentence, wish)) return true;
    const ids = clipIdsOf(wish.draft).join(' ');
    return !parts.some((part) => clipIdsOf(part.draft).join(' ') === ids);
  });
}

function namesPart(sentence: Sentence, { from, to }: MadeWish): boolean {
  for (let at = from; at < to; at += 1) if (namedPhraseEnd(sentence, 'partOfClip', at) !== null) return true;
  return false;
}
