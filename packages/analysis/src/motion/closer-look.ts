import type { GreyFrame, Interval } from '@cutroom/contract';
import { type MotionRecord, MotionTracker, type UnsureCut } from './motion-tracker.ts';

/** What a cut is judged by: somewhat more than the frames that the tracker compares. */
const BEFORE_SECONDS = 0.2;
const AFTER_SECONDS = 0.3;
/** Decoding begins at a key picture, which is usually further away than this: what lies between costs nothing. */
const MERGED_SECONDS = 6;

/** Where every frame should be looked at, to find the very frame of each cut. In time order, far from each other. */
export function closerLooks({ unsureCuts }: MotionRecord): Interval[] {
  const looks: Interval[] = [];
  for (const { afterSeconds, atSeconds } of unsureCuts) {
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
export class CloserLook {
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
  settle(record: MotionRecord): MotionRecord {
    const { cuts } = this.#tracker.finish();
    return record.unsureCuts
      .filter((unsure) => this.#hasSeen(unsure))
      .reduce((settled, unsure) => {
        const { afterSeconds, atSeconds } = unsure;
        const cut = cuts.find((seconds) => seconds > afterSeconds - SAME && seconds < atSeconds + SAME);
        return settle(settled, unsure, cut ?? null);
      }, record);
  }

  #hasSeen({ afterSeconds, atSeconds }: UnsureCut): boolean {
    return this.#firstSeconds < afterSeconds + SAME && this.#lastSeconds > atSeconds - SAME;
  }
}

/**
 * Less than half a frame. A clip of more than 30 frames a second may show, at the very time of the last frame that was
 * seen of a shot, the next one: two of its frames share that time, and the other was left out.
 */
const SAME = 0.01;

/** The step across the cut moves with it: whoever leaves cuts out of steps knows them by their time. */
function settle(record: MotionRecord, unsure: UnsureCut, cut: number | null): MotionRecord {
  const { atSeconds } = unsure;
  return {
    unsureCuts: record.unsureCuts.filter((other) => other !== unsure),
    cuts: record.cuts.flatMap((seconds) => (seconds !== atSeconds ? [seconds] : cut === null ? [] : [cut])),
    steps:
      cut === null
        ? record.steps
        : record.steps.map((step) => (step.atSeconds === atSeconds ? { ...step, atSeconds: cut } : step)),
  };
}
