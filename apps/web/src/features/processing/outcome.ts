import type { Project } from '@cutroom/contract';
import { lastFailure } from '../../components/project-guards/last-failure.ts';
import { runOrigin } from './run-origin.ts';

const FAILED_TEXT = 'There was an error processing your video. Please try again.';

export type Outcome =
  | { readonly kind: 'running' }
  /** The edited timeline is saved; its run has not started yet. */
  | { readonly kind: 'waiting_to_start' }
  | { readonly kind: 'nothing_to_wait_for'; readonly status: 'uploading' | 'uploaded' }
  | { readonly kind: 'succeeded'; readonly path: string }
  /** `message` is null where it is no news. */
  | { readonly kind: 'failed'; readonly path: string; readonly message: string | null };

/**
 * Where the project's status leads from the processing screen (spec section 4). A run that failed and left the project as it
 * was leads back to where it was asked for (docs/decisions/0042), where that is news.
 * @param isFailureKnown whether the newest run's failure is no news: it was announced before, or nobody waited for it here
 * @param doesExportFollow whether the run was started to export what it makes
 */
export function outcomeOf(
  project: Pick<Project, 'id' | 'status' | 'errorMessage' | 'run'>,
  leadsBackToTimeline: boolean,
  isFailureKnown = false,
  doesExportFollow = false,
): Outcome {
  const { id, status, errorMessage, run } = project;
  const message = run?.state === 'failed' && !isFailureKnown ? lastFailure(project) : null;
  if (message !== null) {
    // The timeline opens for projects that have a video only.
    const { path } = runOrigin(project, leadsBackToTimeline && status !== 'uploaded');
    return { kind: 'failed', path, message };
  }
  switch (status) {
    case 'processing':
      return { kind: 'running' };
    case 'timeline_modified':
      return { kind: 'waiting_to_start' };
    case 'completed':
      return { kind: 'succeeded', path: finishedPath(id, leadsBackToTimeline, doesExportFollow) };
    case 'failed':
      return {
        kind: 'failed',
        path: `/prompt/${id}`,
        message: isFailureKnown ? null : errorMessage || FAILED_TEXT,
      };
    case 'uploading':
    case 'uploaded':
      return { kind: 'nothing_to_wait_for', status };
  }
}

function finishedPath(id: number, leadsBackToTimeline: boolean, doesExportFollow: boolean): string {
  if (doesExportFollow) return `/export/${id}`;
  return leadsBackToTimeline ? `/timeline/${id}` : `/preview/${id}`;
}
