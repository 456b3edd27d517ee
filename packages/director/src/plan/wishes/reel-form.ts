import type { Amount } from '@cutroom/contract';
import type { WishList } from './wish-list.ts';

export type Pace = 'slow' | 'medium' | 'fast';

interface WantedLength {
  readonly bound: Amount['bound'] | 'longest';
  /** What to aim at. */
  readonly seconds: number;
  /** The bounds of 'between'; both `seconds` otherwise. */
  readonly fromSeconds: number;
  readonly toSeconds: number;
}

interface WantedCount {
  readonly bound: 'exactly' | 'atMost' | 'atLeast';
  readonly count: number;
  /** 'clips' wants that many different clips, 'cuts' that many cuts. */
  readonly of: 'clips' | 'cuts';
}

/** How long, how many and how fast. */
export interface ReelForm {
  readonly length: WantedLength | null;
  readonly count: WantedCount | null;
  /** How many different clips there may be, where cuts are counted, too. */
  readonly clipsMost: number | null;
  /** Seconds each cut should play; 'atMost' and 'atLeast' only bound it. */
  readonly cutLength: { readonly bound: 'about' | 'atMost' | 'atLeast'; readonly seconds: number } | null;
  /** Every cut as long as the others. */
  readonly evenCuts: boolean;
  /** 'two shots from each clip' */
  readonly cutsPerClip: number | null;
  readonly pace: Pace | null;
  /** What a guess says of the pace; counts where nothing else does. */
  readonly usualPace: Pace | null;
  /** Whether cuts should get shorter or longer on the way. */
  readonly course: 'faster' | 'slower' | null;
  readonly everyClip: boolean;
  /** No clip may come twice. */
  readonly noRepeats: boolean;
  /** Nothing but the first and the last shots that are named: each once, where it can play long enough. */
  readonly isClosed: boolean;
}

export function reelFormOf(list: WishList): ReelForm {
  const { of } = list;
  const paces = of('pace').map(({ wish }) => wish);
  const counts = of('count').map(({ wish }) => wish);
  const ofReel = counts.filter(({ perClip }) => !perClip);
  const ofCuts = ofReel.findLast((wish) => wish.of === 'cuts');
  const ofClips = ofReel.findLast((wish) => wish.of === 'clips');
  const isBoth = ofCuts !== undefined && ofClips !== undefined;
  const isCounted = of('length').length > 0 && ofReel.some(({ amount }) => amount.bound === 'exactly');
  // 'Long shots, 8 cuts, 25 seconds': what the two come to is how long the cuts are.
  const cutLengths = of('cutLength').flatMap(({ wish }) =>
    isCounted && wish.certainty === 'guess' ? [] : [wish],
  );
  return {
    length: lengthOf(of('length').at(-1)?.wish.amount ?? null),
    count: countOf(isBoth ? ofCuts : ofReel.at(-1)),
    clipsMost: isBoth ? upperBound(ofClips.amount) : null,
    cutLength: cutLengthOf(betweenBounds(cutLengths.flatMap(({ amount }) => amount ?? []))),
    evenCuts: cutLengths.some(({ isEven }) => isEven),
    cutsPerClip: perClipOf(counts.findLast(({ perClip }) => perClip)?.amount ?? null),
    pace: paces.findLast(({ pace, certainty }) => pace !== null && certainty !== 'guess')?.pace ?? null,
    usualPace: paces.findLast(({ pace, certainty }) => pace !== null && certainty === 'guess')?.pace ?? null,
    course: paces.findLast(({ course }) => course !== null)?.course ?? null,
    everyClip: of('every').some(({ wish }) => wish.clips.length === 0),
    noRepeats: of('times').some(({ wish }) => wish.clips.length === 0 && upperBound(wish.amount) === 1),
    isClosed: isClosed(list),
  };
}

function lengthOf(amount: Amount | { readonly bound: 'longest' } | null): WantedLength | null {
  if (amount === null) return null;
  if (amount.bound === 'longest') return { bound: 'longest', ...aimedAt(LONGEST_SECONDS) };
  if (amount.bound === 'between')
    return {
      bound: 'between',
      seconds: (amount.from + amount.to) / 2,
      fromSeconds: Math.min(amount.from, amount.to),
      toSeconds: Math.max(amount.from, amount.to),
    };
  return { bound: amount.bound, ...aimedAt(Math.min(LONGEST_SECONDS, amount.value)) };
}

function aimedAt(seconds: number): Omit<WantedLength, 'bound'> {
  return { seconds, fromSeconds: seconds, toSeconds: seconds };
}

/** More than any reel may last: the clips and the product's limit decide. */
const LONGEST_SECONDS = 600;

function countOf(
  wish: { readonly amount: Amount; readonly of: 'clips' | 'cuts' } | undefined,
): WantedCount | null {
  if (wish === undefined) return null;
  const { amount, of } = wish;
  if (amount.bound === 'between')
    return { bound: 'exactly', count: Math.round((amount.from + amount.to) / 2), of };
  return { bound: amount.bound === 'about' ? 'exactly' : amount.bound, count: amount.value, of };
}

/** 'At least 3 seconds, none longer than 5' is between them; else the last that is said counts. */
function betweenBounds(amounts: readonly Amount[]): Amount | null {
  const last = amounts.at(-1) ?? null;
  const of = (bound: Amount['bound']) => amounts.findLast((amount) => amount.bound === bound);
  const [least, most] = [of('atLeast'), of('atMost')];
  if (least?.bound !== 'atLeast' || most?.bound !== 'atMost' || least.value >= most.value) return last;
  return { bound: 'between', from: least.value, to: most.value };
}

function cutLengthOf(amount: Amount | null): ReelForm['cutLength'] {
  if (amount === null) return null;
  if (amount.bound === 'between') return { bound: 'about', seconds: (amount.from + amount.to) / 2 };
  return { bound: amount.bound === 'exactly' ? 'about' : amount.bound, seconds: amount.value };
}

function perClipOf(amount: Amount | null): number | null {
  if (amount === null) return null;
  // 'No more than two shots of the same boat' asks for two of none.
  if (amount.bound === 'atMost') return amount.value === 1 ? 1 : null;
  return amount.bound === 'between' ? amount.to : amount.value;
}

function upperBound(amount: Amount): number {
  return amount.bound === 'between'
    ? amount.to
    : amount.bound === 'atLeast'
      ? Number.POSITIVE_INFINITY
      : amount.value;
}

/** 'First the dog, then the sea, and nothing else.' */
function isClosed({ of }: WishList): boolean {
  const only = of('only').filter(({ wish }) => wish.certainty === 'sure');
  const named = [...of('open'), ...of('close')]
    .filter(({ wish }) => !wish.isNot)
    .flatMap(({ wish }) => wish.clips.map(({ said }) => said));
  const kept = only.flatMap(({ wish }) => wish.clips.map(({ said }) => said));
  return kept.length > 0 && named.length > 1 && kept.every((said) => named.includes(said));
}
