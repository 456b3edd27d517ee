import { tellingWord } from '../../sentence/clauses.ts';
import { namedLists } from '../../sentence/named-lists.ts';
import type { NounWords } from '../../sentence/noun-words.ts';
import { beginsRun, isIn, isSkipped, namedPhraseEnd, type Sentence } from '../../sentence/sentence.ts';
import type { Building } from '../building.ts';
import type { Draft } from '../drafts.ts';
import { type MadeWish, madeOf } from '../made-wish.ts';
import { turnsOf } from '../place-wishes.ts';
import { bareLengths } from './bare-times.ts';
import { namesThemedReel } from './theme-wishes.ts';

/**
 * Wishes of words that no rule explains: a length alone, a thing beside a length, a bare list of things.
 * @param read the tokens that are read already
 */
export function leftoverWishes(
  sentence: Sentence,
  read: readonly Pick<MadeWish, 'from' | 'to'>[],
  made: readonly MadeWish[],
  building: Building,
): readonly MadeWish[] {
  const covered = new Set(
    read.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, step) => from + step)),
  );
  const wishes: MadeWish[] = [];
  const all = stretches(sentence, covered);
  // Nothing but things is asked for where no other words are left unread.
  const isAll =
    all.filter(
      ([from, to]) =>
        !isRestEmpty(sentence, from, to) && !isHeading(sentence, to) && !isLength(sentence, from, to),
    ).length === 1;
  for (const [first, to] of all) {
    let from = first;
    while (from < to - 1 && sentence.tokens[from]?.kind === 'comma') from += 1;
    const hasLength = made.some(({ draft }) => draft.kind === 'length' && draft.certainty !== 'guess');
    const things =
      tellingWord(sentence, from) !== null || headsList(sentence, to)
        ? []
        : (bareThings(sentence, from, to, building, { isAll, hasLength }) ?? []);
    const inside = things.length > 0 ? things : listsInside(sentence, from, to, building);
    const listed = inside.length > 0 ? inside : namedClauses(sentence, from, to, made, building);
    // The customer of 'caption the customer' belongs to what was read.
    const before = sentence.tokens[first - 1];
    const isOfRead = covered.has(first - 1) && before?.kind === 'word' && before.quantity === null;
    wishes.push(...listed.map((wish) => ({ ...wish, isBare: isAll && !isOfRead && listed === things })));
    wishes.push(...bareLengths(sentence, from, to, [...made, ...wishes], building));
  }
  return wishes;
}

/** '... I cried all day, so breakfast, the bus, the hug, done': a list of things among other words. */
function listsInside(sentence: Sentence, from: number, to: number, building: Building): readonly MadeWish[] {
  const found: MadeWish[] = [];
  for (let at = from; at < to; at += 1) {
    const isRun = beginsRun(sentence, at);
    if (!isRun && (!isClauseStart(sentence, at, from) || tellingWord(sentence, at) !== null)) continue;
    const list = namedLists(sentence, at).find(
      (way) => way.to <= to && way.items.length >= LISTED_MIN && (isRun || isClauseEnd(sentence, way.to, to)),
    );
    if (list === undefined) continue;
    const stated = { isAll: false, hasLength: false };
    found.push(...(bareThings(sentence, at, list.to, building, stated) ?? []));
    at = list.to;
  }
  return found;
}

/**
 * 'Fast montage, squats and juggling, cut on action': clauses that are nothing but a thing or two which clips are known to
 * show and no other wish names, in a sentence that tells of nothing.
 */
function namedClauses(
  sentence: Sentence,
  from: number,
  to: number,
  made: readonly MadeWish[],
  building: Building,
): readonly MadeWish[] {
  const clauses = clausesWithin(sentence, from, to);
  const runs: [number, number][] = [];
  for (const [start, end] of clauses) {
    if (!isNamedClause(sentence, start, end, building)) continue;
    const last = runs.at(-1);
    if (last !== undefined && last[1] === start - 1) last[1] = end;
    else runs.push([start, end]);
  }
  const [run, another] = runs;
  if (run === undefined || another !== undefined || tells(sentence, from)) return [];
  const stated = { isAll: false, hasLength: false };
  const things = bareThings(sentence, ...run, building, stated) ?? [];
  const named = new Set(made.flatMap(clipIds));
  return things.some((wish) => wish.stands.length >= LISTED_MIN || clipIds(wish).some((id) => named.has(id)))
    ? []
    : things;
}

function clipIds({ draft }: MadeWish): readonly string[] {
  return 'clips' in draft
    ? (draft.clips ?? []).flatMap(({ clips }) => clips.map(({ clipId }) => clipId))
    : [];
}

/** What stands between commas or the sentence's own ends, inside of a stretch. */
function clausesWithin(
  { tokens }: Sentence,
  from: number,
  to: number,
): readonly (readonly [number, number])[] {
  const isEdge = (at: number) => ['comma', 'break'].includes(tokens[at]?.kind ?? 'break');
  const clauses: [number, number][] = [];
  let start = from;
  for (let at = from; at <= to; at += 1) {
    if (at < to && !isEdge(at)) continue;
    if (at > start && isEdge(start - 1) && isEdge(at)) clauses.push([start, at]);
    start = at + 1;
  }
  return clauses;
}

/** Whether any clause of the sentence around a token tells. */
function tells(sentence: Sentence, at: number): boolean {
  const { tokens } = sentence;
  const isBreak = (place: number) => (tokens[place]?.kind ?? 'break') === 'break';
  let from = at;
  while (!isBreak(from - 1)) from -= 1;
  for (let place = from; !isBreak(place); place += 1) if (tellingWord(sentence, place) !== null) return true;
  return false;
}

function isNamedClause(sentence: Sentence, from: number, to: number, building: Building): boolean {
  const start = afterJoints(sentence, from, to);
  const list = namedLists(sentence, start).find((way) => way.to <= to);
  if (list === undefined || !isRestEmpty(sentence, list.to, to)) return false;
  return list.items.every((named) => {
    const { answer, missing } = building.referTo(named);
    return answer === 'shown' && missing.length === 0;
  });
}

/** Behind a comma that ends more than another thing of the list. */
function isClauseStart(sentence: Sentence, at: number, from: number): boolean {
  if (at === from) return true;
  const before = sentence.tokens[at - 1];
  if (isIn(sentence, before, 'connectors') || isIn(sentence, before, 'thens')) return true;
  if (before?.kind !== 'comma') return false;
  for (let back = at - 2; back >= at - 1 - WORDS_OF_CLAUSE_MIN; back -= 1)
    if (back < from || sentence.tokens[back]?.kind === 'comma') return false;
  return true;
}
const WORDS_OF_CLAUSE_MIN = 3;

function isClauseEnd(sentence: Sentence, at: number, to: number): boolean {
  const token = sentence.tokens[at];
  return at === to || token?.kind === 'comma' || isIn(sentence, token, 'connectors');
}

/** Stretches of tokens that nothing covers and no sentence's end divides. */
function stretches(sentence: Sentence, covered: ReadonlySet<number>): readonly (readonly [number, number])[] {
  const found: [number, number][] = [];
  let from = 0;
  for (let at = 0; at <= sentence.tokens.length; at += 1) {
    const token = sentence.tokens[at];
    const isInside = token !== undefined && !covered.has(at) && token.kind !== 'break';
    if (isInside && !isHeading(sentence, at)) continue;
    if (at > from) found.push([from, at]);
    from = at + 1;
  }
  return found;
}

function isLength({ tokens }: Sentence, from: number, to: number): boolean {
  return to === from + 1 && tokens[from]?.quantity?.unit === 'seconds';
}

/** The ':' of 'our fails: the crash and the battery' ends what the list behind it is called. */
function isHeading({ tokens }: Sentence, to: number): boolean {
  return tokens[to]?.spelt === ':';
}

/** Whether the things themselves stand behind a heading: 'the three dogs: poodle, terrier, labrador'. */
function headsList(sentence: Sentence, to: number): boolean {
  return isHeading(sentence, to) && namedLists(sentence, to + 1).some(({ items }) => items.length > 1);
}

/** A stretch that is nothing but things: 'packing, drive, tent', 'the drive 5 s'. */
function bareThings(
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
  if (!isRestEmpty(sentence, end, to)) return null;
  // The 'that' of 'without any talking that ends on the sea' stands for no clip.
  if (list.items.every((named) => building.wordsOf(named).stands === 'it')) return null;
  if (list.items.some((named) => namesThemedReel(sentence, named.to))) return null;
  const clips = list.items.map((named) => building.referTo(named));
  // 'The orange cat sleeps in the compost when it is warm' tells.
  if (clips.some(({ missing, answer }) => answer === 'shown' && missing.length > 1)) return null;
  const isSeen = clips.filter(({ answer }) => answer === 'shown').length * 2 > clips.length;
  if (!isSeen)
    return isAll && clips.every(({ missing }) => missing.length > 0)
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
  return [
    make({ kind: 'include', clips, certainty: 'likely' }),
    ...(isOrdered ? [make(turnsOf(clips))] : []),
    ...(isListed ? [make({ ...turnsOf(clips), certainty: 'guess' })] : []),
  ];
}

/** Behind 'and then', 'um, and'. */
function afterJoints(sentence: Sentence, from: number, to: number): number {
  let at = from;
  while (at < to) {
    const then = namedPhraseEnd(sentence, 'thenWords', at);
    if (then !== null && then < to) at = then;
    else if (isSkipped(sentence, sentence.tokens[at]) || isIn(sentence, sentence.tokens[at], 'and')) at += 1;
    else break;
  }
  return at;
}

const LISTED_MIN = 3;

/** A trip, a day or a party is what the reel is about. */
function isVague({ grammar }: Sentence, { head }: NounWords): boolean {
  return head !== null && grammar.classes.vague.has(head);
}

function lengthBefore(sentence: Sentence, at: number, to: number) {
  const quantity = at < to ? sentence.tokens[at]?.quantity : null;
  return quantity?.unit === 'seconds' ? quantity.amount : null;
}

function isRestEmpty(sentence: Sentence, from: number, to: number): boolean {
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
