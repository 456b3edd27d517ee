import { isIn, namedPhraseEnd, type Sentence } from '../../sentence/sentence.ts';
import type { Token } from '../../words/tokens.ts';
import type { MadeWish } from '../made-wish.ts';

/**
 * 'The beach comes first, not the boat' does not leave the boat out, nor does 'all in slow motion, well, not the dog': it says
 * of another clip that the wish beside it is not for that one.
 */
export function withContrasts(sentence: Sentence, made: readonly MadeWish[]): readonly MadeWish[] {
  return made.map((wish, at) => {
    if (!isBareNot(sentence, wish)) return wish;
    const [before, after] = [made[at - 1], made[at + 1]];
    if (before !== undefined && isBeside(sentence, before.to, wish.from))
      return contrasted(wish, before) ?? wish;
    if (after !== undefined && isBeside(sentence, wish.to, after.from))
      return contrasted(wish, after) ?? wish;
    return wish;
  });
}

/** 'Not the boat', where 'no boat' and "don't show the boat" leave it out. */
function isBareNot(sentence: Sentence, { draft, from, to }: MadeWish): boolean {
  const end = namedPhraseEnd(sentence, 'notThat', from);
  return (
    draft.kind === 'exclude' &&
    end !== null &&
    // '... and not the boat either'
    !(
      isIn(sentence, sentence.tokens[from - 1], 'and') && isIn(sentence, sentence.tokens[to - 1], 'fillers')
    ) &&
    !sentence.tokens.slice(end, to).some((token) => isIn(sentence, token, 'verbs'))
  );
}

/** null where the other wish says nothing that a clip could be no part of. */
function contrasted(wish: MadeWish, { draft }: MadeWish): MadeWish | null {
  const clips = 'clips' in wish.draft ? wish.draft.clips : [];
  switch (draft.kind) {
    case 'open':
    case 'close':
      return draft.isNot ? null : { ...wish, draft: { kind: draft.kind, clips, isNot: true } };
    case 'speed':
      return draft.clips.length > 0
        ? null
        : { ...wish, draft: { ...draft, clips, speed: 'normal', factor: null } };
    default:
      return null;
  }
}

/** Whether nothing but a comma, 'but' or 'well' stands between: 'and please not the boat' is a wish of its own. */
function isBeside(sentence: Sentence, from: number, to: number): boolean {
  const is = (token: Token, name: Parameters<typeof isIn>[2]) => isIn(sentence, token, name);
  return sentence.tokens.slice(from, to).every(
    (token) =>
      token.kind === 'comma' ||
      (is(token, 'fillers') && !is(token, 'orders')) ||
      (is(token, 'connectors') && !is(token, 'and')) ||
      // 'The dog and not the boat'
      (is(token, 'and') && from === to - 1),
  );
}
