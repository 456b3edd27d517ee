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
  if (count === null || found.length === 0 || found.length >= count) return found;
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
