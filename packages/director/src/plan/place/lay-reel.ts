import { CUT_SECONDS_MIN } from '@cutroom/contract';
import type { ClipFacts } from '../../material/clip-facts.ts';
import { lengthOf } from '../../material/stretches.ts';
import { castAndSpread, type Spread } from '../cast/cast-and-spread.ts';
import { orderSlots } from '../order/order-slots.ts';
import type { Slot } from '../slot.ts';
import type { EarlierTake } from '../take/earlier-take.ts';
import type { MeantClips } from '../wishes/meant-clips.ts';
import { openToModel } from '../wishes/open-to-model.ts';
import type { WishedSection } from '../wishes/sections.ts';
import type { Wishes } from '../wishes/wishes.ts';
import { type LaidCut, layCuts, leavesCutsOpen } from './lay-cuts.ts';
import type { LockedCut } from './locked-cuts.ts';

export interface LayRequest {
  readonly wishes: Wishes;
  readonly clips: readonly ClipFacts[];
  readonly locked: readonly LockedCut[];
  readonly seed: number;
  readonly earlier: EarlierTake;
  /** What a language model makes of the local spread; null where none chooses. */
  readonly choose: ((spread: Spread) => Spread) | null;
}

export interface LaidReel {
  /** Casting and budget of the whole. */
  readonly spread: Spread;
  readonly cuts: readonly (LaidCut & { readonly section?: number })[];
}

/** The new cuts of a reel in playing order: which clips, in which order, how long, and from where. */
export function layReel(request: LayRequest): LaidReel {
  return request.wishes.sections.length > 1 && request.choose === null
    ? laySections(request)
    : layWhole(request);
}

function layWhole(
  { wishes, clips, locked, seed, earlier, choose }: LayRequest,
  taken: readonly LockedCut[] = [],
): LaidReel {
  const open = choose === null ? wishes : openToModel(wishes);
  const local = castAndSpread(open, clips, { locked, taken, earlier });
  const spread = choose === null || local.slots.length === 0 ? local : choose(local);
  const ordered = orderSlots(spread.slots, wishes, { seed, earlier, isOrdered: choose !== null });
  const isOpen = leavesCutsOpen(wishes);
  // A model's picks, and what a locked cut leaves of its clip, stay as they are.
  const mayJoin = (slot: Slot): boolean =>
    choose === null && isOpen(slot) && locked.every(({ facts }) => facts !== slot.facts);
  return { spread, cuts: layCuts(ordered, spread.budget, wishes, earlier, mayJoin) };
}

/** A part without a length of its own, and no length of the whole to share. */
const UNTIMED_SECONDS_PER_CLIP = 2.6;
const UNTIMED_SECONDS_MIN = 2.5;

/** Each part of the reel as a reel of its own, of the clips it names, out of what the parts before it have left. */
function laySections(request: LayRequest): LaidReel {
  const { wishes, clips } = request;
  const whole = castAndSpread({ ...wishes, sections: [] }, clips, request);
  const cuts = layParts(request, untimedSeconds(wishes, new Map()));
  return { spread: { ...whole, slots: cuts.map(({ slot }) => slot) }, cuts };
}

type CutOfPart = LaidCut & { readonly section: number };

/** @param untimed how long each part plays that has no time of its own; where one has too little to show, the others take the rest */
function layParts(
  request: LayRequest,
  untimed: ReadonlyMap<WishedSection, number>,
  full: ReadonlyMap<WishedSection, number> = new Map(),
): readonly CutOfPart[] {
  const { wishes, clips } = request;
  const { sections } = wishes;
  const named = new Set(sections.flatMap((section) => section.clips.flatMap((one) => one.clips)));
  const others = clips.filter((facts) => !named.has(facts));
  const cuts: CutOfPart[] = [];
  for (const [at, section] of sections.entries()) {
    const own = section.clips.flatMap((one) => one.clips);
    const pool = own.length > 0 ? [...new Set(own)] : others.length > 0 ? others : clips;
    const seconds = section.seconds ?? untimed.get(section) ?? UNTIMED_SECONDS_MIN;
    const taken = [...request.locked, ...cuts.map(asTaken)];
    const part = layWhole(
      {
        ...request,
        wishes: shownIn(wishesOfSection(wishes, pool, seconds, at, heldCuts(wishes, own, seconds)), section),
        clips: inUploadOrder(pool),
        locked: [],
      },
      taken,
    );
    cuts.push(...part.cuts.map((cut) => ({ ...cut, section: section.index })));
  }
  if (wishes.form.length === null) return cuts;
  const short = new Map(full);
  for (const [section, seconds] of untimed) {
    const plays = secondsOf(cuts.filter((cut) => cut.section === section.index));
    if (plays < seconds - SHORT_BY && !full.has(section)) short.set(section, plays);
  }
  const isOpen = short.size > full.size && short.size < untimed.size;
  return isOpen ? layParts(request, untimedSeconds(wishes, short), short) : cuts;
}

/** A part that plays so much shorter than it should has no more to show. */
const SHORT_BY = 0.3;

/** @param full seconds of those parts that have no more to show */
function untimedSeconds(
  { sections, form }: Wishes,
  full: ReadonlyMap<WishedSection, number>,
): ReadonlyMap<WishedSection, number> {
  const untimed = sections.filter(({ seconds }) => seconds === null);
  const perClip = form.cutLength?.bound === 'about' ? form.cutLength.seconds : UNTIMED_SECONDS_PER_CLIP;
  const usual = ({ clips }: WishedSection): number =>
    Math.max(UNTIMED_SECONDS_MIN, perClip * clips.reduce((sum, one) => sum + one.clips.length, 0));
  const open = untimed.filter((section) => !full.has(section));
  // 'The first half dogs, the second half cats, the last shot the owl': one shot, and no third part.
  const long = open.some(({ isPlaced }) => isPlaced !== true)
    ? open.filter(({ isPlaced }) => isPlaced !== true)
    : open;
  const known = sections
    .filter((section) => !long.includes(section))
    .reduce((sum, one) => sum + (one.seconds ?? full.get(one) ?? usual(one)), 0);
  const rest = form.length === null ? null : Math.max(untimed.length, form.length.seconds - known);
  return new Map(
    untimed.map((section) => {
      const share = long.includes(section) && rest !== null ? rest / long.length : usual(section);
      return [section, full.get(section) ?? Math.max(UNTIMED_SECONDS_MIN, share)];
    }),
  );
}

function secondsOf(cuts: readonly LaidCut[]): number {
  return cuts.reduce((sum, { interval }) => sum + lengthOf(interval), 0);
}

/** What a part of the reel is of is to be in the picture there, and of several things each. */
function shownIn(wishes: Wishes, { clips }: WishedSection): Wishes {
  const { hinted, include } = wishes.clips;
  return {
    ...wishes,
    clips: {
      ...wishes.clips,
      hinted: [...hinted, ...clips],
      include: clips.length > 1 ? [...include, ...clips] : include,
    },
  };
}

/** What of the wishes one part of the reel is about: the opening its first, the ending its last. */
function wishesOfSection(
  wishes: Wishes,
  pool: readonly ClipFacts[],
  seconds: number,
  at: number,
  cuts: number | null,
): Wishes {
  const count = wishes.sections.length;
  const isHere = ({ clips }: MeantClips): boolean => clips.some((facts) => pool.includes(facts));
  const length = { bound: 'about' as const, seconds, fromSeconds: seconds, toSeconds: seconds };
  return {
    ...wishes,
    sections: [],
    form: {
      ...wishes.form,
      length,
      count:
        cuts === null ? atLeastOneOfEach(wishes, at, seconds) : { bound: 'exactly', count: cuts, of: 'cuts' },
      isClosed: false,
      everyClip: false,
    },
    clips: {
      ...wishes.clips,
      only: [],
      likelyOnly: [],
      shares: [],
      holds: wishes.clips.holds.filter(isHere),
    },
    style: {
      ...wishes.style,
      titles: wishes.style.titles.filter(
        (title) => title.at === 'clips' || at === (title.at === 'opening' ? 0 : count - 1),
      ),
    },
    places: {
      ...wishes.places,
      opening: at === 0 ? wishes.places.opening.filter(isHere) : [],
      ending: at === count - 1 ? wishes.places.ending.filter(isHere) : [],
      placed: [],
    },
  };
}

/** However calm a part is, each of its things has a cut; null where that is no question. */
function atLeastOneOfEach({ sections, form }: Wishes, at: number, seconds: number): Wishes['form']['count'] {
  const things = sections[at]?.clips.length ?? 0;
  const isRoom = things > 1 && seconds / things >= CUT_SECONDS_MIN && form.pace === 'slow';
  return isRoom ? { bound: 'atLeast', count: things, of: 'cuts' } : null;
}

/** As many cuts as clips are held, where these fill the part; null where others must. */
function heldCuts(wishes: Wishes, own: readonly ClipFacts[], seconds: number): number | null {
  const held = wishes.clips.holds.filter(({ clips: [best] }) => best !== undefined && own.includes(best));
  const filled = held.reduce((sum, one) => sum + one.seconds, 0);
  return held.length > 0 && filled >= seconds - 0.05 ? held.length : null;
}

function asTaken({ slot, interval }: LaidCut): LockedCut {
  const { facts } = slot;
  const { startSeconds: startTime, endSeconds: endTime } = interval;
  return { facts, interval, place: 0, selected: { clipId: facts.clip.clipId, startTime, endTime, order: 0 } };
}

function inUploadOrder(clips: readonly ClipFacts[]): readonly ClipFacts[] {
  return [...clips].sort((a, b) => a.position - b.position);
}
