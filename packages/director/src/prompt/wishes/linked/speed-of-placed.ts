import { isIn, isSkipped, type Sentence } from '../../sentence/sentence.ts';
import type { Draft } from '../drafts.ts';
import type { MadeWish } from '../made-wish.ts';

/** 'Finish with the snowman in slow motion' is about the snowman, and not about all the reel. */
export function withSpeedOfPlaced(sentence: Sentence, made: readonly MadeWish[]): readonly MadeWish[] {
  return made.map((wish): MadeWish => {
    const { draft } = wish;
    if (draft.kind !== 'speed' || draft.clips.length > 0 || draft.isWhereDull === true) return wish;
    const placed = made.find(({ to, draft: other }) => isPlaced(other) && isBeside(sentence, to, wish.from));
    const [last] = placed !== undefined && 'clips' in placed.draft ? placed.draft.clips.slice(-1) : [];
    return last === undefined || last.clips.length === 0
      ? wish
      : { ...wish, stands: ['thing'], draft: { ...draft, clips: [last] } };
  });
}

function isPlaced(draft: Draft): boolean {
  return draft.kind === 'place' || ((draft.kind === 'open' || draft.kind === 'close') && !draft.isNot);
}

/** Whether nothing but the 'in' of 'in slow motion' stands between. */
function isBeside(sentence: Sentence, from: number, to: number): boolean {
  return (
    from <= to &&
    to <= from + WORDS_BETWEEN_MAX &&
    sentence.tokens
      .slice(from, to)
      .every(
        (token) =>
          token.kind === 'word' && (isIn(sentence, token, 'prepositions') || isSkipped(sentence, token)),
      )
  );
}
const WORDS_BETWEEN_MAX = 3;
