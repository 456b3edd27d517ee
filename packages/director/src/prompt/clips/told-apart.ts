import type { ClipReference, FoundClip } from '@cutroom/contract';

/**
 * What the things of one list mean, each something else: of 'the delivery, the ribbon, the bike' a bike delivery is the
 * bike. What says less of a clip gives it up, unless it means no other.
 */
export function toldApart(clips: readonly ClipReference[]): readonly ClipReference[] {
  const owners = new Map<string, ClipReference>();
  for (const clip of clips)
    for (const { clipId } of clip.clips) {
      const owner = owners.get(clipId);
      if (owner === undefined || better(clip, owner, clipId) < 0) owners.set(clipId, clip);
    }
  return clips.map((clip) => {
    // Of 'Zoe, the dragon, Zoe again' both are Zoe.
    const isOwn = (owner: ClipReference | undefined) =>
      owner === clip || owner?.clips.length === clip.clips.length;
    const own = clip.clips.filter(({ clipId }) => isOwn(owners.get(clipId)));
    return own.length === 0 || own.length === clip.clips.length ? clip : { ...clip, clips: own };
  });
}

function foundIn({ clips }: ClipReference, clipId: string): FoundClip | undefined {
  return clips.find((one) => one.clipId === clipId);
}

/** Which of two says more of a clip: by how well it fits, whether it is called so, and how few others it could mean. */
function better(a: ClipReference, b: ClipReference, clipId: string): number {
  const [one, other] = [foundIn(a, clipId), foundIn(b, clipId)];
  // 'The kitchen' says more of a kitchen than 'the food' that is named in it.
  const nearer = Math.round(((other?.score ?? 0) - (one?.score ?? 0)) * 10);
  // What means one clip alone means that one.
  const alone = Number(b.clips.length === 1) - Number(a.clips.length === 1);
  return (
    alone ||
    nearer ||
    Number(other?.by === 'name') - Number(one?.by === 'name') ||
    a.clips.length - b.clips.length ||
    (other?.score ?? 0) - (one?.score ?? 0)
  );
}

/** Where one shot is meant, of clips that are called so and others that only show the like the first: 'roses first'. */
export function calledBySome(clip: ClipReference): ClipReference {
  const named = clip.clips.filter(({ by }) => by === 'name');
  const isDivided = named.length > 0 && clip.clips.some(({ by }) => by === 'label');
  return clip.number === 'all' || !isDivided ? clip : { ...clip, clips: named };
}
