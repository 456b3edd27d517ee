import type { Run } from '@cutroom/contract';
import { expect, it } from 'vitest';
import { latestPrompt } from './latest-prompt.ts';

const run: Run = {
  id: 'run',
  kind: 'generate',
  state: 'cancelled',
  prompt: 'A fast reel',
  stage: null,
  detail: null,
  error: null,
  report: null,
  createdAt: '2026-11-21T12:00:00Z',
  finishedAt: null,
};
const prompt = 'A calm reel';

it.each(['queued', 'running', 'failed', 'cancelled'] as const)(
  'a generation that is %s is what was asked last',
  (state) => {
    expect(latestPrompt({ prompt, run: { ...run, state } })).toBe('A fast reel');
  },
);

it.each([
  ['there was no run', null],
  ['the generation is done, whatever was brought back since', { ...run, state: 'succeeded' } as const],
  ['only the timeline was rendered', { ...run, kind: 'regenerate' } as const],
])("it is the project's own prompt where %s", (_, given) => {
  expect(latestPrompt({ prompt, run: given })).toBe(prompt);
});
