import { type Amount, CUT_SECONDS_MAX, type ShareMeasure, type WishedPart } from '@cutroom/contract';
import type { ClipFacts } from '../../material/clip-facts.ts';
import { faultsOf, type QualityFault } from '../../material/quality-faults.ts';
import { eachOrBest, type MeantClips } from './meant-clips.ts';
import type { WishList } from './wish-list.ts';

export type HeldClips = MeantClips & {
  readonly seconds: number;
  readonly bound: Amount['bound'];
  /** Of the clip what is to be seen so long. */
  readonly part?: WishedPart;
};
export type PartOfClips = MeantClips & { readonly part: WishedPart };
type RepeatedClips = MeantClips & { readonly times: number; readonly bound: Amount['bound'] };

/** So much of the reel, or so many times as much as other clips. */
interface SharedClips {
  readonly wishId: string;
  readonly named: readonly MeantClips[];
  /** Without those that have a share of their own. */
  readonly clips: ReadonlySet<ClipFacts>;
  readonly than: ReadonlySet<ClipFacts>;
  readonly measure: ShareMeasure | SharedSeconds;
}

/** So many seconds of the reel, of all these clips together. */
interface SharedSeconds {
  readonly of: 'seconds';
  readonly seconds: number;
  readonly bound: 'about' | 'atMost' | 'atLeast';
}

/** Which clips, how much of each, and which part. */
export interface WantedClips {
  readonly include: readonly MeantClips[];
  /** Named in passing, or a guess: in when a clip answers, never missed. */
  readonly mentioned: readonly MeantClips[];
  readonly exclude: readonly MeantClips[];
  readonly only: readonly MeantClips[];
  /** Likely all that the reel is of: nothing else plays where these fill it; also in `mostly`. */
  readonly likelyOnly: readonly MeantClips[];
  readonly prefer: readonly MeantClips[];
  /** Guesses, which weigh in by how well a clip answers. */
  readonly hinted: readonly MeantClips[];
  /** 'Lots of the sea': a good part of the reel; also in `prefer`. */
  readonly more: readonly MeantClips[];
  /** Wanted for most of the reel; also in `prefer`. */
  readonly mostly: readonly MeantClips[];
  /** Wanted less than others, without excluding them. */
  readonly fewer: readonly MeantClips[];
  readonly every: readonly MeantClips[];
  readonly repeats: readonly RepeatedClips[];
  readonly holds: readonly HeldClips[];
  /** To be seen slowed down or sped up, and so to be seen. */
  readonly atSpeed: readonly MeantClips[];
  readonly longer: readonly MeantClips[];
  readonly shorter: readonly MeantClips[];
  readonly parts: readonly PartOfClips[];
  readonly shares: readonly SharedClips[];
  /** Wanted however poor the picture. */
  readonly kept: ReadonlySet<ClipFacts>;
}

export function wantedClipsOf(list: WishList): WantedClips {
  const { of, exceptedFrom } = list;
  const prefer = of('prefer');
  const certain = prefer.filter(({ wish }) => wish.certainty !== 'guess');
  const exclude = of('exclude');
  const only = of('only');
  const faults = of('quality');
  return {
    include: [
      ...meant(of('include').filter(({ wish }) => wish.certainty !== 'guess')),
      ...exclude.flatMap(({ wish }) => exceptedFrom(wish.id)),
    ],
    mentioned: meant(of('include').filter(({ wish }) => wish.certainty === 'guess')),
    exclude: [
      ...meant(exclude.filter(({ wish }) => wish.certainty !== 'guess')),
      ...of('every').flatMap(({ wish }) => exceptedFrom(wish.id)),
      ...faults.filter(({ wish }) => wish.verdict === 'leaveOut').flatMap((one) => withFault(one, list)),
    ],
    only: meant(only.filter(({ wish }) => wish.certainty === 'sure')),
    likelyOnly: meant(only.filter(({ wish }) => wish.certainty === 'likely')),
    prefer: [
      ...meant(certain.filter(({ wish }) => wish.degree !== 'less')),
      // What may be meant to be all there is plays more than the rest.
      ...meant(only.filter(({ wish }) => wish.certainty !== 'sure')),
    ],
    hinted: meant(prefer.filter(({ wish }) => wish.certainty === 'guess' && wish.degree !== 'less')),
    more: meant(certain.filter(({ wish }) => wish.degree === 'more' && wish.certainty === 'sure')),
    mostly: [
      ...meant(certain.filter(({ wish }) => wish.degree === 'mostly')),
      // Where these do not fill the reel, they are the most of it.
      ...meant(only.filter(({ wish }) => wish.certainty === 'likely')),
    ],
    fewer: [
      ...meant(prefer.filter(({ wish }) => wish.degree === 'less')),
      ...meant(exclude.filter(({ wish }) => wish.certainty === 'guess')),
    ],
    every: meant(of('every')).map((one) => ({ ...one, number: 'all' })),
    repeats: of('times').flatMap(({ wish, clips }) => {
      const times = wish.amount.bound === 'between' ? wish.amount.to : wish.amount.value;
      return clips.map((one) => ({ ...one, times, bound: wish.amount.bound }));
    }),
    holds: holdsOf(list),
    atSpeed: meant(of('speed').filter(({ wish }) => wish.speed !== 'normal')),
    longer: meant(of('hold').filter(({ wish }) => wish.than === 'longer' && wish.amount === null)),
    shorter: meant(of('hold').filter(({ wish }) => wish.than === 'shorter' && wish.amount === null)),
    parts: of('clipPart').flatMap(({ wish, clips }) =>
      (wish.clips.length === 0 ? [everyClip(list.all)] : clips).map((one) => ({ ...one, part: wish.part })),
    ),
    shares: apart([
      ...of('share').map(({ wish, clips, than }) => ({
        wishId: wish.id,
        named: clips,
        clips: factsOf(clips),
        than: factsOf(than),
        measure: wish.measure,
      })),
      ...heldTogether(list),
    ]),
    kept: new Set(
      faults
        .filter(({ wish }) => wish.verdict === 'keep')
        .flatMap((one) =>
          one.wish.clips.length > 0
            ? one.clips.flatMap(({ clips }) => clips)
            : withAFault(list.all, one.wish.fault),
        ),
    ),
  };
}

/** 'Half of it the dog, the rest animals': the animals are those that have no share of their own. */
function apart(shares: readonly SharedClips[]): readonly SharedClips[] {
  return shares.map((share) => {
    const narrower = shares.filter(
      ({ clips }) => clips.size < share.clips.size && [...clips].every((facts) => share.clips.has(facts)),
    );
    const isElsewhere = (facts: ClipFacts) => narrower.some(({ clips }) => clips.has(facts));
    return { ...share, clips: new Set([...share.clips].filter((facts) => !isElsewhere(facts))) };
  });
}

/** 'At most 5 seconds of food', '20 seconds of Dana' of several clips of hers, of which none is so long. */
function heldTogether({ of }: WishList): readonly SharedClips[] {
  return of('hold').flatMap(({ wish, clips }) =>
    clips.flatMap((one): readonly SharedClips[] => {
      const { amount } = wish;
      if (amount === null || amount.bound === 'between' || !isHeldTogether(one, amount)) return [];
      const bound = amount.bound === 'atMost' || amount.bound === 'atLeast' ? amount.bound : 'about';
      return [
        {
          wishId: wish.id,
          named: [one],
          clips: factsOf([one]),
          than: new Set(),
          measure: { of: 'seconds', seconds: amount.value, bound },
        },
      ];
    }),
  );
}

/** Whether a length is said of all the clips that a thing means, and not of one shot of it. */
export function isHeldTogether({ clips, areAny }: MeantClips, amount: Amount): boolean {
  if (areAny || clips.length < 2 || amount.bound === 'between') return false;
  const longest = Math.max(...clips.map(({ durationSeconds }) => durationSeconds));
  return /^at/.test(amount.bound) || amount.value > Math.min(CUT_SECONDS_MAX, longest);
}

/** How long clips play: as said, or as long as the part that is asked for. */
function holdsOf(list: WishList): readonly HeldClips[] {
  const { of } = list;
  const held = of('hold').flatMap(({ wish: { amount }, clips }) => {
    if (amount === null) return [];
    const seconds = amount.bound === 'between' ? (amount.from + amount.to) / 2 : amount.value;
    const { bound } = amount;
    return clips
      .filter((one) => !isHeldTogether(one, amount))
      .map((one) => ({ ...one, bound, seconds: Math.min(CUT_SECONDS_MAX, seconds) }));
  });
  const isHeld = ({ clips }: MeantClips) =>
    held.some((other) => other.clips.some((facts) => clips.includes(facts)));
  const parts = of('clipPart').flatMap(({ wish: { part }, clips }) => {
    return clips.flatMap((one) => {
      const seconds = secondsOf(part, one);
      return seconds === null
        ? []
        : [{ ...one, bound: 'exactly' as const, seconds: Math.min(CUT_SECONDS_MAX, seconds), part }];
    });
  });
  return [...held, ...[...parts, ...linesOf(list)].filter((one) => !isHeld(one))];
}

/** A line that is to be heard is heard to its end. */
function linesOf({ of }: WishList): readonly HeldClips[] {
  return [...of('include'), ...of('open'), ...of('close'), ...of('place'), ...of('prefer')].flatMap(
    ({ clips }) =>
      clips.flatMap((one) =>
        one.lineSeconds === null || one.lineSeconds > LINE_SECONDS_MAX
          ? []
          : [{ ...one, bound: 'atLeast' as const, seconds: one.lineSeconds + BESIDE_LINE_SECONDS }],
      ),
  );
}

/** What is longer is a talk, of which a part is heard as of any. */
const LINE_SECONDS_MAX = 12;
/** A breath before its first word and behind its last. */
export const BESIDE_LINE_SECONDS = 0.6;

function secondsOf(part: WishedPart, { clips: [best] }: MeantClips): number | null {
  switch (part.part) {
    case 'whole':
      return best?.durationSeconds ?? null;
    case 'range':
      return part.toSeconds - part.fromSeconds;
    case 'first':
    case 'last':
      return part.seconds;
    default:
      return null;
  }
}

function meant(wishes: readonly { readonly clips: readonly MeantClips[] }[]): MeantClips[] {
  return wishes.flatMap(({ clips }) => clips);
}

function factsOf(wishes: readonly MeantClips[]): ReadonlySet<ClipFacts> {
  return new Set(wishes.flatMap(({ clips }) => clips));
}

function everyClip(clips: readonly ClipFacts[]): MeantClips {
  return described('all clips', clips);
}

function withFault(
  {
    wish,
    clips,
  }: {
    readonly wish: { readonly fault: QualityFault; readonly said: string };
    readonly clips: readonly MeantClips[];
  },
  list: WishList,
): readonly MeantClips[] {
  if (clips.length > 0) return clips;
  const asked = askedBySelf(list);
  const faulty = withAFault(list.all, wish.fault).filter((facts) => !asked.has(facts));
  return faulty.length === 0 ? [] : [described(wish.said, faulty)];
}

/** The fire of 'start with the fire, nothing shaky', which is asked for however it is filmed. */
function askedBySelf({ of }: WishList): ReadonlySet<ClipFacts> {
  const placed = [...of('open'), ...of('close')].filter(({ wish }) => !wish.isNot);
  const asked = [...placed, ...of('place'), ...of('hold'), ...of('include'), ...of('clipPart')];
  return new Set(
    asked
      .filter(({ wish }) => wish.certainty !== 'guess')
      .flatMap(({ clips }) => clips.filter(({ number }) => number === 'one').flatMap(eachOrBest)),
  );
}

function withAFault(clips: readonly ClipFacts[], fault: QualityFault): readonly ClipFacts[] {
  return clips.filter((facts) => faultsOf(facts).has(fault));
}

function described(said: string, clips: readonly ClipFacts[]): MeantClips {
  return {
    said,
    clips,
    number: 'all',
    sights: new Map(),
    scores: new Map(clips.map((facts) => [facts, 1])),
    lineSeconds: null,
    isUnheard: false,
    isLeftOut: false,
    isUnusable: false,
    areAny: true,
    standIn: null,
    labels: [],
  };
}
