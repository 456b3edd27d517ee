import type { Wish } from './brief.ts';
import type { ClipReference } from './clip-reference.ts';

/** Every reference of a wish to clips, those that it compares with last. */
export function referencesOf(wish: Wish): readonly ClipReference[] {
  return [
    ...('clips' in wish ? wish.clips : []),
    ...('than' in wish && Array.isArray(wish.than) ? wish.than : []),
    ...(wish.kind === 'share' && wish.measure.of === 'clips' ? wish.measure.than : []),
  ];
}

/** Ids of the clips that some wishes mean, each once. */
export function clipIdsIn(wishes: readonly Wish[]): ReadonlySet<string> {
  return new Set(
    wishes.flatMap((wish) => referencesOf(wish).flatMap(({ clips }) => clips.map(({ clipId }) => clipId))),
  );
}
