import { namedLists } from '../../sentence/named-lists.ts';
import type { NounWords } from '../../sentence/noun-words.ts';
import { isIn, isSkipped, namedPhraseEnd, type Sentence } from '../../sentence/sentence.ts';
import { faultSaid } from '../aspect-wishes.ts';
import type { Building } from '../building.ts';
import type { Draft } from '../drafts.ts';
import { type MadeWish, madeOf } from '../made-wish.ts';
import { turnsOf } from '../place-wishes.ts';
import { namesThemedReel } from './theme-wishes.ts';

/** A stretch that is nothing but things: 'packing, drive, tent', 'the drive 5 s'. */
export function bareThings(
  sentence: Sentence,
  from: number,
  to: number,
  building: Building,
  stated: { readonly isAll: boolean; readonly hasLength: boolean },
): readonly MadeWish[] | null {
  const { isAll, hasLength } = stated;
  const start = afterJoints(sentence, from, to);
  // 'Fifteen seconds, the press, the cutter': a length, and then a list.
  if (lengthBefore(sentence, start, to) !== null && sentence.tokens[start + 1]?.kind === 'comma')
    return bareThings(sentence, start + 2, to, building, stated);
  const lead = lengthBefore(sentence, start, to);
  const list = namedLists(sentence, lead === null ? start : start + 1).find((way) => way.to <= to);
  if (list === undefined) return null;
  // 'The waltz, about ten seconds. 40 in total': beside the length of the reel a comma parts them no more.
  const behind = hasLength && sentence.tokens[list.to]?.kind === 'comma' ? list.to + 1 : list.to;
  const trail = sentence.tokens[behind]?.quantity;
  const hold = lead ?? (trail?.unit === 'seconds' && behind < to ? trail.amount : null);
  const end = lead === null && hold !== null ? behind + 1 : list.to;
  // 'The dog and the bee, 10 seconds': behind a comma it is how long the reel is.
  const hasLengthBehind =
    sentence.tokens[end]?.kind === 'comma' && lengthBefore(sentence, end + 1, to) !== null;
  if (!isRestEmpty(sentence, hasLengthBehind ? end + 2 : end, to)) return null;
  // The 'that' of 'without any talking that ends on the sea' stands for no clip.
  if (list.items.every((named) => building.wordsOf(named).stands === 'it')) return null;
  // 'No traffic, too shaky' says why.
  const isFault = (words: NounWords) => !building.isNamed(words, true) && faultSaid(words, building) !== null;
  if (list.items.every((named) => isFault(building.wordsOf(named)))) return null;
  if (list.items.some((named) => namesThemedReel(sentence, named.to))) return null;
  const clips = list.items.map((named) => building.referTo(named));
  // 'The orange cat sleeps in the compost when it is warm' tells.
  if (clips.some(({ missing, answer }) => answer === 'shown' && missing.length > 1)) return null;
  const shown = clips.filter(({ answer }) => answer === 'shown').length;
  // 'Football and squats': a clause of its own of which half is seen
  const isSeen =
    shown * 2 > clips.length || (shown * 2 === clips.length && isWholeClause(sentence, from, end));
  if (!isSeen)
    return isAll && isWholeClause(sentence, from, to) && clips.every(({ missing }) => missing.length > 0)
      ? [madeOf(sentence, start, end, { kind: 'include', clips, certainty: 'guess' }, list.items, building)]
      : null;
  const make = (draft: Draft): MadeWish => madeOf(sentence, start, end, draft, list.items, building);
  const [only] = list.items;
  // '45 s canoe trip' is how long the reel is.
  const isOfReel =
    lead !== null && clips.length === 1 && only !== undefined && isVague(sentence, building.wordsOf(only));
  if (isOfReel) return [make({ kind: 'length', amount: lead })];
  if (hold !== null && clips.length === 1)
    return [make({ kind: 'hold', clips, amount: hold, than: null, certainty: 'likely' })];
  // '... of which at least 5 s Marek and at most 3 s the cat'
  const holds = list.items.flatMap(({ hold: amount }, at): readonly Draft[] => {
    const one = clips.slice(at, at + 1);
    return amount === undefined
      ? []
      : [{ kind: 'hold', clips: one, amount, than: null, certainty: 'likely' }];
  });
  if (holds.length === list.items.length) return holds.map(make);
  const isOrdered = list.items.some(({ isThen }) => isThen === true);
  // Who lists three things or more may list them as they come.
  const isListed = !isOrdered && list.items.length >= LISTED_MIN;
  const turns = turnsOf(clips);
  // 'Bell, rope, bell, rope' is nothing but these, by turns.
  if (turns.kind === 'order' && turns.by === 'alternate' && list.items.length >= TURNS_MIN)
    return [make({ ...turns, certainty: 'likely' })];
  return [
    make({ kind: 'include', clips, certainty: 'likely' }),
    ...(isOrdered ? [make(turns)] : []),
    ...(isListed ? [make({ ...turns, certainty: 'guess' })] : []),
  ];
}

const TURNS_MIN = 4;

/** Behind 'and then', 'um, and'. */
export function afterJoints(sentence: Sentence, from: number, to: number): number {
  let at = from;
  while (at < to) {
    const then = namedPhraseEnd(sentence, 'thenWords', at);
    if (then !== null && then < to) at = then;
    else if (isSkipped(sentence, sentence.tokens[at]) || isIn(sentence, sentence.tokens[at], 'and')) at += 1;
    else break;
  }
  return at;
}

/** Of so many the order may be meant. */
export const LISTED_MIN = 3;

/** A trip, a day or a party is what the reel is about. */
function isVague({ grammar }: Sentence, { head }: NounWords): boolean {
  return head !== null && grammar.classes.vague.has(head);
}

function lengthBefore(sentence: Sentence, at: number, to: number) {
  const quantity = at < to ? sentence.tokens[at]?.quantity : null;
  return quantity?.unit === 'seconds' ? quantity.amount : null;
}

export function isRestEmpty(sentence: Sentence, from: number, to: number): boolean {
  return sentence.tokens
    .slice(from, to)
    .every(
      (token) =>
        isSkipped(sentence, token) ||
        isIn(sentence, token, 'and') ||
        isIn(sentence, token, 'greetings') ||
        token.kind === 'sign',
    );
}

/** The 'big and yellow' of 'subtitles big and yellow' is none. */
function isWholeClause(sentence: Sentence, from: number, to: number): boolean {
  return (isEdge(sentence, from - 1) || isEdge(sentence, from)) && isEdge(sentence, to);
}

/** Of a clause. */
export function isEdge({ tokens }: Sentence, at: number): boolean {
  return ['comma', 'break'].includes(tokens[at]?.kind ?? 'break');
}
