import type { Moment } from '@cutroom/contract';
import { isWideView } from '../material/clip-traits.ts';
import type { MadeCut } from '../plan/made-cut.ts';
import { eachOrBest, type MeantClips } from '../plan/wishes/meant-clips.ts';
import type { Wishes } from '../plan/wishes/wishes.ts';
import { isPronoun } from '../text/english.ts';

/**
 * Why each cut is there, in a few words, and only where they say something that the picture does not: what was asked for,
 * what opens and ends the reel, and what is the one shot of its kind.
 * @returns '' for cuts that need none
 */
export function cutReasons(cuts: readonly MadeCut[], wishes: Wishes): readonly string[] {
  const told = new Set<string>();
  const once = (reason: string): string => {
    if (told.has(reason)) return '';
    told.add(reason);
    return reason;
  };
  return cuts.map((cut, at) => {
    if (cut.selected !== undefined) return cut.selected.reason ?? 'You locked this shot.';
    const asked = askedFor(cut, at, cuts.length, wishes);
    if (asked !== null) return once(asked);
    if (at === 0) return once(openingReason(cut, wishes));
    if (at === cuts.length - 1) return once(endingReason(cut, wishes));
    return once(momentReason(cut, cuts));
  });
}

function askedFor(cut: MadeCut, at: number, count: number, { places, clips }: Wishes): string | null {
  const means = (one: MeantClips): boolean => one.clips.includes(cut.facts) && !isPronoun(one.said);
  const opening = at < places.opening.length ? places.opening.find(means) : undefined;
  if (opening !== undefined)
    return at === 0 ? `You asked to start with '${opening.said}'.` : `You asked for '${opening.said}' next.`;
  const ending = at >= count - places.ending.length ? places.ending.find(means) : undefined;
  if (ending !== undefined) return `You asked to end on '${ending.said}'.`;
  const included = [
    ...clips.include,
    ...clips.holds,
    ...clips.atSpeed,
    ...places.lists.flat(),
    ...clips.only,
    ...clips.likelyOnly,
  ].find((one) => means(one) && eachOrBest(one).includes(cut.facts));
  if (included !== undefined) return `You asked for '${included.said}'.`;
  const preferred = clips.prefer.find(means);
  return preferred === undefined ? null : `More of '${preferred.said}'.`;
}

function openingReason(cut: MadeCut, { places }: Wishes): string {
  if (places.order !== null) return '';
  const why = momentIn(cut)?.reasons ?? [];
  if (why.includes('a smile')) return 'Opens on a smile.';
  if (why.includes('a face') && isFaceNear(cut)) return 'Opens on a face.';
  if (why.includes('most movement') || cut.facts.clip.analysis.measures.motion > LIVELY)
    return 'Opens on movement.';
  return 'The strongest opening.';
}

/** Of the frame: a tenth of its width and height. */
const NEAR_FACE_AREA = 0.01;

function isFaceNear({ facts }: MadeCut): boolean {
  return facts.clip.analysis.tracks.some(({ kind, area }) => kind === 'face' && area >= NEAR_FACE_AREA);
}

const LIVELY = 0.35;
const CALM_BELOW = 0.25;

function endingReason(cut: MadeCut, { places }: Wishes): string {
  if (places.order !== null) return '';
  const { analysis } = cut.facts.clip;
  const { measures } = analysis;
  if (momentIn(cut)?.reasons.includes('a smile') === true) return 'Ends on a smile.';
  if (isWideView(analysis)) return 'A wide view to end on.';
  const isCalm = measures.camera === 'still' && measures.motion < CALM_BELOW;
  return isCalm ? 'A calm shot to end on.' : '';
}

function momentReason(cut: MadeCut, cuts: readonly MadeCut[]): string {
  const why = momentIn(cut)?.reasons ?? [];
  if (why.includes('a smile')) return 'A smile.';
  if (why.includes('with a sudden sound') || why.includes('a sudden sound')) return 'A sudden sound.';
  const liveliest = cuts.reduce((best, one) => (motionOf(one) > motionOf(best) ? one : best), cut);
  return liveliest === cut && motionOf(cut) > LIVELY ? 'The liveliest moment.' : '';
}

function motionOf({ facts }: MadeCut): number {
  return facts.clip.analysis.measures.motion;
}

/** The best moment that the cut touches. */
function momentIn({ facts, interval }: MadeCut): Moment | undefined {
  return facts.clip.analysis.moments.find(
    ({ startSeconds, endSeconds }) =>
      Math.min(endSeconds, interval.endSeconds) - Math.max(startSeconds, interval.startSeconds) > 0,
  );
}
