import type { GreyFrame } from '@cutroom/contract';
import { type CutCandidate, isCut } from './cuts.ts';
import {
  estimateGlobalMotion,
  type GlobalMotion,
  NOTHING_MOVED,
  type Pyramid,
  pyramidOf,
} from './global-motion.ts';
import { histogramDistance, type LumaHistogram, lumaHistogram } from './luma-histogram.ts';

/** What happened between a frame and the one before it. */
export interface MotionStep extends GlobalMotion {
  readonly atSeconds: number;
  /** Since the frame before. */
  readonly elapsedSeconds: number;
  /** Share of the light that changed its level, 0-1. */
  readonly lightChange: number;
}

export interface MotionRecord {
  readonly steps: readonly MotionStep[];
  /** Seconds of the first frame of every shot but the first. */
  readonly cuts: readonly number[];
}

/**
 * Follows consecutive small frames. Memory does not grow with the picture: a few numbers a frame are kept, and the
 * pictures of the last few frames, which tell a cut from a flash.
 */
export class MotionTracker {
  readonly #steps: MotionStep[] = [];
  readonly #cuts: number[] = [];
  #recent: SeenFrame[] = [];
  #judgedAny = false;

  add(frame: GreyFrame): void {
    const previous = this.#recent.at(-1);
    const seen =
      previous !== undefined && isSamePicture(previous, frame) ? again(previous, frame) : look(frame);
    if (previous !== undefined) {
      seen.step = {
        ...(seen.pyramid === previous.pyramid
          ? NOTHING_MOVED
          : estimateGlobalMotion(previous.pyramid, seen.pyramid)),
        atSeconds: frame.atSeconds,
        elapsedSeconds: frame.atSeconds - previous.atSeconds,
        lightChange: histogramDistance(previous.histogram, seen.histogram),
      };
      this.#steps.push(seen.step);
    }
    this.#recent.push(seen);
    if (this.#recent.length > FRAMES_BEFORE + 1 + FRAMES_AFTER) this.#recent.shift();
    if (this.#recent.length < FRAMES_BEFORE + 1 + FRAMES_AFTER) return;
    // The first frames get their turn with fewer frames before them.
    for (let index = this.#judgedAny ? FRAMES_BEFORE : 1; index <= FRAMES_BEFORE; index++) this.#judge(index);
    this.#judgedAny = true;
  }

  get frames(): number {
    return this.#steps.length + (this.#recent.length > 0 ? 1 : 0);
  }

  finish(): MotionRecord {
    // And the last ones with fewer after them.
    for (let index = this.#judgedAny ? FRAMES_BEFORE + 1 : 1; index < this.#recent.length; index++)
      this.#judge(index);
    this.#recent = [];
    this.#cuts.sort((a, b) => a - b);
    return { steps: this.#steps, cuts: this.#cuts };
  }

  #judge(index: number): void {
    const candidate = candidateAt(this.#recent, index);
    if (candidate !== null && isCut(candidate)) this.#cuts.push(candidate.atSeconds);
  }
}

interface SeenFrame {
  readonly atSeconds: number;
  readonly luma: Uint8Array;
  readonly pyramid: Pyramid;
  readonly histogram: LumaHistogram;
  step: MotionStep | null;
}

function look({ atSeconds, width, height, luma }: GreyFrame): SeenFrame {
  return {
    atSeconds,
    luma,
    pyramid: pyramidOf({ width, height, values: new Float32Array(luma) }),
    histogram: lumaHistogram(luma),
    step: null,
  };
}

/** Screen recordings and slow cameras repeat pictures: those need no second look. */
function isSamePicture({ luma }: SeenFrame, frame: GreyFrame): boolean {
  return luma.length === frame.luma.length && Buffer.compare(luma, frame.luma) === 0;
}

function again(before: SeenFrame, { atSeconds }: GreyFrame): SeenFrame {
  return { ...before, atSeconds, step: null };
}

const FRAMES_BEFORE = 4;
const FRAMES_AFTER = 6;

function candidateAt(frames: readonly SeenFrame[], index: number): CutCandidate | null {
  const frame = frames[index];
  const before = frames[index - 1];
  if (frame === undefined || before === undefined || frame.step === null) return null;
  const neighbours = frames.flatMap(({ step }, other) => (other === index || step === null ? [] : [step]));
  return {
    atSeconds: frame.atSeconds,
    step: frame.step,
    neighbours,
    comesBack: (likenessMin) =>
      frames.slice(index + 1).some((later) => likeness(before, later) > likenessMin) ||
      frames.slice(0, index - 1).some((earlier) => likeness(earlier, frame) > likenessMin),
  };
}

function likeness(a: SeenFrame, b: SeenFrame): number {
  return estimateGlobalMotion(a.pyramid, b.pyramid).likeness;
}
