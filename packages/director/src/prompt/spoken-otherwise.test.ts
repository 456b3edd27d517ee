import type { Wish, WishKind } from '@cutroom/contract';
import { describe, expect, it } from 'vitest';
import { buildClips } from '../testing/build-clip.ts';
import { readBrief } from './read-brief.ts';

const NAMES = [
  'oven',
  'flour',
  'cat',
  'bridge',
  'tractor',
  'anna-answer-1',
  'anna-answer-2',
  'ben-answer',
  'red-van',
  'blue-van',
  'green-van',
  'boat-on-the-lake',
  'battle',
  'derailment',
  'nid-dans-le-mur',
  'mur',
];

function wishesOf(prompt: string, kind: WishKind): readonly Wish[] {
  const clips = buildClips(...NAMES.map((id) => ({ id, name: `${id}.mp4`, seconds: 25 })));
  return readBrief({ prompt, clips }).wishes.filter((wish) => wish.kind === kind);
}

function idsOf(prompt: string, kind: WishKind): readonly string[] {
  return wishesOf(prompt, kind).flatMap((wish) =>
    'clips' in wish ? wish.clips.flatMap((one) => one.clips.map(({ clipId }) => clipId)) : [],
  );
}

type Row = readonly [prompt: string, kind: WishKind, ids: readonly string[]];

const REFUSED: readonly Row[] = [
  ['que no se vea el horno', 'exclude', ['oven']],
  ['el gato, ni verlo', 'exclude', ['cat']],
  ['mi hijo es el del tractor, así que eso fuera', 'exclude', ['tractor']],
  ['quita solo el gato', 'exclude', ['cat']],
  ['quita solo el gato', 'only', []],
  ['gostava que não aparecesse o gato', 'exclude', ['cat']],
  ['tira só o gato, o resto fica', 'only', []],
  ['die Katze soll nicht hinein, das ist mir peinlich', 'exclude', ['cat']],
  ['die Katze lassen wir mal unter den Tisch fallen', 'exclude', ['cat']],
  ['ich will nicht, dass die Katze vorkommt', 'exclude', ['cat']],
  ['nur die Katze weglassen', 'only', []],
  ['die Entgleisung bitte weg', 'exclude', ['derailment']],
  ['du chat, rien du tout', 'exclude', ['cat']],
  ['faut pas que le chat apparaisse', 'exclude', ['cat']],
  ["n'enlève que le chat", 'exclude', ['cat']],
  ['je voudrais plus de tracteur que de pont', 'exclude', []],
  ['je voudrais plus de tracteur que de pont', 'share', ['tractor']],
];

const ANSWERED: readonly Row[] = [
  ['le chat non, le pont oui', 'exclude', ['cat']],
  ['die Katze nein, die Brücke ja', 'exclude', ['cat']],
  ['on finit au pont, et le chat tu oublies', 'exclude', ['cat']],
];

const PLACED: readonly Row[] = [
  ['abre el gato y cierra el puente', 'open', ['cat']],
  ['abre el gato y cierra el puente', 'close', ['bridge']],
  ['termina na batalha', 'close', ['battle']],
  ['das Schlusslicht bildet die Katze', 'close', ['cat']],
  ['le chat ouvre, puis le pont, et le four ferme la marche', 'close', ['oven']],
  ['le nid dans le mur pour finir', 'close', ['nid-dans-le-mur']],
  ['Nehmen Sie nur die Katze und den Ofen', 'only', ['cat', 'oven']],
];

const GROUPS: readonly Row[] = [
  ['primero la roja, luego la azul, nada más que esas dos furgonetas', 'only', ['red-van', 'blue-van']],
  ['la rouge ouvre, puis la bleue, rien que ces deux-là', 'only', ['red-van', 'blue-van']],
  ['de Anna solo la segunda respuesta', 'exclude', ['anna-answer-1']],
  ['von Anna nur die erste Antwort', 'exclude', ['anna-answer-2']],
  ['um vídeo alternando o gato e a ponte, 2 segundos cada', 'order', ['cat', 'bridge']],
];

const HEARD: readonly Row[] = [
  ['baja un poco el tractor que mete un ruido horrible', 'level', ['tractor']],
  ['o trator pode ficar mas mais baixinho', 'level', ['tractor']],
  ['den Ton beim Traktor bitte stummschalten', 'level', ['tractor']],
  ['solo la voz de Ben', 'only', []],
];

const TIMED: readonly Row[] = [
  ['que Ben hable pero como mucho ocho segundos', 'hold', ['ben-answer']],
  ['o Ben pode falar, dez segundos no máximo', 'hold', ['ben-answer']],
  ['más gatos que puentes, y el tractor que dure seis segundos', 'hold', ['tractor']],
  ['Ben kann reden, aber nur die ersten zehn Sekunden', 'clipPart', ['ben-answer']],
  ['die Katze ganz zum Schluss, acht Sekunden lang', 'hold', ['cat']],
];

describe('what is said otherwise in Spanish, Portuguese, German and French', () => {
  it.each([...REFUSED, ...ANSWERED, ...PLACED, ...GROUPS, ...HEARD, ...TIMED])(
    '%s: %s',
    (prompt, kind, ids) => {
      expect(idsOf(prompt, kind)).toEqual(ids);
    },
  );

  it.each([
    ['Bitte erstellen Sie ein Video von 45 Sekunden', 'exactly', 45],
    ["je souhaiterais une vidéo d'une minute", 'exactly', 60],
    ['länger als vierzig Sekunden soll es nicht werden', 'atMost', 40],
    ['más de 30 segundos no quiero', 'atMost', 30],
  ])('%s: %s %i seconds', (prompt, bound, value) => {
    expect(wishesOf(prompt, 'length')).toMatchObject([{ amount: { bound, value } }]);
  });

  it.each([
    ['Vorne bitte der Schriftzug „Mehl und Hefe“', 'opening'],
    ['on termine sur le chat avec le texte « Merci »', 'ending'],
    ['pour finir le pont, avec écrit « À bientôt »', 'opening'],
  ])('%s: a title at the %s', (prompt, at) => {
    expect(wishesOf(prompt, 'title')).toMatchObject([{ at }]);
  });

  it.each([
    'alterna el gato y el puente, 2 segundos cada plano, nada más',
    'en alternant le chat et le pont, 2 secondes chacun',
  ])('%s: each comes as often as there is room', (prompt) => {
    expect(wishesOf(prompt, 'order')).toMatchObject([{ by: 'alternate' }]);
    expect(wishesOf(prompt, 'count')).toEqual([]);
  });

  it.each([
    'ganz am Ende hätte ich gern, dass das Bild langsam ausblendet',
    'que la imagen se vaya apagando poco a poco al final',
    "que l'image s'éteigne doucement à la fin",
  ])('%s: fades out and asks for no pace', (prompt) => {
    expect(wishesOf(prompt, 'fade')).toMatchObject([{ at: 'end' }]);
    expect(wishesOf(prompt, 'pace')).toEqual([]);
  });

  it.each(['nur Leute, die reden', 'só gente falando', 'uniquement les gens qui parlent'])(
    '%s: speech only',
    (prompt) => {
      expect(wishesOf(prompt, 'speech')).toMatchObject([{ speech: 'only' }]);
      expect(wishesOf(prompt, 'only')).toEqual([]);
    },
  );
});
