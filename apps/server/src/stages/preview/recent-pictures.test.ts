import { expect, it } from 'vitest';
import { recentPictures } from './recent-pictures.ts';

const picture = (text: string) => Buffer.from(text);

it('keeps the pictures that were asked for last', () => {
  const recent = recentPictures(2);
  recent.keep('a', picture('a'));
  recent.keep('b', picture('b'));
  expect(recent.get('a')).toEqual(picture('a'));
  recent.keep('c', picture('c'));
  expect([recent.get('a'), recent.get('b'), recent.get('c')]).toEqual([picture('a'), null, picture('c')]);
});

it('keeps one picture of a name', () => {
  const recent = recentPictures(2);
  recent.keep('a', picture('a'));
  recent.keep('b', picture('b'));
  recent.keep('b', picture('b, again'));
  expect([recent.get('a'), recent.get('b')]).toEqual([picture('a'), picture('b, again')]);
});
