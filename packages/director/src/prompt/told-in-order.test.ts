import { expect, test } from 'vitest';
import { buildClips } from '../testing/build-clip.ts';
import { idsIn, readerOf } from '../testing/read-wishes.ts';

const names = ['flower', 'bee', 'dog', 'cake', 'boat'];
const wishesOf = readerOf(buildClips(...names.map((id) => ({ id, name: `${id}.mp4`, labels: [id] }))));

test.each([
  'first the flower, then the dog, the cake and the boat at the end',
  'first the flower in the morning, then the dog, the cake, and the boat at the end',
  'start with the flower, then walking the dog, the cake, and the boat at the end',
])('of a story that is listed the last alone comes last: %s', (prompt) => {
  expect(idsIn(wishesOf(prompt, 'open'))).toEqual(['flower', 'dog', 'cake']);
  expect(idsIn(wishesOf(prompt, 'close'))).toEqual(['boat']);
});

test('two things that are told by themselves come last together', () => {
  expect(idsIn(wishesOf('the dog and the boat at the end', 'close'))).toEqual(['dog', 'boat']);
});
