import { CUT_SECONDS_MIN, CUTS_PER_PLAN_MAX, REEL_SECONDS_MAX, REEL_SECONDS_MIN } from '@cutroom/contract';
import type { Spread } from '../assembly/cast-and-spread.ts';
import { type Budget, PACE_SECONDS } from '../assembly/decide-budget.ts';
import { bestScoreIn, roomOf, type Slot } from '../assembly/spread-cuts.ts';
import type { Brief } from '../brief/brief.ts';
import type { EditChoice, Emphasis } from './edit-choice.ts';
import { type OfferedMoment, offerMoments } from './offer-moments.ts';

/**
 * A model's choice held to the brief: what it may not choose is passed over, what it must have is added, and lengths
 * and numbers the prompt asks for are met as the local director would meet them.
 * @param local what the local director would do: its budget and its clips
 * @returns slots in the order chosen; the local ones where the choice holds nothing that is on offer
 */
export function followChoice(choice: EditChoice, local: Spread, brief: Brief): Spread {
  const line = new ChosenLine(offerMoments(local), local.budget.cutSecondsMax);
  for (const { momentId, emphasis } of choice.picks) line.take(momentId, emphasis, brief.noRepeats);
  if (line.length === 0) return local;

  for (const { facts, isRequired, times } of local.casting.cast) {
    const wanted = Math.max(isRequired ? 1 : 0, times > 1 && (isRequired || line.has(facts)) ? times : 0);
    while (line.countOf(facts) < wanted && line.add((offer) => offer.member.facts === facts)) {}
  }
  const seconds = secondsOf(choice, line, local.budget, brief);
  const { fewest, most } = cutBounds(seconds, local.budget, brief);
  holdToClips(line, brief);
  while (line.length > most && line.dropWeakest()) {}
  const isFree = (offer: OfferedMoment): boolean => !brief.noRepeats || !line.has(offer.member.facts);
  while (line.length < fewest && line.add(isFree)) {}
  while (line.room() < seconds && line.length < most && local.budget.secondsAreAsked && line.add(isFree)) {}
  while (line.room() < seconds && local.budget.secondsAreAsked && line.swapForRoom()) {}
  return { ...local, slots: line.slots(), budget: budgetFor(line, seconds, local.budget) };
}

const EMPHASIS_WEIGHTS: { readonly [E in Emphasis]: number } = { short: 0.65, normal: 1, long: 1.5 };
/** What nobody asked for may not become a film. */
const UNASKED_SECONDS_MAX = 60;

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

  /** False where every cut left is one that the prompt asks for. */
  dropWeakest(isOf: (facts: Slot['facts']) => boolean = () => true): boolean {
    const [weakest] = this.#chosen
      .filter(({ offer: { member } }) => isOf(member.facts) && !this.#isNeeded(member.facts))
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

function appealOf({ member, piece, isReserve }: OfferedMoment, emphasis: Emphasis = 'normal'): number {
  const preference = { short: -0.1, normal: 0, long: 0.2 }[emphasis];
  return member.worth + bestScoreIn(member.facts, piece) + preference - (isReserve ? 2 : 0);
}

function secondsOf(choice: EditChoice, line: ChosenLine, budget: Budget, brief: Brief): number {
  if (budget.secondsAreAsked) return budget.seconds;
  if (brief.cutLength?.kind === 'about') return inReel(line.length * brief.cutLength.seconds);
  const wished = choice.seconds ?? budget.seconds;
  return inReel(
    Math.min(wished, Math.max(UNASKED_SECONDS_MAX, budget.seconds), Math.max(REEL_SECONDS_MIN, line.room())),
  );
}

function inReel(seconds: number): number {
  return Math.min(REEL_SECONDS_MAX, Math.max(REEL_SECONDS_MIN, Math.round(seconds * 10) / 10));
}

/** How many cuts the prompt allows in so many seconds. */
function cutBounds(seconds: number, budget: Budget, brief: Brief): { fewest: number; most: number } {
  const shortest = Math.max(
    CUT_SECONDS_MIN,
    brief.cutLength?.kind === 'at_least' ? brief.cutLength.seconds : 0,
  );
  const possible = Math.min(CUTS_PER_PLAN_MAX, Math.max(1, Math.floor(seconds / shortest + 1e-6)));
  const asked = brief.count;
  if (asked?.of === 'cuts' || (budget.isEven && budget.secondsAreAsked)) {
    const fewest = asked?.kind === 'at_most' ? 1 : budget.cuts;
    const most = asked?.kind === 'at_least' ? possible : budget.cuts;
    return { fewest: Math.min(fewest, possible), most: Math.min(most, possible) };
  }
  if (brief.pace === null || brief.cutLength !== null) return { fewest: 1, most: possible };
  const pace = PACE_SECONDS[brief.pace];
  return {
    fewest: Math.min(possible, Math.ceil(seconds / pace.longest - 1e-6)),
    most: Math.min(possible, Math.max(1, Math.floor(seconds / pace.shortest + 1e-6))),
  };
}

/** 'use five clips' counts clips, however many cuts they give. */
function holdToClips(line: ChosenLine, brief: Brief): void {
  if (brief.count?.of !== 'clips') return;
  const { kind, count } = brief.count;
  if (kind !== 'at_most') {
    while (line.clips().size < count && line.add((offer) => !line.has(offer.member.facts))) {}
  }
  if (kind === 'at_least') return;
  while (line.clips().size > count && line.dropWeakest()) {}
}

function budgetFor(line: ChosenLine, seconds: number, local: Budget): Budget {
  return {
    ...local,
    seconds,
    cuts: line.length,
    cutSecondsMin: Math.min(local.cutSecondsMin, seconds / line.length),
  };
}
