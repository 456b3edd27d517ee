import { isIn, isSkipped, namedPhraseEnd, type Sentence } from '../../sentence/sentence.ts';
import type { MadeWish } from '../made-wish.ts';
import { SHOWN } from '../refer-to-wishes.ts';

/** Of fewer things somebody may tell only the beginning: 'first Maria, then Tomas, then Lena'. */
const CHAIN_MIN = 4;

/** What opens on the gate, 'then the goats, then the milking', ends on the milking where nothing says what comes behind it. */
export function withChainEnd(sentence: Sentence, made: readonly MadeWish[]): readonly MadeWish[] {
  const chain = made.findLast(({ draft }) => draft.kind === 'order' && draft.by === 'named');
  if (chain?.draft.kind !== 'order' || chain.draft.clips.length < CHAIN_MIN) return made;
  const last = chain.draft.clips.at(-1);
  if (last?.span === null || last === undefined || last.clips.length === 0) return made;
  const at = sentence.tokens.findIndex(({ start }) => start >= (last.span?.[0] ?? 0));
  const isEnd = at >= 0 && isBehindThen(sentence, at) && !goesOn(sentence, chain.to);
  const [first] = chain.draft.clips;
  const opener = first?.clips[0]?.clipId;
  const opens = ({ draft }: MadeWish) =>
    draft.kind === 'open' && !draft.isNot && draft.clips[0]?.clips[0]?.clipId === opener;
  // 'From cloth to wedding' ends on nothing where no clip shows a wedding.
  const isOther = ({ draft, from }: MadeWish) =>
    (draft.kind === 'close' && draft.clips.some(({ clips }) => clips.length > 0)) ||
    draft.kind === 'section' ||
    (from >= chain.to && SHOWN.has(draft.kind));
  if (!isEnd || !made.some(opens) || made.some(isOther)) return made;
  const { stands } = chain;
  const close: MadeWish = {
    ...chain,
    stands: stands.slice(-1),
    draft: { kind: 'close', clips: [last], isNot: false, certainty: 'guess' },
  };
  return made.flatMap((wish) => {
    if (wish === chain) return [wish, close];
    const { draft } = wish;
    // 'First the gate, then the goats, then the milking' opens with what comes before the end.
    const isOpening =
      draft.kind === 'open' && !draft.isNot && draft.clips.length > 1 && draft.clips.at(-1) === last;
    return [
      isOpening
        ? { ...wish, stands: wish.stands.slice(0, -1), draft: { ...draft, clips: draft.clips.slice(0, -1) } }
        : wish,
    ];
  });
}

function isBehindThen(sentence: Sentence, at: number): boolean {
  let start = at;
  while (
    isIn(sentence, sentence.tokens[start - 1], 'determiners') ||
    isSkipped(sentence, sentence.tokens[start - 1])
  )
    start -= 1;
  return [1, 2, 3, 4].some((back) => {
    const end = namedPhraseEnd(sentence, 'thenWords', start - back);
    return end !== null && end >= start && end <= at;
  });
}

/** 'And then whatever', 'the rest as you like' */
function goesOn(sentence: Sentence, from: number): boolean {
  return sentence.tokens.some(
    (token, at) =>
      at >= from &&
      (isIn(sentence, token, 'rest') ||
        namedPhraseEnd(sentence, 'others', at) !== null ||
        namedPhraseEnd(sentence, 'thenWords', at) !== null),
  );
}
