import type { GreyFrame, Interval } from '@cutroom/contract';
import type { MotionRecord, UnsureCut } from './motion-record.ts';
import { MotionTracker } from './motion-tracker.ts';

/** What a cut is judged by: somewhat more than the frames that the tracker compares. */
const BEFORE_SECONDS = 0.2;
const AFTER_SECONDS = 0.3;
/** Most cuts in doubt lie behind the ends of groups that were left out, and those begin every second or two. */
const MERGED_SECONDS = 1.5;

/**
 * Intervals of which every frame is needed to tell whether there is a cut, in time order, far apart. A clear one needs none: the
 * frame or two in which it may lie are left out of both shots, where looking again can cost as much as the whole clip did.
 */
export function cutsToRefine({ unsureCuts }: MotionRecord): Interval[] {
  const looks: Interval[] = [];
  for (const { afterSeconds, atSeconds, isClear } of unsureCuts) {
    if (isClear) continue;
    const startSeconds = Math.max(0, afterSeconds - BEFORE_SECONDS);
    const endSeconds = atSeconds + AFTER_SECONDS;
    const last = looks.at(-1);
    if (last !== undefined && startSeconds - last.endSeconds < MERGED_SECONDS)
      looks[looks.length - 1] = { startSeconds: last.startSeconds, endSeconds };
    else looks.push({ startSeconds, endSeconds });
  }
  return looks;
}

/** Sees every frame of one such interval, and settles the cuts in it. */
export class CutRefiner {
  readonly #tracker = new MotionTracker();
  #firstSeconds = Number.POSITIVE_INFINITY;
  #lastSeconds = Number.NEGATIVE_INFINITY;

  add(frame: GreyFrame): void {
    this.#firstSeconds = Math.min(this.#firstSeconds, frame.atSeconds);
    this.#lastSeconds = frame.atSeconds;
    this.#tracker.add(frame);
  }

  /**
   * The record after it: an unsure cut goes to the frame at which the tracker, seeing all of them, finds one, or goes
   * away where it finds none.
   */
  settle({ steps, cuts, unsureCuts }: MotionRecord): MotionRecord {
    const found = this.#tracker.finish().cuts;
    /** By the time at which a cut was taken to be: where it is, or null where there is none. */
    const settled = new Map<number, number | null>();
    for (const unsure of unsureCuts) {
      if (this.#hasSeen(unsure)) settled.set(unsure.atSeconds, cutWithin(unsure, found));
    }
    return {
      unsureCuts: unsureCuts.filter(({ atSeconds }) => !settled.has(atSeconds)),
      cuts: cuts.map((seconds) => moved(settled, seconds)).filter((seconds) => seconds !== null),
      // The step across a cut moves with it: cuts are left out of the steps by their time.
      steps: steps.map((step) => {
        const atSeconds = moved(settled, step.atSeconds);
        return atSeconds === null || atSeconds === step.atSeconds ? step : { ...step, atSeconds };
      }),
    };
  }

  #hasSeen({ afterSeconds, atSeconds }: UnsureCut): boolean {
    return this.#firstSeconds < afterSeconds + SAME && this.#lastSeconds > atSeconds - SAME;
  }
}

/**
 * Less than half a frame at 30 a second. So far from its time may a frame be that was seen of a clip with more: times were
 * rounded to thirtieths, and of the frames that came to share one only the last was handed out.
 */
const SAME = 0.0166;

function cutWithin({ afterSeconds, atSeconds }: UnsureCut, found: readonly number[]): number | null {
  return found.find((seconds) => seconds > afterSeconds - SAME && seconds < atSeconds + SAME) ?? null;
}

function moved(settled: ReadonlyMap<number, number | null>, seconds: number): number | null {
  const to = settled.get(seconds);
  return to === undefined ? seconds : to;
}
