import { CUT_SECONDS_MAX, REEL_TITLE_SECONDS, type WishedPart } from '@cutroom/contract';
import type { ClipFacts } from '../../material/clip-facts.ts';
import { windowOf } from '../../material/clip-part.ts';
import { bestScoreIn, roomOf, type Slot } from '../slot.ts';
import { eachOrBest, isMeant } from '../wishes/meant-clips.ts';
import type { Wishes } from '../wishes/wishes.ts';
import { type Budget, PACE_SECONDS } from './budget.ts';
import { areWhole, withShares } from './clip-shares.ts';
import { breathing, roundedTo, waterFill } from './fill-tenths.ts';
import { isHeard, isTalking, withShortSentences, withWholeSentences } from './whole-sentences.ts';

/**
 * Seconds of each slot, on a grid of tenths, adding up to the budget exactly, or to all the slots hold where that is
 * less. Strong and wide shots stay longer, the hook is quick and the ending lingers; never more than the range holds.
 */
export function shareSeconds(slots: readonly Slot[], budget: Budget, wishes: Wishes): readonly number[] {
  const held = heldTenths(slots, wishes);
  const room = roomTenths(slots, budget, held);
  const inView = room.map((tenths, index) =>
    held[index] === undefined && !budget.isEven && !fillsShare(slots[index], wishes)
      ? Math.min(tenths, viewTenths(slots[index]))
      : tenths,
  );
  const most = sumOf(inView) >= budget.seconds * 10 ? inView : room;
  const isFree = !budget.isEven && wishes.form.cutLength === null && wishes.form.course === null;
  const shortest = most.map((tenths, index) => {
    const read = isFree
      ? Math.max(readingTenths(wishes, slots, index), besideShares(slots[index], wishes))
      : 0;
    return Math.min(tenths, held[index] ?? Math.max(1, read, Math.ceil(budget.cutSecondsMin * 10 - 1e-6)));
  });
  const total = Math.min(Math.round(budget.seconds * 10), sumOf(most));
  const heard = slots.map(
    (slot, index) =>
      !budget.isEven && held[index] === undefined && isHeard(slot, index, slots.length, wishes),
  );
  const isHeardAt = (index: number): boolean => heard[index] === true;
  const asked = withWholeSentences(slots, isHeardAt, shortest, most, total, budget.pace);
  const areFree = isFree && wishes.clips.shares.length === 0;
  const talks = slots.map((slot, index) => areFree && held[index] === undefined && isTalking(slot, wishes));
  const least = withShortSentences(
    slots,
    (index) => talks[index] === true && !isHeardAt(index),
    asked,
    most,
    total,
  );
  const weights = slots.map((slot, index) =>
    budget.isEven
      ? 1
      : weightOf(slot) * courseAt(wishes.form.course, index, slots.length) * emphasisOf(slot, wishes.clips),
  );
  const longest = isFree && !asksForLengths(wishes) ? withoutDragging(most, least, total) : most;
  const fill = (some: readonly number[]): readonly number[] =>
    roundedTo(total, waterFill(total, some, least, longest), least, longest);
  const rhythm = isFree ? breathing(weights, fill) : weights;
  return withShares(slots, rhythm, fill, budget.isEven ? { ...wishes.clips, mostly: [] } : wishes.clips).map(
    (tenths) => tenths / 10,
  );
}

/** The seconds that the slots hold together, those that the prompt holds for as long as it says. */
export function roomSeconds(slots: readonly Slot[], budget: Budget, wishes: Wishes): number {
  return sumOf(roomTenths(slots, budget, heldTenths(slots, wishes))) / 10;
}

/** 'No clip longer than 3 seconds, but the toast may run for 6': what is held is not bound by the others' longest. */
function roomTenths(
  slots: readonly Slot[],
  { cutSecondsMax }: Budget,
  held: readonly (number | undefined)[],
): readonly number[] {
  return slots.map(({ range }, index) => {
    const own = held[index];
    const seconds = roomOf(range, own === undefined ? cutSecondsMax : CUT_SECONDS_MAX);
    return Math.min(Math.max(1, Math.round(seconds * 10)), own ?? Number.POSITIVE_INFINITY);
  });
}

/** Of a reel's mean cut the longest one lasts so many times as long: the last shot lingers, and does not drag. */
const LONGEST_OF_MEAN = 1.6;

/** No cut far longer than the others where the seconds fit into them all the same. */
function withoutDragging(
  most: readonly number[],
  least: readonly number[],
  total: number,
): readonly number[] {
  const longest = Math.round((total / most.length) * LONGEST_OF_MEAN);
  const held = most.map((tenths, index) => Math.max(least[index] ?? 0, Math.min(tenths, longest)));
  return sumOf(held) >= total ? held : most;
}

/** Whether some clips are to play longer than others, or somebody is to be heard to the end. */
function asksForLengths({ clips: { shares, holds, longer, shorter, mostly }, sound }: Wishes): boolean {
  return sound.speech !== null || [shares, holds, longer, shorter, mostly].some((some) => some.length > 0);
}

/** Tenths of a second in which the words over a cut can be read: they stand no longer than it does. */
function readingTenths({ style: { titles } }: Wishes, slots: readonly Slot[], index: number): number {
  const own = titles.filter(({ at, clips }) => {
    if (at !== 'clips') return index === (at === 'opening' ? 0 : slots.length - 1);
    const isOver = (slot: Slot) => clips.some((meant) => meant.clips.includes(slot.facts));
    return slots.findIndex(isOver) === index;
  });
  const seconds = own.map(({ text }) =>
    Math.min(REEL_TITLE_SECONDS, NOTICED_SECONDS + (text?.length ?? UNKNOWN_CHARS) / CHARS_PER_SECOND),
  );
  return Math.round(Math.max(0, ...seconds) * 10);
}

const NOTICED_SECONDS = 0.9;
const CHARS_PER_SECOND = 15;
/** Of a title that is left to the director. */
const UNKNOWN_CHARS = 12;

/** Whether so much of the reel is to be of this clip that seconds in which nobody knows where the thing is are better than others' */
function fillsShare(slot: Slot | undefined, { clips }: Wishes): boolean {
  if (slot === undefined) return false;
  return (
    isMeant(slot.facts, [...clips.mostly, ...clips.more]) ||
    clips.shares.some((share) => share.clips.has(slot.facts))
  );
}

/** Tenths of a second that is left to what shares of the whole reel leave no room: 'half of it A, half of it B, end with C'. */
function besideShares(slot: Slot | undefined, { clips: { shares }, places }: Wishes): number {
  const isBeside =
    slot !== undefined &&
    isMeant(slot.facts, [...places.opening, ...places.ending]) &&
    !shares.some(({ clips }) => clips.has(slot.facts));
  return isBeside && shares.length > 0 && areWhole(shares) ? BESIDE_SHARES_TENTHS : 0;
}

const BESIDE_SHARES_TENTHS = 12;

/** Tenths of a second that the thing a slot was wished for stays in view, where that makes a cut. */
function viewTenths(slot: Slot | undefined): number {
  const longest = slot?.sight?.view?.longestIn(slot.range) ?? 0;
  return longest < VIEW_SECONDS_MIN ? Number.POSITIVE_INFINITY : Math.floor(longest * 10 + 1e-6);
}

const VIEW_SECONDS_MIN = 1.2;

/** Tenths of a second that the prompt fixes for a slot: the first slot of each clip it names. */
function heldTenths(slots: readonly Slot[], wishes: Wishes): (number | undefined)[] {
  const held = slots.map((): number | undefined => undefined);
  for (const { clips, seconds, part } of wishes.clips.holds) {
    const own = slots.flatMap((slot, at) =>
      clips[0] === slot.facts && held[at] === undefined && isOfPart(slot, part) ? [at] : [],
    );
    // 'Twice, five seconds each time', but 'first for two seconds, again at the end for five'
    const isOnly = wishes.clips.holds.filter((other) => other.clips[0] === clips[0]).length === 1;
    const isEach = isOnly && own.length > 1 && comesAgain(clips[0], wishes);
    for (const index of isEach ? own : own.slice(0, 1)) held[index] = Math.max(5, Math.round(seconds * 10));
  }
  return held;
}

/** Of two stretches of a clip each plays as long as it is. */
function isOfPart({ facts, range }: Slot, part: WishedPart | undefined): boolean {
  if (part === undefined) return true;
  const { startSeconds, endSeconds } = windowOf(part, facts.durationSeconds);
  return range.startSeconds < endSeconds && range.endSeconds > startSeconds;
}

/** Whether a clip is asked to come more than once. */
function comesAgain(facts: ClipFacts | undefined, { clips, places }: Wishes): boolean {
  if (facts === undefined) return false;
  const placed = [...places.opening, ...places.ending, ...places.placed].filter(
    (one) => one.clips[0] === facts,
  );
  return placed.length > 1 || clips.repeats.some((one) => one.times > 1 && eachOrBest(one).includes(facts));
}

function sumOf(tenths: readonly number[]): number {
  return tenths.reduce((sum, own) => sum + own, 0);
}

/** From half again as long to much shorter, or the other way round. What a reel grew faster to stays long enough to be seen. */
function courseAt(course: Wishes['form']['course'], index: number, count: number): number {
  if (course === null) return arcAt(index, count);
  if (count < 3) return 1;
  const along = index / (count - 1);
  if (course === 'slower') return 0.5 + 1.2 * along;
  return index === count - 1 && count >= GROWN_CUTS ? 0.85 : 1.7 - 1.2 * along;
}

/** Of fewer cuts the last is one of those that are faster. */
const GROWN_CUTS = 6;

function weightOf(slot: Slot): number {
  const { measures } = slot.facts.clip.analysis;
  const strength = 0.7 + bestScoreIn(slot.facts, slot.range) * 0.7;
  const size = slot.facts.shotSize === 'wide' ? 1.2 : slot.facts.shotSize === 'close' ? 0.85 : 1;
  const motion = 1.2 - measures.motion * 0.6;
  return strength * size * motion * (slot.emphasis ?? 1);
}

/** A quick hook, faster towards the middle, and a last shot that lingers. */
function arcAt(index: number, count: number): number {
  if (count < 3) return 1;
  if (index === 0) return 0.9;
  if (index === count - 1) return 1.5;
  return 1.15 - 0.4 * Math.sin((Math.PI * index) / (count - 1));
}

/** 'let it stay longer on her face' */
function emphasisOf({ facts }: Slot, { longer, shorter, fewer }: Wishes['clips']): number {
  if (isMeant(facts, longer)) return 1.9;
  return isMeant(facts, [...shorter, ...fewer]) ? 0.5 : 1;
}

/** The pace that these lengths amount to. */
export function paceOf(lengths: readonly number[]): 'slow' | 'medium' | 'fast' {
  const average = lengths.reduce((sum, seconds) => sum + seconds, 0) / Math.max(1, lengths.length);
  if (average <= PACE_SECONDS.fast.longest * 0.9) return 'fast';
  return average >= PACE_SECONDS.slow.usual * 0.85 ? 'slow' : 'medium';
}
