import { expect, it } from 'vitest';
import { sampleProject } from '../../testing/sample-project.ts';
import { anotherTakeText } from './another-take.ts';

const planned = sampleProject({ prompt: 'A calm reel' });

it('the same words make another take of an edit that was made of them', () => {
  expect(anotherTakeText(planned, ' A calm reel\n')).toMatch(/^The same words make another take/);
});

it.each([
  ['other words', planned, 'A calm reel of the sea'],
  ['a project without an edit', { ...planned, editingPlan: null }, 'A calm reel'],
])('nothing is told of %s', (_, project, text) => {
  expect(anotherTakeText(project, text)).toBeNull();
});
