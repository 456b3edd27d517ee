import type { OpenedClip } from '../../../lib/navigation/opened-clip.ts';
import type { Cuts } from '../editor/cuts/timeline-cuts.ts';

/**
 * Index of the cut that is meant by a clip of the preview, which shows the video as it was rendered: of the same clip
 * the one that begins nearest, of several such the one nearest to its place. -1 where the timeline has none of it.
 */
export function openedCut(cuts: Cuts, { clipId, startSeconds, number }: OpenedClip): number {
  const [nearest] = cuts
    .map(({ clip }, index) => ({
      index,
      isSameClip: clip.clipId === clipId,
      secondsAway: Math.abs(clip.startTime - startSeconds),
      placesAway: Math.abs(index + 1 - number),
    }))
    .filter(({ isSameClip }) => isSameClip)
    .toSorted((a, b) => a.secondsAway - b.secondsAway || a.placesAway - b.placesAway);
  return nearest?.index ?? -1;
}
