import { describe, expect, test } from 'vitest';
import { planSketches } from '../testing/plan-sketches.ts';

const sketch = (id: string, labels: readonly string[] = []) => ({
  id,
  name: `${id}.mp4`,
  seconds: 9,
  labels: [...labels],
});
const CLIPS = [
  'oven',
  'cake-lemon',
  'cake-cherry',
  'shirt-red',
  'shirt-white',
  'dog',
  'baker-laughs',
  'shop-window',
  'flour',
  'queue',
].map((id) => sketch(id));
const planned = (prompt: string) => planSketches(prompt, ...CLIPS).ids;

describe('What is refused in parentheses is one thing of a list, and the list goes on', () => {
  test.each([
    'oven, cakes (the lemon one, not the cherry one), flour, queue. 15 seconds',
    'oven, cake (lemon, not cherry), flour and the queue, in that order, 15 seconds',
  ])('%s', (prompt) => {
    const ids = planned(prompt);
    expect(ids).toEqual(expect.arrayContaining(['oven', 'cake-lemon', 'flour', 'queue']));
    expect(ids).not.toContain('cake-cherry');
  });

  test('each of two', () => {
    const ids = planned('the shirt (red, not white) last, the cake (cherry, not lemon) before that');
    expect(ids.at(-1)).toBe('shirt-red');
    expect(ids).toContain('cake-cherry');
    expect(ids).not.toContain('shirt-white');
    expect(ids).not.toContain('cake-lemon');
  });
});

test.each([
  'the dog is a no go, he bit somebody',
  'the dog is off limits',
  'the dog barked all day, cut him completely',
  'leave the dog out entirely',
])('%s', (prompt) => expect(planned(prompt)).not.toContain('dog'));

test.each([
  'the baker laughing would be funny as an intro, the rest as you like',
  'the shop window would look lovely as the opening shot',
])('%s', (prompt) => {
  expect(['baker-laughs', 'shop-window']).toContain(planned(prompt)[0]);
});
