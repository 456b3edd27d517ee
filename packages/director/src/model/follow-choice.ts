import { lengthOf } from '../material/stretches.ts';
import type { Budget } from '../plan/budget/budget.ts';
import type { Spread } from '../plan/cast/cast-and-spread.ts';
import type { CastClip } from '../plan/cast/cast-clip.ts';
import type { Wishes } from '../plan/wishes/wishes.ts';
import { cutBounds, wishedSeconds } from './choice-bounds.ts';
import { ChosenLine } from './chosen-line.ts';
import type { EditChoice } from './edit-choice.ts';
import { type OfferedMoment, offerMoments } from './offer-moments.ts';

/**
 * A model's choice held to the brief: what it may not choose is passed over, what it must have is added, and lengths
 * and numbers the prompt asks for are met as the local director would meet them.
 * @param local what the local director would do: its budget and its clips
 * @returns slots in the order chosen; the local ones where the choice holds nothing that is on offer
 */
export function followChoice(choice: EditChoice, local: Spread, wishes: Wishes): Spread {
  const { budget, casting } = local;
  const line = new ChosenLine(fitting(offerMoments(local), budget), budget.cutSecondsMax);
  for (const { momentId, emphasis } of choice.picks) line.take(momentId, emphasis, wishes.form.noRepeats);
  if (line.length === 0) return local;

  const bounds = cutBounds(wishedSeconds(choice, line.length, wishes, budget), wishes, budget);
  const isFree = (offer: OfferedMoment): boolean =>
    line.has(offer.member.facts)
      ? !wishes.form.noRepeats
      : !countsClips(wishes) || line.clips().size < clipsMax(wishes);
  for (const member of casting.cast) {
    while (
      line.countOf(member.facts) < wantedOf(member, line) &&
      line.add((offer) => offer.member === member)
    ) {}
  }
  for (const { clips } of [...wishes.clips.prefer, ...wishes.clips.mostly, ...wishes.clips.only]) {
    if (!clips.some((facts) => line.has(facts))) line.add(({ member }) => clips.includes(member.facts));
  }
  holdToClips(line, wishes);
  while (line.length > bounds.most && line.dropWeakest()) {}
  while (line.length > bounds.possible && line.dropWeakest('needed')) {}
  if (wishes.clips.only.length > 0) {
    while (
      line.length < bounds.most &&
      line.add((offer) => isFree(offer) && !line.has(offer.member.facts))
    ) {}
  }
  while (line.length < bounds.fewest && line.add(isFree)) {}
  const seconds = wishedSeconds(choice, line.length, wishes, budget);
  if (budget.secondsAreAsked) {
    while (line.room() < seconds && line.length < bounds.filling && line.add(isFree)) {}
    while (line.room() < seconds && line.swapForRoom()) {}
  }
  return { ...local, slots: line.slots(), budget: budgetFor(line, seconds, budget) };
}

/** 'three seconds each' leaves out parts that cannot play so long, while others can. */
function fitting(
  offers: readonly OfferedMoment[],
  { isEven, seconds, cuts }: Budget,
): readonly OfferedMoment[] {
  const able = offers.filter(
    ({ range, member }) => member.isRequired || lengthOf(range) >= seconds / cuts - 0.001,
  );
  return isEven && able.length > 0 ? able : offers;
}

/** Cuts that a clip must have: one that the prompt names, more where it says how often. */
function wantedOf({ facts, isRequired, times }: CastClip, line: ChosenLine): number {
  if (times > 1) return isRequired || line.has(facts) ? times : 0;
  return isRequired ? 1 : 0;
}

function countsClips({ form: { count } }: Wishes): boolean {
  return count?.of === 'clips';
}

function clipsMax({ form: { count } }: Wishes): number {
  return count === null || count.bound === 'atLeast' ? Number.POSITIVE_INFINITY : count.count;
}

/** 'use five clips' counts clips, however many cuts they give. */
function holdToClips(line: ChosenLine, wishes: Wishes): void {
  if (wishes.form.count === null || !countsClips(wishes)) return;
  const { bound, count } = wishes.form.count;
  if (bound !== 'atMost') {
    while (line.clips().size < count && line.add((offer) => !line.has(offer.member.facts))) {}
  }
  while (line.clips().size > clipsMax(wishes) && line.dropWeakest()) {}
}

function budgetFor(line: ChosenLine, seconds: number, local: Budget): Budget {
  return {
    ...local,
    seconds,
    cuts: line.length,
    cutSecondsMin: Math.min(local.cutSecondsMin, seconds / line.length),
  };
}
