import type { WishKind } from '@cutroom/contract';
import { describe, expect, it } from 'vitest';
import { clipsNamed, idsIn, readerOf } from '../testing/read-wishes.ts';
import { readBrief } from './read-brief.ts';

/** The ids of the clips that wishes of a kind name. */
function namedIn(names: readonly string[], prompt: string, kind: WishKind): readonly string[] {
  return idsIn(readerOf(clipsNamed(names))(prompt, kind));
}

const FRENCH = ['vagues_plage', 'barbecue', 'mamie_chaise', 'chien_sable'];
const SPANISH = ['olas', 'barbacoa', 'abuela_silla', 'perro_arena'];
const PORTUGUESE = ['ondas', 'churrasco', 'vovo_cadeira', 'cachorro'];
const GERMAN = ['wellen', 'grill_onkel', 'oma_stuhl', 'hund_sand'];

describe('Who is wished to be in it is not alone in it', () => {
  it.each([
    [FRENCH, 'je veux que mamie soit dedans', 'mamie_chaise'],
    [FRENCH, 'je ne veux pas du barbecue, il faut que mamie apparaisse', 'mamie_chaise'],
    [SPANISH, 'quiero que la abuela salga', 'abuela_silla'],
    [PORTUGUESE, 'quero que a vovó apareça', 'vovo_cadeira'],
    [GERMAN, 'ich will, dass die Oma dabei ist', 'oma_stuhl'],
    [GERMAN, 'ohne die Oma geht es nicht', 'oma_stuhl'],
  ])('%j: %s', (names, prompt, id) => {
    expect(namedIn(names, prompt, 'include')).toEqual([id]);
    expect(namedIn(names, prompt, 'only')).toEqual([]);
    expect(namedIn(names, prompt, 'exclude')).not.toContain(id);
  });

  it.each(['je ne veux que mamie', 'rien que mamie', 'je veux que la mamie'])(
    'but is where nobody else is wanted: %s',
    (prompt) => {
      expect(namedIn(FRENCH, prompt, 'only')).toEqual(['mamie_chaise']);
    },
  );
});

describe('What is silenced is not left out, and a text is no clip', () => {
  it('in German', () => {
    const prompt = 'setz den Titel Urlaub 2026 an den Anfang und mach den Ton der Wellen weg';
    expect(namedIn(GERMAN, prompt, 'level')).toEqual(['wellen']);
    expect(namedIn(GERMAN, prompt, 'exclude')).toEqual([]);
    expect(namedIn(GERMAN, prompt, 'open')).toEqual([]);
  });

  it.each([
    [SPANISH, 'pon el título Vacaciones 2026 al principio'],
    [FRENCH, 'mets le titre Vacances 2026 au début'],
    [GERMAN, 'setz den Titel Urlaub 2026 an den Anfang'],
  ])('%j: %s', (names, prompt) => {
    const clips = clipsNamed(names);
    const { wishes } = readBrief({ prompt, clips });
    expect(wishes.flatMap((wish) => (wish.kind === 'title' ? [[wish.text, wish.at]] : []))).toEqual([
      [expect.stringMatching(/2026$/), 'opening'],
    ]);
    expect(wishes.some(({ kind }) => kind === 'open')).toBe(false);
  });
});

it.each([
  [PORTUGUESE, 'não passa de um minuto', 60],
  [SPANISH, 'que no dure más de 30 segundos', 30],
])('%j: %s', (names, prompt, value) => {
  const clips = clipsNamed(names);
  const { wishes } = readBrief({ prompt, clips });
  expect(wishes.flatMap((wish) => (wish.kind === 'length' ? [wish.amount] : []))).toEqual([
    { bound: 'atMost', value },
  ]);
});

describe('Who asked not to be in it is not', () => {
  const ENGLISH = ['lifeguard', 'dog', 'granny'];
  it.each([
    [ENGLISH, 'the lifeguard asked us not to be filmed, end on the dog', ['lifeguard']],
    [ENGLISH, "granny doesn't want to be in it", ['granny']],
    [ENGLISH, 'the dog wants to be in it', []],
    [SPANISH, 'la abuela no quiere salir', ['abuela_silla']],
    [PORTUGUESE, 'a vovó pediu para não aparecer', ['vovo_cadeira']],
    [FRENCH, 'mamie a demandé à ne pas être filmée', ['mamie_chaise']],
    [GERMAN, 'die Oma möchte nicht ins Video', ['oma_stuhl']],
  ])('%j: %s', (names, prompt, expected) => {
    expect(namedIn(names, prompt, 'exclude')).toEqual(expected);
  });
});

it('what becomes of the rest may be left open', () => {
  expect(namedIn(SPANISH, 'que alterne la abuela con el perro', 'order')).toEqual([
    'abuela_silla',
    'perro_arena',
  ]);
  for (const [names, prompt] of [
    [FRENCH, 'la plage au ralenti et le reste normal'],
    [PORTUGUESE, 'as ondas em câmera lenta e o resto normal'],
  ] as const) {
    const clips = clipsNamed(names);
    expect(readBrief({ prompt, clips }).wishes.map(({ kind }) => kind)).toEqual(['speed']);
  }
});
