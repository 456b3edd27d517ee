import { describe, expect, it } from 'vitest';
import { clipsNamed, idsIn } from '../testing/read-wishes.ts';
import { readBrief } from './read-brief.ts';

const clips = clipsNamed(['horse', 'cake', 'boat', 'kite']);
const wishes = (prompt: string) => readBrief({ prompt, clips }).wishes;
const idsOf = (prompt: string, kind: string) => idsIn(wishes(prompt).filter((wish) => wish.kind === kind));

describe('A text with its place before its words', () => {
  it.each([
    ['ponme al final un texto que diga Hasta pronto', 'Hasta pronto'],
    ['pon un texto al final que diga Hasta pronto', 'Hasta pronto'],
    ['põe no final um texto que diga Até logo', 'Até logo'],
    ['mets à la fin un texte qui dit À bientôt', 'À bientôt'],
    ['schreib am Ende Bis bald drauf', 'Bis bald'],
    ['schreib hinten Bis bald drauf', 'Bis bald'],
  ])('%s: ends the reel', (prompt, text) => {
    expect(wishes(prompt)).toMatchObject([{ kind: 'title', text, at: 'ending' }]);
  });

  it.each([
    ['pon al principio un título que diga Nuestra fiesta', 'Nuestra fiesta'],
    ['coloca no início um título dizendo Nossa festa', 'Nossa festa'],
    ['mets un texte au début qui dit Notre fête', 'Notre fête'],
    ['und schreib vorne Unser Fest drauf', 'Unser Fest'],
  ])('%s: opens it', (prompt, text) => {
    expect(wishes(prompt)).toMatchObject([{ kind: 'title', text, at: 'opening' }]);
  });
});

describe('How much of the reel something takes up', () => {
  it.each([
    'the cake should take up at least 6 seconds',
    'the cake has to fill at least 6 seconds',
    'el cake tiene que ocupar al menos 6 segundos',
    'o cake deve ocupar pelo menos 6 segundos',
    'le cake doit occuper au moins 6 secondes',
    'der Cake soll mindestens 6 Sekunden einnehmen',
  ])('%s: is no length of the reel', (prompt) => {
    expect(wishes(prompt)).toMatchObject([{ kind: 'hold', amount: { bound: 'atLeast', value: 6 } }]);
    expect(idsOf(prompt, 'hold')).toEqual(['cake']);
  });

  it.each([
    'el cake que salga pero no más de 3 segundos',
    'el cake puede salir pero solo máximo 3 segundos',
    'el cake sí, pero máximo 3 segundos',
    'o cake pode aparecer mas no máximo 3 segundos',
    'o cake sim, mas no máximo 3 segundos',
  ])('%s: lets it in, and not for longer', (prompt) => {
    expect(wishes(prompt)).toMatchObject([{ kind: 'hold', amount: { bound: 'atMost', value: 3 } }]);
    expect(idsOf(prompt, 'hold')).toEqual(['cake']);
  });

  it.each(['les 5 premières secondes uniquement sur le cake', 'les 5 premières secondes rien que le cake'])(
    '%s: opens with it for so long',
    (prompt) => {
      expect(idsOf(prompt, 'open')).toEqual(['cake']);
      expect(wishes(prompt)).toContainEqual(
        expect.objectContaining({ kind: 'hold', amount: { bound: 'exactly', value: 5 } }),
      );
    },
  );
});

describe('Sound of several alone', () => {
  it.each([
    'Ton nur bei der Kite und beim Boat',
    'sonido solo en el kite y en el boat',
    'som só no kite e no boat',
    'le son seulement sur le kite et sur le boat',
    'the sound only on the kite and on the boat',
  ])('%s: the preposition is said again', (prompt) => {
    expect(wishes(prompt)).toMatchObject([{ kind: 'level', of: 'others' }]);
    expect(idsOf(prompt, 'level')).toEqual(['kite', 'boat']);
  });
});

it.each([
  'fecha com as pétalas',
  'termina con los pétalos',
  'hör mit den Blütenblättern auf',
  'termine par les pétales',
])('%s: petals are no roses', (prompt) => {
  const flowers = clipsNamed(['red-roses', 'petals', 'tulips']);
  const { wishes: read } = readBrief({ prompt, clips: flowers });
  expect(idsIn(read.filter(({ kind }) => kind === 'close'))).toEqual(['petals']);
});
