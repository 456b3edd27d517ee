import type { Certainty } from '@cutroom/contract';
import type { Draft } from './drafts.ts';
import { clipsOf } from './refer-to-wishes.ts';
import type { Settling } from './settling.ts';
import { speechSlot } from './speech-slot.ts';

const RANK: Readonly<Record<Certainty, number>> = { sure: 2, likely: 1, guess: 0 };

export function isSurer(one: Settling, other: Settling): boolean {
  return RANK[one.certainty] > RANK[other.certainty];
}

/** Of two that cannot both be met the surer stands, and of two as sure the later. */
export function isOverruled(wish: Settling, at: number, all: readonly Settling[]): boolean {
  if (isOrderOfSome(wish, all)) return true;
  return all.some((other, index) => {
    if (index === at || !isRival(wish.draft, other.draft)) return false;
    if (comesAgain(wish.draft, other.draft, all)) return false;
    if (isKeptBy(wish.draft, other.draft) || isKeptBy(other.draft, wish.draft))
      return isKeptBy(wish.draft, other.draft);
    return (
      RANK[other.certainty] > RANK[wish.certainty] ||
      (RANK[other.certainty] === RANK[wish.certainty] && index > at)
    );
  });
}

/** The 'in order' of 'the intro, then the three questions in order, then the outro' is that of the questions. */
function isOrderOfSome({ draft, span }: Settling, all: readonly Settling[]): boolean {
  if (draft.kind !== 'order' || draft.by === 'named') return false;
  return all.some(
    ({ draft: other, span: [start, end] }) =>
      other.kind === 'order' && other.by === 'named' && start < span[0] && end > span[1],
  );
}

/** 'Start with the dog, then the boat': what opens the reel in an order is not asked for once more as an order. */
export function isToldByOpening({ draft, from }: Settling, all: readonly Settling[]): boolean {
  // 'Start with the engine and show it again at the end': that it comes twice is said by both.
  if (draft.kind === 'times' && placesOf(draft, all).some((one) => one.from === from))
    return placesOf(draft, all).some((one) => one.from !== from);
  // 'Right before the end, not at the end'
  if (isNoEnd(draft)) return all.some(({ draft: other }) => isNearEnd(other) && sharesClips(draft, other));
  if (draft.kind !== 'order' || draft.by !== 'named') return false;
  const idsOf = (one: Draft): string =>
    JSON.stringify(clipsOf(one).map(({ clips }) => clips.map(({ clipId }) => clipId)));
  return all.some(
    ({ draft: other, certainty }) =>
      other.kind === 'open' && !other.isNot && certainty !== 'guess' && idsOf(other) === idsOf(draft),
  );
}

/** What is said of where the same clips come. */
function placesOf(draft: Draft, all: readonly Settling[]): readonly Settling[] {
  return all.filter(
    ({ draft: other }) =>
      (other.kind === 'place' || ((other.kind === 'open' || other.kind === 'close') && !other.isNot)) &&
      sharesClips(draft, other),
  );
}

/** 'Start with her, come back to her in the middle, end on her': what has a third place, too, has not been moved. */
function comesAgain(one: Draft, other: Draft, all: readonly Settling[]): boolean {
  const arePlaces = [one, other].every(({ kind }) => kind === 'open' || kind === 'place');
  return (
    arePlaces &&
    one.kind !== other.kind &&
    (placesOf(one, all).length > 2 || all.some(({ draft }) => isTwice(draft) && sharesClips(draft, one)))
  );
}

function isTwice(draft: Draft): boolean {
  return draft.kind === 'times' && draft.amount.bound === 'exactly' && draft.amount.value > 1;
}

/** The place of what 'everything builds up to' */
function isNearEnd(draft: Draft): boolean {
  return draft.kind === 'place' && draft.place === -2 && draft.certainty === 'likely';
}

function isNoEnd(draft: Draft): boolean {
  return draft.kind === 'close' && draft.isNot;
}

/** The bound of 'a second and a half each, no clip longer than that' asks for nothing that the length before it does not. */
function isKeptBy(bound: Draft, length: Draft): boolean {
  if (bound.kind !== 'cutLength' || length.kind !== 'cutLength') return false;
  const [most, exact] = [bound.amount, length.amount];
  return most?.bound === 'atMost' && exact?.bound === 'exactly' && most.value === exact.value;
}

function isRival(one: Draft, other: Draft): boolean {
  const isAbout = (kinds: readonly Draft['kind'][]) => kinds.includes(one.kind) && kinds.includes(other.kind);
  // 'The crash first. No, put it third.'
  if (isAbout(['open', 'place']) && one.kind !== other.kind) return isMoved(one, other);
  // 'Everything builds up to the cake, so that one comes last'
  if (isAbout(['close', 'place']) && one.kind !== other.kind)
    return [one, other].some(isNearEnd) && ![one, other].some(isNoEnd) && sharesClips(one, other);
  if (isAbout(['include', 'exclude', 'only'])) return one.kind !== other.kind && sharesClips(one, other);
  if (one.kind !== other.kind) return false;
  switch (one.kind) {
    case 'length':
      return (
        other.kind === 'length' &&
        (aimOf(one.amount) === aimOf(other.amount) || isLoose(one) || isLoose(other))
      );
    case 'cutLength':
      return (
        other.kind === 'cutLength' &&
        (one.amount === null) === (other.amount === null) &&
        !isRange(one, other)
      );
    case 'pace':
      return other.kind === 'pace' && (one.course === null) === (other.course === null);
    case 'grade':
      return other.kind === 'grade' && one.clips.length === other.clips.length;
    case 'transition':
    case 'sound':
    case 'captions':
      return true;
    case 'speech':
      return other.kind === 'speech' && speechSlot(one.speech) === speechSlot(other.speech);
    case 'order':
      return other.kind === 'order' && isWholeOrder(one.by) && isWholeOrder(other.by);
    case 'title':
      return (
        other.kind === 'title' &&
        one.at === other.at &&
        one.at !== 'clips' &&
        (one.text === null || other.text !== null)
      );
    case 'fade':
      return other.kind === 'fade' && one.at === other.at;
    case 'name':
      return true;
    case 'hold':
      // 'Three seconds per robot, then eight of the final'
      return other.kind === 'hold' && isSameClip(one, other) && one.clips[0]?.said !== other.clips[0]?.said;
    default:
      return false;
  }
}

/** Whether both give one clip a place, and neither perhaps: 'the dog first, and early on again' is no such place. */
function isMoved(one: Draft, other: Draft): boolean {
  const isPlace = (draft: Draft) =>
    draft.certainty === undefined && (draft.kind === 'place' || (draft.kind === 'open' && !draft.isNot));
  return isPlace(one) && isPlace(other) && sharesClips(one, other);
}

/** 'No shot shorter than 3 seconds, none longer than 5' */
function isRange(
  one: Extract<Draft, { kind: 'cutLength' }>,
  other: Extract<Draft, { kind: 'cutLength' }>,
): boolean {
  const bounds = [one, other].map(({ amount }) => amount?.bound);
  return bounds.includes('atLeast') && bounds.includes('atMost');
}

function isSameClip(one: Extract<Draft, { kind: 'hold' }>, other: Extract<Draft, { kind: 'hold' }>): boolean {
  const [mine, theirs] = [one, other].map(({ amount, clips }) =>
    amount !== null && clips.length === 1 && clips[0]?.clips.length === 1
      ? clips[0].clips[0]?.clipId
      : undefined,
  );
  return mine !== undefined && mine === theirs;
}

/** 'About a minute, but thirty seconds is enough' are two lengths, of which the later stands. */
function aimOf({ bound }: { readonly bound: string }): string {
  return bound === 'about' ? 'exactly' : bound;
}

function isLoose({ amount }: Extract<Draft, { kind: 'length' }>): boolean {
  return amount.bound === 'longest';
}

function isWholeOrder(by: string): boolean {
  return by !== 'named' && by !== 'alternate';
}

function sharesClips(one: Draft, other: Draft): boolean {
  const [mine, theirs] = [one, other].map(
    (draft) => new Set(clipsOf(draft).flatMap(({ clips }) => clips.map(({ clipId }) => clipId))),
  );
  if (mine === undefined || theirs === undefined || mine.size === 0) return false;
  // 'Only the dog' and 'the dog with the ball' agree.
  if (one.kind === 'only' || other.kind === 'only')
    return one.kind === 'exclude' || other.kind === 'exclude'
      ? [...mine].every((id) => theirs.has(id))
      : false;
  return mine.size === theirs.size && [...mine].every((id) => theirs.has(id));
}
