import type { Brief, Wish } from '@cutroom/contract';
import { describe, expect, it } from 'vitest';
import { buildClips } from '../testing/build-clip.ts';
import { readBrief } from './read-brief.ts';

const CLIPS = {
  de: buildClips(
    { id: 'board', name: 'tafel.mp4' },
    { id: 'coffee', name: 'kaffee-im-garten.mp4' },
    { id: 'breakfast', name: 'fruehstueck.mp4' },
  ),
  es: buildClips(
    { id: 'engine', name: 'motor-arranca.mp4' },
    { id: 'toast', name: 'brindis-con-cerveza.mp4' },
    { id: 'sandwich', name: 'bocadillos.mp4' },
  ),
  pt: buildClips(
    { id: 'drum', name: 'pandeiro.mp4' },
    { id: 'pot', name: 'panela-de-feijoada.mp4' },
    { id: 'boy', name: 'menino-caindo.mp4' },
  ),
  fr: buildClips(
    { id: 'ribbon', name: 'ruban.mp4' },
    { id: 'marble', name: 'chocolat-sur-marbre.mp4' },
    { id: 'eggs', name: 'oeufs-en-chocolat.mp4' },
  ),
} as const;

/** Every sentence of a pattern: 'a {b|c} d' is 'a b d' and 'a c d'. */
function sentencesOf(pattern: string): readonly string[] {
  const choice = /\{([^{}]*)\}/.exec(pattern);
  if (choice === null) return [pattern.replace(/\s+/g, ' ').trim()];
  const [whole, ways = ''] = choice;
  return ways.split('|').flatMap((way) => sentencesOf(pattern.replace(whole, way)));
}

const wishOf = (brief: Brief, kind: Wish['kind']) => brief.wishes.find((wish) => wish.kind === kind);
const amountOf = (kind: 'length' | 'cutLength') => (brief: Brief) => {
  const wish = wishOf(brief, kind);
  return wish !== undefined && 'amount' in wish ? wish.amount : undefined;
};
const clipsOf = (kind: Wish['kind']) => (brief: Brief) => {
  const wish = wishOf(brief, kind);
  return wish !== undefined && 'clips' in wish ? wish.clips.map(({ clips }) => clips[0]?.clipId) : [];
};
const atMostTwo = { bound: 'atMost', value: 2 };
const twoSeconds = { bound: 'exactly', value: 2 };

describe('A wish in every combination of its words', () => {
  it.each([
    [
      'de',
      '{nichts|kein Clip|keiner davon} {über|länger als} {2 Sekunden|2s} {|pro Clip|pro Einstellung}',
      amountOf('cutLength'),
      atMostTwo,
    ],
    [
      'de',
      '{jedes Video|jeder Clip} {|soll|soll genau} zwei Sekunden {|dauern|lang sein}',
      amountOf('cutLength'),
      twoSeconds,
    ],
    ['de', 'nicht {unter|weniger als} 20 Sekunden', amountOf('length'), { bound: 'atLeast', value: 20 }],
    ['de', 'das Erste {was man sieht|} {ist|soll sein|soll} die Tafel', clipsOf('open'), ['board']],
    ['de', 'das Letzte {was man sieht|} {ist|:} der Kaffee', clipsOf('close'), ['coffee']],
    ['de', '{in schwarzweiß|alles in Schwarzweiß|in schwarz weiß}', (brief: Brief) => brief.language, 'de'],
    [
      'es',
      '{dos segundos|2 segundos} {por clip|por plano|cada uno|cada plano}',
      amountOf('cutLength'),
      twoSeconds,
    ],
    [
      'es',
      'que {ningún plano|ninguna toma} {supere los|pase de|dure más de} {2|dos} segundos',
      amountOf('cutLength'),
      atMostTwo,
    ],
    [
      'es',
      'el vídeo {debe durar|tiene que durar} 20 {segundos|seg} {|en total}',
      amountOf('length'),
      { bound: 'exactly', value: 20 },
    ],
    [
      'es',
      '{el primer plano|la primera toma|el comienzo} {debe ser|sea} el motor',
      clipsOf('open'),
      ['engine'],
    ],
    ['es', 'el motor {hay que ponerlo|va sí o sí|tiene que salir}', clipsOf('include'), ['engine']],
    ['pt', 'cada {cena|plano|clipe} {no máximo|máximo} 2 {segundos|seg}', amountOf('cutLength'), atMostTwo],
    ['pt', '{nada|nenhum clipe} acima de {2|dois} segundos {|por clipe}', amountOf('cutLength'), atMostTwo],
    [
      'pt',
      '{no mínimo|mínimo de} 20 segundos {|no total}',
      amountOf('length'),
      { bound: 'atLeast', value: 20 },
    ],
    [
      'pt',
      '{a feijoada no final|no final a feijoada|por último a feijoada|o final deve ser a feijoada}',
      clipsOf('close'),
      ['pot'],
    ],
    [
      'fr',
      '{aucun plan|rien|pas un plan} {de plus de|dépassant|qui dépasse} {2|deux} secondes {|par plan}',
      amountOf('cutLength'),
      atMostTwo,
    ],
    ['fr', "la première chose {|qu'on voit} {c'est|doit être|:} le ruban", clipsOf('open'), ['ribbon']],
    ['fr', 'le ruban {est obligatoire|il le faut|doit y être}', clipsOf('include'), ['ribbon']],
    [
      'fr',
      'à la fin {"À bientôt"|« À bientôt »}',
      (brief: Brief) => brief.wishes.map(({ kind }) => kind),
      ['title'],
    ],
  ] as const)('in %s: %s', (language, pattern, read, expected) => {
    const misread = sentencesOf(pattern).filter(
      (prompt) =>
        JSON.stringify(read(readBrief({ prompt, clips: CLIPS[language] }))) !== JSON.stringify(expected),
    );
    expect(misread).toEqual([]);
  });

  it('reads what two languages may say in the language of the file names', () => {
    const languageOf = (clips: (typeof CLIPS)['es']) =>
      readBrief({ prompt: 'no final a panela', clips }).language;
    expect(languageOf(CLIPS.pt)).toBe('pt');
    expect(readBrief({ prompt: 'no music', clips: CLIPS.es }).language).toBe('en');
    expect(readBrief({ prompt: 'min 3s a clip', clips: CLIPS.es }).language).toBe('en');
  });
});
