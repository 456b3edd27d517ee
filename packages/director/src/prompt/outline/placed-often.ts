import type { Match } from '../rules/found-match.ts';
import type { Rule } from '../rules/grammar.ts';
import { isAboutKnown } from '../rules/known-things.ts';
import { namedLists } from '../sentence/named-lists.ts';
import { isIn, isSkipped, namedPhraseEnd, type Sentence } from '../sentence/sentence.ts';
import type { Token } from '../words/tokens.ts';

type Place = NonNullable<Match['slots']['places']>[number];
const PLACED_OFTEN: Rule = { frame: 'placedOften', sequence: [] };
const PLACES: readonly (readonly [name: string, place: Place])[] = [
  ['first', 1],
  ['last', -1],
  ['midway', 'middle'],
  ['earlyOn', 'early'],
  ['lateOn', 'late'],
];
/** A place says as much as one in another rule, and a little more. */
const WORTH_OF_PLACE = 16;
const JOINTS_MAX = 5;

/** One thing with several places: 'the boat three times: once first, once in the middle, once as the last shot'. */
export function placedOftenAt(sentence: Sentence, from: number): readonly Match[] {
  const { tokens } = sentence;
  // The 'first shot' of 'once as the first shot' is no thing of its own.
  if ((['determiners', 'prepositions'] as const).some((name) => isIn(sentence, tokens[from - 1], name)))
    return [];
  const before = timesAt(tokens[from]);
  const thingAt = before === undefined ? from : from + 1;
  return namedLists(sentence, thingAt).flatMap((list): readonly Match[] => {
    if (list.items.length !== 1 || list.items[0]?.to !== list.to) return [];
    const to = nounEnd(sentence, list.to);
    const items = [{ from: list.items[0].from, to }];
    if (!isAboutKnown(sentence, items)) return [];
    const said = timesBehind(sentence, to);
    const found = placesBehind(sentence, said?.next ?? to);
    const times = said?.times ?? before;
    if (found.places.length < 2 || new Set(found.places).size < found.places.length) return [];
    const score = found.to - from + found.places.length * WORTH_OF_PLACE + (times === undefined ? 0 : 10);
    const slots = {
      clips: items,
      places: found.places,
      placeTimes: found.seconds,
      ...(times === undefined ? {} : { times }),
    };
    return [{ rule: PLACED_OFTEN, from, to: found.to, slots, score, literal: score }];
  });
}

/** Behind the 'launch' of 'the pink launch', which elsewhere is a verb. */
function nounEnd(sentence: Sentence, to: number): number {
  const { tokens } = sentence;
  const isNoun = isIn(sentence, tokens[to], 'verbs') && !isIn(sentence, tokens[to - 1], 'determiners');
  return isNoun && timesBehind(sentence, to + 1) !== null ? to + 1 : to;
}

function timesAt(token: Token | undefined): Token | undefined {
  return token?.quantity?.unit === 'times' && token.quantity.times > 1 ? token : undefined;
}

/** The 'exactly three times' behind a thing. */
function timesBehind(sentence: Sentence, from: number) {
  let at = namedPhraseEnd(sentence, 'be', from) ?? from;
  while (at < from + JOINTS_MAX && !isTimes(sentence.tokens[at]) && isBetween(sentence, at)) at += 1;
  const times = timesAt(sentence.tokens[at]);
  return times === undefined ? null : { times, next: at + 1 };
}

function isTimes(token: Token | undefined): boolean {
  return token?.quantity?.unit === 'times';
}

/** 'Exactly', 'only' and a comma */
function isBetween(sentence: Sentence, at: number): boolean {
  const token = sentence.tokens[at];
  return isSkipped(sentence, token) || (isIn(sentence, token, 'adverbs') && token?.quantity === null);
}

function placesBehind(sentence: Sentence, from: number) {
  const places: Place[] = [];
  const seconds: (Token | undefined)[] = [];
  let to = from;
  for (;;) {
    const at = behindJoint(sentence, to);
    // 'Twice: two seconds at the start and five at the end'
    const time = sentence.tokens[at]?.quantity?.unit === 'seconds' ? sentence.tokens[at] : undefined;
    const found = placeAt(sentence, time === undefined ? at : at + 1);
    // 'At the start for two seconds'
    const behind = found !== null && time === undefined ? timeBehind(sentence, found.to) : null;
    const end = behind?.to ?? found?.to ?? to;
    if (found === null || !endsPlace(sentence, end)) return { places, seconds, to };
    places.push(found.place);
    seconds.push(time ?? behind?.time);
    to = end;
  }
}

function timeBehind(sentence: Sentence, from: number) {
  const at = isIn(sentence, sentence.tokens[from], 'lasting') ? from + 1 : from;
  const time = sentence.tokens[at];
  return time?.quantity?.unit === 'seconds' ? { time, to: at + 1 } : null;
}

/** Behind 'and then once', ', again' and ': one' */
function behindJoint(sentence: Sentence, from: number): number {
  const { tokens } = sentence;
  let at = from;
  while (at < from + JOINTS_MAX) {
    const token = tokens[at];
    // 'In the middle, neither at the start nor at the end'
    if (isIn(sentence, token, 'negators')) break;
    const again = namedPhraseEnd(sentence, 'again', at);
    const isJoint = (['and', 'thens'] as const).some((name) => isIn(sentence, token, name));
    if (again !== null) at = again;
    else if (placeAt(sentence, at) === null && (isOnceMore(token) || isJoint || isSkipped(sentence, token)))
      at += 1;
    else break;
  }
  return at;
}

/** The 'once' and 'one' of 'twice, once at the start and one at the end' */
function isOnceMore(token: Token | undefined): boolean {
  const { quantity } = token ?? {};
  if (quantity?.unit === 'times') return quantity.times === 1;
  return quantity?.unit === 'count' && quantity.amount.bound === 'exactly' && quantity.amount.value === 1;
}

function placeAt(sentence: Sentence, at: number) {
  const ways = PLACES.flatMap(([name, place]) => {
    const to = namedPhraseEnd(sentence, name, at);
    return to === null ? [] : [{ to, place }];
  });
  const ordinal = ordinalAt(sentence, at);
  const all = ordinal === null ? ways : [...ways, ordinal];
  return all.toSorted((a, b) => b.to - a.to)[0] ?? null;
}

/** 'As the very last shot', 'third' */
function ordinalAt(sentence: Sentence, from: number) {
  const { tokens } = sentence;
  let at = isIn(sentence, tokens[from], 'prepositions') ? from + 1 : from;
  while (isIn(sentence, tokens[at], 'determiners')) at += 1;
  const quantity = tokens[at]?.quantity;
  if (quantity?.unit !== 'ordinal') return null;
  return { to: isIn(sentence, tokens[at + 1], 'clipNouns') ? at + 2 : at + 1, place: quantity.place };
}

/** Behind a place no thing stands that it could be the place of: 'the boat first, in the middle the lake'. */
function endsPlace(sentence: Sentence, at: number): boolean {
  const token = sentence.tokens[at];
  if (token === undefined || /^(?:break|comma)$/.test(token.kind) || isOnceMore(token)) return true;
  return (['and', 'thens', 'connectors', 'fillers'] as const).some((name) => isIn(sentence, token, name));
}
