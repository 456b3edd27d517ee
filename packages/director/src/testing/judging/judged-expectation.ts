import { CUT_GAIN_DB_MIN, type EditingPlan, playedSeconds, type SelectedClip } from '@cutroom/contract';
import { z } from 'zod';
import type { DirectorClip } from '../../director-clip.ts';
import { expectationSchema, isMet } from '../corpus/expectation.ts';

const ids = z.array(z.string());
const clip = z.string();

/** What the sets for judging expect besides the expectations of the corpus: parts, shares, places and levels. */
const ownSchema = z.union([
  /** Seconds of these clips: about so many, or between two shares of the reel. */
  z.strictObject({
    share: z.union([
      z.strictObject({ clips: ids, seconds: z.number() }),
      z.strictObject({ clips: ids, from: z.number(), to: z.number() }),
    ]),
  }),
  z.strictObject({
    shareSeconds: z.strictObject({
      clips: ids,
      atMost: z.number().optional(),
      atLeast: z.number().optional(),
    }),
  }),
  z.strictObject({ moreOf: z.strictObject({ a: ids, b: ids }) }),
  /** Everything shown of a clip lies between these seconds of it. */
  z.strictObject({ range: z.strictObject({ clip, from: z.number(), to: z.number() }) }),
  z.strictObject({ overlaps: z.strictObject({ clip, from: z.number(), to: z.number() }) }),
  z.strictObject({ hold: z.strictObject({ clip, seconds: z.number() }) }),
  /** Only these clips play until a second of the reel. */
  z.strictObject({ starts: z.strictObject({ clips: ids, until: z.number() }) }),
  /** No cut shows anything before this second of its clip. */
  z.strictObject({ startsAfter: z.number() }),
  z.strictObject({ unmutedOnly: ids }),
  /** Every other clip is quieter than this one. */
  z.strictObject({ quieterThan: z.strictObject({ clip }) }),
  z.strictObject({ alternates: z.strictObject({ a: ids, b: ids }) }),
  z.strictObject({ notFirstNorLast: clip }),
  /** The cuts of the second half are shorter than those of the first. */
  z.strictObject({ faster: z.boolean() }),
  z.strictObject({ once: ids }),
  z.strictObject({ times: z.strictObject({ clip, count: z.number() }) }),
  z.strictObject({ after: z.strictObject({ clip, of: z.string() }) }),
  z.strictObject({ before: z.strictObject({ clip, of: z.string() }) }),
  /** Words in the picture, as they are, in any case of letters. */
  z.strictObject({ shows: z.string().regex(/^[^/]/), at: z.enum(['opening', 'ending']).optional() }),
]);
type OwnExpectation = z.infer<typeof ownSchema>;
export const judgedExpectationSchema = z.union([expectationSchema, ownSchema]);
export type JudgedExpectation = z.infer<typeof judgedExpectationSchema>;

export function isJudgedMet(
  expectation: JudgedExpectation,
  plan: EditingPlan,
  clips: readonly DirectorClip[],
): boolean {
  const own = ownSchema.safeParse(expectation);
  if (own.success)
    return isOwnMet(
      own.data,
      plan,
      [...plan.selectedClips].sort((a, b) => a.order - b.order),
    );
  return isMet(expectationSchema.parse(expectation), plan, clips);
}

const ROOM_SECONDS = 0.35;

function isOwnMet(
  expectation: OwnExpectation,
  { style }: EditingPlan,
  cuts: readonly SelectedClip[],
): boolean {
  if ('shows' in expectation) {
    const { shows, at } = expectation;
    const isShown = (text: string) => text.toLowerCase().includes(shows.toLowerCase());
    const ends = { opening: 0, ending: cuts.length - 1 };
    return (style?.titles ?? []).some(
      (title) =>
        isShown(title.text) &&
        (at === undefined || title.at === at || (title.at === 'cut' && title.order === ends[at])),
    );
  }
  const order = cuts.map(({ clipId }) => clipId);
  const total = secondsOf(cuts, order);
  const cutsOf = (clipId: string) => cuts.filter((cut) => cut.clipId === clipId);
  if ('share' in expectation) {
    const { share } = expectation;
    const seconds = secondsOf(cuts, share.clips);
    if ('seconds' in share) return isNear(seconds, share.seconds);
    return seconds >= share.from * total - 0.05 && seconds <= share.to * total + 0.05;
  }
  if ('shareSeconds' in expectation) {
    const { clips, atMost = Infinity, atLeast = 0 } = expectation.shareSeconds;
    const seconds = secondsOf(cuts, clips);
    return seconds <= atMost + 0.05 && seconds >= atLeast - 0.05;
  }
  if ('moreOf' in expectation)
    return secondsOf(cuts, expectation.moreOf.a) > secondsOf(cuts, expectation.moreOf.b);
  if ('range' in expectation) {
    const { clip: clipId, from, to } = expectation.range;
    const shown = cutsOf(clipId);
    return (
      shown.length > 0 &&
      shown.every(
        ({ startTime, endTime }) => startTime >= from - ROOM_SECONDS && endTime <= to + ROOM_SECONDS,
      )
    );
  }
  if ('overlaps' in expectation) {
    const { clip: clipId, from, to } = expectation.overlaps;
    return cutsOf(clipId).some(({ startTime, endTime }) => startTime < to && endTime > from);
  }
  if ('hold' in expectation) {
    const { clip: clipId, seconds } = expectation.hold;
    return (
      isNear(secondsOf(cuts, [clipId]), seconds) ||
      cutsOf(clipId).some((cut) => isNear(playedSeconds(cut), seconds))
    );
  }
  if ('starts' in expectation) return startsWith(cuts, expectation.starts);
  if ('startsAfter' in expectation)
    return cuts.every(({ startTime }) => startTime >= expectation.startsAfter - 0.05);
  if ('unmutedOnly' in expectation)
    return (
      cuts.some(({ clipId }) => expectation.unmutedOnly.includes(clipId)) &&
      cuts.every(
        ({ clipId, gainDb = 0 }) => expectation.unmutedOnly.includes(clipId) === gainDb > CUT_GAIN_DB_MIN,
      )
    );
  if ('quieterThan' in expectation) return isLoudest(cuts, expectation.quieterThan.clip);
  if ('alternates' in expectation) return alternates(order, expectation.alternates);
  if ('notFirstNorLast' in expectation) {
    const { notFirstNorLast } = expectation;
    return (
      order.includes(notFirstNorLast) && order[0] !== notFirstNorLast && order.at(-1) !== notFirstNorLast
    );
  }
  if ('faster' in expectation) return getsFaster(cuts.map(playedSeconds)) === expectation.faster;
  if ('once' in expectation) return expectation.once.every((id) => cutsOf(id).length === 1);
  if ('times' in expectation) return cutsOf(expectation.times.clip).length === expectation.times.count;
  if ('after' in expectation) return isBefore(order, expectation.after.of, expectation.after.clip);
  return isBefore(order, expectation.before.clip, expectation.before.of);
}

function secondsOf(cuts: readonly SelectedClip[], ids: readonly string[]): number {
  return cuts.reduce((sum, cut) => sum + (ids.includes(cut.clipId) ? playedSeconds(cut) : 0), 0);
}

/** Lengths count as met within 10 %, or a quarter of a second. */
function isNear(seconds: number, wanted: number): boolean {
  return Math.abs(seconds - wanted) <= Math.max(wanted * 0.1, 0.25) + 0.001;
}

function startsWith(
  cuts: readonly SelectedClip[],
  { clips, until }: { readonly clips: readonly string[]; readonly until: number },
): boolean {
  let at = 0;
  for (const cut of cuts) {
    const isInside = at < until - Math.max(1, until * 0.15);
    if (isInside !== clips.includes(cut.clipId) && (isInside || at > until + 1)) return false;
    at += playedSeconds(cut);
  }
  return cuts.length > 0;
}

function isLoudest(cuts: readonly SelectedClip[], clipId: string): boolean {
  const levels = (isThis: boolean) =>
    cuts.filter((cut) => (cut.clipId === clipId) === isThis).map(({ gainDb = 0 }) => gainDb);
  const [own, others] = [levels(true), levels(false)];
  return own.length > 0 && Math.max(...others) < Math.min(...own);
}

function alternates(
  order: readonly string[],
  { a, b }: { readonly a: readonly string[]; readonly b: readonly string[] },
): boolean {
  const sides = order.filter((id) => a.includes(id) || b.includes(id)).map((id) => a.includes(id));
  return sides.length > 2 && sides.every((side, at) => at === 0 || side !== sides[at - 1]);
}

function getsFaster(lengths: readonly number[]): boolean {
  const half = Math.ceil(lengths.length / 2);
  const mean = (some: readonly number[]) =>
    some.reduce((sum, one) => sum + one, 0) / Math.max(1, some.length);
  return mean(lengths.slice(half)) < mean(lengths.slice(0, half)) * 0.9;
}

function isBefore(order: readonly string[], first: string, then: string): boolean {
  return order.includes(first) && order.includes(then) && order.indexOf(first) < order.indexOf(then);
}
