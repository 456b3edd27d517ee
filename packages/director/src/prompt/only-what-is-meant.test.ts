import { describe, expect, it } from 'vitest';
import { buildClips } from '../testing/build-clip.ts';
import { clipsNamed, idsIn } from '../testing/read-wishes.ts';
import { readBrief } from './read-brief.ts';

const clips = clipsNamed(['horse', 'cake', 'boat', 'kite']);
const wishes = (prompt: string) => readBrief({ prompt, clips }).wishes;
const kindsOf = (prompt: string) => wishes(prompt).map(({ kind }) => kind);
const idsOf = (prompt: string, kind: string) => idsIn(wishes(prompt).filter((wish) => wish.kind === kind));

describe('Nothing is left out that nobody wants left out', () => {
  it.each([
    'the kite must be neither the first nor the last shot',
    'el kite no puede ser ni el primero ni el último',
    'o kite não pode ser nem o primeiro nem o último',
    'le kite ne doit être ni le premier ni le dernier',
    'le kite jamais au début ni à la fin',
  ])('what is at neither end: %s', (prompt) => {
    expect(idsOf(prompt, 'exclude')).toEqual([]);
    expect(idsOf(prompt, 'open')).toEqual(['kite']);
    expect(idsOf(prompt, 'close')).toEqual(['kite']);
    expect(wishes(prompt).filter((wish) => 'isNot' in wish && wish.isNot)).toHaveLength(2);
  });

  it.each([
    'quita el primer segundo de todos los clips',
    'pula o primeiro segundo de todos os clipes',
    'enlève la première seconde de chaque clip',
    'lass bei allen Clips die erste Sekunde weg',
  ])('the first second of each: %s', (prompt) => {
    expect(wishes(prompt)).toMatchObject([{ kind: 'clipPart' }]);
  });

  it('what is asked for behind an exception', () => {
    const prompt = 'I have nothing from it except the kite so use that in the middle';
    expect(idsOf(prompt, 'exclude')).toEqual([]);
    expect(idsOf(prompt, 'place')).toEqual(['kite']);
  });

  it('what was named before what they are to drop', () => {
    const prompt = 'I love the horse. The cakes are boring, drop them';
    expect(idsOf(prompt, 'exclude')).toEqual(['cake']);
  });
});

describe('Nothing but one thing is not asked for', () => {
  it.each(['the kite somewhere in the middle', 'the kite in the middle please'])(
    'by a place: %s',
    (prompt) => {
      expect(kindsOf(prompt)).not.toContain('only');
      expect(idsOf(prompt, 'place')).toEqual(['kite']);
    },
  );

  it('by what is wished of it in French', () => {
    expect(kindsOf('je voudrais que le kite de Paul occupe un tiers de la vidéo')).toEqual(['share']);
  });
});

describe('What is only shown is named by its kind, and then by its name', () => {
  const food = ['corn', 'soup', 'bread'].map((id) => ({
    id,
    name: `${id}.mp4`,
    seconds: 20,
    labels: ['food', id],
  }));
  const fair = buildClips(
    ...food,
    { id: 'stall', name: 'IMG_2.mp4', seconds: 20, labels: ['food', 'stall', 'people'] },
    { id: 'wheel', name: 'ferris-wheel.mp4', seconds: 20, labels: ['wheel'] },
  );
  const shown = (prompt: string) =>
    idsIn(readBrief({ prompt, clips: fair }).wishes.filter(({ kind }) => kind === 'only'));

  it.each([
    'only the food: corn and soup',
    'just the food!! Corn, soup',
    'just the food please. Corn, soup. Nothing else',
    'solo la comida: corn y soup',
    'só a comida: corn e soup',
    'nur das Essen! Corn, Soup',
    'seulement la nourriture : corn et soup',
  ])('%s', (prompt) => {
    expect(shown(prompt)).toEqual(['corn', 'soup']);
  });

  it('counted, whatever else is called so', () => {
    expect(shown('just the two stalls, corn then soup')).toEqual(['corn', 'soup']);
  });

  it('is all of its kind where something that is listed is not known', () => {
    expect(shown('only the food: corn and pretzels')).toContain('stall');
  });

  it('is all of its kind where more is asked of some of it', () => {
    expect(shown('only the food. Start with the corn, then the soup')).toContain('stall');
  });
});
