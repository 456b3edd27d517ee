import { expect, test } from 'vitest';
import { withoutAsides } from './asides.ts';

test.each([
  ['i could not be there myself , so use every clip', 'so use every clip'],
  ['no sound at all i was on the phone the whole time', 'no sound at all ,'],
  ['20 seconds they never listen start with the cake', '20 seconds , start with the cake'],
  ['use the kiss because we were so happy', 'use the kiss ,'],
])('what is told asks for nothing: %s', (said, wished) => {
  expect(withoutAsides(said, false)).toBe(wished);
});

test.each([
  'skip the clip where i was tired',
  'in the order we filmed them',
  'the bar clip was too dark , drop it',
  'she hated the fireworks so not those',
  'i want the dog first',
])('what may ask for something stays: %s', (said) => {
  expect(withoutAsides(said, false)).toBe(said);
});

test('a thing told of before may be meant by a later pronoun', () => {
  expect(withoutAsides('we had a dog with us , leave it out', true)).toBe(
    'we had a dog with us , leave it out',
  );
});
