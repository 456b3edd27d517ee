import { expect, test } from 'vitest';
import { outcomeOf } from './outcome.ts';

const PROJECT = { id: 7, status: 'processing', errorMessage: null, run: null } as const;

test('a project that is processing is waited for', () => {
  expect(outcomeOf(PROJECT, false)).toEqual({ kind: 'running' });
});

test('a finished one leads to its preview, or back to the timeline it came from', () => {
  const project = { ...PROJECT, status: 'completed' } as const;
  expect(outcomeOf(project, false)).toEqual({ kind: 'succeeded', path: '/preview/7' });
  expect(outcomeOf(project, true)).toEqual({ kind: 'succeeded', path: '/timeline/7' });
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

test('where a deleted video could not be made again, the preview offers it once more', () => {
  const run = {
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
  const project = { ...PROJECT, status: 'uploaded', errorMessage: 'It broke.' } as const;
  expect(outcomeOf({ ...project, run }, false)).toEqual({
    kind: 'failed',
    path: '/preview/7',
    message: 'It broke.',
  });
  const cancelled = { ...run, state: 'cancelled' } as const;
  expect(outcomeOf({ ...project, run: cancelled }, false).kind).toBe('nothing_to_wait_for');
});

test('a modified timeline waits for its run to start', () => {
  expect(outcomeOf({ ...PROJECT, status: 'timeline_modified' }, true)).toEqual({ kind: 'waiting_to_start' });
});

test.each(['uploading', 'uploaded'] as const)('%s has nothing to wait for', (status) => {
  expect(outcomeOf({ ...PROJECT, status }, false)).toEqual({ kind: 'nothing_to_wait_for', status });
});
