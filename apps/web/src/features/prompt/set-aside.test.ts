import { QUICK_PROMPTS } from '@cutroom/contract';
import { expect, it } from 'vitest';
import { setAside } from './set-aside.ts';

it.each([
  ['own words', 'Our trip to Lisbon', null, 'Our trip to Lisbon'],
  ['own words over earlier ones', 'Only the sea', 'Our trip to Lisbon', 'Only the sea'],
  ['nothing', '', 'Our trip to Lisbon', 'Our trip to Lisbon'],
  ['blanks', ' \n', null, null],
  ["a suggestion's text", QUICK_PROMPTS.travel, 'Our trip to Lisbon', 'Our trip to Lisbon'],
  [
    "a suggestion's text that was changed",
    `${QUICK_PROMPTS.travel} In 8 seconds.`,
    null,
    `${QUICK_PROMPTS.travel} In 8 seconds.`,
  ],
])('of %s it keeps what could be missed', (_, replaced, before, kept) => {
  expect(setAside(replaced, before)).toBe(kept);
});
