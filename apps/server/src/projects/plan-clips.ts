import type { EditingPlan } from '@cutroom/contract';

/** Pure. The plan without the moments of clips that are gone; those that stay keep their order. */
export function withoutLostClips(plan: EditingPlan, isThere: (clipId: string) => boolean): EditingPlan {
  const stays = ({ clipId }: { readonly clipId: string }) => isThere(clipId);
  return {
    ...plan,
    selectedClips: plan.selectedClips.filter(stays),
    ...(plan.directedClips === undefined ? {} : { directedClips: plan.directedClips.filter(stays) }),
    ...(plan.dropped === undefined ? {} : { dropped: plan.dropped.filter(stays) }),
  };
}
