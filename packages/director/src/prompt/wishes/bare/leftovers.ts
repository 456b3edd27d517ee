import { tellingWord } from '../../sentence/clauses.ts';
import { namedLists } from '../../sentence/named-lists.ts';
import { beginsRun, isIn, namedPhraseEnd, type Sentence } from '../../sentence/sentence.ts';
import type { Building } from '../building.ts';
import type { MadeWish } from '../made-wish.ts';
import { bareTexts } from './bare-texts.ts';
import { bareThings, isRestEmpty, LISTED_MIN } from './bare-things.ts';
import { bareLengths } from './bare-times.ts';
import { namedClauses } from './named-clauses.ts';
import { reelThings } from './reel-things.ts';
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
  const isSaidAlone = all.some(([from, to]) => isLength(sentence, from, to));
  for (const [first, to] of all.flatMap((stretch) => withoutReasons(sentence, stretch))) {
    let from = first;
    while (from < to - 1 && sentence.tokens[from]?.kind === 'comma') from += 1;
    const topic = covered.has(first - 1) ? reelThings(sentence, first, to, building) : null;
    if (topic !== null) {
      wishes.push(...topic);
      continue;
    }
    // 'Quick cuts of the dancers': what is said of the cuts was read.
    if (covered.has(first - 1) && isIn(sentence, sentence.tokens[first], 'of') && first < to - 1)
      from = first + 1;
    const hasLength = made.some(({ draft }) => draft.kind === 'length' && draft.certainty !== 'guess');
    const start = behindTheme(sentence, from, to);
    const things =
      tellingWord(sentence, from) !== null || headsList(sentence, to)
        ? []
        : (bareThings(sentence, start, to, building, { isAll, hasLength }) ?? []);
    const inside = things.length > 0 ? things : listsInside(sentence, from, to, building);
    const listed = alsoLeftOut(
      sentence,
      [first, to],
      inside.length > 0 ? inside : namedClauses(sentence, from, to, made, building),
      made,
    );
    // The customer of 'caption the customer' belongs to what was read.
    const before = sentence.tokens[first - 1];
    const isOfRead =
      start === first && covered.has(first - 1) && before?.kind === 'word' && before.quantity === null;
    // 'The boring bits of the interview' are not all that is wanted.
    const isOfFaults = made.some(({ draft, to: end }) => end === first && draft.kind === 'quality');
    const isBare = isAll && !isOfRead && !isOfFaults && listed === things;
    wishes.push(...listed.map((wish) => ({ ...wish, isBare })));
    const lengths = bareLengths(sentence, from, to, [...made, ...wishes], building);
    // 'She tells it all, thirty seconds of it. Fifty seconds.': what stands alone is that of the reel.
    wishes.push(...lengths.filter(({ draft }) => !isDoubtful(draft) || !isSaidAlone));
  }
  return [...wishes, ...bareTexts(sentence, covered, made, building)];
}

/** Of 'summer recap, the lake and the dogs' the list begins behind what the reel is called. */
function behindTheme(sentence: Sentence, from: number, to: number): number {
  let comma = from + 1;
  while (comma < to && sentence.tokens[comma]?.kind !== 'comma') comma += 1;
  return comma < to && namesThemedReel(sentence, comma) ? comma + 1 : from;
}

function isDoubtful(draft: MadeWish['draft']): boolean {
  return draft.kind === 'length' && draft.certainty === 'likely';
}

/** What stands before a reason and behind it: 'the cake, because Terry made it, thirty seconds'. */
function withoutReasons(
  sentence: Sentence,
  [from, to]: readonly [from: number, to: number],
): readonly (readonly [from: number, to: number])[] {
  const reason = reasonAt(sentence, from, to);
  if (reason === null) return [[from, to]];
  const comma = sentence.tokens.findIndex(({ kind }, at) => at > reason && at < to && kind === 'comma');
  // A list goes on behind no reason: what is named there may be named in it.
  const time = comma < 0 ? undefined : sentence.tokens[comma + 1];
  const isTimed = time?.quantity?.unit === 'seconds' && comma + 1 < to;
  return isTimed ? [[from, reason], ...withoutReasons(sentence, [comma + 1, to])] : [[from, reason]];
}

/** Where 'then the goal, because he scored that one' begins to say why. */
function reasonAt(sentence: Sentence, from: number, to: number): number | null {
  for (let at = from + 1; at < to; at += 1)
    if (namedPhraseEnd(sentence, 'reason', at) !== null)
      return sentence.tokens[at - 1]?.kind === 'comma' ? at - 1 : at;
  return null;
}

/** 'Cut the selfie honestly, and the shake', 'skip the selfie please, and the shake': what goes on behind a refusal is refused. */
function alsoLeftOut(
  { tokens, grammar }: Sentence,
  [from, to]: readonly [from: number, to: number],
  listed: readonly MadeWish[],
  made: readonly MadeWish[],
): readonly MadeWish[] {
  const isRefused = made.some((wish) => wish.to === from && wish.draft.kind === 'exclude');
  let at = from;
  while (at < to && grammar.classes.fillers.has(tokens[at]?.word ?? '')) at += 1;
  if (at > from && tokens[at]?.kind === 'comma') at += 1;
  if (!isRefused || at === to || !grammar.classes.and.has(tokens[at]?.word ?? '')) return listed;
  return listed.map((wish) =>
    wish.draft.kind === 'include' ? { ...wish, draft: { kind: 'exclude', clips: wish.draft.clips } } : wish,
  );
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

/** Commas around it are no words. */
function isLength({ tokens }: Sentence, from: number, to: number): boolean {
  const said = tokens.slice(from, to).filter(({ kind }) => kind !== 'comma');
  return said.length === 1 && said[0]?.quantity?.unit === 'seconds';
}

/** The ':' of 'our fails: the crash and the battery' ends what the list behind it is called. */
function isHeading({ tokens }: Sentence, to: number): boolean {
  return tokens[to]?.spelt === ':';
}

/** Whether the things themselves stand behind a heading: 'the three dogs: poodle, terrier, labrador'. */
function headsList(sentence: Sentence, to: number): boolean {
  return isHeading(sentence, to) && namedLists(sentence, to + 1).some(({ items }) => items.length > 1);
}
