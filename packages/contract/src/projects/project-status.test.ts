import { describe, expect, it } from 'vitest';
import {
  nextStatus,
  PROJECT_EVENTS,
  PROJECT_STATUSES,
  type ProjectEvent,
  type ProjectStatus,
} from './project-status.ts';

/** As docs/decisions/0041 and 0042, written out a second time by hand: every pair that is not here must be refused. */
const ALLOWED: readonly (readonly [ProjectStatus, ProjectEvent, ProjectStatus])[] = [
  ['uploading', 'upload_started', 'uploading'],
  ['uploading', 'upload_finished', 'uploaded'],
  ['uploaded', 'upload_started', 'uploading'],
  ['uploaded', 'upload_finished', 'uploaded'],
  ['uploading', 'process', 'processing'],
  ['uploaded', 'process', 'processing'],
  ['uploaded', 'regenerate', 'processing'],
  ['processing', 'upload_started', 'processing'],
  ['processing', 'upload_finished', 'processing'],
  ['processing', 'run_succeeded', 'completed'],
  ['processing', 'run_failed', 'failed'],
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

/** They lead to what the project was before its run. */
const LEADS_BACK = ['run_cancelled', 'rerun_failed'] as const;

const PAIRS = PROJECT_STATUSES.flatMap((status) =>
  PROJECT_EVENTS.map((event) => [status, event] as const),
).filter(([, event]) => !LEADS_BACK.some((back) => back === event));

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

  describe.each(LEADS_BACK)('%s', (event) => {
    it.each(['uploaded', 'completed', 'timeline_modified', 'failed'] as const)(
      'puts the project back to %s',
      (before) => {
        expect(nextStatus('processing', event, before)).toBe(before);
      },
    );

    it.each(PROJECT_STATUSES.filter((status) => status !== 'processing'))(
      'is refused of a project that is %s',
      (status) => {
        expect(nextStatus(status, event, 'uploaded')).toBeNull();
      },
    );
  });
});
