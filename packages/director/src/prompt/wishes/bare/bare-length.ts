import type { Amount } from '@cutroom/contract';
import { clipsOf } from '../refer-to-wishes.ts';
import type { Settling } from '../settling.ts';

/** 'Birds, 8 s' asks for eight seconds of birds where nothing else is timed; in a list of shots it is the shot's length. */
export function withBareLength(wishes: readonly Settling[]): readonly Settling[] {
  const whole = wishes.find((wish) => wish.isWhole === true);
  if (whole !== undefined && isLongEnough(whole) && !wishes.some((wish) => wish !== whole && isTiming(wish)))
    return wishes.flatMap((wish) => (wish === whole ? [lengthOf(whole), topicOf(whole)] : [wish]));
  const [bare, ...others] = wishes.filter(
    ({ isBare, draft }) =>
      draft.kind === 'hold' &&
      (isBare || (draft.amount !== null && (draft.clips.length > 1 || isReelLong(draft.amount)))),
  );
  if (bare === undefined || others.length > 0 || bare.draft.kind !== 'hold' || bare.draft.amount === null)
    return wishes;
  const isTimed = wishes.some(
    ({ draft, certainty }) =>
      (draft.kind === 'hold' && draft !== bare.draft) ||
      draft.kind === 'section' ||
      draft.kind === 'cutLength' ||
      (draft.kind === 'length' && certainty !== 'guess'),
  );
  if (isTimed) return wishes;
  const { amount, clips } = bare.draft;
  const length: Settling = { ...bare, draft: { kind: 'length', amount } };
  const named: readonly Settling[] = clips.some((one) => one.clips.length > 0)
    ? [{ ...bare, draft: { kind: 'include', clips }, certainty: 'likely' }]
    : [];
  return wishes.flatMap((wish) => (wish === bare ? [length, ...named] : [wish]));
}

/** 'Forty seconds with Ines talking' */
function isReelLong(amount: Amount): boolean {
  return (amount.bound === 'between' ? amount.from : amount.value) >= LONG_SECONDS;
}
const LONG_SECONDS = 20;

const REEL_SECONDS_MIN = 8;

function isLongEnough({ draft }: Settling): boolean {
  if (draft.kind !== 'hold' || draft.amount === null) return false;
  return (draft.amount.bound === 'between' ? draft.amount.from : draft.amount.value) >= REEL_SECONDS_MIN;
}

function isTiming({ draft, certainty }: Settling): boolean {
  return (
    draft.kind === 'hold' ||
    draft.kind === 'section' ||
    draft.kind === 'share' ||
    (draft.kind === 'length' && certainty !== 'guess')
  );
}

function lengthOf(wish: Settling): Settling {
  const amount = wish.draft.kind === 'hold' ? wish.draft.amount : null;
  return amount === null ? wish : { ...wish, draft: { kind: 'length', amount } };
}

function topicOf(wish: Settling): Settling {
  return {
    ...wish,
    draft: { kind: 'prefer', clips: [...clipsOf(wish.draft)], degree: 'more' },
    certainty: 'likely',
  };
}

/**
 * 'Use a bit of him but not more than 5 seconds', 'give it room, like five seconds': so short a time behind a thing is the
 * thing's, unless its words name the reel; a reel of five seconds takes more than that.
 */
export function withShortLength(wishes: readonly Settling[], prompt: string): readonly Settling[] {
  const held: Settling[] = [];
  for (const wish of wishes) {
    const before = held.at(-1);
    const hold = before === undefined ? null : heldBefore(wish, before, prompt);
    if (hold === null || before === undefined) held.push(wish);
    else held.splice(isOpenHold(before) ? held.length - 1 : held.length, held.length, hold);
  }
  return held;
}

function heldBefore(wish: Settling, before: Settling, prompt: string): Settling | null {
  if (wish.draft.kind !== 'length' || wish.draft.amount.bound === 'longest') return null;
  const { amount } = wish.draft;
  const isShort = isVeryShort(amount) || (isOpenHold(before) && !isReelLong(amount));
  if (!isShort || OF_REEL.test(prompt.slice(...wish.span))) return null;
  if (!BESIDE.has(before.draft.kind) && !isOpenHold(before)) return null;
  const clips = clipsOf(before.draft);
  // The 'for' of 'in the middle for like five seconds' is of the length itself.
  const between = `${prompt.slice(before.span[1], wish.span[0])} ${LASTING.exec(prompt.slice(...wish.span))?.[0] ?? ''}`;
  if (clips.length !== 1 || clips[0]?.clips.length === 0 || !BEHIND.test(between)) return null;
  return { ...wish, isBare: false, draft: { kind: 'hold', clips: [...clips], amount, than: null } };
}

/** 'Give it more room', which says not how long. */
function isOpenHold({ draft }: Settling): boolean {
  return draft.kind === 'hold' && draft.amount === null;
}
/** 'But' or 'like' between a thing and its time; behind a comma alone, 'end with the dog, 6 seconds', it is the reel's. */
const BEHIND =
  /^\s*(?:,\s*)?(?:(?:but|only|just|like|maybe|and|for|at|aber|nur|pero|solo|mas|so|mais|seulement|tipo|como|genre|so etwa)\s+)+$/iu;
const LASTING = /^(?:for|durante|por|pendant|fur)\s/iu;
const OF_REEL =
  /\b(?:reel|video|film|edit|total|overall|altogether|whole|long|length|insgesamt|gesamt|lang|en total|no total|ao todo|au total)\b/iu;
const BESIDE: ReadonlySet<Settling['draft']['kind']> = new Set([
  'include',
  'prefer',
  'open',
  'close',
  'place',
] as const);

function isVeryShort(amount: Amount): boolean {
  return (amount.bound === 'between' ? amount.to : amount.value) <= VERY_SHORT_SECONDS;
}
const VERY_SHORT_SECONDS = 6;
