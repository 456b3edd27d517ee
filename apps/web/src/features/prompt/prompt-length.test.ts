import { expect, it } from 'vitest';
import { promptLength } from './prompt-length.ts';

it('is told only near the limit', () => {
  expect(promptLength(0)).toBeNull();
  expect(promptLength(4499)).toBeNull();
  expect(promptLength(4500)?.shown).toBe('4500 of 5000');
});

it('is announced in steps of a hundred', () => {
  expect(promptLength(4712)).toEqual({ shown: '4712 of 5000', announced: '4700 of 5000 characters' });
  expect(promptLength(4799)?.announced).toBe('4700 of 5000 characters');
});

it('says at the limit that no more is kept', () => {
  expect(promptLength(4999)?.shown).toBe('4999 of 5000');
  const full = '5000 of 5000. Anything longer is cut off.';
  expect(promptLength(5000)).toEqual({ shown: full, announced: full });
});
