import { expect, it } from 'vitest';
import { runOrigin } from './run-origin.ts';

const RUN = {
  id: 'run',
  state: 'running',
  prompt: 'A calm reel',
  stage: null,
  detail: null,
  error: null,
  report: null,
  createdAt: '2026-11-21T12:00:00Z',
  finishedAt: null,
} as const;

it.each([
  ['a generation', 'generate', false, '/prompt/7'],
  ['an edit made again', 'regenerate', false, '/preview/7'],
  ['an edit made again from the timeline', 'regenerate', true, '/timeline/7'],
] as const)('%s was asked for there', (_, kind, leadsBackToTimeline, path) => {
  expect(runOrigin({ id: 7, run: { ...RUN, kind } }, leadsBackToTimeline).path).toBe(path);
});
