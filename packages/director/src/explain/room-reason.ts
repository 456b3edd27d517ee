import type { ClipFacts } from '../material/clip-facts.ts';
import type { Wishes } from '../plan/wishes/wishes.ts';

/**
 * Why a clip that might have played is not in.
 * @param fits whether the prompt asks for anything that other clips could answer better
 */
export function roomReason(
  facts: ClipFacts,
  chosen: readonly ClipFacts[],
  cuts: number,
  fits: boolean,
): string {
  const noRoom = `There was no room for it in ${cuts === 1 ? 'one cut' : `${cuts} cuts`}`;
  if (fits) return `${noRoom}; others fit the prompt better.`;
  return chosen.some(({ quality }) => quality > facts.quality)
    ? `${noRoom}; others have a better picture.`
    : `${noRoom}.`;
}

/** Whether the prompt says anything that one clip can answer better than another. */
export function asksForFrames({ clips, places, style, sound }: Wishes): boolean {
  const { mentioned, include, only, likelyOnly, prefer, hinted, fewer, holds, parts, repeats } = clips;
  const wished = [places.opening, places.ending, places.placed, mentioned, include, only, likelyOnly];
  return (
    style.mood !== null ||
    style.framing !== null ||
    sound.speech !== null ||
    hinted.some((hint) => hint.clips.length > 0) ||
    // What no clip shows fits none better than another.
    [...wished, prefer, fewer, holds, parts, repeats].some((some) => some.some((one) => one.clips.length > 0))
  );
}
