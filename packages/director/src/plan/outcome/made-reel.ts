import { type PlanStyle, playedSeconds } from '@cutroom/contract';
import type { ClipFacts } from '../../material/clip-facts.ts';
import { lengthOf } from '../../material/stretches.ts';
import type { MadeCut } from '../made-cut.ts';

/** A finished reel, as wishes are checked on it. */
export interface MadeReel {
  readonly cuts: readonly MadeCut[];
  /** What each cut plays. */
  readonly seconds: readonly number[];
  readonly totalSeconds: number;
  readonly style: PlanStyle;
  /** All clips of the project, in upload order. */
  readonly clips: readonly ClipFacts[];
}

export function madeReel(cuts: readonly MadeCut[], style: PlanStyle, clips: readonly ClipFacts[]): MadeReel {
  const seconds = cuts.map(({ interval, selected, sped }) =>
    selected === undefined ? (sped?.seconds ?? lengthOf(interval)) : playedSeconds(selected),
  );
  return { cuts, seconds, totalSeconds: seconds.reduce((sum, length) => sum + length, 0), style, clips };
}

export function isShown({ cuts }: MadeReel, facts: ClipFacts): boolean {
  return cuts.some((cut) => cut.facts === facts);
}

export function timesShown({ cuts }: MadeReel, facts: ClipFacts): number {
  return cuts.filter((cut) => cut.facts === facts).length;
}

/** Seconds that these clips play together. */
export function secondsOfClips({ cuts, seconds }: MadeReel, clips: ReadonlySet<ClipFacts>): number {
  return cuts.reduce((sum, { facts }, at) => sum + (clips.has(facts) ? (seconds[at] ?? 0) : 0), 0);
}
