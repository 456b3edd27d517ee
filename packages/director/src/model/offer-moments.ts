import { CUT_SECONDS_MIN, type Interval, type Moment } from '@cutroom/contract';
import { lengthOf } from '../material/stretches.ts';
import type { Budget } from '../plan/budget/budget.ts';
import type { Spread } from '../plan/cast/cast-and-spread.ts';
import type { CastClip } from '../plan/cast/cast-clip.ts';

/** A part of a clip that a model may choose. The parts on offer never overlap. */
export interface OfferedMoment {
  /** 'c3m2' is the second of the third clip. Means nothing outside one request. */
  readonly id: string;
  readonly member: CastClip;
  /** A cut may come from anywhere in it. */
  readonly range: Interval;
  /** What is worth showing in it; null where nothing stood out. */
  readonly moment: Moment | null;
}

/** What a model can read before its answer gets slow and dear. */
export const MOMENTS_OFFERED_MAX = 120;
const MOMENTS_PER_CLIP_MAX = 6;

/**
 * The moments of the clips that the local director would use: what the prompt excludes, and what is too poor to show
 * where there is better, is not even on offer. Same request, same ids.
 */
export function offerMoments({ casting: { cast }, budget }: Spread): readonly OfferedMoment[] {
  const members = [...cast].sort((a, b) => a.facts.position - b.facts.position);
  const perClip = Math.max(
    1,
    Math.min(MOMENTS_PER_CLIP_MAX, Math.floor(MOMENTS_OFFERED_MAX / Math.max(1, members.length))),
  );
  const all = members.flatMap((member) => partsOf(member, perClip).map((part) => ({ member, ...part })));
  // Left-overs between spoken words, for instance, can be too short to be seen.
  const visible = all.filter(({ member, range }) => member.isRequired || lengthOf(range) >= CUT_SECONDS_MIN);
  const parts = visible.length > 0 ? visible : all;
  splitUntilEnough(parts, budget);
  const counts = new Map<CastClip, number>();
  return parts.map((part) => {
    const number = (counts.get(part.member) ?? 0) + 1;
    counts.set(part.member, number);
    return { id: `c${part.member.facts.position}m${number}`, ...part };
  });
}

/** More parts than cuts are wanted, or there would be nothing to choose; none too short for the cuts that are wanted. */
function splitUntilEnough(parts: (Part & { readonly member: CastClip })[], { seconds, cuts }: Budget): void {
  const enough = Math.min(MOMENTS_OFFERED_MAX, cuts * CHOICE_FACTOR);
  const shortest = Math.max(CUT_SECONDS_MIN, seconds / Math.max(1, cuts));
  while (parts.length < enough) {
    const longest = parts.reduce((best, part) => (lengthOf(part.range) > lengthOf(best.range) ? part : best));
    if (lengthOf(longest.range) < 2 * shortest) return;
    // On the grid of lengths, so that both halves can be played to the full.
    const middle = longest.range.startSeconds + Math.round(lengthOf(longest.range) * 5) / 10;
    const halves = [
      { ...longest.range, endSeconds: middle },
      { ...longest.range, startSeconds: middle },
    ].map((range) => ({ ...longest, range, moment: strongestIn(longest.member, range) }));
    parts.splice(parts.indexOf(longest), 1, ...halves);
  }
}

const CHOICE_FACTOR = 2;

function strongestIn({ facts }: CastClip, range: Interval): Moment | null {
  const inside = facts.clip.analysis.moments.filter((moment) => overlap(moment, range));
  return inside.toSorted((a, b) => b.score - a.score)[0] ?? null;
}

type Part = Pick<OfferedMoment, 'range' | 'moment'>;

/** The strongest moments, in time order, each with the room around it up to its neighbours. */
function partsOf({ facts, stretches, times }: CastClip, count: number): Part[] {
  const cores: { readonly moment: Moment; readonly core: Interval; readonly stretch: Interval }[] = [];
  for (const moment of facts.clip.analysis.moments.toSorted((a, b) => b.score - a.score)) {
    for (const stretch of stretches) {
      if (cores.length >= Math.max(count, times)) break;
      const core = sharedPart(moment, stretch);
      if (lengthOf(core) < CUT_SECONDS_MIN || cores.some((other) => overlap(other.core, core))) continue;
      cores.push({ moment, core, stretch });
    }
  }
  if (cores.length === 0) {
    return stretches
      .toSorted((a, b) => lengthOf(b) - lengthOf(a))
      .slice(0, count)
      .map((range) => ({ range, moment: null }));
  }
  const inTime = cores.sort((a, b) => a.core.startSeconds - b.core.startSeconds);
  return inTime.map(({ moment, core, stretch }, index) => {
    const before = inTime[index - 1];
    const after = inTime[index + 1];
    return {
      moment,
      range: {
        startSeconds: before?.stretch === stretch ? between(before.core, core) : stretch.startSeconds,
        endSeconds: after?.stretch === stretch ? between(core, after.core) : stretch.endSeconds,
      },
    };
  });
}

function sharedPart(a: Interval, b: Interval): Interval {
  const startSeconds = Math.max(a.startSeconds, b.startSeconds);
  return { startSeconds, endSeconds: Math.max(startSeconds, Math.min(a.endSeconds, b.endSeconds)) };
}

function overlap(a: Interval, b: Interval): boolean {
  return Math.min(a.endSeconds, b.endSeconds) - Math.max(a.startSeconds, b.startSeconds) > 1e-6;
}

function between(earlier: Interval, later: Interval): number {
  return (earlier.endSeconds + later.startSeconds) / 2;
}
