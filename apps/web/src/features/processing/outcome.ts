import type { Project } from '@cutroom/contract';

export const FAILED_TEXT = 'There was an error processing your video. Please try again.';

export type Outcome =
  | { readonly kind: 'running' }
  /** The edited timeline is saved; its run has not started yet. */
  | { readonly kind: 'waiting_to_start' }
  | { readonly kind: 'nothing_to_wait_for'; readonly status: 'uploading' | 'uploaded' }
  | { readonly kind: 'succeeded'; readonly path: string }
  | { readonly kind: 'failed'; readonly path: string; readonly message: string };

/** Where the project's status leads from the processing screen (spec section 4). */
export function outcomeOf(
  { id, status, errorMessage, run }: Pick<Project, 'id' | 'status' | 'errorMessage' | 'run'>,
  leadsBackToTimeline: boolean,
): Outcome {
  switch (status) {
    case 'processing':
      return { kind: 'running' };
    case 'timeline_modified':
      return { kind: 'waiting_to_start' };
    case 'completed':
      return { kind: 'succeeded', path: leadsBackToTimeline ? `/timeline/${id}` : `/preview/${id}` };
    case 'failed':
      return { kind: 'failed', path: `/prompt/${id}`, message: errorMessage || FAILED_TEXT };
    case 'uploading':
      return { kind: 'nothing_to_wait_for', status };
    case 'uploaded':
      // Only making a deleted video again fails into this status: the preview offers it once more.
      return run?.state === 'failed'
        ? { kind: 'failed', path: `/preview/${id}`, message: errorMessage || FAILED_TEXT }
        : { kind: 'nothing_to_wait_for', status };
  }
}
