import { CUT_SECONDS_MIN, CUTS_PER_PLAN_MAX, REEL_SECONDS_MAX, REEL_SECONDS_MIN } from '@cutroom/contract';
import type { Spread } from '../assembly/cast-and-spread.ts';
import type { CastClip } from '../assembly/cast-clips.ts';
import { type Budget, PACE_SECONDS } from '../assembly/decide-budget.ts';
import type { ResolvedWishes } from '../assembly/resolve-wishes.ts';
import { bestScoreIn, roomOf, type Slot } from '../assembly/spread-cuts.ts';
import type { Brief } from '../brief/brief.ts';
import { lengthOf } from '../clips/stretches.ts';
import type { EditChoice, Emphasis } from './edit-choice.ts';
import { type OfferedMoment, offerMoments } from './offer-moments.ts';

/**
 * A model's choice held to the brief: what it may not choose is passed over, what it must have is added, and lengths
 * and numbers the prompt asks for are met as the local director would meet them.
 * @param local what the local director would do: its budget and its clips
 * @returns slots in the order chosen; the local ones where the choice holds nothing that is on offer
 */
export function followChoice(
  choice: EditChoice,
  local: Spread,
  brief: Brief,
  wishes: ResolvedWishes,
): Spread {
  const { budget, casting } = local;
  const line = new ChosenLine(fitting(offerMoments(local), budget), budget.cutSecondsMax);
  for (const { momentId, emphasis } of choice.picks) line.take(momentId, emphasis, brief.noRepeats);
  if (line.length === 0) return local;

  const bounds = cutBounds(wishedSeconds(choice, line, brief, budget), brief, budget);
  const isFree = (offer: OfferedMoment): boolean =>
    line.has(offer.member.facts)
      ? !brief.noRepeats
      : !countsClips(brief) || line.clips().size < clipsMax(brief);
  for (const member of casting.cast) {
    while (
      line.countOf(member.facts) < wantedOf(member, line) &&
      line.add((offer) => offer.member === member)
    ) {}
  }
  for (const { clips } of [...wishes.prefer, ...wishes.mostly, ...wishes.only]) {
    if (!clips.some((facts) => line.has(facts))) line.add(({ member }) => clips.includes(member.facts));
  }
  holdToClips(line, brief);
  while (line.length > bounds.most && line.dropWeakest()) {}
  while (line.length > bounds.possible && line.dropWeakest('needed')) {}
  if (brief.only.length > 0) {
    while (
      line.length < bounds.most &&
      line.add((offer) => isFree(offer) && !line.has(offer.member.facts))
    ) {}
  }
  while (line.length < bounds.fewest && line.add(isFree)) {}
  const seconds = wishedSeconds(choice, line, brief, budget);
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
    ({ piece, member }) => member.isRequired || lengthOf(piece) >= seconds / cuts - 0.001,
  );
  return isEven && able.length > 0 ? able : offers;
}

/** Cuts that a clip must have: one that the prompt names, more where it says how often. */
function wantedOf({ facts, isRequired, times }: CastClip, line: ChosenLine): number {
  if (times > 1) return isRequired || line.has(facts) ? times : 0;
  return isRequired ? 1 : 0;
}

const EMPHASIS_WEIGHTS: { readonly [E in Emphasis]: number } = { short: 0.65, normal: 1, long: 1.5 };
/** What nobody asked for is neither a flash nor a film. */
const UNASKED_SECONDS = { min: 15, max: 45 } as const;

interface Chosen {
  readonly offer: OfferedMoment;
  readonly emphasis: Emphasis;
}

/** The cuts chosen so far, in playing order, and what is left on offer. */
class ChosenLine {
  readonly #offers: readonly OfferedMoment[];
  readonly #cutSecondsMax: number;
  #chosen: Chosen[] = [];

  constructor(offers: readonly OfferedMoment[], cutSecondsMax: number) {
    this.#offers = offers;
    this.#cutSecondsMax = cutSecondsMax;
  }

  get length(): number {
    return this.#chosen.length;
  }

  has(facts: Slot['facts']): boolean {
    return this.countOf(facts) > 0;
  }

  countOf(facts: Slot['facts']): number {
    return this.#chosen.filter(({ offer }) => offer.member.facts === facts).length;
  }

  clips(): ReadonlySet<Slot['facts']> {
    return new Set(this.#chosen.map(({ offer }) => offer.member.facts));
  }

  /** Seconds that the cuts can play together. */
  room(): number {
    return this.#chosen.reduce((sum, { offer }) => sum + this.#roomOf(offer), 0);
  }

  /** Passes over what is not on offer and what is taken already. */
  take(momentId: string, emphasis: Emphasis, onlyNewClips: boolean): void {
    const offer = this.#unused().find(({ id }) => id === momentId);
    if (offer === undefined || (onlyNewClips && this.has(offer.member.facts))) return;
    this.#chosen.push({ offer, emphasis });
  }

  /** The best that is left, before the ending and away from its own clip. False where none is left. */
  add(isWanted: (offer: OfferedMoment) => boolean): boolean {
    const [best] = this.#unused()
      .filter(isWanted)
      .sort((a, b) => appealOf(b) - appealOf(a));
    if (best === undefined) return false;
    const isApart = (at: number): boolean =>
      [at - 1, at].every((index) => this.#chosen[index]?.offer.member.facts !== best.member.facts);
    const places = this.#chosen.map((_, index) => index).reverse();
    const at = places.find(isApart) ?? Math.max(0, this.#chosen.length - 1);
    this.#chosen.splice(at, 0, { offer: best, emphasis: 'normal' });
    return true;
  }

  /** False where every cut left is one that the prompt asks for, unless that does not matter. */
  dropWeakest(even: 'needed' | null = null): boolean {
    const [weakest] = this.#chosen
      .filter(({ offer: { member } }) => even === 'needed' || !this.#isNeeded(member.facts))
      .sort((a, b) => appealOf(a.offer, a.emphasis) - appealOf(b.offer, b.emphasis));
    if (weakest === undefined) return false;
    this.#chosen = this.#chosen.filter((chosen) => chosen !== weakest);
    return true;
  }

  /** Puts a part with more room in the place of the one with least. False where there is none. */
  swapForRoom(): boolean {
    const byRoom = this.#chosen
      .map((chosen, at) => ({ at, chosen, room: this.#roomOf(chosen.offer) }))
      .sort((a, b) => a.room - b.room);
    for (const { at, chosen, room } of byRoom) {
      const own = chosen.offer.member.facts;
      const isNeeded = this.#isNeeded(own);
      const [longer] = this.#unused()
        .filter(
          (offer) =>
            this.#roomOf(offer) > room &&
            (isNeeded
              ? offer.member.facts === own
              : !this.has(offer.member.facts) || offer.member.facts === own),
        )
        .sort((a, b) => this.#roomOf(b) - this.#roomOf(a));
      if (longer === undefined) continue;
      this.#chosen[at] = { ...chosen, offer: longer };
      return true;
    }
    return false;
  }

  slots(): Slot[] {
    return this.#chosen.map(({ offer: { member, piece }, emphasis }) => ({
      facts: member.facts,
      worth: member.worth,
      piece,
      sight: member.sight,
      emphasis: EMPHASIS_WEIGHTS[emphasis],
    }));
  }

  #isNeeded(facts: Slot['facts']): boolean {
    const member = this.#offers.find((offer) => offer.member.facts === facts)?.member;
    return member?.isRequired === true && this.countOf(facts) <= member.times;
  }

  #unused(): OfferedMoment[] {
    return this.#offers.filter((offer) => !this.#chosen.some((chosen) => chosen.offer === offer));
  }

  #roomOf(offer: OfferedMoment): number {
    return roomOf(offer.piece, this.#cutSecondsMax);
  }
}

function appealOf({ member, piece }: OfferedMoment, emphasis: Emphasis = 'normal'): number {
  const preference = { short: -0.1, normal: 0, long: 0.2 }[emphasis];
  return member.worth + bestScoreIn(member.facts, piece) + preference;
}

/** What the prompt asks for; where it does not, what the model would like, within reason. */
function wishedSeconds(choice: EditChoice, line: ChosenLine, brief: Brief, budget: Budget): number {
  const most = Math.min(choice.secondsMax, REEL_SECONDS_MAX);
  if (budget.secondsAreAsked) return inReel(budget.seconds, most);
  if (budget.isEven) return inReel((line.length * budget.seconds) / budget.cuts, most);
  const wished = choice.seconds ?? budget.seconds;
  const least = Math.min(UNASKED_SECONDS.min, budget.seconds);
  const likely = Math.max(least, Math.min(wished, Math.max(UNASKED_SECONDS.max, budget.seconds)));
  const { shortest, longest } = cutSecondsOf(brief, budget);
  return inReel(Math.max(line.length * shortest, Math.min(likely, line.length * longest)), most);
}

/** Between these a cut keeps the pace that the prompt asks for, or one that can be watched. */
function cutSecondsOf(brief: Brief, budget: Budget): { shortest: number; longest: number } {
  const pace = PACE_SECONDS[brief.pace ?? 'medium'];
  const floor = brief.cutLength?.kind === 'at_least' ? brief.cutLength.seconds : CUT_SECONDS_MIN;
  const shortest = brief.pace === null ? CUT_SECONDS_MIN : Math.max(pace.shortest, pace.usual * 0.8);
  const longest = brief.pace === null ? pace.longest * 2 : pace.longest * 0.95;
  return {
    shortest: Math.max(floor, shortest),
    longest: Math.max(floor, Math.min(longest, budget.cutSecondsMax)),
  };
}

function inReel(seconds: number, most: number): number {
  return Math.max(REEL_SECONDS_MIN, Math.min(most, Math.round(seconds * 10) / 10));
}

interface CutBounds {
  readonly fewest: number;
  readonly most: number;
  /** Where a length is asked for and the cuts cannot fill it. */
  readonly filling: number;
  /** What can be seen at all, whatever is asked for. */
  readonly possible: number;
}

/** How many cuts the prompt, or else taste, allows in so many seconds. */
function cutBounds(seconds: number, brief: Brief, budget: Budget): CutBounds {
  const asked = brief.count;
  const perCut = budget.seconds / budget.cuts;
  const room = budget.secondsAreAsked ? budget.seconds : Math.max(UNASKED_SECONDS.max, budget.seconds);
  const floor = brief.cutLength?.kind === 'at_least' ? brief.cutLength.seconds : CUT_SECONDS_MIN;
  const possible = Math.min(CUTS_PER_PLAN_MAX, Math.max(1, Math.floor(room / floor + 1e-6)));
  if (asked?.of === 'cuts' || (budget.isEven && budget.secondsAreAsked)) {
    const fewest = asked?.kind === 'at_most' ? 1 : budget.cuts;
    const most = asked?.kind === 'at_least' ? Math.max(possible, budget.cuts) : budget.cuts;
    return { fewest, most, filling: most, possible: Math.max(possible, most) };
  }
  const fewUnasked = Math.min(budget.cuts, Math.max(FEWEST_UNASKED, Math.ceil(budget.cuts / 2)));
  if (budget.isEven) {
    const most = Math.floor(room / perCut + 1e-6);
    return { fewest: fewUnasked, most, filling: most, possible };
  }
  const { shortest, longest } = cutSecondsOf(brief, budget);
  const most = Math.max(1, Math.min(possible, Math.floor(seconds / shortest + 1e-6)));
  return {
    fewest: Math.min(most, Math.max(Math.ceil(seconds / longest - 1e-6), fewUnasked)),
    most,
    filling: possible,
    possible,
  };
}

/** One cut makes no reel, unless it was asked for. */
const FEWEST_UNASKED = 5;

function countsClips({ count }: Brief): boolean {
  return count?.of === 'clips';
}

function clipsMax({ count }: Brief): number {
  return count === null || count.kind === 'at_least' ? Number.POSITIVE_INFINITY : count.count;
}

/** 'use five clips' counts clips, however many cuts they give. */
function holdToClips(line: ChosenLine, brief: Brief): void {
  if (brief.count === null || !countsClips(brief)) return;
  const { kind, count } = brief.count;
  if (kind !== 'at_most') {
    while (line.clips().size < count && line.add((offer) => !line.has(offer.member.facts))) {}
  }
  while (line.clips().size > clipsMax(brief) && line.dropWeakest()) {}
}

function budgetFor(line: ChosenLine, seconds: number, local: Budget): Budget {
  return {
    ...local,
    seconds,
    cuts: line.length,
    cutSecondsMin: Math.min(local.cutSecondsMin, seconds / line.length),
  };
}
