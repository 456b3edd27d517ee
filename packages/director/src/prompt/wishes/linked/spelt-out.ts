import type { ClipReference } from '@cutroom/contract';
import type { Sentence } from '../../sentence/sentence.ts';
import type { MadeWish } from '../made-wish.ts';

/** Of 'only the puppets, the fox, the witch and the king' the puppets say what the others are. */
export function headsOthers([first, ...others]: readonly ClipReference[]): boolean {
  if (first === undefined || others.length < 2 || first.number === 'one') return false;
  const ids = new Set(first.clips.map(({ clipId }) => clipId));
  return others.every(({ clips }) => clips.length > 0 && clips.every(({ clipId }) => ids.has(clipId)));
}

/** 'The two falls at the end, Ben and then Amy': what is listed right behind a place says which come there, in turn; 'only the food: corn and soup' is of no other food. */
export function withSpeltOut(sentence: Sentence, made: readonly MadeWish[]): readonly MadeWish[] {
  return made.map((wish) => {
    const { draft, to } = wish;
    const isPlace = draft.kind === 'open' || draft.kind === 'close';
    const [group, second] = isPlace || draft.kind === 'only' ? draft.clips : [];
    if (group === undefined || second !== undefined) return wish;
    const list = made.find(
      ({ from, draft: { kind } }) => from >= to && (kind === 'order' || kind === 'include'),
    );
    const clips = list !== undefined && 'clips' in list.draft ? list.draft.clips : [];
    if (list === undefined || !isBeside(sentence, to, list.from)) return wish;
    // 'Only the food: corn, sausages, soup'
    const isSpelt = sentence.tokens[list.from - 1]?.spelt === ':';
    const own = isSpelt ? clips.map((one) => within(one, group)) : clips;
    if (!(isPlace || isSpelt) || !headsOthers([isSpelt ? { ...group, number: 'all' } : group, ...own]))
      return wish;
    return { ...wish, stands: list.stands, draft: { ...draft, clips: own } as typeof draft };
  });
}

/** Of 'only Mara: the dive and the relay' the dive that is hers. */
function within(one: ClipReference, { clips }: ClipReference): ClipReference {
  const ids = new Set(clips.map(({ clipId }) => clipId));
  const own = one.clips.filter(({ clipId }) => ids.has(clipId));
  return own.length === 0 ? one : { ...one, clips: own };
}

function isBeside({ tokens }: Sentence, from: number, to: number): boolean {
  return tokens
    .slice(from, to)
    .every(({ kind, spelt }) => kind === 'comma' || spelt === ':' || spelt === '(');
}
