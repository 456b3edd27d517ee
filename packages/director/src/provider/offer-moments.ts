import { CUT_SECONDS_MIN, type Interval, type Moment } from '@cutroom/contract';
import type { Spread } from '../assembly/cast-and-spread.ts';
import type { CastClip } from '../assembly/cast-clips.ts';
import { lengthOf } from '../clips/stretches.ts';

/** A part of a clip that a model may choose. The parts on offer never overlap. */
export interface OfferedMoment {
  /** 'c3m2' is the second of the third clip. Means nothing outside one request. */
  readonly id: string;
  readonly member: CastClip;
  /** A cut may come from anywhere in it. */
  readonly piece: Interval;
  /** What is worth showing in it; null where nothing stood out. */
  readonly moment: Moment | null;
  /** Weaker material, for want of better. */
  readonly isReserve: boolean;
}

/** What a model can read before its answer gets slow and dear. */
export const MOMENTS_OFFERED_MAX = 120;
const MOMENTS_PER_CLIP_MAX = 6;

/** The moments of all clips that the prompt lets in: what is excluded is not even on offer. Same request, same ids. */
export function offerMoments({ casting }: Pick<Spread, 'casting'>): readonly OfferedMoment[] {
  const reserve = casting.reserve.filter(
    ({ facts }) => !casting.cast.some((member) => member.facts === facts),
  );
  const members = [...casting.cast, ...reserve].sort((a, b) => a.facts.position - b.facts.position);
  const perClip = Math.max(
    1,
    Math.min(MOMENTS_PER_CLIP_MAX, Math.floor(MOMENTS_OFFERED_MAX / Math.max(1, members.length))),
  );
  return members.flatMap((member) =>
    partsOf(member, perClip).map((part, index) => ({
      id: `c${member.facts.position}m${index + 1}`,
      member,
      isReserve: reserve.includes(member),
      ...part,
    })),
  );
}

type Part = Pick<OfferedMoment, 'piece' | 'moment'>;

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
      .map((piece) => ({ piece, moment: null }));
  }
  const inTime = cores.sort((a, b) => a.core.startSeconds - b.core.startSeconds);
  return inTime.map(({ moment, core, stretch }, index) => {
    const before = inTime[index - 1];
    const after = inTime[index + 1];
    return {
      moment,
      piece: {
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
