import { describe, expect, it } from 'vitest';
import {
  nextStatus,
  PROJECT_EVENTS,
  PROJECT_STATUSES,
  type ProjectEvent,
  type ProjectStatus,
} from './project-status.ts';

/** design.md section 4 and docs/decisions/0041, written out a second time by hand: every pair that is not here must be refused. */
const ALLOWED: readonly (readonly [ProjectStatus, ProjectEvent, ProjectStatus])[] = [
  ['uploading', 'upload_started', 'uploading'],
  ['uploading', 'upload_finished', 'uploaded'],
  ['uploaded', 'upload_started', 'uploading'],
  ['uploaded', 'upload_finished', 'uploaded'],
  ['uploaded', 'process', 'processing'],
  ['uploaded', 'regenerate', 'processing'],
  ['processing', 'upload_started', 'processing'],
  ['processing', 'upload_finished', 'processing'],
  ['processing', 'run_succeeded', 'completed'],
  ['processing', 'run_failed', 'failed'],
  ['processing', 'remake_failed', 'uploaded'],
  ['completed', 'upload_started', 'completed'],
  ['completed', 'upload_finished', 'completed'],
  ['completed', 'process', 'processing'],
  ['completed', 'edit_timeline', 'timeline_modified'],
  ['completed', 'regenerate', 'processing'],
  ['completed', 'video_deleted', 'uploaded'],
  ['timeline_modified', 'upload_started', 'timeline_modified'],
  ['timeline_modified', 'upload_finished', 'timeline_modified'],
  ['timeline_modified', 'process', 'processing'],
  ['timeline_modified', 'edit_timeline', 'timeline_modified'],
  ['timeline_modified', 'regenerate', 'processing'],
  ['timeline_modified', 'video_deleted', 'uploaded'],
  ['failed', 'upload_started', 'failed'],
  ['failed', 'upload_finished', 'failed'],
  ['failed', 'process', 'processing'],
];

const PAIRS = PROJECT_STATUSES.flatMap((status) =>
  PROJECT_EVENTS.map((event) => [status, event] as const),
).filter(([, event]) => event !== 'run_cancelled');

describe('nextStatus', () => {
  it.each(ALLOWED)('%s + %s → %s', (status, event, expected) => {
    expect(nextStatus(status, event)).toBe(expected);
  });

  it.each(PAIRS.filter(([status, event]) => !ALLOWED.some(([from, by]) => from === status && by === event)))(
    'refuses %s + %s',
    (status, event) => {
      expect(nextStatus(status, event)).toBeNull();
    },
  );

  it.each(['uploaded', 'completed', 'timeline_modified', 'failed'] as const)(
    'a cancelled run puts the project back to %s',
    (before) => {
      expect(nextStatus('processing', 'run_cancelled', before)).toBe(before);
    },
  );

  it.each(PROJECT_STATUSES.filter((status) => status !== 'processing'))(
    'refuses to cancel a run of a project that is %s',
    (status) => {
      expect(nextStatus(status, 'run_cancelled', 'uploaded')).toBeNull();
    },
  );
});
