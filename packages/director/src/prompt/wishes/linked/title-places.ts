import { namedPhraseEnd, type Sentence } from '../../sentence/sentence.ts';
import type { MadeWish } from '../made-wish.ts';

/** 'End on the goodbye with the text "Every Thursday"': a text right behind the end, with no place of its own, stands there. */
export function withTitlePlaces(sentence: Sentence, made: readonly MadeWish[]): readonly MadeWish[] {
  return made.map((wish): MadeWish => {
    const { draft, from, to } = wish;
    if (draft.kind !== 'title' || draft.at !== 'opening' || draft.text === null) return wish;
    const isPlaced = sentence.tokens
      .slice(from, to)
      .some((_, step) => namedPhraseEnd(sentence, 'first', from + step) !== null);
    const isAtEnd = made.some(
      (other) => other.draft.kind === 'close' && !other.draft.isNot && other.to === from,
    );
    return isPlaced || !isAtEnd ? wish : { ...wish, draft: { ...draft, at: 'ending' } };
  });
}
