import { describe, expect, test } from 'vitest';
import { planSketches } from '../testing/plan-sketches.ts';

/** Two clips each of two pets and a boat, somebody who talks, and others. */
const PETS = [
  { id: 'rabbit-1', seconds: 7, labels: ['rabbit'] },
  { id: 'rabbit-2', seconds: 6, labels: ['rabbit'] },
  { id: 'parrot-1', seconds: 7, labels: ['parrot'] },
  { id: 'parrot-2', seconds: 6, labels: ['parrot'] },
  { id: 'boat-1', seconds: 9, labels: ['boat'] },
  { id: 'boat-2', seconds: 9, labels: ['boat'] },
];
const TALK = {
  id: 'talk',
  seconds: 20,
  labels: ['person', 'talking'],
  speech: [{ startSeconds: 0, endSeconds: 19 }],
};
const OTHERS = Array.from({ length: 6 }, (_, at) => ({
  id: `other-${at}`,
  seconds: 9,
  labels: [],
}));

function secondsOf(prompt: string) {
  const { ids, lengths, total } = planSketches(prompt, ...PETS, TALK, ...OTHERS);
  const of = (name: string): number =>
    ids.reduce((sum, id, at) => sum + (id.startsWith(name) ? (lengths[at] ?? 0) : 0), 0);
  return {
    rabbit: of('rabbit'),
    parrot: of('parrot'),
    boat: of('boat'),
    talk: of('talk'),
    other: of('other'),
    total,
  };
}

const NEAR = 0.07;

describe('Each of several has its share', () => {
  test.each([
    'rabbit, parrot and boat get a third each, 18 seconds',
    'equal time for the rabbit, the parrot and the boat, 18 seconds, no one else',
    'split 18 seconds evenly between rabbit, parrot and boat',
    'un tercio cada uno: conejo, loro y barco, 18 segundos',
    'je ein Drittel Kaninchen, Papagei und Boot, 18 Sekunden',
    'lapin, perroquet et bateau un tiers chacun, 18 secondes',
    'coelho, papagaio e barco um terço cada um, 18 segundos',
  ])('%s', (prompt) => {
    const { rabbit, parrot, boat, total } = secondsOf(prompt);
    for (const seconds of [rabbit, parrot, boat])
      expect(Math.abs(seconds / total - 1 / 3)).toBeLessThan(NEAR);
  });

  test.each([
    ['rabbit 50 percent, parrot 30, boat 20. 20 seconds', [0.5, 0.3, 0.2]],
    ['50/30/20 rabbit, parrot and boat, 20 seconds', [0.5, 0.3, 0.2]],
    ['60% rabbit and 40% boat, 18 seconds', [0.6, 0, 0.4]],
    ['60% coelho e 40% barco, 18 segundos', [0.6, 0, 0.4]],
    ['rabbit and boat, half each, 20 seconds', [0.5, 0, 0.5]],
    ['conejo y barco mitad y mitad, 20 segundos', [0.5, 0, 0.5]],
    ['the rabbit and the boat share the reel fifty-fifty, 20 seconds', [0.5, 0, 0.5]],
  ] as const)('%s', (prompt, [of, parrots, boats]) => {
    const { rabbit, parrot, boat, total } = secondsOf(prompt);
    expect(Math.abs(rabbit / total - of)).toBeLessThan(NEAR);
    expect(Math.abs(parrot / total - parrots)).toBeLessThan(NEAR);
    expect(Math.abs(boat / total - boats)).toBeLessThan(NEAR);
  });
});

describe("'Only those' behind a comparison are both of it", () => {
  test.each([
    'twice as much rabbit as boat, just those, 15 seconds',
    'el doble de conejo que de barco, solo eso, 15 segundos',
    'doppelt so viel Kaninchen wie Boot, nur die, 15 Sekunden',
    'o dobro de coelho do que de barco, só isso, 15 segundos',
  ])('%s', (prompt) => {
    const { rabbit, boat, other, parrot } = secondsOf(prompt);
    expect(rabbit / boat).toBeGreaterThan(1.5);
    expect(boat).toBeGreaterThan(1);
    expect(other + parrot).toBe(0);
  });
});

describe('A time for clips that belong together is that of all of them', () => {
  test.each(['24 seconds, boat max 4 seconds', 'no more than 4 seconds of boat, 24 seconds in total'])(
    '%s',
    (prompt) => {
      const { boat } = secondsOf(prompt);
      expect(boat).toBeGreaterThan(0);
      expect(boat).toBeLessThanOrEqual(4.1);
    },
  );

  test.each([
    'at least ten seconds of boat',
    'pelo menos 10 segundos de barco',
    'mindestens 10 Sekunden Boot',
  ])('%s', (prompt) => {
    const { boat, other, total } = secondsOf(prompt);
    expect(boat).toBeGreaterThanOrEqual(9.8);
    expect(other).toBeGreaterThan(0);
    expect(total).toBeGreaterThan(14);
  });

  test('is told as met, and as not met with what it came to', () => {
    const outcomes = (prompt: string) => planSketches(prompt, ...PETS, ...OTHERS).brief?.outcomes ?? [];
    expect(outcomes('24 seconds, boat max 4 seconds').map(({ outcome }) => outcome)).not.toContain('partly');
    const short = outcomes('30 seconds, at least 25 seconds of boat').find(({ reason }) =>
      reason?.includes('together'),
    );
    expect(short?.reason).toMatch(/^They play 1[78].*together/);
  });
});

describe('Talk has a share as anything has', () => {
  test.each([
    'half talking, half boat, 20 seconds',
    'half of it people talking, the other half boat. 20 seconds',
    '50% talking, 50% boat. 20 seconds',
  ])('%s', (prompt) => {
    const { talk, boat, total } = secondsOf(prompt);
    expect(Math.abs(talk / total - 0.5)).toBeLessThan(NEAR);
    expect(Math.abs(boat / total - 0.5)).toBeLessThan(NEAR);
  });

  test('no more than a third of it should be people talking, 24 seconds', () => {
    const { talk, total } = secondsOf('no more than a third of it should be people talking, 24 seconds');
    expect(talk / total).toBeLessThan(0.35);
  });
});

test('a list of things with one time for each of them is as long as these together', () => {
  const { rabbit, parrot, boat, total } = secondsOf('4 seconds of each: rabbit, parrot, boat');
  expect([rabbit, parrot, boat].map((seconds) => Math.abs(seconds - 4) < 0.3)).toEqual([true, true, true]);
  expect(total).toBeCloseTo(12, 0);
});
