import type { Interval } from '@cutroom/contract';
import type { Brief } from '../brief/brief.ts';
import type { Budget } from './decide-budget.ts';
import { placeCut } from './place-cut.ts';
import type { ResolvedWishes } from './resolve-wishes.ts';
import { roomOf, type Slot } from './spread-cuts.ts';

/** Of a cut that would end in a word at least this share stays. */
const KEPT_SHARE_MIN = 0.6;

/**
 * Where each slot's cut starts and ends. Where the words of a clip are known and its sound plays, no cut begins or ends
 * within one; seconds that a cut gives up for that go to the others, as far as the prompt leaves their lengths open.
 * @param lengths wished seconds of each slot
 */
export function placeCuts(
  slots: readonly Slot[],
  lengths: readonly number[],
  budget: Budget,
  brief: Brief,
  wishes: ResolvedWishes,
): readonly Interval[] {
  const soundMatters = brief.sound !== 'mute';
  const hearsSpeech = soundMatters && brief.speech === 'prefer';
  const held = new Set(wishes.holds.flatMap(({ clips }) => clips.slice(0, 1)));
  const isFixed = (slot: Slot): boolean =>
    budget.isEven || brief.cutLength?.kind === 'about' || held.has(slot.facts);
  const placed: Interval[] = [];
  let owedSeconds = 0;
  for (const index of wordsFirst(slots, soundMatters)) {
    const slot = slots[index];
    if (slot === undefined) continue;
    const wished = lengths[index] ?? 0.5;
    const room = isFixed(slot) ? wished : Math.max(wished, roomOf(slot.piece, budget.cutSecondsMax));
    const seconds = owedSeconds > 0 ? Math.min(room, wished + owedSeconds) : wished;
    const least = isFixed(slot) ? seconds : Math.max(budget.cutSecondsMin, wished * KEPT_SHARE_MIN);
    const interval = placeCut(slot, seconds, { soundMatters, hearsSpeech, leastSeconds: least });
    placed[index] = interval;
    if (hasWords(slot, soundMatters))
      owedSeconds = inMilliseconds(owedSeconds + wished - (interval.endSeconds - interval.startSeconds));
    else owedSeconds = inMilliseconds(owedSeconds + wished - seconds);
  }
  return placed;
}

/** Cuts without words come last: what the others gave up fits into them to the full. */
function wordsFirst(slots: readonly Slot[], soundMatters: boolean): number[] {
  const indices = slots.map((_, index) => index);
  const spoken = (index: number): boolean => {
    const slot = slots[index];
    return slot !== undefined && hasWords(slot, soundMatters);
  };
  return [...indices.filter(spoken), ...indices.filter((index) => !spoken(index))];
}

function hasWords({ facts, piece }: Slot, soundMatters: boolean): boolean {
  return (
    soundMatters &&
    (facts.clip.analysis.words ?? []).some(
      (word) => word.endSeconds > piece.startSeconds && word.startSeconds < piece.endSeconds,
    )
  );
}

function inMilliseconds(seconds: number): number {
  return Math.round(seconds * 1000) / 1000;
}
