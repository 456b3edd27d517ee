import type { FoundClip } from '@cutroom/contract';
import type { IndexedClip } from './clip-index.ts';

/**
 * As many as were counted: of 'the four designs', where one clip alone is called a design, the four of which the same is seen.
 * @returns what was found, where no label that it shares is of just so many clips
 */
export function asManyAs(
  clips: readonly IndexedClip[],
  count: number | null,
  found: readonly FoundClip[],
): readonly FoundClip[] {
  if (count === null || found.length === 0 || found.length === count) return found;
  if (found.length > count) return justAsMany(clips, count, found);
  const labels = clips.map(({ clip }) => new Set(clip.analysis?.labels ?? []));
  const ids = new Set(found.map(({ clipId }) => clipId));
  const [first, ...others] = labels.filter((_, at) => ids.has(clips[at]?.clip.clipId ?? ''));
  for (const label of first ?? []) {
    const alike = clips.filter((_, at) => labels[at]?.has(label) === true);
    if (alike.length === count && others.every((some) => some.has(label)))
      return alike.map(
        ({ clip: { clipId } }): FoundClip =>
          found.find((one) => one.clipId === clipId) ?? { clipId, by: 'label', score: COUNTED },
      );
  }
  return found;
}

const COUNTED = 0.9;

/** Of 'the four tattoos', where one more clip is said to show some in passing, the four that answer best or share a label. */
function justAsMany(
  clips: readonly IndexedClip[],
  count: number,
  found: readonly FoundClip[],
): readonly FoundClip[] {
  if (count < COUNTED_MIN) return found;
  const best = found.filter(({ score }) => score >= (found[0]?.score ?? 0));
  if (best.length === count) return best;
  const called = found.filter(({ by }) => by === 'name');
  if (called.length === count) return called;
  const labelsOf = ({ clipId }: FoundClip) =>
    clips.find(({ clip }) => clip.clipId === clipId)?.clip.analysis?.labels ?? [];
  for (const label of new Set(best.flatMap(labelsOf))) {
    const alike = found.filter((one) => labelsOf(one).includes(label));
    if (alike.length === count) return alike;
  }
  return found;
}

/** 'One boat' is any of them. */
const COUNTED_MIN = 2;
