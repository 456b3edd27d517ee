import { expect, it } from 'vitest';
import { ApiError } from './api-error.ts';
import { retriesProject } from './use-project.ts';

it('asks for a project up to three more times', () => {
  const error = new ApiError(500, '', 'Oh');
  expect([0, 1, 2, 3].map((failureCount) => retriesProject(failureCount, error))).toEqual([
    true,
    true,
    true,
    false,
  ]);
});

it.each([401, 404])('accepts a %s at once', (status) => {
  expect(retriesProject(0, new ApiError(status, '', ''))).toBe(false);
});
