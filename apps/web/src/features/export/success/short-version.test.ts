import { type EditingPlan, TITLE_CHARS_MAX } from '@cutroom/contract';
import { expect, it } from 'vitest';
import { canBeShorter, shortEdits, shortTitle } from './short-version.ts';

const spoken = {
  said: '30 seconds',
  span: [0, 10] as [number, number],
  certainty: 'sure',
  source: 'prompt',
} as const;
const brief: NonNullable<EditingPlan['brief']> = {
  language: 'en',
  isLanguageRead: true,
  wishes: [
    { kind: 'length', id: 'length', ...spoken, amount: { bound: 'exactly', value: 30 } },
    { kind: 'pace', id: 'pace', ...spoken, source: 'creator', pace: 'slow', course: null },
    { kind: 'pace', id: 'later', ...spoken, pace: 'fast', course: null },
  ],
  notUsed: [],
  outcomes: [],
};

it('offers 15 s of what is longer than that, and of nothing whose length is not known', () => {
  expect([null, 7.5, 15, 15.4, 15.6, 32].map((actualDuration) => canBeShorter({ actualDuration }))).toEqual([
    false,
    false,
    false,
    false,
    true,
    true,
  ]);
});

it('wishes 15 s in the place of the length that was wished, and keeps what was changed by hand', () => {
  expect(shortEdits({ brief })?.wishes).toMatchObject([
    { id: 'length', kind: 'length', source: 'creator', amount: { bound: 'exactly', value: 15 } },
    { id: 'pace', pace: 'slow' },
  ]);
});

it('wishes 15 s of a plan that nobody read a length for', () => {
  for (const plan of [null, {}])
    expect(shortEdits(plan)?.wishes).toMatchObject([
      { kind: 'length', source: 'creator', amount: { bound: 'exactly', value: 15 } },
    ]);
});

it('is named after the reel, within the length of a title', () => {
  expect(shortTitle({ title: 'Our Sunday', editingPlan: null })).toBe('Our Sunday, 15 s');
  expect(shortTitle({ title: 'x'.repeat(TITLE_CHARS_MAX), editingPlan: null })).toHaveLength(TITLE_CHARS_MAX);
});
