import type { ClipFacts } from '../../material/clip-facts.ts';
import { PACE_SECONDS } from '../budget/budget.ts';
import { areWhole } from '../budget/clip-shares.ts';
import { isMeant, listed, type MeantClips } from '../wishes/meant-clips.ts';
import type { Wishes } from '../wishes/wishes.ts';
import { worthOf } from './clip-worth.ts';

/** 'mostly dogs': of the other clips only so many that the dogs stay in the majority. */
export function withMainClips(
  pool: readonly ClipFacts[],
  wishes: Wishes,
  required: ReadonlySet<ClipFacts>,
  dropped: Map<ClipFacts, string>,
): ClipFacts[] {
  const { likelyOnly } = wishes.clips;
  const named = likelyOnly.length > 0 ? likelyOnly : toldThroughout(wishes);
  const bare = pool.filter((facts) => isMeant(facts, named) || required.has(facts));
  if (fillsTheReel(bare, named, wishes)) {
    for (const facts of pool)
      if (!bare.includes(facts)) dropped.set(facts, `You named only ${listed(named)}.`);
    return bare;
  }
  const shared = pool.filter(
    (facts) => required.has(facts) || wishes.clips.shares.some(({ clips }) => clips.has(facts)),
  );
  // Where other wishes leave out all that is shared out, the rest is better than no reel.
  if (shared.length > 0 && areWhole(wishes.clips.shares) && areFilled(wishes)) {
    for (const facts of pool)
      if (!shared.includes(facts)) dropped.set(facts, 'The shares that you asked for fill the reel.');
    return shared;
  }
  if (shared.length > 0 && areWhole(wishes.clips.shares))
    return withFillers(pool, shared, wishes, dropped, 'The shares that you asked for leave no more room.');
  const main = pool.filter((facts) => isMeant(facts, wishes.clips.mostly));
  if (main.length === 0 || wishes.form.everyClip) return [...pool];
  const others = pool
    .filter((facts) => !main.includes(facts))
    .sort(
      (a, b) => Number(required.has(b)) - Number(required.has(a)) || worthOf(b, wishes) - worthOf(a, wishes),
    );
  const room = main.length < MAIN_CLIPS_MIN ? roomBeside(wishes) : Math.max(1, Math.floor(main.length * 0.7));
  const kept = new Set([...main, ...others.slice(0, room), ...others.filter((facts) => required.has(facts))]);
  for (const facts of pool)
    if (!kept.has(facts)) dropped.set(facts, `You wanted mostly ${listed(wishes.clips.mostly)}.`);
  return pool.filter((facts) => kept.has(facts));
}

/** What is named, and only so many of the others as fit into the seconds that it lacks. */
function withFillers(
  pool: readonly ClipFacts[],
  named: readonly ClipFacts[],
  wishes: Wishes,
  dropped: Map<ClipFacts, string>,
  why: string,
): ClipFacts[] {
  const { length, pace } = wishes.form;
  const held = named.reduce((sum, { durationSeconds }) => sum + durationSeconds * USABLE_SHARE, 0);
  const lacking = (length?.seconds ?? USUAL_SECONDS) - held;
  const room = Math.max(1, Math.ceil(lacking / PACE_SECONDS[pace ?? 'medium'].usual));
  const others = pool
    .filter((facts) => !named.includes(facts))
    .sort((a, b) => worthOf(b, wishes) - worthOf(a, wishes))
    .slice(0, room);
  for (const facts of pool) if (![...named, ...others].includes(facts)) dropped.set(facts, why);
  return pool.filter((facts) => !dropped.has(facts));
}

/** Whether the clips of each share hold about as much as is asked of them; others come in for what they do not. */
function areFilled({ clips: { shares }, form: { length } }: Wishes): boolean {
  return (
    length === null ||
    shares.every(
      ({ clips, measure }) =>
        measure.of !== 'reel' ||
        [...clips].reduce((sum, { durationSeconds }) => sum + durationSeconds, 0) >=
          length.seconds * measure.share * SHARE_FILLED_MIN,
    )
  );
}

const SHARE_FILLED_MIN = 0.75;

/**
 * A reel that is told from its beginning to its end: 'the dog, then the boat, then the flower to finish, 12 seconds', and 'the dog,
 * then the boat, 10 seconds', which names nothing else.
 */
function toldThroughout(wishes: Wishes): readonly MeantClips[] {
  const { places, clips, form, list } = wishes;
  const told = [...places.opening, ...places.lists.flat(), ...places.ending];
  const things = new Set(told.flatMap((one) => one.clips.slice(0, 1))).size;
  const isEnded = places.ending.length > 0 && things >= TOLD_MIN && clips.prefer.length === 0;
  // 'Start with the dog and the bee' goes on with others.
  const isInTurn = places.lists.length === 1 || places.opening.length >= TOLD_MIN;
  const isListed = things >= LISTED_MIN && isInTurn && list.every(isOfList(told));
  if (form.length === null) return isListed && things >= TOLD_MIN && isTale(wishes) ? told : [];
  return (isEnded || isListed) && form.length.seconds / things <= TOLD_SECONDS_MAX ? told : [];
}

/** 'The dog, then the boat, then the flower' or 'first the dog, then the boat, and finally the flower', and nothing else is said of it. */
function isTale({ places: { lists, opening, ending }, form: { cutLength } }: Wishes): boolean {
  const told = new Set(lists.flat().flatMap(({ clips }) => clips));
  const isTold = ({ clips }: MeantClips) => clips.every((facts) => told.has(facts));
  return lists.length === 1 && [...opening, ...ending].every(isTold) && cutLength === null;
}

/** Wishes that name no other clips. */
function isOfList(told: readonly MeantClips[]) {
  const own = new Set(told.flatMap(({ clips }) => clips));
  return ({ wish, clips, than }: Wishes['list'][number]): boolean =>
    wish.kind === 'exclude' ||
    [...clips, ...than].every((one) => one.clips.length > 0 && one.clips.every((facts) => own.has(facts)));
}

const TOLD_MIN = 3;
const LISTED_MIN = 2;
/** For each of them; in a longer reel others may come between. */
const TOLD_SECONDS_MAX = 6;

/**
 * 'boats and birds, 20 seconds': nothing else, where each thing has a clip and they last long enough. 'A reel of the squats', of
 * which no length is asked, is one of a single clip, too.
 */
function fillsTheReel(bare: readonly ClipFacts[], named: readonly MeantClips[], wishes: Wishes): boolean {
  if (named.length === 0 || named.some(({ clips }) => clips.length === 0)) return false;
  // What takes turns comes again and again.
  const isTurning = wishes.places.alternating.length > 0;
  if (wishes.form.everyClip || (!isTurning && (wishes.form.count?.count ?? 0) > bare.length)) return false;
  const seconds = bare.reduce((sum, { durationSeconds }) => sum + durationSeconds * USABLE_SHARE, 0);
  const { length } = wishes.form;
  // 'Under 10 seconds' may be less.
  const wanted =
    (length?.bound === 'atMost'
      ? Math.min(ALONE_SECONDS_MIN, length.seconds * LEAST_OF_MOST)
      : length?.seconds) ?? (wishes.form.cutLength?.seconds ?? 1.5) * (wishes.form.count?.count ?? 1);
  const isAlone = length !== null || (isOpen(wishes) && seconds >= ALONE_SECONDS_MIN);
  return seconds >= wanted && (bare.length >= BARE_CLIPS_MIN || isAlone);
}

const BARE_CLIPS_MIN = 2;
/** A single clip that makes a reel. */
const ALONE_SECONDS_MIN = 3;

/** Neither a length nor a number of cuts is asked for, and no clip is to stand between others. */
function isOpen({ form: { length, count, cutLength }, places }: Wishes): boolean {
  return length === null && count === null && cutLength === null && places.placed.length === 0;
}

const LEAST_OF_MOST = 0.5;
/** Of a clip's seconds so many may be shown: what is less good of it is nearer to the wish than another clip. */
const USABLE_SHARE = 0.9;

/** Fewer clips cannot carry most of a reel without coming again and again; their cuts are longer instead. */
const MAIN_CLIPS_MIN = 3;

/** Of other clips no more than fit into the lesser half of the reel. */
function roomBeside({ form: { length, pace } }: Wishes): number {
  const half = (length?.seconds ?? USUAL_SECONDS) * OTHERS_SHARE;
  return Math.max(2, Math.floor(half / PACE_SECONDS[pace ?? 'medium'].usual));
}

const USUAL_SECONDS = 20;
const OTHERS_SHARE = 0.4;
