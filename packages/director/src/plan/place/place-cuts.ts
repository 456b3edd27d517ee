import type { Interval } from '@cutroom/contract';
import { lengthOf } from '../../material/stretches.ts';
import type { Budget } from '../budget/budget.ts';
import { isHeard, isTalking } from '../budget/whole-sentences.ts';
import { roomOf, type Slot } from '../slot.ts';
import type { EarlierTake } from '../take/earlier-take.ts';
import { BESIDE_LINE_SECONDS, type HeldClips } from '../wishes/wanted-clips.ts';
import type { Wishes } from '../wishes/wishes.ts';
import { placeCut } from './place-cut.ts';

/** Of a cut that would end in a word at least this share stays. */
const KEPT_SHARE_MIN = 0.5;

/**
 * Where each slot's cut starts and ends. Where the words of a clip are known and its sound plays, no cut begins or ends
 * within one; seconds that a cut gives up for that go to the others, as far as the prompt leaves their lengths open.
 * @param lengths wished seconds of each slot
 */
export function placeCuts(
  slots: readonly Slot[],
  lengths: readonly number[],
  budget: Budget,
  wishes: Wishes,
  earlier: EarlierTake,
): readonly Interval[] {
  const audioMatters = wishes.sound.sound !== 'mute';
  const { holds } = wishes.clips;
  const heldAs = new Map(holds.flatMap((hold) => hold.clips.slice(0, 1).map((facts) => [facts, hold])));
  const isFixed = (slot: Slot): boolean =>
    budget.isEven || wishes.form.cutLength?.bound === 'about' || heldAs.has(slot.facts);
  const roomIn = (slot: Slot): number => (isFixed(slot) ? 0 : roomOf(slot.range, budget.cutSecondsMax));
  const placed: Interval[] = [];
  let owedSeconds = 0;
  const place = (index: number, wished: number, leastSeconds: number): void => {
    const slot = slots[index];
    if (slot === undefined) return;
    const seconds = Math.max(wished, Math.min(roomIn(slot), wished + Math.max(0, owedSeconds)));
    const hold = heldAs.get(slot.facts);
    const least = !isFixed(slot) ? leastSeconds : hold === undefined ? seconds : leastHeld(hold, seconds);
    const interval = placeCut(slot, seconds, {
      place: index === 0 ? 'first' : index === slots.length - 1 ? 'last' : 'inner',
      audioMatters,
      hearsSpeech: isHeard(slot, index, slots.length, wishes) || isTalking(slot, wishes),
      leastSeconds: least,
      earlier,
    });
    placed[index] = interval;
    const played = hasWords(slot, audioMatters) ? lengthOf(interval) : seconds;
    owedSeconds = inMilliseconds(owedSeconds + wished - played);
  };
  const order = wordsFirst(slots, audioMatters);
  for (const index of order) {
    const wished = lengths[index] ?? 0.5;
    place(index, wished, Math.max(budget.cutSecondsMin, wished * KEPT_SHARE_MIN));
  }
  // What is still owed goes to cuts that came before the one that gave it up.
  for (const index of order) {
    const [slot, interval] = [slots[index], placed[index]];
    if (owedSeconds < OWED_SECONDS_MIN || slot === undefined || interval === undefined) continue;
    const played = inMilliseconds(lengthOf(interval));
    if (roomIn(slot) >= played + OWED_SECONDS_MIN) place(index, played, played);
  }
  return placed;
}

/** A line gives up the breath beside it rather than its words; what else is held, nothing. */
function leastHeld({ bound, lineSeconds }: HeldClips, seconds: number): number {
  const isLine = bound === 'atLeast' && lineSeconds !== null;
  // Lengths are whole tenths.
  return isLine && seconds <= lineSeconds + BESIDE_LINE_SECONDS + 0.1 ? lineSeconds : seconds;
}

/** Less than this nobody misses. */
const OWED_SECONDS_MIN = 0.1;

/** Cuts without words come last: what the others gave up fits into them to the full. */
function wordsFirst(slots: readonly Slot[], audioMatters: boolean): number[] {
  const indices = slots.map((_, index) => index);
  const spoken = (index: number): boolean => {
    const slot = slots[index];
    return slot !== undefined && hasWords(slot, audioMatters);
  };
  return [...indices.filter(spoken), ...indices.filter((index) => !spoken(index))];
}

function hasWords({ facts, range }: Slot, audioMatters: boolean): boolean {
  return (
    audioMatters &&
    (facts.clip.analysis.words ?? []).some(
      (word) => word.endSeconds > range.startSeconds && word.startSeconds < range.endSeconds,
    )
  );
}

function inMilliseconds(seconds: number): number {
  return Math.round(seconds * 1000) / 1000;
}
