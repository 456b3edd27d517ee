import { expect, it } from 'vitest';
import { titleRoom } from './title-room.ts';

it.each([
  [0, null],
  [49, null],
  [50, '10 characters left'],
  [59, '1 character left'],
  [60, 'A title has room for 60 characters. Anything longer is cut off.'],
])('a title of %i characters tells: %s', (chars, shown) => {
  expect(titleRoom(chars)?.shown ?? null).toBe(shown);
});

it('tells listeners once that it is nearly full, and that it is', () => {
  const announced = [50, 54, 59, 60].map((chars) => titleRoom(chars)?.announced);
  expect(new Set(announced).size).toBe(2);
});
