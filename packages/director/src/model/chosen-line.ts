import { bestScoreIn, roomOf, type Slot } from '../plan/slot.ts';
import type { Emphasis } from './edit-choice.ts';
import type { OfferedMoment } from './offer-moments.ts';

interface Chosen {
  readonly offer: OfferedMoment;
  readonly emphasis: Emphasis;
}

/** The cuts chosen so far, in playing order, and what is left on offer. */
export class ChosenLine {
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
    return this.#chosen.map(({ offer: { member, range }, emphasis }) => ({
      facts: member.facts,
      worth: member.worth,
      range,
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
    return roomOf(offer.range, this.#cutSecondsMax);
  }
}

function appealOf({ member, range }: OfferedMoment, emphasis: Emphasis = 'normal'): number {
  const preference = { short: -0.1, normal: 0, long: 0.2 }[emphasis];
  return member.worth + bestScoreIn(member.facts, range) + preference;
}

const EMPHASIS_WEIGHTS: { readonly [E in Emphasis]: number } = { short: 0.65, normal: 1, long: 1.5 };
