import { SAFE_ZONE } from '@cutroom/contract';
import { expect, it } from 'vitest';
import { isTitleAt, titleBox } from './title-box.ts';

it('stands about its middle where there is room', () => {
  expect(titleBox({ text: 'By the sea', centerY: 0.4 }).middle).toBe(0.4);
});

it.each(['Sea', 'A day by the sea', 'Everything that we saw on a day by the sea'])(
  'keeps %o off the platforms’ buttons',
  (text) => {
    for (const centerY of [0, 0.1, 0.65, 1]) {
      const { middle, height } = titleBox({ text, centerY });
      expect(middle - height / 2).toBeGreaterThanOrEqual(SAFE_ZONE.top - 1e-9);
      expect(middle + height / 2).toBeLessThanOrEqual(1 - SAFE_ZONE.bottom + 1e-9);
    }
  },
);

it('takes more room for more words', () => {
  const heights = ['Sea', 'A day by the sea', 'Everything that we saw on a day'].map(
    (text) => titleBox({ text, centerY: 0.5 }).height,
  );
  expect(heights).toEqual(heights.toSorted((a, b) => a - b));
  expect(new Set(heights).size).toBe(3);
});

it('is there from its first moment to just before its end', () => {
  const title = { startSeconds: 0.5, durationSeconds: 1 };
  expect([0.4, 0.5, 1.4, 1.5].map((seconds) => isTitleAt(title, seconds))).toEqual([
    false,
    true,
    true,
    false,
  ]);
});
