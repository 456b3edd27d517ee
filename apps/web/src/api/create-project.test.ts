import { afterEach, expect, it, vi } from 'vitest';
import { createProject } from './create-project.ts';

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['lacks an id', new Response('{"title":"New Video Project"}'), 'Invalid project response - missing ID'],
  ['is not OK', new Response('No room', { status: 507 }), '507: No room'],
])('fails where the answer %s', async (_why, response, message) => {
  vi.stubGlobal('fetch', async () => response);
  await expect(createProject({ title: 'New Video Project', prompt: '' })).rejects.toThrow(message);
});
