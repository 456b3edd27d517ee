import { afterEach, expect, it, vi } from 'vitest';
import { ApiError } from './api-error.ts';
import { createFailureText, createProject } from './create-project.ts';

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['lacks an id', new Response('{"title":"New Video Project"}'), 'Invalid project response - missing ID'],
  ['has an id that is no number', new Response('{"id":"7"}'), 'Invalid project response - missing ID'],
  ['is nothing', new Response('null'), 'Invalid project response - missing ID'],
  ['is not OK', new Response('No room', { status: 507 }), '507: No room'],
])('fails where the answer %s', async (_why, response, message) => {
  vi.stubGlobal('fetch', async () => response);
  await expect(createProject({ title: 'New Video Project', prompt: '' })).rejects.toThrow(message);
});

it('takes an answer that has an id, whatever else it lacks', async () => {
  vi.stubGlobal('fetch', async () => new Response('{"id":7}'));
  const project = await createProject({ title: 'New Video Project', prompt: '' });
  expect(project).toEqual({ id: 7, title: 'New Video Project' });
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
