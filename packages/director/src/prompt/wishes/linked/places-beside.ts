import { isIn, namedPhraseEnd, type Sentence } from '../../sentence/sentence.ts';
import { spanOf } from '../../words/tokens.ts';
import type { Draft } from '../drafts.ts';
import type { MadeWish } from '../made-wish.ts';

/** 'Right at the start hold the lake for five seconds', 'the owl for eight seconds, right at the end': a place beside a wish that says none is that of its thing. */
export function withPlacesBeside(sentence: Sentence, made: readonly MadeWish[]): readonly MadeWish[] {
  return made.flatMap((wish, at) => {
    const [clip, second] = SHOWN.has(wish.draft.kind) && 'clips' in wish.draft ? wish.draft.clips : [];
    if (clip === undefined || second !== undefined || clip.clips.length === 0) return [wish];
    const list = made.filter(({ from, to }) => from === wish.from && to === wish.to);
    const isInList = list.length > 1;
    // Parts that are told one by one have their places.
    if (list.some(({ draft }) => draft.kind === 'section') || (isInList && list[0] !== made[at]))
      return [wish];
    const before = placeBefore(sentence, wish.from);
    const found = isInList && before?.kind !== 'open' ? null : (before ?? placeBehind(sentence, wish.to));
    const isRead = made.some(({ from, to }) => found !== null && from < found.to && found.from < to);
    if (found === null || isRead) return [wish];
    const draft: Draft = { kind: found.kind, clips: [clip], isNot: false };
    return [wish, { ...wish, ...found, span: spanOf(sentence.tokens, found.from, found.to), draft }];
  });
}

const SHOWN: ReadonlySet<Draft['kind']> = new Set<Draft['kind']>(['hold', 'include']);
const PLACES = [
  ['first', 'open'],
  ['last', 'close'],
] as const;
const PLACE_WORDS_MAX = 6;

function placeBehind(sentence: Sentence, to: number) {
  const from = sentence.tokens[to]?.kind === 'comma' ? to + 1 : to;
  for (const [name, kind] of PLACES) {
    const end = namedPhraseEnd(sentence, name, from);
    if (end !== null && isBorder(sentence, end)) return { kind, from, to: end };
  }
  return null;
}

function placeBefore(sentence: Sentence, from: number) {
  // 'Am Anfang halte den See fünf Sekunden'
  const behindVerb = isIn(sentence, sentence.tokens[from - 1], 'verbs') ? [from - 1] : [];
  for (const end of [from, ...behindVerb]) {
    const to = sentence.tokens[end - 1]?.kind === 'comma' ? end - 1 : end;
    for (let at = to - 1; at >= Math.max(0, to - PLACE_WORDS_MAX); at -= 1)
      for (const [name, kind] of PLACES)
        if (namedPhraseEnd(sentence, name, at) === to && isBorder(sentence, at - 1))
          return { kind, from: at, to };
  }
  return null;
}

function isBorder(sentence: Sentence, at: number): boolean {
  const token = sentence.tokens[at];
  return (
    token === undefined || token.kind === 'comma' || token.kind === 'break' || isIn(sentence, token, 'and')
  );
}
