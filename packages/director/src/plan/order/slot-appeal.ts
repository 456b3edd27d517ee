import { bestScoreIn, type Slot } from '../slot.ts';

/** How much a slot is wanted, its best moment counted in. */
export function appeal(slot: Slot): number {
  return slot.worth + bestScoreIn(slot.facts, slot.range) * 0.5;
}

export function inUploadOrder(a: Slot, b: Slot): number {
  return a.facts.position - b.facts.position || a.range.startSeconds - b.range.startSeconds;
}
