import { afterEach, expect, it, vi } from 'vitest';
import { ApiError } from './api-error.ts';
import { createFailureText, createProject } from './create-project.ts';

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['lacks an id', new Response('{"title":"New Video Project"}'), 'Invalid project response - missing ID'],
  ['is not OK', new Response('No room', { status: 507 }), '507: No room'],
])('fails where the answer %s', async (_why, response, message) => {
  vi.stubGlobal('fetch', async () => response);
  await expect(createProject({ title: 'New Video Project', prompt: '' })).rejects.toThrow(message);
});

it.each([
  [
    new ApiError(507, '', '{"code":"storage_full","message":"No room left."}'),
    'Failed to create project. No room left.',
  ],
  [
    new Error('Invalid project response - missing ID'),
    'Failed to create project. Invalid project response - missing ID',
  ],
  [new Error(''), 'Failed to create project. Please try again.'],
])('%s reads "%s"', (error, text) => {
  expect(createFailureText(error)).toBe(text);
});
