import { describe, expect, it } from 'vitest';
import { buildClips } from '../testing/build-clip.ts';
import { idsIn, readerOf } from '../testing/read-wishes.ts';

const CLIPS = buildClips(
  { id: 'tandem', name: 'IMG_1.mov', labels: ['double kayak', 'river'] },
  { id: 'single', name: 'IMG_2.mov', labels: ['kayak', 'lake'] },
  { id: 'bridge', name: 'IMG_3.mov', labels: ['bridge'] },
  { id: 'tent', name: 'IMG_4.mov', labels: ['tent'] },
  { id: 'fire', name: 'IMG_5.mov', labels: ['campfire'] },
  { id: 'soup', name: 'IMG_6.mov', labels: ['soup', 'pot'] },
  { id: 'dog', name: 'IMG_7.mov', labels: ['dog'], seconds: 20 },
  { id: 'horse', name: 'IMG_8.mov', labels: ['horse'] },
  { id: 'cheese', name: 'IMG_9.mov', labels: ['cheese'] },
  { id: 'lawn', name: 'IMG_10.mov', labels: ['lawn', 'man'] },
);
const wishesOf = readerOf(CLIPS);
const exactly = (value: number) => ({ bound: 'exactly', value });
const titles = (prompt: string) =>
  wishesOf(prompt, 'title').map(({ text, at, clips }) => [text, at, clips[0]?.clips[0]?.clipId]);

describe('How many of the clips', () => {
  it.each([
    'pick any five of the clips',
    'I want five of these videos in it',
    'the best five of them',
    'elige cinco de los clips',
    'quero cinco destes vídeos',
    'nimm fünf von den Clips',
    'choisis cinq des clips',
  ])('%s', (prompt) => {
    expect(wishesOf(prompt, 'count').map(({ amount }) => amount)).toEqual([exactly(5)]);
  });

  it('is not told of clips that something else is said of', () => {
    expect(wishesOf('two of my clips are shaky, sorry about that', 'count')).toEqual([]);
  });
});

describe('Each clip that goes over into the next', () => {
  it.each([
    'fade every scene into the next one',
    'blend each clip into the one after it',
    'funde cada toma con la siguiente',
    'cada cena se dissolve na seguinte',
    'jede Szene in die nächste überblenden',
    'chaque plan se fond dans le suivant',
  ])('fades: %s', (prompt) => {
    expect(wishesOf(prompt, 'transition').map(({ transition }) => transition)).toEqual(['crossfade']);
  });
});

describe('A time', () => {
  it.each([
    ['the dog, but only its last 9 seconds', 'last', 9],
    ['use the dog, just the first 10 seconds of it', 'first', 10],
  ])('is a part of what was named before it: %s', (prompt, part, seconds) => {
    expect(wishesOf(prompt, 'clipPart').map((wish) => wish.part)).toEqual([{ part, seconds }]);
    expect(wishesOf(prompt, 'length')).toEqual([]);
  });

  it.each([
    'only the two kayaks, 10 seconds each',
    'solo los dos kayaks, 10 segundos cada uno',
    'só os dois caiaques, 10 segundos cada',
    'nur die zwei Kajaks, je 10 Sekunden',
    'seulement les deux kayaks, 10 secondes chacun',
  ])('is that of each cut, however long: %s', (prompt) => {
    expect(wishesOf(prompt, 'cutLength').map(({ amount }) => amount)).toEqual([exactly(10)]);
    expect(wishesOf(prompt, 'length').map(({ amount }) => amount)).not.toContainEqual(exactly(10));
  });

  it.each([
    'Todos los clips menos el perro y el puente, 3 segundos cada uno',
    'Todos os clipes menos o cão e a ponte, 3 segundos cada um',
    'Alle Clips außer Hund und Brücke, je 3 Sekunden',
    'Tous les clips sauf le chien et le pont, 3 secondes chacun',
    'Quita el perro y el puente, 3 segundos cada uno',
  ])('is not that of what is left out: %s', (prompt) => {
    expect(idsIn(wishesOf(prompt, 'exclude')).toSorted()).toEqual(['bridge', 'dog']);
    expect(wishesOf(prompt, 'hold')).toEqual([]);
    expect(wishesOf(prompt, 'cutLength').map(({ amount }) => amount)).toEqual([exactly(3)]);
  });

  it('belongs to what stands behind nothing else of it', () => {
    const prompt = 'dog from 0:05 to 0:09 and nothing else of it, soup at least 4 sec';
    expect(idsIn(wishesOf(prompt, 'hold'))).toEqual(['soup']);
    expect(wishesOf(prompt, 'cutLength')).toEqual([]);
  });
});

it('A word of a number that a clip is called by counts nothing', () => {
  const [order] = wishesOf('in this order: tent, double kayak, bridge', 'order');
  expect(idsIn(order === undefined ? [] : [order])).toEqual(['tent', 'tandem', 'bridge']);
});

describe('Words that are written', () => {
  it.each([
    'over the soup write Day 1, over the tent Day 2 and over the bridge Day 3',
    'write Day 1 over the soup, Day 2 over the tent, Day 3 over the bridge',
    'over the soup write "Day 1", over the tent "Day 2", over the bridge "Day 3"',
  ])('stand over one clip after the other: %s', (prompt) => {
    expect(titles(prompt)).toEqual([
      ['Day 1', 'clips', 'soup'],
      ['Day 2', 'clips', 'tent'],
      ['Day 3', 'clips', 'bridge'],
    ]);
  });

  it.each([
    ['sobre la sopa escribe Día 1, sobre el puente Día 2', 'Día'],
    ['na sopa escreve Dia 1, na ponte Dia 2', 'Dia'],
    ['über die Suppe schreib Tag 1, über die Brücke Tag 2', 'Tag'],
    ['sur la soupe écris Jour 1, sur le pont Jour 2', 'Jour'],
  ])('and so in other languages: %s', (prompt, day) => {
    expect(titles(prompt)).toEqual([
      [`${day} 1`, 'clips', 'soup'],
      [`${day} 2`, 'clips', 'bridge'],
    ]);
  });

  it.each([
    ['y al final escribe Hasta el año que viene', 'Hasta el año que viene', 'ending'],
    ['e no fim escreve Até para o ano', 'Até para o ano', 'ending'],
    ['und am Ende schreib Bis zum nächsten Jahr', 'Bis zum nächsten Jahr', 'ending'],
    ["et à la fin écris À l'année prochaine", "À l'année prochaine", 'ending'],
    ['am Anfang schreib bitte Unser Fluss, dann die Suppe', 'Unser Fluss', 'opening'],
  ])('need no quotation marks: %s', (prompt, text, at) => {
    expect(titles(prompt)).toEqual([[text, at, undefined]]);
  });

  it('stand over no screen', () => {
    expect(titles('write the date on the screen')).toEqual([['the date', 'opening', undefined]]);
  });
});

describe('Parts of the reel', () => {
  const parts = (prompt: string) =>
    wishesOf(prompt, 'section').map((wish) => [idsIn([wish]).toSorted(), wish.amount]);

  it.each([
    'The first 10 seconds tent and soup, the remaining 20 dog, horse and bridge.',
    'first 10 seconds: tent and soup. the other 20 seconds: dog, horse and bridge.',
  ])('fill up what is left: %s', (prompt) => {
    expect(parts(prompt)).toEqual([
      [['soup', 'tent'], exactly(10)],
      [['bridge', 'dog', 'horse'], exactly(20)],
    ]);
  });

  it('are as many as they are said to be, parted by commas', () => {
    const prompt =
      'Three parts of 6 seconds each: the dog and the horse, the soup, and the bridge at the end.';
    expect(parts(prompt)).toEqual([
      [['dog', 'horse'], exactly(6)],
      [['soup'], exactly(6)],
      [['bridge'], exactly(6)],
    ]);
  });
});

describe('How something is done', () => {
  it.each([
    'first you see how dad mows the lawn, then how the soup is cooked, and at the very end how we ride the horse',
    'erst sieht man wie papa den rasen mäht, dann wie die suppe gekocht wird und ganz am schluss wie wir das pferd reiten',
    "d'abord on voit comment papa tond la pelouse, puis comment on fait la soupe, et à la fin comment on monte le cheval",
    'primero se ve cómo papá corta el césped, luego cómo hacemos la sopa y al final cómo montamos el caballo',
    'primeiro vê-se como o pai corta a relva, depois como fazemos a sopa e no fim como montamos o cavalo',
  ])('is what is seen of it: %s', (prompt) => {
    expect(idsIn(wishesOf(prompt, 'open'))).toEqual(['lawn', 'soup']);
    expect(idsIn(wishesOf(prompt, 'close'))).toEqual(['horse']);
    expect(wishesOf(prompt, 'exclude')).toEqual([]);
  });

  it.each(["I don't know how the dog got in, but show the soup", 'Zeig die Suppe, so wie im Sommer'])(
    'is told and not shown: %s',
    (prompt) => {
      expect(idsIn(wishesOf(prompt, 'include'))).toEqual(['soup']);
    },
  );
});

describe('What comes in between', () => {
  it.each([
    'the dog twice, with other clips in between',
    'the dog twice, something else in between',
    'el perro dos veces, con otros clips en medio',
    'o cão duas vezes, com outros clipes no meio',
    'der Hund zweimal, mit anderen Clips dazwischen',
    "le chien deux fois, avec d'autres plans entre les deux",
  ])('is no clip of its own: %s', (prompt) => {
    expect(wishesOf(prompt, 'together').map(({ isApart }) => isApart)).toEqual([true]);
    expect(wishesOf(prompt, 'place')).toEqual([]);
    expect(wishesOf(prompt, 'include')).toEqual([]);
  });
});

it('What is said word for word is said in one place, though its words are said in others', () => {
  const said = 'my first kayak was three hundred dollars and the new one is only two hundred dollars';
  const clips = buildClips({
    id: 'talk',
    name: 'talk.mp4',
    labels: ['person'],
    seconds: 20,
    speech: [{ startSeconds: 1, endSeconds: 18 }],
    words: said.split(' ').map((text, at) => ({ text, startSeconds: 1 + at, endSeconds: 1.8 + at })),
  });
  const [wish] = readerOf(clips)('only the part where I say the new one is only two hundred dollars', 'only');
  expect(wish?.clips[0]?.spokenWords?.join(' ')).toBe('new one is only two hundred dollars');
});
