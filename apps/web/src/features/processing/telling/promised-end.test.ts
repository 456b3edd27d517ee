import type { Run } from '@cutroom/contract';
import { expect, test } from 'vitest';
import { promisedEnd } from './promised-end.ts';

const PROMISE = { projectId: 7, runId: 'run', leadsBackToTimeline: false, isForExport: false };
const RUN: Run = {
  id: 'run',
  kind: 'generate',
  state: 'running',
  prompt: 'A calm reel',
  stage: 'render',
  detail: null,
  error: null,
  report: null,
  createdAt: '2026-11-21T12:00:00Z',
  finishedAt: null,
};
const end = (
  status: 'processing' | 'completed' | 'failed' | 'uploaded',
  run: Partial<Run> = {},
  promise: Partial<typeof PROMISE> = {},
) =>
  promisedEnd(
    { ...PROMISE, ...promise },
    { id: 7, status, errorMessage: status === 'failed' ? 'It broke.' : null, run: { ...RUN, ...run } },
  );

test('a run under way is waited for', () => {
  expect(end('processing')).toEqual({ kind: 'waiting' });
});

test('its video is where it was to lead when the promise was given', () => {
  expect(end('completed', { state: 'succeeded' })).toEqual({ kind: 'ready', path: '/preview/7' });
  expect(end('completed', { state: 'succeeded' }, { leadsBackToTimeline: true })).toMatchObject({
    path: '/timeline/7',
  });
  expect(end('completed', { state: 'succeeded' }, { isForExport: true })).toMatchObject({
    path: '/export/7',
  });
});

test('a failure has its reason', () => {
  const failed = { kind: 'failed', path: '/prompt/7', message: 'It broke.' };
  expect(end('failed', { state: 'failed' })).toEqual(failed);
});

test('nothing is told of a run that was canceled, of another one, and of a project that is gone', () => {
  expect(end('completed', { state: 'cancelled' })).toEqual({ kind: 'void' });
  expect(end('uploaded', { state: 'cancelled' })).toEqual({ kind: 'void' });
  expect(end('completed', { id: 'another', state: 'succeeded' })).toEqual({ kind: 'void' });
  expect(promisedEnd(PROMISE, undefined)).toEqual({ kind: 'void' });
});
