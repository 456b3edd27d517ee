import type { Amount, ClipReference } from '@cutroom/contract';
import { isIn, isSkipped, namedPhraseEnd, type Sentence } from '../../sentence/sentence.ts';
import { REEL_SECONDS_MIN } from '../../words/reel-long.ts';
import type { Building } from '../building.ts';
import type { MadeWish } from '../made-wish.ts';
import { heldWhile } from './held-while.ts';

/**
 * 'Use a bit of him but not more than 5 seconds', 'open on the lake, for like eight seconds, and then the boat': a time
 * behind a thing is the thing's where small words lead to it and a reel would be longer.
 */
export function withHeldLengths(sentence: Sentence, made: readonly MadeWish[]): readonly MadeWish[] {
  const held: MadeWish[] = [];
  for (const wish of made) {
    const before = held.findLast(({ to, draft }) => to <= wish.from && draft.kind !== 'order');
    const hold =
      (before === undefined ? null : heldBy(sentence, wish, before, made)) ??
      heldByNext(sentence, wish, made);
    if (hold === null) held.push(wish);
    else if (before !== undefined && isOpenHold(before) && before.to <= wish.from)
      held.splice(held.indexOf(before), 1, hold);
    else held.push(hold);
  }
  return held;
}

/** 'Grandma talks too much, cut that to five seconds': a reel would be longer, so it is what was named that plays so long. */
export function withHeldIt(
  sentence: Sentence,
  made: readonly MadeWish[],
  building: Building,
): readonly MadeWish[] {
  const isThemed = made.some(isTheme);
  const held = made.map((wish): MadeWish => {
    const { draft } = wish;
    if (draft.kind !== 'length' || draft.amount.bound === 'longest') return wish;
    const it =
      (namesReel(sentence, wish) ? null : heldWhile(sentence, wish.from, draft.amount, building)) ??
      (isThemed ? null : cutToShort(sentence, wish, building));
    if (it === null || it.clips.length === 0) return wish;
    return {
      ...wish,
      isBare: false,
      stands: ['it'],
      draft: { kind: 'hold', clips: [it], amount: draft.amount, than: null },
    };
  });
  // 'Grandpa only very briefly, two seconds' says how long that is.
  const isTold = (wish: MadeWish) =>
    held.some(
      (other, at) => other !== made[at] && wish.to <= other.from && !isParted(sentence, wish.to, other.from),
    );
  return held.filter((wish) => !isOpenHold(wish) || !isTold(wish));
}

/** What 'cut that to five seconds' is about */
function cutToShort(sentence: Sentence, wish: MadeWish, building: Building): ClipReference | null {
  const { draft } = wish;
  if (draft.kind !== 'length' || draft.amount.bound !== 'exactly' || draft.amount.value >= REEL_SECONDS_MIN)
    return null;
  return wordsOf(sentence, wish, 'anaphora').length > 0 ? building.itBefore(wish.from) : null;
}

function heldBy(
  sentence: Sentence,
  wish: MadeWish,
  before: MadeWish,
  made: readonly MadeWish[],
): MadeWish | null {
  const { draft } = wish;
  if (draft.kind !== 'length' || draft.amount.bound === 'longest') return null;
  // 'The owl in the middle, 5 seconds long'
  const isLong = isLongBehind(sentence, wish) && /^(?:open|close|place)$/.test(before.draft.kind);
  if (namesReel(sentence, wish) && !isLong) return null;
  if (isTheme(before) && wordsOf(sentence, wish, 'anaphora').length > 0) return null;
  if (!BESIDE.has(before.draft.kind) && before.draft.kind !== 'before' && !isOpenHold(before)) return null;
  // Of 'danach die Ernte, 5 Sekunden' the harvest plays so long.
  const { draft: told } = before;
  const clips = told.kind === 'before' ? told.than : 'clips' in told ? told.clips : [];
  const ids = clips.map((one) => one.clips.map(({ clipId }) => clipId).join(' '));
  if (ids[0] === undefined || ids[0] === '') return null;
  if (ids.some((id) => id !== ids[0])) return heldEach(sentence, wish, before);
  const between = smallWords(sentence, before.to, wish);
  const seconds = draft.amount.bound === 'between' ? draft.amount.to : draft.amount.value;
  // 'End with the fire, 8 seconds' is a reel of eight.
  const isBehindComma = sentence.tokens[wish.from - 1]?.kind === 'comma';
  const least = isBehindComma ? REEL_SECONDS_MIN - 1 : REEL_SECONDS_MIN;
  const isTooShort = seconds < least && !isParted(sentence, before.to, wish.from);
  if (between === null && !isTooShort) return null;
  const isLed = between !== null && (between > 0 || isLong);
  const goesOn = namedPhraseEnd(sentence, 'thenWords', behind(sentence, wish.to)) !== null;
  const isOfThing =
    isTooShort ||
    (isLed && seconds <= VERY_SHORT_SECONDS) ||
    (isOpenHold(before) && isLed && seconds < LONG_SECONDS) ||
    (seconds <= SHORT_SECONDS && (goesOn || hasOtherLength(made, wish, isLed)));
  return isOfThing
    ? {
        ...wish,
        isBare: false,
        stands: before.stands.slice(0, 1),
        draft: { kind: 'hold', clips: clips.slice(0, 1), amount: draft.amount, than: null },
      }
    : null;
}

/** 'The wash, the cut and the colour, three seconds': each of them, which no reel could show in that time. */
function heldEach(sentence: Sentence, wish: MadeWish, { draft, to, stands }: MadeWish): MadeWish | null {
  if (wish.draft.kind !== 'length' || wish.draft.amount.bound === 'longest') return null;
  const { amount } = wish.draft;
  const seconds = amount.bound === 'between' ? amount.to : amount.value;
  const clips = 'clips' in draft ? draft.clips : [];
  const isTold = clips.every((one) => one.clips.length > 0) && !isParted(sentence, to, wish.from);
  if (!isTold || seconds > EACH_SECONDS_MAX) return null;
  return { ...wish, isBare: false, stands, draft: { kind: 'hold', clips: [...clips], amount, than: null } };
}
const EACH_SECONDS_MAX = 5;

/** 'No more than eight seconds I think for the interview': so short a time before a thing is the thing's, too; '8 seconds, start with the dog' is the reel's. */
function heldByNext(sentence: Sentence, wish: MadeWish, made: readonly MadeWish[]): MadeWish | null {
  const { draft } = wish;
  const next = made.find(({ from, draft: { kind } }) => from >= wish.to && BESIDE.has(kind));
  const amount = draft.kind === 'length' && draft.amount.bound !== 'longest' ? draft.amount : null;
  if (next === undefined || amount === null || !('clips' in next.draft) || namesReel(sentence, wish))
    return null;
  const seconds = amount.bound === 'between' ? amount.to : amount.value;
  const [clip, second] = next.draft.clips;
  if (clip === undefined || second !== undefined || clip.clips.length === 0) return null;
  const isApart = sentence.tokens.slice(wish.to, next.from).some(({ kind }) => kind === 'comma');
  if (seconds >= REEL_SECONDS_MIN || isApart || isParted(sentence, wish.to, next.from)) return null;
  return {
    ...wish,
    isBare: false,
    stands: next.stands.slice(0, 1),
    draft: { kind: 'hold', clips: [clip], amount, than: null },
  };
}

const VERY_SHORT_SECONDS = 6;
const SHORT_SECONDS = 12;
const LONG_SECONDS = 20;

const BESIDE: ReadonlySet<MadeWish['draft']['kind']> = new Set([
  'include',
  'prefer',
  'open',
  'close',
  'place',
  'times',
] as const);

/** 'Give it more room', which says not how long. */
function isOpenHold({ draft }: MadeWish): boolean {
  return draft.kind === 'hold' && draft.amount === null;
}

/** Whether a sentence ends between two tokens. */
function isParted({ tokens }: Sentence, from: number, to: number): boolean {
  return tokens.slice(from, to).some(({ kind }) => kind === 'break');
}

/** Another length is the reel's: '..., four seconds each' or '30 in all'. */
function hasOtherLength(made: readonly MadeWish[], wish: MadeWish, isLed: boolean): boolean {
  return made.some(
    (other) =>
      other !== wish &&
      other.draft.certainty !== 'guess' &&
      (other.draft.kind === 'exception' ||
        (isLed && other.draft.kind === 'cutLength') ||
        (other.draft.kind === 'length' && !isSame(other.draft.amount, wish))),
  );
}

function isSame(amount: Amount | { readonly bound: 'longest' }, { draft }: MadeWish): boolean {
  return draft.kind === 'length' && JSON.stringify(draft.amount) === JSON.stringify(amount);
}

/** 'Eight seconds total', 'an eight second reel'; 'keep it to two seconds' names the thing before it. */
function namesReel(sentence: Sentence, wish: MadeWish): boolean {
  const small = wordsOf(sentence, wish, 'anaphora').length > 0 ? POINTING : LEADING;
  return sentence.tokens
    .slice(wish.from, wish.to)
    .some((token) => token.quantity === null && !isSmall(sentence, token, small));
}

/** 'Five seconds long', and no word more. */
function isLongBehind(sentence: Sentence, { from, to }: MadeWish): boolean {
  const time = sentence.tokens.findIndex(({ quantity }, at) => at >= from && quantity?.unit === 'seconds');
  return time === from && namedPhraseEnd(sentence, 'longBehind', time + 1) === to;
}

function wordsOf(sentence: Sentence, { from, to }: MadeWish, name: Parameters<typeof isIn>[2]) {
  return sentence.tokens.slice(from, to).filter((token) => isIn(sentence, token, name));
}

/** 'A dog reel', whose length is the reel's. */
function isTheme({ draft }: MadeWish): boolean {
  return draft.kind === 'prefer' && draft.degree === 'mostly';
}

/** How many small words, such as 'for like', lead from a thing to its time; null where others stand between. */
function smallWords(sentence: Sentence, from: number, { to }: MadeWish): number | null {
  let words = 0;
  for (let at = from; at < to; at += 1) {
    const token = sentence.tokens[at];
    if (token === undefined || token.quantity?.unit === 'seconds') break;
    if (!isSmall(sentence, token, BETWEEN)) return null;
    if (token.kind === 'word') words += 1;
  }
  return words > WORDS_MAX ? null : words;
}
const WORDS_MAX = 8;

const LEADING = ['lasting', 'prepositions'] as const;
const POINTING = [...LEADING, 'anaphora', 'verbs', 'orders'] as const;
const BETWEEN = [
  ...POINTING,
  'connectors',
  'and',
  'doubts',
  'saying',
  'determiners',
  'of',
  'clipNouns',
] as const;

function isSmall(
  sentence: Sentence,
  token: Sentence['tokens'][number],
  classes: readonly Parameters<typeof isIn>[2][],
): boolean {
  return isSkipped(sentence, token) || classes.some((name) => isIn(sentence, token, name));
}

function behind(sentence: Sentence, at: number): number {
  let next = at;
  while (
    namedPhraseEnd(sentence, 'thenWords', next) === null &&
    (isSkipped(sentence, sentence.tokens[next]) || isIn(sentence, sentence.tokens[next], 'and'))
  )
    next += 1;
  return next;
}
