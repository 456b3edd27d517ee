import type { ClipFacts } from '../../material/clip-facts.ts';
import { MOSTLY_SHARE } from '../budget/clip-shares.ts';
import { isMeant } from '../wishes/meant-clips.ts';
import type { Wishes } from '../wishes/wishes.ts';

/** How much of the reel a clip is to fill at least, 0-1: its part of what its group is to fill; null where that is open. */
export function wantedShare(facts: ClipFacts, { clips, form }: Wishes): number | null {
  if (form.count !== null || form.noRepeats) return null;
  const share = clips.shares.find((one) => one.clips.has(facts));
  if (share?.measure.of === 'reel')
    return share.measure.bound === 'atMost' ? null : share.measure.share / share.clips.size;
  if (share?.measure.of === 'seconds' && share.measure.bound !== 'atMost' && form.length !== null)
    return share.measure.seconds / form.length.seconds / share.clips.size;
  if (!isMeant(facts, clips.mostly) || isMeant(facts, clips.holds)) return null;
  return MOSTLY_SHARE / new Set(clips.mostly.flatMap((one) => one.clips)).size;
}
