import type { Interval } from '@cutroom/contract';
import { lengthOf } from '../../material/stretches.ts';

/** A breath before a sentence and the last sound of it. */
const BEFORE_SECONDS = 0.12;
const AFTER_SECONDS = 0.15;
const SENTENCE_SECONDS_MIN = 0.5;

/** What is said in a part of a clip, with a breath around. */
export function saidIn(speech: readonly Interval[], range: Interval): readonly Interval[] {
  return speech
    .map(({ startSeconds, endSeconds }) => ({
      startSeconds: Math.max(range.startSeconds, startSeconds - BEFORE_SECONDS),
      endSeconds: Math.min(range.endSeconds, endSeconds + AFTER_SECONDS),
    }))
    .filter((part) => lengthOf(part) >= SENTENCE_SECONDS_MIN);
}
