import { asc, sql } from 'drizzle-orm';
import { type ClipRow, clips } from '../platform/database/schema.ts';

/**
 * The order of a project's clips, everywhere: that in which the creator added the files, whichever of them was checked first.
 * Those of which nothing was said come before, in the order in which they were accepted.
 */
export const CLIP_ORDER = [sql`${clips.place} asc nulls first`, asc(clips.sequence)];

type Placed = Pick<ClipRow, 'place' | 'sequence'>;

/** The same for rows at hand. */
export function byClipOrder(a: Placed, b: Placed): number {
  return (a.place ?? -1) - (b.place ?? -1) || a.sequence - b.sequence;
}
