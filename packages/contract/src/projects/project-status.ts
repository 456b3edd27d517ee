import { z } from 'zod';

export const PROJECT_STATUSES = [
  'uploading',
  'uploaded',
  'processing',
  'completed',
  'failed',
  'timeline_modified',
] as const;
export const projectStatusSchema = z.enum(PROJECT_STATUSES);
export type ProjectStatus = z.infer<typeof projectStatusSchema>;

/** `rerun_failed`: of a project that has a video or an edit, which stays as it was (docs/decisions/0042). */
export const PROJECT_EVENTS = [
  'upload_started',
  'upload_finished',
  'process',
  'edit_timeline',
  'regenerate',
  'run_succeeded',
  'run_failed',
  'rerun_failed',
  'run_cancelled',
  'video_deleted',
] as const;
export type ProjectEvent = (typeof PROJECT_EVENTS)[number];

/** `same` keeps the status, `before_run` restores what the run's row remembers. */
type Target = ProjectStatus | 'same' | 'before_run';

/**
 * The one status machine. An event that a status does not list is refused with
 * 409 `status_conflict`; guards beyond the status (at least one clip, no upload in progress) are the caller's.
 */
export const PROJECT_TRANSITIONS: {
  readonly [S in ProjectStatus]: { readonly [E in ProjectEvent]?: Target };
} = {
  // 'process' once every byte is there, while clips are still checked.
  uploading: { upload_started: 'same', upload_finished: 'uploaded', process: 'processing' },
  uploaded: {
    upload_started: 'uploading',
    upload_finished: 'same',
    process: 'processing',
    // The edit outlives its video (docs/decisions/0041).
    regenerate: 'processing',
  },
  processing: {
    upload_started: 'same',
    upload_finished: 'same',
    run_succeeded: 'completed',
    run_failed: 'failed',
    rerun_failed: 'before_run',
    run_cancelled: 'before_run',
  },
  completed: {
    upload_started: 'same',
    upload_finished: 'same',
    process: 'processing',
    edit_timeline: 'timeline_modified',
    regenerate: 'processing',
    video_deleted: 'uploaded',
  },
  timeline_modified: {
    upload_started: 'same',
    upload_finished: 'same',
    process: 'processing',
    edit_timeline: 'same',
    regenerate: 'processing',
    video_deleted: 'uploaded',
  },
  failed: { upload_started: 'same', upload_finished: 'same', process: 'processing' },
};

/**
 * The status after `event`, or null when the machine refuses it.
 * @param beforeRun the status the project had when its current run began; needed only for `run_cancelled` and `rerun_failed`.
 */
export function nextStatus(
  status: ProjectStatus,
  event: ProjectEvent,
  beforeRun: ProjectStatus | null = null,
): ProjectStatus | null {
  const target = PROJECT_TRANSITIONS[status][event];
  if (target === undefined) return null;
  if (target === 'same') return status;
  return target === 'before_run' ? beforeRun : target;
}
