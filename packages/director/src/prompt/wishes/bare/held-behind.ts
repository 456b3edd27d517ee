import type { Amount } from '@cutroom/contract';
import { isIn, isSkipped, namedPhraseEnd, type Sentence } from '../../sentence/sentence.ts';
import type { Building } from '../building.ts';
import type { Draft } from '../drafts.ts';
import { type MadeWish, madeOf } from '../made-wish.ts';
import { heldWhile } from './held-while.ts';

/** 'The fireworks at the end, 8 seconds, 30 in all', 'the fire first, 2 s, and then the flower, 3 s': a time between commas is that of what stands before. */
export function heldBehind(
  sentence: Sentence,
  from: number,
  to: number,
  made: readonly MadeWish[],
): readonly MadeWish[] {
  const { tokens } = sentence;
  return tokens.slice(from, to).flatMap(({ quantity }, step): readonly MadeWish[] => {
    const at = from + step;
    const isClosed = at + 1 >= to || tokens[at + 1]?.kind === 'comma';
    if (quantity?.unit !== 'seconds' || !isClosed || tokens[at - 1]?.kind === 'break') return [];
    const held = made.find(
      ({ to: end }) => end <= at && at - end <= JOINTS_MAX && leadsTo(sentence, end, at),
    );
    if (held === undefined || !PLACED.has(held.draft.kind) || !('clips' in held.draft)) return [];
    const { clips } = held.draft;
    // 'Somebody's at the door, one second'
    const isBlink =
      isBelow(quantity.amount, BLINK_SECONDS) && !/^(?:open|close|place)$/.test(held.draft.kind);
    if (clips.length !== 1 || isBlink) return [];
    const draft: Draft = { kind: 'hold', clips, amount: quantity.amount, than: null, certainty: 'likely' };
    return [{ ...madeOf(sentence, at, at + 1, draft, [], null), stands: held.stands, isBare: false }];
  });
}

/** Whether only small words stand between: 'but only two seconds'. */
function leadsTo(sentence: Sentence, from: number, to: number): boolean {
  const isOnly = (at: number) =>
    ['only', 'onlyOf'].some((name) => namedPhraseEnd(sentence, name, at) !== null);
  return sentence.tokens
    .slice(from, to)
    .every(
      (token, step) =>
        isSkipped(sentence, token) ||
        isOnly(from + step) ||
        JOINTS.some((name) => isIn(sentence, token, name)),
    );
}

const BLINK_SECONDS = 1.5;
const JOINTS_MAX = 6;
const JOINTS = ['prepositions', 'connectors'] as const;
const PLACED: ReadonlySet<Draft['kind']> = new Set<Draft['kind']>([
  'open',
  'close',
  'place',
  'include',
  'prefer',
]);

/** 'Grandpa has a lot to say, but only briefly, four seconds', beside the length of the reel, too. */
export function heldForWhile(
  sentence: Sentence,
  from: number,
  to: number,
  building: Building,
): readonly MadeWish[] {
  return sentence.tokens.slice(from, to).flatMap(({ quantity }, step) => {
    const it =
      quantity?.unit === 'seconds' ? heldWhile(sentence, from + step, quantity.amount, building) : null;
    if (it === null || it.clips.length === 0 || quantity?.unit !== 'seconds') return [];
    const hold: Draft = { kind: 'hold', clips: [it], amount: quantity.amount, than: null };
    return [{ ...madeOf(sentence, from + step, from + step + 1, hold, [], null), isBare: false }];
  });
}

export function isBelow(amount: Amount, seconds: number): boolean {
  return amount.bound !== 'between' && amount.value < seconds;
}
