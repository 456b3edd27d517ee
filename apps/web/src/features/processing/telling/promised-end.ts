import type { Project } from '@cutroom/contract';
import type { PromisedRun } from '../../../lib/notifications/promised-runs.ts';
import { outcomeOf } from '../outcome.ts';

export type PromisedEnd =
  | { readonly kind: 'waiting' }
  /** It was canceled, another run took its place, or the project is gone: nobody waits for it any more. */
  | { readonly kind: 'void' }
  | { readonly kind: 'ready'; readonly path: string }
  | { readonly kind: 'failed'; readonly path: string; readonly message: string };

/**
 * How a run ended that somebody wants to be told of.
 * @param project as the server says it is now; undefined where there is none
 */
export function promisedEnd(
  { runId, leadsBackToTimeline, isForExport }: PromisedRun,
  project: Pick<Project, 'id' | 'status' | 'errorMessage' | 'run'> | undefined,
): PromisedEnd {
  if (project === undefined) return { kind: 'void' };
  const { run } = project;
  if (run !== null && (run.id !== runId || run.state === 'cancelled')) return { kind: 'void' };
  const outcome = outcomeOf(project, leadsBackToTimeline, false, isForExport);
  switch (outcome.kind) {
    case 'running':
      return { kind: 'waiting' };
    case 'succeeded':
      return { kind: 'ready', path: outcome.path };
    case 'failed':
      return { kind: 'failed', path: outcome.path, message: outcome.message ?? '' };
    case 'waiting_to_start':
    case 'nothing_to_wait_for':
      return { kind: 'void' };
  }
}
