import type { Amount } from '@cutroom/contract';
import { clipsOf } from '../refer-to-wishes.ts';
import type { Settling } from '../settling.ts';

/** 'Birds, 8 s' asks for eight seconds of birds where nothing else is timed; in a list of shots it is the shot's length. */
export function withBareLength(wishes: readonly Settling[]): readonly Settling[] {
  const whole = wishes.find((wish) => wish.isWhole === true);
  if (whole !== undefined && isLongEnough(whole) && !wishes.some((wish) => wish !== whole && isTiming(wish)))
    return wishes.flatMap((wish) => (wish === whole ? [lengthOf(whole), topicOf(whole, wishes)] : [wish]));
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
  // 'Every clip with the baby gets three seconds'
  const [first, ...rest] = clips;
  if (rest.length > 0 && rest.every(({ span }) => String(span) === String(first?.span))) return wishes;
  // 'Every clip once, and Dave at most five seconds', 'the owner eight seconds, and no tools'
  const isShort = amount.bound !== 'between' && amount.value < REEL_SECONDS_MIN;
  // 'At least ten seconds of the garden' leaves room for others.
  if (isShort || amount.bound === 'atLeast') return wishes;
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
  if (draft.amount.bound === 'atLeast') return false;
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

/** '20 seconds of the dog' is mostly of it where nothing else is named. */
function topicOf(wish: Settling, wishes: readonly Settling[]): Settling {
  const isAlone = wishes.every((other) => other === wish || clipsOf(other.draft).length === 0);
  return {
    ...wish,
    draft: { kind: 'prefer', clips: [...clipsOf(wish.draft)], degree: isAlone ? 'mostly' : 'more' },
    certainty: 'likely',
  };
}
