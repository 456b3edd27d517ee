import type { Project } from '@cutroom/contract';

export type TimelineAccess = 'not_ready' | 'data_missing' | 'open';

/** Whether the timeline can be edited in the project's state (spec section 2, guards). */
export function timelineAccess({
  status,
  finalVideoPath,
  editingPlan,
}: Pick<Project, 'status' | 'finalVideoPath' | 'editingPlan'>): TimelineAccess {
  if (status !== 'completed' && status !== 'timeline_modified') return 'not_ready';
  const isDataMissing = finalVideoPath === null || editingPlan === null;
  return status === 'timeline_modified' && isDataMissing ? 'data_missing' : 'open';
}
