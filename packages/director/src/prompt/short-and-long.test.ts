import { describe, expect, it } from 'vitest';
import { clipsNamed, idsIn, readerOf } from '../testing/read-wishes.ts';

/** Of each language: clips, one that is to be short and one that is to be long, a text over a third, and much of the fourth. */
const LANGUAGES = {
  Spanish: [
    ['barco', 'puesta_de_sol', 'tarta', 'abuela'],
    'el barco corto, la puesta de sol larga',
    'pon "Felicidades" sobre la tarta',
    'bastante abuela',
  ],
  French: [
    ['bateau', 'coucher_de_soleil', 'gateau', 'mamie'],
    'le bateau court, le coucher de soleil long',
    'écris "Bon anniversaire" sur le gâteau',
    'beaucoup de mamie',
  ],
  Portuguese: [
    ['barco', 'por_do_sol', 'bolo', 'vovo'],
    'o barco curto, o pôr do sol longo',
    'escreve "Parabéns" em cima do bolo',
    'bastante vovó',
  ],
  German: [
    ['boot', 'sonnenuntergang', 'torte', 'oma'],
    'das Boot kurz, der Sonnenuntergang lang',
    'schreib "Alles Gute" über die Torte',
    'viel Oma bitte',
  ],
} as const;

describe.each(Object.entries(LANGUAGES))('In %s', (_, [names, lengths, text, much]) => {
  const wishesOf = readerOf(clipsNamed(names));
  const [short, long, lettered, more] = names;

  it(`'${lengths}' holds one shorter and one longer, and is no reel of both`, () => {
    expect(wishesOf(lengths, 'hold').map((wish) => [...idsIn([wish]), wish.than])).toEqual([
      [short, 'shorter'],
      [long, 'longer'],
    ]);
    expect(wishesOf(lengths, 'only')).toEqual([]);
    expect(wishesOf(lengths, 'length')).toEqual([]);
  });

  it(`'${text}' stands over that clip`, () => {
    expect(wishesOf(text, 'title').map((wish) => [wish.at, ...idsIn([wish])])).toEqual([['clips', lettered]]);
  });

  it(`'${much}' prefers it`, () => {
    expect(wishesOf(much, 'prefer').map((wish) => [wish.degree, ...idsIn([wish])])).toEqual([['more', more]]);
    expect(wishesOf(much, 'only')).toEqual([]);
  });
});
