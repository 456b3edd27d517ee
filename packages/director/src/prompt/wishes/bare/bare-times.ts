import type { Amount } from '@cutroom/contract';
import { isOfSomeClips, isSaidOfThing } from '../../rules/misread/times.ts';
import { clauseStart, tellingWord, thoughtsOf } from '../../sentence/clauses.ts';
import { isAfterTime } from '../../sentence/measured-things.ts';
import { isClipWord, isIn, isSkipped, namedPhraseEnd, type Sentence } from '../../sentence/sentence.ts';
import { isOneOf } from '../../words/numbers.ts';
import type { Token } from '../../words/tokens.ts';
import { stretchOf } from '../amounts/asked.ts';
import type { Building } from '../building.ts';
import type { Draft } from '../drafts.ts';
import { type MadeWish, madeOf } from '../made-wish.ts';
import { heldBehind, heldForWhile, isBelow } from './held-behind.ts';

/** A length beside nothing is that of the reel, once. */
export function bareLengths(
  sentence: Sentence,
  from: number,
  to: number,
  made: readonly MadeWish[],
  building: Building,
): readonly MadeWish[] {
  const stretch = stretchBehind(sentence, from, to, building);
  if (stretch.length > 0) return stretch;
  const cut = cutBehind(sentence, from, to, made);
  if (cut.length > 0) return cut;
  const settled = settledLength(sentence, from, to);
  if (settled.length > 0) return settled;
  const brief = heldBriefly(sentence, from, to, made, building);
  if (brief.length > 0) return brief;
  const [long] = heldForWhile(sentence, from, to, building);
  if (long !== undefined) return [...bareLengths(sentence, from, long.from, made, building), long];
  if (made.some(({ draft }) => isOfReel(draft))) return heldBehind(sentence, from, to, made);
  const held = isTimedAgain(sentence) ? heldBehind(sentence, from, to, made) : [];
  if (held.some(({ draft }) => draft.kind === 'hold' && isShort(draft.amount))) return held;
  const used = (at: number): boolean => made.some((wish) => wish.from <= at && at < wish.to);
  // 'In the order I filmed them 45 seconds': what a wish rests on tells nothing of the length.
  const isTold = (at: number): boolean => {
    const word = tellingWord(sentence, at) ?? tellingBefore(sentence, at);
    return tellsOfClip(sentence, at) || (word !== null && !used(word) && !standsAlone(sentence, at));
  };
  const step = sentence.tokens
    .slice(from, to)
    .findIndex(
      (token, index) => token.quantity?.unit === 'seconds' && !used(from + index) && !isTold(from + index),
    );
  const at = step < 0 ? -1 : from + step;
  const amount = sentence.tokens[at]?.quantity;
  // 'The logo at the end, 2 seconds': no reel is so short.
  if (amount?.unit === 'seconds' && isBelow(amount.amount, REEL_SECONDS_MIN) && made.length > 0)
    return heldBehind(sentence, from, to, made);
  if (
    at < 0 ||
    amount?.unit !== 'seconds' ||
    (amount.amount.bound !== 'between' &&
      amount.amount.value > REEL_SECONDS_MAX &&
      to - from > BARE_WORDS_MAX)
  )
    return [];
  return [
    {
      ...madeOf(
        sentence,
        at,
        at + 1,
        {
          kind: 'length',
          amount: isDenied(sentence, at) ? atMost(amount.amount) : amount.amount,
          certainty: to - from <= 4 ? 'sure' : 'likely',
        },
        [],
        null,
      ),
    },
  ];
}

/** '..., and Terry would be offended, thirty seconds, black between the clips': a time of a reel between commas. */
function standsAlone({ tokens }: Sentence, at: number): boolean {
  const amount = tokens[at]?.quantity;
  if (amount?.unit !== 'seconds' || amount.amount.bound !== 'exactly') return false;
  const { value } = amount.amount;
  const isClosed = [at - 1, at + 1].every((place) =>
    /^(?:comma|break)$/.test(tokens[place]?.kind ?? 'break'),
  );
  return isClosed && value >= REEL_SECONDS_LEAST && value <= REEL_SECONDS_USUAL;
}
const REEL_SECONDS_USUAL = 120;

/** A length that is said; so short a one is that of what stands beside it: 'start with the dog for like three seconds'. */
function isOfReel(draft: Draft): boolean {
  if (draft.kind !== 'length' || draft.certainty === 'guess') return false;
  const { amount } = draft;
  return amount.bound === 'longest' || amount.bound === 'atMost' || !isBelow(amount, REEL_SECONDS_LEAST);
}

const REEL_SECONDS_MIN = 3;
/** Among other words so many minutes are no length of a reel. */
const REEL_SECONDS_MAX = 300;
const BARE_WORDS_MAX = 3;

/** 'She wants three minutes and nobody watches that, so it's one minute' */
function settledLength(sentence: Sentence, from: number, to: number): readonly MadeWish[] {
  const { tokens, grammar } = sentence;
  for (let at = from; at < to; at += 1) {
    const amount = tokens[at]?.quantity;
    if (amount?.unit !== 'seconds' || isBelow(amount.amount, REEL_SECONDS_LEAST)) continue;
    const isPassedOver = (token: Token | undefined) =>
      isIn(sentence, token, 'being') || (isSkipped(sentence, token) && token?.kind === 'word');
    const is = (token: Token | undefined) => isOneOf(grammar.lexicon.numbers.settled, token?.word ?? '');
    let before = at - 1;
    while (before > from && !is(tokens[before]) && isPassedOver(tokens[before])) before -= 1;
    if (before >= from && before < at && is(tokens[before]))
      return [madeOf(sentence, at, at + 1, { kind: 'length', amount: amount.amount }, [], null)];
  }
  return [];
}
const REEL_SECONDS_LEAST = 8;

/** 'Open on the boat but super short, two seconds': so long plays what is to be short. */
function heldBriefly(
  sentence: Sentence,
  from: number,
  to: number,
  made: readonly MadeWish[],
  building: Building,
): readonly MadeWish[] {
  const { tokens } = sentence;
  let at = from;
  while (at < to && isSkipped(sentence, tokens[at])) at += 1;
  const amount = tokens[at]?.quantity;
  if (at >= to || amount?.unit !== 'seconds' || !isShort(amount.amount)) return [];
  const short = made.find(
    ({ draft, to: end }) =>
      draft.kind === 'length' && draft.certainty === 'guess' && end >= from - 1 && end <= at,
  );
  const it = short === undefined ? null : building.itBefore(short.from);
  if (it === null) return [];
  const hold: Draft = { kind: 'hold', clips: [it], amount: amount.amount, than: null };
  return [{ ...madeOf(sentence, at, at + 1, hold, [], null), isBare: false }];
}

/** 'At ten seconds in', 'the bow at 0:20', 'it starts at ten seconds' and 'it takes five seconds' tell when or how long something happens in a clip. */
function tellsOfClip(sentence: Sentence, at: number): boolean {
  const { tokens } = sentence;
  const is = (name: string, place: number) => namedPhraseEnd(sentence, name, place) === place + 1;
  if (
    isAfterTime(sentence, at) ||
    is('takesTime', at - 1) ||
    isSaidOfThing(sentence, at) ||
    isOfSomeClips(sentence, at)
  )
    return true;
  // 'Her voice over the first 8 seconds'
  if (tokens[at - 1]?.quantity?.unit === 'ordinal') return true;
  // 'The kiln at 5 seconds, the shelf at 10'
  const isOfThing = isClipWord(sentence, tokens[at - 2]?.word ?? '');
  if (
    is('atTime', at - 1) &&
    (isOfThing || tokens[at]?.kind === 'clock' || is('intoIt', at + 1) || is('start', at - 2))
  )
    return true;
  // 'It's four seconds long', unless somebody asks for it
  const isLong = is('longBehind', at + 1) && isIn(sentence, tokens[at - 1], 'being');
  return isLong && (thoughtsOf(sentence).asked[at] ?? -1) < clauseStart(sentence, at);
}

/** 'Of the wave I only need 0:05 to 0:11': times from one to another are of the clip that is named before. */
function stretchBehind(
  sentence: Sentence,
  from: number,
  to: number,
  building: Building,
): readonly MadeWish[] {
  for (let at = from; at < to; at += 1) {
    const part = stretchOf(sentence.tokens[at]);
    const it = part === null ? null : building.itBefore(at);
    if (part !== null && it !== null)
      return [madeOf(sentence, at, at + 1, { kind: 'clipPart', clips: [it], part }, [], null)];
  }
  return [];
}

/** 'Short shots, a second and a half at most', 'one shot per clip, 2 seconds at most': a short time behind what is said of every cut is theirs. */
function cutBehind(
  sentence: Sentence,
  from: number,
  to: number,
  made: readonly MadeWish[],
): readonly MadeWish[] {
  const { tokens } = sentence;
  let at = from;
  while (at < to && isSkipped(sentence, tokens[at])) at += 1;
  const amount = tokens[at]?.quantity;
  if (amount?.unit !== 'seconds' || at >= to || !isShort(amount.amount)) return [];
  const isBehind = (wish: MadeWish) => wish.to <= at && wish.to >= from - 1;
  const isOfEvery = made.some((wish) => isBehind(wish) && isOfAll(wish.draft));
  const cuts = made.find((wish) => wish.draft.kind === 'cutLength' && isBehind(wish))?.draft;
  const isOpen = cuts?.kind === 'cutLength' ? cuts.certainty === 'guess' : isOfEvery;
  if (!isOpen) return [];
  const isEven = cuts?.kind === 'cutLength' && cuts.isEven;
  const draft: Draft = { kind: 'cutLength', amount: amount.amount, isEven, certainty: 'likely' };
  return [madeOf(sentence, at, at + 1, draft, [], null)];
}

/** 'Every clip once' */
function isOfAll(draft: Draft): boolean {
  return draft.kind === 'times' && draft.clips.length === 0;
}

/** Whether more than one length is said: then a short one behind a comma is that of what stands before it. */
function isTimedAgain({ tokens }: Sentence): boolean {
  const known = timedAgain.get(tokens);
  if (known !== undefined) return known;
  const isAgain = tokens.filter(({ quantity }) => quantity?.unit === 'seconds').length > 1;
  timedAgain.set(tokens, isAgain);
  return isAgain;
}

const timedAgain = new WeakMap<readonly Token[], boolean>();

const HELD_SECONDS_MAX = 8;

function isShort(amount: Amount | null): boolean {
  return amount !== null && isBelow(amount, HELD_SECONDS_MAX);
}

/** 'And then she cried, for about ten minutes': how long what is told before the comma went on. */
function tellingBefore(sentence: Sentence, at: number): number | null {
  const start = clauseStart(sentence, at);
  if (!isIn(sentence, sentence.tokens[start], 'lasting') || sentence.tokens[start - 1]?.kind !== 'comma')
    return null;
  return start < 2 ? null : tellingWord(sentence, start - 2);
}

/** 'It must not be longer than 30 seconds' */
function isDenied(sentence: Sentence, at: number): boolean {
  return sentence.tokens
    .slice(clauseStart(sentence, at), at)
    .some((token) => isIn(sentence, token, 'negators'));
}

function atMost(amount: Amount): Amount {
  return amount.bound === 'atLeast' ? { bound: 'atMost', value: amount.value } : amount;
}
