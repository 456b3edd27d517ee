import { type Amount, type ClipReference, REEL_SECONDS_MAX } from '@cutroom/contract';
import type { ArgumentFrame } from '../../rules/frame-names.ts';
import type { Token } from '../../words/tokens.ts';
import type { Draft } from '../drafts.ts';
import { negated } from '../negate.ts';
import { type Asked, amountOf, opposite, singleSeconds, some, stretchOf } from './asked.ts';
import { speedOf } from './heard-wishes.ts';

const CUT_SECONDS_MIN = 0.5;
/** What the words of 'the reel should be' weigh. */
const OUTRIGHT = 20;
const REEL_SECONDS_MIN = 3;

function isMoment(amount: Amount): boolean {
  return amount.bound !== 'between' && amount.value < REEL_SECONDS_MIN;
}

/** A number by its word that is none. */
const FEW = /^(?:a few|few)$/;

/** The 5 of '5 x 2 seconds' */
function timesIn(token: Token | undefined): Amount | null {
  const quantity = token?.quantity;
  return quantity?.unit === 'times' && Number.isInteger(quantity.times)
    ? { bound: 'exactly', value: quantity.times }
    : null;
}

/** How long the reel and its cuts are, and how many. */
export function lengthWishes({ frame, match, clips, building }: Asked): readonly Draft[] | null {
  const seconds = amountOf(match.slots.s, 'seconds');
  const count = amountOf(match.slots.n, 'count') ?? timesIn(match.slots.times);
  const single = singleSeconds(seconds);
  const bounded = (amount: Amount): Amount => boundedBy(frame, match.slots.s, amount);
  const withSeconds = (make: (amount: Amount) => Draft) => some(seconds === null ? null : make(seconds));
  switch (frame) {
    case 'length': {
      // 'Use the wave, but just from 5s until 11s'
      const stretch = stretchOf(match.slots.s);
      if (stretch !== null) {
        const it = building.itBefore(match.from);
        return some(it === null ? null : { kind: 'clipPart', clips: [it], part: stretch });
      }
      return withSeconds((amount) =>
        // So short a reel takes more than 'for two seconds'.
        isMoment(amount) && match.literal < OUTRIGHT
          ? { kind: 'length', amount, certainty: 'guess' }
          : { kind: 'length', amount },
      );
    }
    case 'lengthCap':
    case 'lengthNot':
      return withSeconds((amount) => ({ kind: 'length', amount: bounded(amount) }));
    case 'cutLength':
    case 'secondsOfEach':
      return [
        ...withSeconds((amount) => ({ kind: 'cutLength', amount, isEven: false })),
        ...(single !== null && single < CUT_SECONDS_MIN
          ? [{ kind: 'unsupported', feature: 'cuts shorter than half a second', nearest: null } as const]
          : []),
        ...(frame === 'secondsOfEach' ? [EVERY_CLIP] : []),
      ];
    case 'countOfLength':
      return count === null || seconds === null
        ? []
        : [
            { kind: 'count', amount: whole(count), of: 'cuts', perClip: false },
            { kind: 'cutLength', amount: seconds, isEven: false },
          ];
    case 'cutLengthNumber':
      return some(count === null ? null : { kind: 'cutLength', amount: count, isEven: false });
    case 'lengthNumber':
      // 'Make it 30': so few are cuts, or no one knows what.
      return some(isReelLong(count) ? { kind: 'length', amount: count, certainty: 'likely' } : null);
    case 'cutLengthOthers':
      return ofOthers(seconds, clips);
    case 'cutLengthCap':
    case 'cutLengthNot':
      return withSeconds((amount) => ({ kind: 'cutLength', amount: bounded(amount), isEven: false }));
    case 'cutLengthFrom':
      return notBefore(single);
    case 'count':
      return some(
        // The 'one clip' of 'from one clip to the next' counts nothing.
        count === null || (count.bound === 'exactly' && count.value === 1)
          ? null
          : { kind: 'count', amount: whole(count), of: 'cuts', perClip: false },
      );
    case 'countClips':
      return some(
        count === null ? null : { kind: 'count', amount: whole(count), of: 'clips', perClip: false },
      );
    case 'countPerClipNot':
      return count?.bound === 'atLeast' ? perClip(opposite(count)) : [];
    case 'countPerClip':
      return count === null ? [] : perClip(count);
    case 'countOf':
      return FEW.test(match.slots.n?.word ?? '') ? [{ kind: 'include', clips }] : countOf(count, clips);
    case 'times':
      return timesOf(match.slots.times, clips);
    case 'timesNot':
      return timesOf(match.slots.times, clips).flatMap(negated);
    default:
      return null;
  }
}

/** 'Cap it at 20 seconds' and 'cap it at 20 seconds tops' are at most so long, 'nothing over 2 seconds' is the opposite of what stands there. */
function boundedBy(frame: ArgumentFrame, said: Token | undefined, amount: Amount): Amount {
  const isOutside = said?.quantity?.unit === 'seconds' && said.quantity.isBetweenRefused === true;
  const isCap = frame === 'lengthCap' || frame === 'cutLengthCap';
  if (isCap) return amount.bound === 'between' ? amount : { bound: 'atMost', value: amount.value };
  return isOutside ? amount : opposite(amount);
}

const EVERY_CLIP: Draft = { kind: 'every', clips: [] };

/** 'The others two seconds each' */
function ofOthers(amount: Amount | null, clips: ClipReference[]): readonly Draft[] {
  if (amount === null) return [];
  return [
    { kind: 'cutLength', amount, isEven: false },
    { kind: 'exception', clips, of: '' },
  ];
}

/** 'Don't cut before three seconds are up' */
function notBefore(seconds: number | null): readonly Draft[] {
  if (seconds === null) return [];
  return [{ kind: 'cutLength', amount: { bound: 'atLeast', value: seconds }, isEven: false }];
}

function isReelLong(count: Amount | null): count is Amount {
  return (
    count !== null && count.bound !== 'between' && count.value >= REEL_FROM && count.value <= REEL_SECONDS_MAX
  );
}
/** Whoever says a number alone says one of at least so many seconds. */
const REEL_FROM = 10;

function perClip(amount: Amount): readonly Draft[] {
  return [{ kind: 'count', amount: whole(amount), of: 'cuts', perClip: true }];
}

function countOf(count: Amount | null, clips: ClipReference[]): readonly Draft[] {
  if (count === null) return [];
  // 'There are twelve clips of my nephew's birthday': nothing is asked to come so often.
  const isUnknown = clips.every((one) => one.clips.length === 0);
  if (isUnknown && count.bound !== 'between' && count.value > OFTEN) return [];
  // 'The two clips of the deer', where there are two, are these.
  const [only, second] = clips;
  const isAll = only?.number === 'all' && second === undefined && count.bound === 'exactly';
  if (isAll && count.value > 1 && only.clips.length === count.value) return [{ kind: 'include', clips }];
  const times: Draft = { kind: 'times', clips, amount: whole(count) };
  // 'No more than one shot of the cake' asks for no cake.
  if (count.bound === 'atMost') return [times];
  return [
    times,
    { kind: 'include', clips },
    // 'Two shots of the lake' and no more is a reel of two shots; settle-wishes.ts sees whether there is more.
    { kind: 'count', amount: whole(count), of: 'cuts', perClip: false, certainty: 'guess' },
  ];
}
const OFTEN = 6;

function whole(amount: Amount): Amount {
  const round = (value: number): number => Math.max(1, Math.round(value));
  if (amount.bound === 'between') return { bound: 'between', from: round(amount.from), to: round(amount.to) };
  return { bound: amount.bound, value: round(amount.value) };
}

/** 'The beach 3x' is shown three times, 'the jump 0.5x' at half its speed. */
export function timesOf(token: Token | undefined, clips: ClipReference[]): readonly Draft[] {
  if (token?.quantity?.unit !== 'times') return [];
  const { times, bound = 'exactly' } = token.quantity;
  if (!Number.isInteger(times)) return speedOf(times, clips);
  return [{ kind: 'times', clips, amount: whole({ bound, value: times }) }];
}
