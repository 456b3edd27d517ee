import { type EditingPlan, playedSeconds, type SelectedClip } from './editing-plan.ts';

/** Saving rounds, and an end beyond the clip is moved to it. */
const SAME_WITHIN = 0.011;

/** Whether the cuts are those that the director chose, in its order: what was said of the plan then holds for the edit. */
export function isAsDirected({
  selectedClips,
  directedClips = selectedClips,
}: Pick<EditingPlan, 'selectedClips' | 'directedClips'>): boolean {
  return areSameCuts(inOrder(selectedClips), inOrder(directedClips));
}

/** The same for cuts that stand in their order. */
export function areSameCuts(cuts: readonly SelectedClip[], directed: readonly SelectedClip[]): boolean {
  return cuts.length === directed.length && cuts.every((cut, index) => isSameCut(cut, directed[index]));
}

/**
 * Why the director chose the cut at `index`, as far as that still holds: not for one that was changed, or stands elsewhere, or
 * is not the last any more. Both lists stand in their order.
 */
export function reasonAsDirected(
  cuts: readonly SelectedClip[],
  index: number,
  directed: readonly SelectedClip[],
): string | null {
  const cut = cuts[index];
  const isLast = index === cuts.length - 1;
  const wasLast = index === directed.length - 1;
  if (cut === undefined || isLast !== wasLast || !isSameCut(cut, directed[index])) return null;
  return cut.reason ?? null;
}

/** The plan's cuts in their order, each only with a reason that still holds. */
export function cutsWithReasons({
  selectedClips,
  directedClips = selectedClips,
}: Pick<EditingPlan, 'selectedClips' | 'directedClips'>): readonly (SelectedClip & {
  readonly reason: string | undefined;
})[] {
  const [cuts, directed] = [inOrder(selectedClips), inOrder(directedClips)];
  return cuts.map((cut, index) => ({ ...cut, reason: reasonAsDirected(cuts, index, directed) ?? undefined }));
}

function inOrder(cuts: readonly SelectedClip[]): readonly SelectedClip[] {
  return cuts.toSorted((a, b) => a.order - b.order);
}

function isSameCut(a: SelectedClip, b: SelectedClip | undefined): boolean {
  return b !== undefined && (a === b || isAlike(asPlayed(a), asPlayed(b)));
}

/** All that is seen and heard of a cut, with what stands where nothing is said. */
function asPlayed(cut: SelectedClip) {
  const { clipId, startTime, framing = null, gainDb = 0, isVoiceCleared = false } = cut;
  const { speed = [{ at: 0, rate: 1 }], ducks = null, audio = null, audioFrom = null, titles = [] } = cut;
  const own = { clipId, startTime, seconds: playedSeconds(cut), framing, gainDb, isVoiceCleared };
  return { ...own, speed, ducks, audio, audioFrom, titles };
}

function isAlike(a: unknown, b: unknown): boolean {
  if (typeof a === 'number' && typeof b === 'number') return Math.abs(a - b) < SAME_WITHIN;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return a === b;
  const [ofA, ofB] = [new Map(Object.entries(a)), new Map(Object.entries(b))];
  return [...new Set([...ofA.keys(), ...ofB.keys()])].every((key) => isAlike(ofA.get(key), ofB.get(key)));
}
