import { expect, it } from 'vitest';
import { requireAnswers } from './readiness.ts';

it('The server is ready once everything has answered', async () => {
  await expect(requireAnswers([Promise.resolve(1), Promise.resolve(2)])).resolves.toBeUndefined();
});

it.each([
  ['refuses', () => Promise.reject(new Error('no such bucket'))],
  ['never answers', () => new Promise(() => undefined)],
])('The server is not ready while something %s', async (_, answer) => {
  await expect(requireAnswers([Promise.resolve(1), answer()], 20)).rejects.toMatchObject({
    code: 'not_ready',
  });
});
