import type { MotionStep } from './motion-record.ts';

export interface CutCandidate {
  readonly atSeconds: number;
  readonly step: Pick<
    MotionStep,
    'likeness' | 'lightChange' | 'residual' | 'frameSeconds' | 'elapsedSeconds'
  >;
  /** The steps around it. */
  readonly neighbours: readonly Pick<MotionStep, 'likeness' | 'lightChange' | 'residual'>[];
  /**
   * Whether a frame soon after resembles the one before it, or a frame shortly before resembles it itself: the
   * beginning and the end of a flash. Costly, so asked for last.
   */
  comesBack(likenessMin: number): boolean;
}

/**
 * A hard cut: the frame no longer resembles the one before even after undoing camera motion, its light jumps,
 * both much more than around it (a fast pan or a shaking camera changes every frame), and the old frame does
 * not come back within a few frames (a flash does).
 */
export function isCut(candidate: CutCandidate): boolean {
  const { step, neighbours } = candidate;
  if (step.likeness > LIKENESS_MAX) return false;
  const usualLightChange = median(neighbours.map(({ lightChange }) => lightChange));
  const usualResidual = median(neighbours.map(({ residual }) => residual));
  const stands = step.residual > RESIDUAL_MIN && step.residual > usualResidual * STANDS_OUT;
  const lightJumps = step.lightChange > LIGHT_CHANGE_MIN && step.lightChange > usualLightChange * STANDS_OUT;
  const nothingAlike =
    step.likeness < LIKENESS_NONE ||
    (step.likeness < LIKENESS_LITTLE && step.residual > usualResidual * STANDS_ALONE);
  if (!stands || !(lightJumps || nothingAlike)) return false;
  return !candidate.comesBack(LIKENESS_RETURNED);
}

/** Whether a cut stands out so far that frames between, were they seen, would not make it a fast movement. */
export function isClearCut({ step, neighbours }: CutCandidate): boolean {
  if (step.elapsedSeconds > CLEAR_SECONDS_MAX) return false;
  return step.residual > median(neighbours.map(({ residual }) => residual)) * STANDS_CLEAR;
}

const LIKENESS_MAX = 0.7;
const LIKENESS_NONE = 0.35;
const LIKENESS_LITTLE = 0.6;
const LIKENESS_RETURNED = 0.85;
const RESIDUAL_MIN = 8;
const LIGHT_CHANGE_MIN = 0.15;
const STANDS_OUT = 2;
const STANDS_ALONE = 8;
/** Fast movement between reference frames of real footage was up to 2.5 times the usual, real cuts between like scenes 4 to 7. */
const STANDS_CLEAR = 4;
/** In more time than lies between reference frames everything may change. */
const CLEAR_SECONDS_MAX = 0.13;

function median(values: readonly number[]): number {
  const ranked = [...values].sort((a, b) => a - b);
  return ranked[ranked.length >> 1] ?? 0;
}
