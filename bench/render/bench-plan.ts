import type { CutSpec, ReelSpec } from '@cutroom/media';
import type { Ours } from './ours-alone.ts';

/** What every part of the benchmark is given. */
export interface BenchPlan {
  readonly folder: string;
  readonly sources: readonly string[];
  /** Of every cut. */
  readonly seconds: number;
  readonly rounds: number;
  readonly spec: ReelSpec & { readonly cuts: readonly CutSpec[] };
  readonly ours: Ours;
}
