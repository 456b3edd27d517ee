import type { Wish, WishKind } from '@cutroom/contract';
import { describe, expect, it, test } from 'vitest';
import { buildClips } from '../testing/build-clip.ts';
import { planSketches } from '../testing/plan-sketches.ts';
import { readBrief } from './read-brief.ts';

const clips = buildClips(
  { id: 'horse', name: 'IMG_1.mp4', seconds: 12, labels: ['horse'] },
  { id: 'cake', name: 'IMG_2.mp4', seconds: 9, labels: ['cake'] },
  { id: 'bridge', name: 'IMG_3.mp4', seconds: 10, labels: ['bridge'] },
  { id: 'rain', name: 'IMG_4.mp4', seconds: 11, labels: ['rain'] },
  { id: 'old', name: 'IMG_5.mp4', seconds: 8, labels: ['black and white'] },
  { id: 'train', name: 'IMG_6.mp4', seconds: 9, labels: ['train'] },
);

type Row = readonly [prompt: string, kind: WishKind, ids: readonly string[]];

function wishesOf(prompt: string, kind: WishKind): readonly Wish[] {
  return readBrief({ prompt, clips }).wishes.filter((wish) => wish.kind === kind);
}

function idsOf(prompt: string, kind: WishKind): readonly string[] {
  return wishesOf(prompt, kind).flatMap((wish) =>
    'clips' in wish ? wish.clips.flatMap((one) => one.clips.map(({ clipId }) => clipId)) : [],
  );
}

describe('What is not liked or may go is left out', () => {
  const ROWS: readonly Row[] = [
    ['der Regen gefällt mir nicht', 'exclude', ['rain']],
    ['ich mag die Torte nicht so', 'exclude', ['cake']],
    ['den zug find ich doof', 'exclude', ['train']],
    ['die Brücke finde ich nicht gut lass die weg', 'exclude', ['bridge', 'bridge']],
    ['der Regen kann raus der war zu dunkel', 'exclude', ['rain']],
    ['den Zug kannst du weglassen das war langweilig', 'exclude', ['train']],
    ["je n'aime pas la pluie", 'exclude', ['rain']],
    ["j'aime pas trop le gâteau", 'exclude', ['cake']],
    ['le train ne me plaît pas', 'exclude', ['train']],
    ["j'ai pas besoin de celui avec le pont", 'exclude', ['bridge']],
    ['celui du train peut partir', 'exclude', ['train']],
    ['sans celui en noir et blanc', 'exclude', ['old']],
  ];
  it.each(ROWS)('%s', (prompt, kind, ids) => {
    expect(idsOf(prompt, kind)).toEqual(ids);
  });
});

describe('What a reel is of or about', () => {
  const ROWS: readonly Row[] = [
    ['ein Reel von 9 Sekunden vom Pferd', 'only', ['horse']],
    ['gib mir 15 Sekunden Pferd, Torte und Brücke', 'only', ['horse', 'cake', 'bridge']],
    ['mach mir bitte ein 14 Sekunden Video aus Pferd und Zug', 'only', ['horse', 'train']],
    ['14 Sekunden vom Pferd und vom Zug', 'only', ['horse', 'train']],
    ['mach es vor allem über den Zug', 'prefer', ['train']],
    ['das Video soll um die Brücke gehen', 'prefer', ['bridge']],
    ['un reel de 9 secondes du cheval', 'only', ['horse']],
    ['donne-moi 15 secondes du cheval et du gâteau', 'only', ['horse', 'cake']],
    ["j'aimerais une vidéo du cheval et du train genre 14 secondes", 'only', ['horse', 'train']],
    ['fais-le sur le train', 'prefer', ['train']],
    ['fais ça surtout sur le pont', 'prefer', ['bridge']],
    ['moitié cheval moitié train', 'share', ['horse', 'train']],
    ['halb Pferd halb Zug', 'share', ['horse', 'train']],
  ];
  it.each(ROWS)('%s', (prompt, kind, ids) => {
    expect(idsOf(prompt, kind)).toEqual(ids);
  });

  it.each(['ein Video mit Musik', 'une vidéo avec le son', 'un reel de 20 secondes avec de la musique'])(
    '%s: is of no clip',
    (prompt) => {
      const kinds = readBrief({ prompt, clips }).wishes.map(({ kind }) => kind);
      expect(kinds).not.toContain('only');
      expect(kinds.some((kind) => kind === 'music' || kind === 'sound')).toBe(true);
    },
  );

  it.each([
    'könnten Sie mir ein kurzes Video mit dem Pferd machen',
    'donne-moi quelque chose avec le cheval',
  ])('%s: asks for it', (prompt) => {
    expect(idsOf(prompt, 'include')).toEqual(['horse']);
  });
});

describe('Sound, words and fades', () => {
  const ROWS: readonly Row[] = [
    ['der Zug soll nicht reden', 'level', ['train']],
    ['le train ne doit pas parler', 'level', ['train']],
    ['sans le son du train', 'level', ['train']],
    ['Hauptsache das Pferd ist drin', 'include', ['horse']],
    ["l'important c'est que le cheval soit dedans", 'include', ['horse']],
    ['je veux que le pont soit le plus souvent là', 'prefer', ['bridge']],
  ];
  it.each(ROWS)('%s', (prompt, kind, ids) => {
    expect(idsOf(prompt, kind)).toEqual(ids);
  });

  it.each([
    ['am Ende soll stehen Danke fürs Zuschauen', 'Danke fürs Zuschauen', 'ending'],
    ['texte au début: Mon cheval', 'Mon cheval', 'opening'],
    ['au début écrit Notre voyage', 'Notre voyage', 'opening'],
  ])('%s: is written', (prompt, text, at) => {
    expect(readBrief({ prompt, clips }).wishes).toEqual([
      expect.objectContaining({ kind: 'title', text, at }),
    ]);
  });

  it('a fade at the end is none at the start', () => {
    expect(wishesOf('fondu à la fin', 'fade')).toEqual([expect.objectContaining({ at: 'end' })]);
    expect(wishesOf("fondu à l'ouverture", 'fade')).toEqual([expect.objectContaining({ at: 'start' })]);
  });

  it.each(['zeig mir zuerst das Pferd und dann den Zug', "je veux voir d'abord le cheval puis le train"])(
    '%s: nobody else is asked for',
    (prompt) => {
      expect(idsOf(prompt, 'open')).toEqual(['horse', 'train']);
      expect(wishesOf(prompt, 'include')).toEqual([]);
    },
  );
});

const HORSE = { id: 'horse', seconds: 10, labels: ['horse'] };
const CAKE = { id: 'cake', seconds: 6, labels: ['cake'] };
const TRAIN = { id: 'train', seconds: 7, labels: ['train'] };
const OTHERS = Array.from({ length: 6 }, (_, at) => ({ id: `other-${at}`, seconds: 9, labels: [] }));

const shown = (prompt: string) => {
  const ids = planSketches(prompt, HORSE, CAKE, TRAIN, ...OTHERS).selectedClips.map(({ clipId }) => clipId);
  return ids.filter((id, at) => id !== ids[at - 1]);
};

describe('Things in turn are all of the reel', () => {
  test.each([
    'erst die Torte, dann der Zug, am Ende das Pferd, je 3 Sekunden',
    'zeig die torte den zug und das pferd in der reihenfolge je drei sekunden',
    'zuerst die Torte danach der Zug zum Schluss das Pferd',
    "d'abord le gâteau, ensuite le train, et pour finir le cheval",
    "d'abord le gâteau puis le train et à la fin le cheval",
    "mets le gâteau le train et le cheval dans l'ordre trois secondes chacun",
    'first the cake, then the train, and finally the horse',
  ])('%s', (prompt) => {
    expect(shown(prompt)).toEqual(['cake', 'train', 'horse']);
  });
});

describe('Every clip', () => {
  test.each([
    'von jedem Clip eine Sekunde',
    '2 Sekunden aus jedem Video bitte',
    'von allem ein bisschen, 15 Sekunden',
    'une seconde de chaque clip',
    '2 secondes de chaque vidéo svp',
    'un peu de tout, 15 secondes',
  ])('%s', (prompt) => {
    expect(new Set(shown(prompt)).size).toBe(9);
  });

  test('of which each has a second is no reel of one second', () => {
    expect(new Set(shown('chaque vidéo juste une seconde')).size).toBeGreaterThan(7);
  });
});
