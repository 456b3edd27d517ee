import { describe, expect, test } from 'vitest';
import { planSketches } from '../testing/plan-sketches.ts';

const HORSE = { id: 'horse', seconds: 11, labels: ['horse'] };
const CAT = { id: 'cat', seconds: 9, labels: ['cat'] };
const KITE = { id: 'kite', seconds: 4, labels: ['kite'] };
const OTHERS = Array.from({ length: 6 }, (_, at) => ({ id: `other-${at}`, seconds: 9, labels: [] }));

const planned = (prompt: string) => planSketches(prompt, HORSE, CAT, KITE, ...OTHERS);
const share = (prompt: string, id: string) => {
  const { ids, lengths, total } = planned(prompt);
  return ids.reduce((sum, own, at) => sum + (own === id ? (lengths[at] ?? 0) : 0), 0) / total;
};

describe("'Mostly' of one clip is most of the reel where it lasts as long", () => {
  test.each([
    '15 seconds, mostly the horse',
    'a 16 second reel, mainly the horse',
    'fast, 15 seconds, mostly the horse',
  ])('%s', (prompt) => {
    expect(share(prompt, 'horse')).toBeGreaterThanOrEqual(0.5);
  });

  test('what is too short for it is said to hold no more, what is long enough is not', () => {
    const reasons = (prompt: string) =>
      (planned(prompt).brief?.outcomes ?? []).map(({ reason }) => reason ?? '').join(' ');
    expect(reasons('20 seconds, mostly the kite')).toContain('hold no more');
    expect(reasons('5 cuts of 3 seconds, mostly the horse')).not.toContain('hold no more');
  });
});

describe('Halves are the whole reel', () => {
  test.each(['half horse half cat', 'half the horse, half the cat, 14 seconds', 'fifty fifty horse and cat'])(
    '%s',
    (prompt) => {
      expect(new Set(planned(prompt).ids)).toEqual(new Set(['horse', 'cat']));
    },
  );

  test('others fill only what a short clip lacks', () => {
    const { ids } = planned('half horse, half kite, 20 seconds');
    const others = new Set(ids.filter((id) => id.startsWith('other')));
    expect([1, 2]).toContain(others.size);
  });
});

test('less of a clip is less than of the others', () => {
  expect(share('less of the cat, 24 seconds', 'cat')).toBeLessThan(1 / 9);
});

test.each(['a short video of the kite', 'under 12 seconds, only the kite'])(
  '%s: is as short as there is of it, and shows nothing else',
  (prompt) => {
    expect(new Set(planned(prompt).ids)).toEqual(new Set(['kite']));
  },
);

test('a clip whose sound alone is to be heard is shown', () => {
  const dim = { id: 'fire', seconds: 3, labels: ['fire'], sharpness: 0.01 };
  const { ids } = planSketches('keep the sound of the fire only', dim, HORSE, CAT, KITE, ...OTHERS);
  expect(ids).toContain('fire');
});

test('a list that is put in its order is all of the reel', () => {
  expect(new Set(planned('kite, cat, horse. put those in that order').ids)).toEqual(
    new Set(['kite', 'cat', 'horse']),
  );
});

test.each(['calm', 'quick cuts', 'no text'])('a part of several things shows each of them: %s', (manner) => {
  const { ids, lengths, total } = planned(
    `First 6 seconds the horse and the cat, then 4 seconds of the kite, ${manner}.`,
  );
  expect(new Set(ids)).toEqual(new Set(['horse', 'cat', 'kite']));
  const kite = ids.reduce((sum, id, at) => sum + (id === 'kite' ? (lengths[at] ?? 0) : 0), 0);
  expect([Math.round(total), Math.round(kite)]).toEqual([10, 4]);
});
