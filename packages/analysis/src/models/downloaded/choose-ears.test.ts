import { expect, it } from 'vitest';
import { chooseEars, memoryToListen } from './choose-ears.ts';

const BYTES = 670_000_000;
const ENOUGH = memoryToListen(BYTES);
const here = { bytes: BYTES, isOpen: false };

it.each([
  ['English, and room for it', 'en', here, ENOUGH, 'parakeet'],
  ['Maltese', 'mt', here, ENOUGH, 'parakeet'],
  ['Ukrainian', 'uk', here, ENOUGH, 'parakeet'],
  ['Japanese', 'ja', here, ENOUGH, 'whisper'],
  ['Norwegian, which it was not trained on', 'no', here, ENOUGH, 'whisper'],
  ['a language that is not known', null, here, ENOUGH, 'whisper'],
  ['a byte too little memory', 'en', here, ENOUGH - 1, 'whisper'],
  ['little memory because it is open', 'en', { ...here, isOpen: true }, 0, 'parakeet'],
  ['a model that is not there', 'en', { bytes: null, isOpen: false }, ENOUGH, 'whisper'],
] as const)('%s: %s', (_, language, parakeet, freeBytes, ears) => {
  expect(chooseEars({ language, parakeet, freeBytes })).toBe(ears);
});

it('needs memory for twice its files, and leaves half a gigabyte to the rest', () => {
  expect(ENOUGH).toBe(2 * BYTES + 512 * 1024 * 1024);
});
