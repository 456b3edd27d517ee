import type { ClipReference } from '@cutroom/contract';
import { isIn, type Sentence } from '../../sentence/sentence.ts';
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
    // 'Only the food: corn, sausages, soup', 'only the fish!! Guppies, tetras', but 'only the beach. Start with the sunset'
    const isSpelt = sentence.tokens[list.from - 1]?.spelt === ':' || list.draft.certainty === 'likely';
    const own = isPlace ? headsOthers([group, ...clips]) && clips : isSpelt && membersOf(group, clips);
    if (own === false || own === null) return wish;
    return { ...wish, stands: list.stands, draft: { ...draft, clips: own } as typeof draft };
  });
}

/** Of 'only the food' and 'corn, sausages and soup' the corn, the sausages and the soup, where most of them are food; else null. */
export function membersOf(group: ClipReference, clips: readonly ClipReference[]): ClipReference[] | null {
  const ids = new Set(group.clips.map(({ clipId }) => clipId));
  // What no clip is known to show may be one that the group has.
  if (clips.length < 2 || clips.some((one) => one.clips.length === 0)) return null;
  const among = clips.filter((one) => one.clips.some(({ clipId }) => ids.has(clipId)));
  return among.length * 2 > clips.length ? clips.map((one) => within(one, group)) : null;
}

/** Of 'only Mara: the dive and the relay' the dive that is hers. */
function within(one: ClipReference, { clips }: ClipReference): ClipReference {
  const ids = new Set(clips.map(({ clipId }) => clipId));
  const own = one.clips.filter(({ clipId }) => ids.has(clipId));
  return own.length === 0 ? one : { ...one, clips: own };
}

function isBeside(sentence: Sentence, from: number, to: number): boolean {
  return sentence.tokens
    .slice(from, to)
    .every(
      (token) =>
        token.kind === 'comma' ||
        (token.kind === 'break' && token.spelt !== ';') ||
        token.spelt === ':' ||
        token.spelt === '(' ||
        isIn(sentence, token, 'fillers'),
    );
}
