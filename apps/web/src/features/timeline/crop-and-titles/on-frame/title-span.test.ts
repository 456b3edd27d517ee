import { type CutTitle, cutTitleSchema } from '@cutroom/contract';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { comingAt, goingAt, titleEnd } from './title-span.ts';

const title: CutTitle = { text: 'Sea', centerY: 0.5, style: 'shadow', startSeconds: 0.5, durationSeconds: 1 };

it('comes at another second and goes when it did', () => {
  expect(comingAt(title, 1, 3)).toMatchObject({ startSeconds: 1, durationSeconds: 0.5 });
  expect(comingAt(title, -2, 3)).toMatchObject({ startSeconds: 0, durationSeconds: 1.5 });
  expect(comingAt(title, 2.5, 3)).toMatchObject({ startSeconds: 1.4, durationSeconds: 0.1 });
});

it('goes at another second and comes when it did', () => {
  expect(goingAt(title, 2.04, 3)).toMatchObject({ startSeconds: 0.5, durationSeconds: 1.5 });
  expect(goingAt(title, 9, 3.03)).toMatchObject({ startSeconds: 0.5, durationSeconds: 2.53 });
  expect(goingAt(title, 0, 3)).toMatchObject({ startSeconds: 0.5, durationSeconds: 0.1 });
});

it('ends with its cut', () => {
  expect(titleEnd({ startSeconds: 0, durationSeconds: 9 }, 2)).toBe(2);
  expect(comingAt({ ...title, durationSeconds: 9 }, 1, 2)).toMatchObject({
    startSeconds: 1,
    durationSeconds: 1,
  });
});

it('is a title that the server takes, wherever it is pulled', () => {
  const seconds = fc.double({ min: -5, max: 40, noNaN: true });
  const cut = fc.double({ min: 0.5, max: 30, noNaN: true });
  fc.assert(
    fc.property(seconds, seconds, cut, (from, until, cutSeconds) => {
      const pulled = goingAt(comingAt(title, from, cutSeconds), until, cutSeconds);
      expect(cutTitleSchema.safeParse(pulled).success).toBe(true);
    }),
  );
});
