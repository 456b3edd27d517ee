import { describe, expect, test } from 'vitest';
import { planSketches } from '../testing/plan-sketches.ts';

const HORSE = { id: 'horse', seconds: 10, labels: ['horse'] };
const CAT = { id: 'cat', seconds: 5, labels: ['cat'] };
const KITE = { id: 'kite', seconds: 4, labels: ['kite'] };
const OTHERS = Array.from({ length: 6 }, (_, at) => ({ id: `other-${at}`, seconds: 9, labels: [] }));

const shown = (prompt: string) =>
  planSketches(prompt, HORSE, CAT, KITE, ...OTHERS).selectedClips.map(({ clipId }) => clipId);

describe('A reel of what is named has nothing else in it where that lasts as long', () => {
  test.each(['an 8 second reel of the horse', 'horse only, 8 seconds'])('%s', (prompt) => {
    expect(new Set(shown(prompt))).toEqual(new Set(['horse']));
  });

  test.each([
    '12 seconds of the horse and the cat',
    'give me 12 seconds of the horse and the cat',
    'a 12 second video of the horse and the cat',
  ])('%s', (prompt) => {
    expect(new Set(shown(prompt))).toEqual(new Set(['horse', 'cat']));
  });
});

describe('A list and how long each plays', () => {
  test.each([
    'use the horse, the kite and the cat in that order, three seconds each',
    'please use the horse and the kite and the cat in that order, 3 seconds each',
    'show me the horse, the kite and the cat in that order, three seconds each',
  ])('%s: is all of the reel', (prompt) => {
    expect(shown(prompt)).toEqual(['horse', 'kite', 'cat']);
  });

  test('what is asked for is shown also where it is poor and others fill the reel', () => {
    const blurred = { id: 'fire', seconds: 3, labels: ['fire'], sharpness: 0.01 };
    const { selectedClips } = planSketches(
      'a 15 second reel of the fire and the kite',
      blurred,
      KITE,
      ...OTHERS,
    );
    expect(selectedClips.map(({ clipId }) => clipId)).toContain('fire');
  });
});

describe('Every clip', () => {
  test.each([
    'one second of each clip',
    'a second from every video',
    'all clips, one second each',
    'all of my clips please, 12 seconds',
  ])('%s', (prompt) => {
    expect(new Set(shown(prompt)).size).toBe(9);
  });
});

describe('What somebody does not like is left out', () => {
  test.each([
    "I don't like the kite",
    'i dont really like the kite one',
    'not a fan of the kite',
    "we're not happy with the kite clip",
  ])('%s', (prompt) => {
    expect(shown(prompt)).not.toContain('kite');
  });
});

test("'mostly' of one clip shows it again, where it is not held for a time", () => {
  const times = (prompt: string) => shown(prompt).filter((id) => id === 'horse').length;
  expect(times('20 seconds, mostly the horse')).toBe(2);
  expect(times('20 seconds, the horse is the heart of it, give it 6 seconds')).toBe(1);
});

test('a look of all clips asks for none of them', () => {
  const { brief } = planSketches('all clips in black and white', HORSE, CAT, KITE, ...OTHERS);
  expect(brief?.wishes.map(({ kind }) => kind)).toEqual(['grade']);
});
