import type { Slot } from '../slot.ts';
import type { WantedClips } from '../wishes/wanted-clips.ts';

/** 'mostly the sea' is a little more than half of it. */
export const MOSTLY_SHARE = 0.54;
/** What is asked for at least is a little more: lengths are rounded. */
const LITTLE_MORE = 0.01;
/** 'lots of the sea' */
const MORE_SHARE = 0.28;
/** 'more of the children than of the grown-ups' */
const MORE_RATIO = 1.4;
const ROUNDS = 14;
/** How much one round may change a weight. */
const STEP_MAX = 3;

/**
 * Tenths of a second of each slot so that the clips of a share fill as much of the reel as is asked for, as far as they hold.
 * @param fill the tenths that weights give
 */
export function withShares(
  slots: readonly Slot[],
  weights: readonly number[],
  fill: (weights: readonly number[]) => readonly number[],
  clips: Pick<WantedClips, 'mostly' | 'more' | 'shares'>,
): readonly number[] {
  let tenths = fill(weights);
  const targets = targetsOf(slots, clips);
  if (targets.length === 0) return tenths;
  const own = [...weights];
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { isOwn, isOther, ratio, tenths: fixed, bound } of targets) {
      const plays = sumWhere(tenths, isOwn);
      const others = sumWhere(tenths, isOther);
      if (plays === 0 || others === 0) continue;
      const wanted = fixed ?? ratio * others;
      if ((bound === 'atLeast' && plays >= wanted) || (bound === 'atMost' && plays <= wanted)) continue;
      const step = Math.min(STEP_MAX, Math.max(1 / STEP_MAX, wanted / plays));
      for (const [at, weight] of own.entries()) if (isOwn[at] === true) own[at] = weight * step;
      tenths = fill(own);
    }
  }
  return tenths;
}

/** 'A third of it each song' leaves no room for other clips. */
export function areWhole(shares: WantedClips['shares']): boolean {
  const sum = shares.reduce((all, { measure }) => all + (measure.of === 'reel' ? measure.share : 0), 0);
  return shares.every(({ clips }) => clips.size > 0) && Math.abs(sum - 1) < 0.05;
}

interface Target {
  readonly isOwn: readonly boolean[];
  readonly isOther: readonly boolean[];
  /** Own seconds by the others' seconds. */
  readonly ratio: number;
  /** Own tenths of a second, where they are said. */
  readonly tenths?: number;
  readonly bound: 'about' | 'atMost' | 'atLeast';
}

function targetsOf(
  slots: readonly Slot[],
  { mostly, more, shares }: Pick<WantedClips, 'mostly' | 'more' | 'shares'>,
): Target[] {
  const targets: Target[] = shares.map(({ clips, than, measure }) => {
    const isOwn = slots.map(({ facts }) => clips.has(facts));
    if (measure.of === 'reel')
      return {
        isOwn,
        isOther: isOwn.map((own) => !own),
        ratio: asRatio(measure.share + (measure.bound === 'atLeast' ? LITTLE_MORE : 0)),
        bound: measure.bound,
      };
    if (measure.of === 'seconds')
      return {
        isOwn,
        isOther: isOwn.map((own) => !own),
        ratio: 1,
        tenths: measure.seconds * 10,
        bound: measure.bound,
      };
    const isOther = slots.map(({ facts }) => than.has(facts));
    return measure.ratio === null
      ? { isOwn, isOther, ratio: MORE_RATIO, bound: 'atLeast' }
      : { isOwn, isOther, ratio: measure.ratio, bound: 'about' };
  });
  for (const [wished, share] of [
    [mostly, MOSTLY_SHARE],
    [more, MORE_SHARE],
  ] as const) {
    const main = new Set(wished.flatMap((one) => one.clips));
    if (main.size === 0) continue;
    const isOwn = slots.map(({ facts }) => main.has(facts));
    targets.push({ isOwn, isOther: isOwn.map((own) => !own), ratio: asRatio(share), bound: 'atLeast' });
  }
  return targets;
}

function asRatio(share: number): number {
  const bounded = Math.min(0.97, Math.max(0.03, share));
  return bounded / (1 - bounded);
}

function sumWhere(tenths: readonly number[], isOwn: readonly boolean[]): number {
  return tenths.reduce((sum, own, at) => sum + (isOwn[at] === true ? own : 0), 0);
}
