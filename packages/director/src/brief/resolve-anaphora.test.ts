import { expect, test } from 'vitest';
import { resolveAnaphora } from './resolve-anaphora.ts';

test.each([
  ['the drone clip is beautiful , open with it', 'the drone clip is beautiful , open with the drone clip'],
  ['i am afraid of bees . leave them out', 'i am afraid of bees . leave the bees out'],
  [
    'the wine and the pizza were good , give these 2 the most time',
    'the wine and the pizza were good , give the wine and the pizza the most time',
  ],
  ['it rained on the dog , skip that please', 'it rained on the dog , skip the dog please'],
])('%s', (said, meant) => {
  expect(resolveAnaphora(said)).toBe(meant);
});

test.each(['make it 20 seconds', 'the dog is fun , keep it short', 'mute it', 'my daughter films , skip it'])(
  'what means the reel, or nobody shown, stays: %s',
  (said) => {
    expect(resolveAnaphora(said)).toBe(said);
  },
);
