import { describe, expect, test } from 'vitest';
import { planSketches } from '../testing/plan-sketches.ts';

const HORSE = { id: 'horse', seconds: 10, labels: ['horse'] };
const CAT = { id: 'cat', seconds: 6, labels: ['cat'] };
const TRAIN = { id: 'train', seconds: 5, labels: ['train'] };
const OTHERS = Array.from({ length: 6 }, (_, at) => ({ id: `other-${at}`, seconds: 9, labels: [] }));

const planned = (prompt: string) => planSketches(prompt, HORSE, CAT, TRAIN, ...OTHERS);
const shown = (prompt: string) => planned(prompt).selectedClips.map(({ clipId }) => clipId);
const wishesOf = (prompt: string) => planned(prompt).brief?.wishes ?? [];
const lengthOf = (prompt: string) =>
  wishesOf(prompt).flatMap((wish) => (wish.kind === 'length' ? [wish.amount] : []));

describe('A reel of what is named has nothing else in it where that lasts as long', () => {
  test.each([
    'un reel de 8 segundos del caballo',
    'hazme un video de 9 segundos del caballo',
    'um reel de 8 segundos do cavalo',
    'faz um vídeo de 9 segundos do cavalo',
  ])('%s', (prompt) => {
    expect(new Set(shown(prompt))).toEqual(new Set(['horse']));
  });

  test.each([
    'dame 12 segundos del caballo y el gato',
    '12 segundos del caballo y el gato',
    'me dá 12 segundos do cavalo e do gato',
    '12 segundos do cavalo e do gato',
  ])('%s', (prompt) => {
    expect(new Set(shown(prompt))).toEqual(new Set(['horse', 'cat']));
    expect(lengthOf(prompt)).toEqual([{ bound: 'exactly', value: 12 }]);
  });

  test('where something else is named it is mostly of that', () => {
    const prompt = 'un reel de 20 segundos del caballo, empieza con el tren';
    expect(shown(prompt)[0]).toBe('train');
    expect(wishesOf(prompt).map(({ kind }) => kind)).not.toContain('only');
  });
});

describe('A list in its order and how long each plays', () => {
  test.each([
    'primero el caballo, luego el tren y al final el gato, 3 segundos cada uno',
    'el caballo, el tren y el gato en ese orden, tres segundos cada uno',
    'primeiro o cavalo, depois o trem e no final o gato, 3 segundos cada um',
    'o cavalo, o trem e o gato nessa ordem, três segundos cada',
  ])('%s: is all of the reel', (prompt) => {
    expect(shown(prompt)).toEqual(['horse', 'train', 'cat']);
  });
});

describe('Both ends of the reel', () => {
  test.each(['pon el tren al principio y al final el gato', 'coloca o trem no começo e no final o gato'])(
    '%s: each has its own',
    (prompt) => {
      const ids = shown(prompt);
      expect([ids[0], ids.at(-1)]).toEqual(['train', 'cat']);
    },
  );

  test.each(['el tren al principio y al final', 'o trem no começo e no final'])('%s', (prompt) => {
    const ids = shown(prompt);
    expect([ids[0], ids.at(-1)]).toEqual(['train', 'train']);
  });
});

describe('Every clip', () => {
  test.each(['un segundo de cada clip', 'um segundo de cada clipe', '1 segundo de todos los videos'])(
    '%s',
    (prompt) => {
      expect(new Set(shown(prompt)).size).toBe(9);
    },
  );
});

describe('What somebody does not like is left out', () => {
  test.each([
    'no me gusta el del tren',
    'el tren no me gusta nada',
    'no hace falta que salga el tren',
    'não gosto do do trem',
    'não curti o trem',
    'não precisa aparecer o trem',
  ])('%s', (prompt) => {
    expect(shown(prompt)).not.toContain('train');
  });
});

describe('What it is about, and what there is to be more of', () => {
  test.each([
    ['hazlo sobre el gato', 'mostly'],
    ['faz sobre o gato', 'mostly'],
    ['que salga más el gato', 'more'],
    ['quero mais gato', 'more'],
    ['lo más importante es el gato', 'more'],
    ['el del gato es muy aburrido', 'less'],
    ['o do gato é meio sem graça', 'less'],
  ])('%s', (prompt, degree) => {
    const preferred = wishesOf(prompt).flatMap((wish) =>
      wish.kind === 'prefer' ? [[wish.degree, ...wish.clips.flatMap(({ clips }) => clips)]] : [],
    );
    expect(preferred).toEqual([[degree, expect.objectContaining({ clipId: 'cat' })]]);
  });
});

describe('Not too long', () => {
  test.each([
    'que no sea muy largo',
    'hazlo más corto',
    'que não seja muito longo',
    'deixa o vídeo mais curto',
  ])('%s: asks for that alone', (prompt) => {
    expect(wishesOf(prompt).map(({ kind }) => kind)).toEqual(['length']);
  });
});

describe('More of one than of another', () => {
  test.each([
    'dale más tiempo al caballo que al gato',
    'que el caballo dure el doble que el gato',
    'dá mais tempo pro cavalo do que pro gato',
  ])('%s', (prompt) => {
    expect(wishesOf(prompt).map(({ kind }) => kind)).toEqual(['share']);
  });
});

test("'depois' leads on, whatever clip is called so", () => {
  const sink = { id: 'sink', name: 'pia-pronta.mp4', seconds: 10, labels: ['sink'] };
  const { brief } = planSketches('3 segundos da pia pronta, depois 5 segundos do gato', sink, CAT, ...OTHERS);
  const held = (brief?.wishes ?? []).flatMap((wish) =>
    wish.kind === 'hold' ? wish.clips.flatMap(({ clips }) => clips.map(({ clipId }) => clipId)) : [],
  );
  expect(held).toEqual(['sink', 'cat']);
});

test.each([
  'un reel con el caballo y el gato que dure 12 segundos',
  'um vídeo com o cavalo e o gato que dure 12 segundos',
])('%s: is said of the reel', (prompt) => {
  expect(lengthOf(prompt)).toEqual([{ bound: 'exactly', value: 12 }]);
  expect(wishesOf(prompt).map(({ kind }) => kind)).not.toContain('hold');
});

describe('Nothing else is asked for', () => {
  test.each([
    ['usen solo los clips del caballo y del gato', ['horse', 'cat']],
    ['usa só os clipes do cavalo e do gato', ['horse', 'cat']],
    ['solo quiero ver al caballo y al gato, nada más', ['horse', 'cat']],
    ['el caballo y el gato nomás', ['horse', 'cat']],
    ['quiero un video de 9 segundos solo del caballo', ['horse']],
    ['um vídeo de 9 segundos só do cavalo', ['horse']],
  ])('%s', (prompt, ids) => {
    expect(new Set(shown(prompt))).toEqual(new Set(ids));
  });

  test.each([
    ['que se vea alegre', ['mood']],
    ['que los clips duren poquito', ['cutLength', 'pace']],
    ['empieza con el gato, lo demás no importa', ['open']],
    ['que se escuche bajito el tren', ['level']],
    ['el clip más largo que sea el del gato', ['hold']],
    ['o clipe mais longo tem que ser o do gato', ['hold']],
    ['mi hija quería salir en el video pero no pudo', []],
  ])('%s', (prompt, kinds) => {
    expect(wishesOf(prompt).map(({ kind }) => kind)).toEqual(kinds);
  });
});
