import type { EditingPlan, SelectedClip } from '@cutroom/contract';

/** Pure. The plan without the moments of clips that are gone, nor their audio; those that stay keep their order. */
export function withoutLostClips(plan: EditingPlan, isThere: (clipId: string) => boolean): EditingPlan {
  const stays = ({ clipId }: { readonly clipId: string }) => isThere(clipId);
  const kept = (cuts: readonly SelectedClip[]) =>
    cuts.filter(stays).map((cut) => (isHeardWithLost(cut, isThere) ? withOwnAudio(cut) : cut));
  return {
    ...plan,
    selectedClips: kept(plan.selectedClips),
    ...(plan.directedClips === undefined ? {} : { directedClips: kept(plan.directedClips) }),
    ...(plan.dropped === undefined ? {} : { dropped: plan.dropped.filter(stays) }),
  };
}

function isHeardWithLost({ audioFrom }: SelectedClip, isThere: (clipId: string) => boolean): boolean {
  return audioFrom !== undefined && !isThere(audioFrom.clipId);
}

/** Where the other clip's audio lay says nothing of where its own does. */
function withOwnAudio(cut: SelectedClip): SelectedClip {
  const { audio: _, audioFrom: _from, ...own } = cut;
  return own;
}
