import type { Project } from '@cutroom/contract';

export interface RunOrigin {
  readonly path: string;
  readonly label: string;
}

/** Where the run under way was asked for, and where cancelling it leads. */
export function runOrigin({ id, run }: Pick<Project, 'id' | 'run'>, leadsBackToTimeline: boolean): RunOrigin {
  if (leadsBackToTimeline) return { path: `/timeline/${id}`, label: 'Back to timeline' };
  if (run?.kind === 'regenerate') return { path: `/preview/${id}`, label: 'Back to preview' };
  return { path: `/prompt/${id}`, label: 'Back to prompt' };
}
