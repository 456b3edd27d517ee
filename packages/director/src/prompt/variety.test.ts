import { expect, test } from 'vitest';
import { buildClips } from '../testing/build-clip.ts';
import { idsIn, readerOf } from '../testing/read-wishes.ts';

const wishesOf = readerOf(
  buildClips(...['dog', 'boat'].map((id) => ({ id, name: `${id}.mp4`, labels: [id] }))),
);

test.each([
  'show as many different shots as you can',
  'lots of different clips',
  'various angles',
  'as many different shots as possible, 20 seconds',
])('"%s" names nothing to be shown', (prompt) => {
  expect(wishesOf(prompt, 'variety')).toHaveLength(1);
  for (const kind of ['include', 'prefer'] as const) expect(wishesOf(prompt, kind)).toEqual([]);
});

test('different shots of a thing are of that thing', () => {
  expect(idsIn(wishesOf('different shots of the dog', 'only'))).toEqual(['dog']);
});
