import type { GreyFrame } from '@cutroom/contract';
import { greyPlane } from '../image/frame-planes.ts';
import { type CutCandidate, isClearCut, isCut } from './cuts.ts';
import { estimateGlobalMotion, NOTHING_MOVED, type Pyramid, pyramidOf } from './global-motion.ts';
import { histogramDistance, type LumaHistogram, lumaHistogram } from './luma-histogram.ts';
import type { MotionRecord, MotionStep, UnsureCut } from './motion-record.ts';

/**
 * Follows consecutive small frames. Memory does not grow with the frame: a few numbers a frame are kept, and the
 * frames of the last few frames, which tell a cut from a flash.
 */
export class MotionTracker {
  readonly #steps: MotionStep[] = [];
  readonly #cuts: (UnsureCut & { readonly isSure: boolean })[] = [];
  /** After the first one that was seen, whether looked at or not. */
  #framesAfter = 0;
  #secondsAfter = 0;
  #recent: SeenFrame[] = [];
  /** Of the last frame that was let go: its memory serves the next one. */
  #spare: Pyramid | undefined;
  #judgedAny = false;

  add(frame: GreyFrame): void {
    const previous = this.#recent.at(-1);
    const seen =
      previous !== undefined && isSameFrame(previous, frame)
        ? again(previous, frame)
        : look(frame, this.#takeSpare());
    if (previous !== undefined) {
      seen.step = stepBetween(previous, seen, frame.unseenBefore ?? 0);
      this.#steps.push(seen.step);
      this.#framesAfter += 1 + (frame.unseenBefore ?? 0);
      this.#secondsAfter += seen.step.elapsedSeconds;
    }
    this.#recent.push(seen);
    if (this.#recent.length > FRAMES_BEFORE + 1 + FRAMES_AFTER) this.#letGo();
    if (this.#recent.length < FRAMES_BEFORE + 1 + FRAMES_AFTER) return;
    // The first frames get their turn with fewer frames before them.
    for (let index = this.#judgedAny ? FRAMES_BEFORE : 1; index <= FRAMES_BEFORE; index++) this.#judge(index);
    this.#judgedAny = true;
  }

  #letGo(): void {
    const oldest = this.#recent.shift();
    // Frames that repeat share theirs.
    if (oldest?.pyramid !== this.#recent[0]?.pyramid) this.#spare = oldest?.pyramid;
  }

  #takeSpare(): Pyramid | undefined {
    const spare = this.#spare;
    this.#spare = undefined;
    return spare;
  }

  get frames(): number {
    return this.#steps.length + (this.#recent.length > 0 ? 1 : 0);
  }

  finish(): MotionRecord {
    // And the last ones with fewer after them.
    for (let index = this.#judgedAny ? FRAMES_BEFORE + 1 : 1; index < this.#recent.length; index++)
      this.#judge(index);
    this.#recent = [];
    const isFast = this.#framesAfter > this.#secondsAfter * FPS_MAX * FAST;
    return {
      steps: this.#steps,
      cuts: this.#cuts.map(({ atSeconds }) => atSeconds),
      unsureCuts: this.#cuts.flatMap(({ isSure, ...cut }) =>
        isSure && !isFast ? [] : [isFast ? { ...cut, isClear: false } : cut],
      ),
    };
  }

  #judge(index: number): void {
    const candidate = candidateAt(this.#recent, index);
    if (candidate === null || !isCut(candidate)) return;
    const isClear = isClearCut(candidate);
    // Packets are believed where frames do not tell.
    if (!isClear && this.#recent[index]?.mayBeginShot === false) return;
    const { atSeconds, step } = candidate;
    const afterSeconds = this.#recent[index - 1]?.atSeconds ?? atSeconds;
    this.#cuts.push({
      afterSeconds,
      shotEndSeconds: Math.min(atSeconds, afterSeconds + step.frameSeconds),
      atSeconds,
      isClear,
      isSure: this.#recent[index]?.isFirstSeen !== true,
    });
  }
}

interface SeenFrame {
  readonly atSeconds: number;
  /** There are frames before it that were not looked at. */
  readonly isFirstSeen: boolean;
  readonly mayBeginShot: boolean;
  readonly luma: Uint8Array;
  readonly pyramid: Pyramid;
  readonly histogram: LumaHistogram;
  step: MotionStep | null;
}

function look(frame: GreyFrame, memory: Pyramid | undefined): SeenFrame {
  const { atSeconds, luma, unseenBefore = 0, mayBeginShot = true } = frame;
  return {
    atSeconds,
    isFirstSeen: unseenBefore > 0,
    mayBeginShot,
    luma,
    pyramid: pyramidOf(greyPlane(frame, memory?.at(-1)), memory),
    histogram: lumaHistogram(luma),
    step: null,
  };
}

function stepBetween(previous: SeenFrame, seen: SeenFrame, unseen: number): MotionStep {
  const motion =
    seen.pyramid === previous.pyramid ? NOTHING_MOVED : estimateGlobalMotion(previous.pyramid, seen.pyramid);
  const elapsedSeconds = seen.atSeconds - previous.atSeconds;
  const frames = Math.max(1, Math.min(1 + unseen, Math.round(elapsedSeconds * FPS_MAX)));
  const growth = frames ** CHANGE_GROWTH;
  return {
    ...motion,
    ownChange: motion.ownChange / growth,
    changeColumns: motion.changeColumns.map((change) => change / growth),
    atSeconds: seen.atSeconds,
    elapsedSeconds,
    frameSeconds: elapsedSeconds / frames,
    lightChange: histogramDistance(previous.histogram, seen.histogram),
  };
}

/** Frames come at up to this rate; of a clip with more, two may lie between those that were seen. */
const FPS_MAX = 30;
/** Clips of 30.5 frames a second are still looked at frame by frame. */
const FAST = 1.1;
/** How change grows over two or three frames: faster than time, because small changes are excused. Measured on footage. */
const CHANGE_GROWTH = 1.2;

/** Screen recordings and slow cameras repeat frames: those need no second look. */
function isSameFrame({ luma }: SeenFrame, frame: GreyFrame): boolean {
  return luma.length === frame.luma.length && Buffer.compare(luma, frame.luma) === 0;
}

function again(
  before: SeenFrame,
  { atSeconds, unseenBefore = 0, mayBeginShot = true }: GreyFrame,
): SeenFrame {
  return { ...before, atSeconds, isFirstSeen: unseenBefore > 0, mayBeginShot, step: null };
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
