import { describe, expect, it } from 'vitest';
import { planEdit } from '../plan/plan-edit.ts';
import { buildClips } from '../testing/build-clip.ts';
import { clipsNamed, idsIn } from '../testing/read-wishes.ts';
import { readBrief } from './read-brief.ts';

const clips = clipsNamed(['horse', 'cake', 'boat', 'kite']);
const wishes = (prompt: string) => readBrief({ prompt, clips }).wishes;
const kindsOf = (prompt: string) => wishes(prompt).map(({ kind }) => kind);
const idsOf = (prompt: string, kind: string) => idsIn(wishes(prompt).filter((wish) => wish.kind === kind));
const secondsOf = (prompt: string, kind: 'hold' | 'length') =>
  wishes(prompt).flatMap((wish) =>
    wish.kind === kind && wish.amount !== null && 'value' in wish.amount ? [wish.amount.value] : [],
  );

describe('A time behind words for a long or a short while', () => {
  it.each([
    ['the boat should get a lot of time, like eight seconds', 'boat', 8],
    ['the kite can stay on for a good while, six seconds or so, then the cake', 'kite', 6],
    ['cake first, let it stand for a good long while, let me think, seven seconds', 'cake', 7],
    ['el barco un buen rato, ocho segundos, y luego la tarta', 'boat', 8],
    ['quiero que el caballo salga pero poquito, como 4 segundos', 'horse', 4],
    ['o barco pode ficar bastante tempo, uns oito segundos', 'boat', 8],
    ['das Boot darfst du richtig lange stehen lassen, acht Sekunden oder so', 'boat', 8],
    ['der Kuchen soll nur kurz kommen, so 2 Sekunden', 'cake', 2],
    ["d'abord le bateau un bon moment, huit secondes, puis le gâteau", 'boat', 8],
    ['le cheval juste un instant, deux secondes', 'horse', 2],
  ])('%s: is that of the thing', (prompt, id, seconds) => {
    expect(idsOf(prompt, 'hold')).toContain(id);
    expect(secondsOf(prompt, 'hold')).toEqual([seconds]);
    expect(kindsOf(prompt)).not.toContain('length');
  });

  it('stands beside the length of the reel', () => {
    const prompt = 'about 25 seconds and the horse only very briefly, two seconds';
    expect([secondsOf(prompt, 'length'), secondsOf(prompt, 'hold')]).toEqual([[25], [2]]);
  });

  it.each(['keep it nice and short, 12 seconds', 'das Video bitte kurz, 15 Sekunden, mit dem Boot'])(
    '%s: is the length of the reel where they are said of it',
    (prompt) => {
      expect(kindsOf(prompt)).not.toContain('hold');
      expect(secondsOf(prompt, 'length')).toHaveLength(1);
    },
  );
});

describe('A thing that comes more than once', () => {
  it.each([
    'the boat twice: 2 seconds at the start, 4 seconds at the end',
    'the boat at the start for 2 seconds and again at the end for 4',
    'el barco dos veces, 2 segundos al principio y 4 segundos al final',
    'o barco duas vezes: 2 segundos no início e 4 segundos no fim',
    'das Boot zweimal: 2 Sekunden am Anfang, 4 Sekunden am Ende',
    'le bateau deux fois : 2 secondes au début et 4 secondes à la fin',
  ])('%s: plays at each place as long as is said', (prompt) => {
    expect([idsOf(prompt, 'open'), idsOf(prompt, 'close')]).toEqual([['boat'], ['boat']]);
    expect(secondsOf(prompt, 'hold')).toEqual([2, 4]);
    expect(kindsOf(prompt)).not.toContain('length');
  });

  it.each([
    'the boat, twice',
    'o barco, duas vezes',
    'das Boot, zweimal',
    'I want the boat to come up twice',
  ])('%s: comes so often', (prompt) =>
    expect(wishes(prompt)).toEqual([expect.objectContaining({ kind: 'times' })]),
  );

  it('is once at each end also without a comma', () => {
    const prompt = 'le bateau 2 fois, une fois au début une fois à la fin';
    expect([idsOf(prompt, 'open'), idsOf(prompt, 'close')]).toEqual([['boat'], ['boat']]);
  });
});

describe('What stands at neither end', () => {
  it.each([
    'the boat 3 times, never at the start or the end',
    'le bateau 3 fois, jamais au début ni à la fin',
    'el barco tres veces, nunca al principio ni al final',
    'o barco três vezes, nunca no começo nem no fim',
    'das Boot dreimal, nie am Anfang und nie am Ende',
  ])('%s: comes so often all the same, and is not left out', (prompt) => {
    const ends = wishes(prompt).filter(({ kind }) => kind === 'open' || kind === 'close');
    expect(ends).toEqual([
      expect.objectContaining({ isNot: true }),
      expect.objectContaining({ isNot: true }),
    ]);
    expect(kindsOf(prompt)).toContain('times');
    expect(kindsOf(prompt)).not.toContain('exclude');
  });

  it.each([
    'the boat must be neither the first nor the last shot',
    'que el barco no sea ni lo primero ni lo último',
    'o barco não pode ser nem o primeiro nem o último',
    'das Boot darf weder das erste noch das letzte Bild sein',
    'le bateau ne doit être ni la première ni la dernière image',
  ])('%s: is one of all', (prompt) => {
    expect(kindsOf(prompt)).toEqual(['include', 'open', 'close']);
    expect(idsOf(prompt, 'include')).toEqual(['boat']);
  });
});

it('places what should be first or last', () => {
  const prompt = 'first should be the kite and last should be the boat';
  expect([idsOf(prompt, 'open'), idsOf(prompt, 'close')]).toEqual([['kite'], ['boat']]);
});

describe('How long the reel is', () => {
  it.each([
    ['two minutes is too long, one is right', 60],
    ['dos minutos es demasiado, con uno basta', 60],
    ["deux minutes c'est trop long, une suffit", 60],
    ['dois minutos é demais, um está bom', 60],
    ['zwei Minuten sind zu lang, eine passt', 60],
    ["I'm after a thirty-five second edit", 35],
    ['15s ad. open on the boat', 15],
    ['precisava de um vídeo de 40 segundos', 40],
    ['necesitaba un vídeo de 40 segundos', 40],
  ])('%s', (prompt, seconds) => expect(secondsOf(prompt, 'length')).toEqual([seconds]));
});

it('takes the seconds that are said of a clip that is too long from that clip', () => {
  const prompt = 'the boat goes on too long, take second 2 to second 6';
  expect(wishes(prompt)).toEqual([
    expect.objectContaining({ kind: 'clipPart', part: { part: 'range', fromSeconds: 2, toSeconds: 6 } }),
  ]);
});

it('shows what is asked for by itself, however shaky it is', () => {
  const named = ['cake', 'kite', 'horse'].map((id) => ({ id, name: `${id}.mp4` }));
  const shaky = buildClips({ id: 'boat', name: 'boat.mp4', quality: { isShaky: true } }, ...named);
  const cuts = planEdit({ prompt: 'start with the boat. Nothing shaky', clips: shaky }).selectedClips;
  expect(cuts[0]?.clipId).toBe('boat');
});
