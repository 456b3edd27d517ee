import { describe, expect, it } from 'vitest';
import { planEdit } from '../plan/plan-edit.ts';
import { clipsNamed, idsIn } from '../testing/read-wishes.ts';
import { readBrief } from './read-brief.ts';

const clips = clipsNamed(['horse', 'cake', 'boat', 'kite']);
const wishes = (prompt: string) => readBrief({ prompt, clips }).wishes;
const idsOf = (prompt: string, kind: string) => idsIn(wishes(prompt).filter((wish) => wish.kind === kind));
const held = (prompt: string) =>
  wishes(prompt).flatMap((wish) =>
    wish.kind === 'hold' && wish.amount !== null && 'value' in wish.amount
      ? [`${idsIn([wish]).join()} ${wish.amount.value}`]
      : [],
  );
const orderOf = (prompt: string) => planEdit({ prompt, clips }).selectedClips.map(({ clipId }) => clipId);

describe('Times behind commas, one for each thing', () => {
  it.each([
    'first the boat, 4 seconds, then the cake, 3 seconds, then the horse, 2 seconds',
    'the boat first, 4 seconds, then the cake, 3 seconds, then the horse, 2 seconds',
    'the boat, 4 seconds, then the cake, 3 seconds, and then the horse, 2 seconds',
    'primero el barco, 4 segundos, luego la tarta, 3 segundos, luego el caballo, 2 segundos',
    'primeiro o barco, 4 segundos, depois o bolo, 3 segundos, depois o cavalo, 2 segundos',
    'zuerst das Boot, 4 Sekunden, dann der Kuchen, 3 Sekunden, dann das Pferd, 2 Sekunden',
    "d'abord le bateau, 4 secondes, puis le gâteau, 3 secondes, puis le cheval, 2 secondes",
  ])('%s: are theirs, in that order', (prompt) => {
    expect(held(prompt)).toEqual(['boat 4', 'cake 3', 'horse 2']);
    expect(orderOf(prompt).slice(0, 3)).toEqual(['boat', 'cake', 'horse']);
  });

  it('leave the length of the reel to the reel', () => {
    const prompt = 'the boat, 4 seconds, then the cake, 3 seconds, 20 seconds in total';
    expect(held(prompt)).toEqual(['boat 4', 'cake 3']);
    expect(wishes(prompt)).toContainEqual(
      expect.objectContaining({ kind: 'length', amount: { bound: 'exactly', value: 20 } }),
    );
  });

  it.each(['o barco primeiro, 2 s, e depois o bolo, 3 s', 'the boat first, 2 s, and then the cake, 3 s'])(
    '%s: of two things as well',
    (prompt) => expect(held(prompt)).toEqual(['boat 2', 'cake 3']),
  );
});

it.each([
  'empieza con el barco y termina con la tarta, 2 segundos cada uno',
  'começa com o barco e termina com o bolo, 2 segundos cada um',
  'commence par le bateau et finis par le gâteau, 2 secondes chacun',
])('%s: keeps the place of what the time stands behind', (prompt) => {
  expect([idsOf(prompt, 'open'), idsOf(prompt, 'close')]).toEqual([['boat'], ['cake']]);
  expect(wishes(prompt).map(({ kind }) => kind)).toContain('cutLength');
});

it.each([
  ['start with the boat but only for two seconds', 'open'],
  ['the boat at the end but only 2 seconds', 'close'],
  ['termina con el barco pero solo 2 segundos', 'close'],
  ['começa com o barco mas só 2 segundos', 'open'],
  ['fang mit dem Boot an, aber nur 2 Sekunden', 'open'],
  ['commence par le bateau mais seulement 2 secondes', 'open'],
])('%s: places it and says how long it plays', (prompt, kind) => {
  expect([idsOf(prompt, kind), held(prompt)]).toEqual([['boat'], ['boat 2']]);
});

it.each(['boat 5s, others 2s', "I'd like the boat to be on for 5 seconds and everything else 2 seconds"])(
  '%s: times one thing and all others',
  (prompt) => {
    expect(held(prompt)).toEqual(['boat 5']);
    expect(wishes(prompt).map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['cutLength', 'exception']),
    );
    expect(wishes(prompt).map(({ kind }) => kind)).not.toContain('length');
  },
);

describe('What takes turns', () => {
  it.each([
    'alternate the boat and the cake for 12 seconds',
    'alterna el barco y la tarta durante 12 segundos',
    'en alternance le bateau et le gâteau pendant 12 secondes',
  ])('%s: does so for the length of the reel', (prompt) => {
    expect(wishes(prompt)).toContainEqual(
      expect.objectContaining({ kind: 'length', amount: { bound: 'exactly', value: 12 } }),
    );
    expect(held(prompt)).toEqual([]);
  });

  it.each([
    'alternate the boat and the cake, then the horse',
    'alterna o barco e o bolo, depois o cavalo',
    'im Wechsel das Boot und der Kuchen, dann das Pferd',
  ])('%s: ends on what follows, which takes no turns', (prompt) => {
    expect([idsOf(prompt, 'order'), idsOf(prompt, 'close')]).toEqual([['boat', 'cake'], ['horse']]);
    expect(orderOf(prompt).filter((id) => id === 'horse')).toEqual(['horse']);
    expect(orderOf(prompt).at(-1)).toBe('horse');
  });
});

describe('Places beside a wish', () => {
  it.each([
    ['right at the start hold the boat for 3 seconds', 'open'],
    ['hold the boat for 3 seconds, right at the end', 'close'],
    ['am Anfang halte das Boot für 3 Sekunden', 'open'],
    ['the boat goes right to the start', 'open'],
  ])('%s: are that of its thing', (prompt, kind) => expect(idsOf(prompt, kind)).toEqual(['boat']));

  it("ends on what was named last before 'that's the end'", () => {
    const prompt = "first the kite, right after that the boat for 4 seconds, and that's the end";
    expect(idsOf(prompt, 'close')).toEqual(['boat']);
  });
});

it.each([
  'the boat from the 2nd to the 6th second',
  'the boat is long, use it from the second to the sixth second',
  'garde le bateau seulement entre la 2e et la 6e seconde de son clip',
  'le bateau dure trop longtemps, on garde juste de la 2e à la 6e seconde',
])('%s: is a part of the clip', (prompt) => {
  const parts = wishes(prompt).filter(({ kind }) => kind === 'clipPart');
  expect(idsIn(parts)).toEqual(['boat']);
  expect(parts[0]).toMatchObject({ part: { part: 'range', fromSeconds: 2, toSeconds: 6 } });
});

it('shows only a part of a clip that is asked for alone, and the others all the same', () => {
  const prompt = 'from second 2 to second 6 of the boat it turns, just that bit of it please';
  expect(wishes(prompt).map(({ kind }) => kind)).toEqual(['clipPart']);
});

it.each([
  'the boat first, the cake after',
  'el barco primero, la tarta después',
  'o barco primeiro, o bolo depois',
  'zuerst das Boot, der Kuchen danach',
  "d'abord le bateau, le gâteau après",
])('%s: is one after the other', (prompt) => {
  expect(orderOf(prompt).slice(0, 2)).toEqual(['boat', 'cake']);
});

it("refuses what one is not to dare: 'don't you dare start with the boat'", () => {
  const prompt = "don't you dare start with the boat. start with the cake";
  const opens = wishes(prompt).filter(({ kind }) => kind === 'open');
  expect(opens).toEqual([
    expect.objectContaining({ isNot: true }),
    expect.objectContaining({ isNot: false }),
  ]);
  expect(orderOf(prompt)[0]).toBe('cake');
});
