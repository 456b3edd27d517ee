import type { ClipReference } from '@cutroom/contract';
import { namedLists } from '../../sentence/named-lists.ts';
import { isIn, isSkipped, namedPhraseEnd, type Sentence } from '../../sentence/sentence.ts';
import { spanOf } from '../../words/tokens.ts';
import type { Building } from '../building.ts';
import type { MadeWish } from '../made-wish.ts';

/** 'The boat before the cake but after the garden', 'the boat before the cake before the garden': what is placed beside one thing may be placed beside another, too. */
export function withSecondPlaces(
  sentence: Sentence,
  made: readonly MadeWish[],
  building: Building,
): readonly MadeWish[] {
  return made.flatMap((wish, at) => {
    const from = behindJoint(sentence, wish.to);
    // 'Red before green before blue' places the green one, too
    const placed = placedIn(sentence, wish, from === wish.to);
    if (placed === null) return [wish];
    const before = namedPhraseEnd(sentence, 'placedBefore', from);
    const named = before ?? namedPhraseEnd(sentence, 'placedAfter', from);
    if (named === null || (made[at + 1]?.from ?? Number.POSITIVE_INFINITY) < named) return [wish];
    const list = namedLists(sentence, named).find(({ items }) => items.length === 1);
    const [item] = list?.items ?? [];
    if (list === undefined || item === undefined) return [wish];
    const { stands, isEach } = building.wordsOf(item);
    if (stands !== 'thing' || isEach) return [wish];
    const other = [building.referTo(item)];
    if (other.every(({ clips }) => clips.length === 0)) return [wish];
    const second: MadeWish = {
      ...wish,
      from,
      to: list.to,
      span: spanOf(sentence.tokens, from, list.to),
      draft:
        before === null
          ? { kind: 'before', clips: other, than: placed, isDirect: false }
          : { kind: 'before', clips: placed, than: other, isDirect: false },
    };
    return [wish, second];
  });
}

/** Of 'the boat before the cake' and 'the boat after the cake' the boat: the one that its words name first, or last where they go on at once. */
function placedIn(sentence: Sentence, { draft }: MadeWish, isChain: boolean): ClipReference[] | null {
  // 'Only seconds 10 to 18 of him, after the window'
  if (draft.kind === 'clipPart') return isChain || draft.clips.length !== 1 ? null : draft.clips;
  if (draft.kind !== 'before') return null;
  const [clip, than] = [draft.clips[0], draft.than[0]];
  if (clip === undefined || than === undefined || sentence.grammar.phrases.get('placedBefore') === undefined)
    return null;
  const isFirst = (clip.span?.[0] ?? 0) < (than.span?.[0] ?? 0);
  return isFirst === isChain ? draft.than : draft.clips;
}

/** Behind a comma, 'but' or 'and'. */
function behindJoint(sentence: Sentence, at: number): number {
  let next = at;
  for (; next < at + JOINTS_MAX; next += 1) {
    const token = sentence.tokens[next];
    const isJoint =
      isIn(sentence, token, 'and') || isIn(sentence, token, 'connectors') || isSkipped(sentence, token);
    if (!isJoint) break;
  }
  return next;
}
const JOINTS_MAX = 3;
