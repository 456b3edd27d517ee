import type { ClipReference, FoundClip } from '@cutroom/contract';

/**
 * What the things of one list mean, each something else: of 'the delivery, the ribbon, the bike' a bike delivery is the
 * bike. What says less of a clip gives it up, unless it means no other.
 */
export function toldApart(clips: readonly ClipReference[]): readonly ClipReference[] {
  const places = clips.map((_, at) => at);
  const owner = (clipId: string): number | undefined =>
    places
      .filter((at) => foundIn(clips[at], clipId) !== undefined)
      .toSorted((a, b) => better(clips[a], clips[b], clipId))[0];
  return clips.map((clip, at) => {
    const own = clip.clips.filter(({ clipId }) => owner(clipId) === at || isSame(clip, clips, clipId));
    return own.length === 0 || own.length === clip.clips.length ? clip : { ...clip, clips: own };
  });
}

/** 'Zoe, the dragon, Zoe again' */
function isSame(clip: ClipReference, clips: readonly ClipReference[], clipId: string): boolean {
  return clips.every(
    (other) => foundIn(other, clipId) === undefined || other.clips.length === clip.clips.length,
  );
}

function foundIn(clip: ClipReference | undefined, clipId: string): FoundClip | undefined {
  return clip?.clips.find((one) => one.clipId === clipId);
}

/** Which of two says more of a clip: by how well it fits, then by how few others it could mean. */
function better(a: ClipReference | undefined, b: ClipReference | undefined, clipId: string): number {
  const [one, other] = [foundIn(a, clipId), foundIn(b, clipId)];
  return (
    Number(other?.by === 'name') - Number(one?.by === 'name') ||
    (a?.clips.length ?? 0) - (b?.clips.length ?? 0) ||
    (other?.score ?? 0) - (one?.score ?? 0)
  );
}

/** Where one shot is meant, of clips that are called so and others that only show the like the first: 'roses first'. */
export function calledBySome(clip: ClipReference): ClipReference {
  const named = clip.clips.filter(({ by }) => by === 'name');
  const isDivided = named.length > 0 && clip.clips.some(({ by }) => by === 'label');
  return clip.number === 'all' || !isDivided ? clip : { ...clip, clips: named };
}
