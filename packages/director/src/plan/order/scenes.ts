import { filmedOrder } from '../../material/filmed-order.ts';
import { differingBits } from '../../material/near-duplicates.ts';
import type { Slot } from '../slot.ts';

/** Clips filmed within this time of each other are of one scene. */
const SCENE_GAP_SECONDS = 600;
const SAME_FRAME_BITS = 20;
const SHARED_LABELS_MIN = 0.5;

/** The slots in the order in which their clips were filmed, parted where one scene ends and the next begins. */
export function scenesOf(slots: readonly Slot[]): Slot[][] {
  const ranks = filmedOrder(slots.map(({ facts }) => facts));
  const inTime = [...slots].sort(
    (a, b) =>
      (ranks.get(a.facts) ?? 0) - (ranks.get(b.facts) ?? 0) ||
      a.facts.position - b.facts.position ||
      a.range.startSeconds - b.range.startSeconds,
  );
  const scenes: Slot[][] = [];
  for (const slot of inTime) {
    const scene = scenes.at(-1);
    const before = scene?.at(-1);
    if (scene !== undefined && before !== undefined && isOneScene(before, slot)) scene.push(slot);
    else scenes.push([slot]);
  }
  return scenes;
}

function isOneScene({ facts: a }: Slot, { facts: b }: Slot): boolean {
  if (a === b) return true;
  const [at, bt] = [a.clip.recordedAt, b.clip.recordedAt].map((time) => Date.parse(time ?? ''));
  if (at !== undefined && bt !== undefined && !Number.isNaN(at) && !Number.isNaN(bt))
    return Math.abs(bt - at) / 1000 <= SCENE_GAP_SECONDS + a.durationSeconds;
  if (differingBits(a.clip.analysis.pictureHash, b.clip.analysis.pictureHash) <= SAME_FRAME_BITS) return true;
  const labels = new Set(a.clip.analysis.labels);
  const shared = b.clip.analysis.labels.filter((label) => labels.has(label)).length;
  return shared >= Math.max(1, SHARED_LABELS_MIN * Math.max(labels.size, b.clip.analysis.labels.length));
}
