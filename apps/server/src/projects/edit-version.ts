import { createHash } from 'node:crypto';
import type { EditingPlan } from '@cutroom/contract';

/**
 * Names the plan's cuts as they are: another name for every other timeline, the same one again for the same cuts. Of plans as
 * the database gives them, which writes the fields of an object in an order of its own.
 */
export function editVersionOf(plan: EditingPlan | null): string | null {
  if (plan === null) return null;
  return createHash('sha256').update(JSON.stringify(plan.selectedClips)).digest('base64url');
}
