import { describe, expect, test } from 'vitest';
import { outcomeOf } from './outcome.ts';

const PROJECT = { id: 7, status: 'processing', errorMessage: null, run: null } as const;

test('a project that is processing is waited for', () => {
  expect(outcomeOf(PROJECT, false)).toEqual({ kind: 'running' });
});

test('a finished one leads to its preview, back to the timeline it came from, or on to the export it was made for', () => {
  const project = { ...PROJECT, status: 'completed' } as const;
  expect(outcomeOf(project, false)).toEqual({ kind: 'succeeded', path: '/preview/7' });
  expect(outcomeOf(project, true)).toEqual({ kind: 'succeeded', path: '/timeline/7' });
  expect(outcomeOf(project, true, false, true)).toEqual({ kind: 'succeeded', path: '/export/7' });
});

test('a failed one leads to the prompt with its own message', () => {
  const project = { ...PROJECT, status: 'failed', errorMessage: 'A clip is missing.' } as const;
  expect(outcomeOf(project, true)).toEqual({
    kind: 'failed',
    path: '/prompt/7',
    message: 'A clip is missing.',
  });
});

test.each([null, ''])('a failure without words (%j) gets the words of the specification', (errorMessage) => {
  expect(outcomeOf({ ...PROJECT, status: 'failed', errorMessage }, false)).toMatchObject({
    message: 'There was an error processing your video. Please try again.',
  });
});

const RUN = {
  id: 'run',
  kind: 'regenerate',
  state: 'failed',
  prompt: 'A calm reel',
  stage: 'render',
  detail: null,
  error: { code: 'render_failed', message: 'It broke.' },
  report: null,
  createdAt: '2026-11-21T12:00:00Z',
  finishedAt: '2026-11-21T12:01:00Z',
} as const;

describe('a run that failed and left the project as it was', () => {
  test.each([
    ['uploaded', 'regenerate', false, '/preview/7'],
    ['uploaded', 'regenerate', true, '/preview/7'],
    ['uploaded', 'generate', false, '/prompt/7'],
    ['completed', 'regenerate', false, '/preview/7'],
    ['completed', 'regenerate', true, '/timeline/7'],
    ['completed', 'generate', false, '/prompt/7'],
    ['timeline_modified', 'regenerate', true, '/timeline/7'],
    ['timeline_modified', 'generate', false, '/prompt/7'],
  ] as const)('%s, of a %s (from the timeline: %s) leads to %s', (status, kind, fromTimeline, path) => {
    const project = { ...PROJECT, status, errorMessage: 'It broke.', run: { ...RUN, kind } };
    expect(outcomeOf(project, fromTimeline)).toEqual({ kind: 'failed', path, message: 'It broke.' });
  });

  test('is over once the project says nothing of it any more', () => {
    expect(outcomeOf({ ...PROJECT, status: 'completed', run: RUN }, false).kind).toBe('succeeded');
    expect(outcomeOf({ ...PROJECT, status: 'uploaded', run: RUN }, false).kind).toBe('nothing_to_wait_for');
  });
});

test('a modified timeline waits for its run to start', () => {
  expect(outcomeOf({ ...PROJECT, status: 'timeline_modified' }, true)).toEqual({ kind: 'waiting_to_start' });
});

test.each(['uploading', 'uploaded'] as const)('%s has nothing to wait for', (status) => {
  expect(outcomeOf({ ...PROJECT, status }, false)).toEqual({ kind: 'nothing_to_wait_for', status });
});

test('a failure that was announced before is not announced again, and does not hide what the project is', () => {
  const failed = { ...PROJECT, status: 'failed', errorMessage: 'It broke.' } as const;
  expect(outcomeOf(failed, false, true)).toEqual({ kind: 'failed', path: '/prompt/7', message: null });
  const run = { ...RUN, kind: 'regenerate' } as const;
  const known = (status: 'completed' | 'timeline_modified') =>
    outcomeOf({ ...PROJECT, status, errorMessage: 'It broke.', run }, false, true).kind;
  expect(known('completed')).toBe('succeeded');
  expect(known('timeline_modified')).toBe('waiting_to_start');
});
