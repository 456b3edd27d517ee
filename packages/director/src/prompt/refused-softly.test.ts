import { describe, expect, it } from 'vitest';
import { clipsNamed, idsIn } from '../testing/read-wishes.ts';
import { readBrief } from './read-brief.ts';

const clips = clipsNamed(['horse', 'cake', 'boat', 'kite']);
const wishes = (prompt: string) => readBrief({ prompt, clips }).wishes;
const idsOf = (prompt: string, kind: string) => idsIn(wishes(prompt).filter((wish) => wish.kind === kind));

describe('What somebody does not think is wished', () => {
  it.each([
    "I don't think we need the kite, it was raining",
    "honestly I don't think the kite needs to be in it",
    "we don't really think you should show the kite",
    'not sure we need the kite tbh',
    "I'm not really sure anyone wants to see the kite",
    'I doubt anybody wants to see the kite',
  ])('%s: leaves it out', (prompt) => {
    expect(idsOf(prompt, 'exclude')).toEqual(['kite']);
    expect(idsOf(prompt, 'include')).toEqual([]);
  });

  it('opens with something else, is no longer, and has no music', () => {
    expect(wishes("I don't think we should start with the cake")).toMatchObject([
      { kind: 'open', isNot: true },
    ]);
    expect(wishes("I don't think it should be longer than 30 seconds")).toMatchObject([
      { kind: 'length', amount: { bound: 'atMost', value: 30 } },
    ]);
    expect(wishes("I don't think we need music")).toMatchObject([{ kind: 'music', music: 'none' }]);
  });

  it('forbids no length that is called too short', () => {
    expect(wishes("I don't think 20 seconds is enough")).toEqual([]);
  });

  it.each([
    'No creo que haga falta el cake',
    'não acho que o cake precise aparecer',
    'Ich glaube nicht, dass wir den Cake brauchen',
    "je ne pense pas qu'on ait besoin du cake",
  ])('%s: leaves it out in other languages', (prompt) => {
    expect(idsOf(prompt, 'exclude')).toEqual(['cake']);
  });
});

describe('What may not be shown', () => {
  it.each([
    "20 seconds please. The school says we can't show the boat because of the name on it",
    "we're not allowed to show the boat",
    "my boss said we can't use the boat",
    "I can't have the boat in it",
    "the boat I'd rather forget",
    "the boat stuff I'd leave out this time",
    'The boat... no. Just no.',
    'The boat… absolutely not.',
  ])('%s: is left out', (prompt) => {
    expect(idsOf(prompt, 'exclude')).toEqual(['boat']);
  });

  it('is said of another as well', () => {
    expect(idsOf("We can't show the boat. Or the horse, same thing.", 'exclude')).toEqual(['boat', 'horse']);
  });

  it.each([
    "We can't show enough of the boat",
    "you can't see the boat in that one",
    'So the boat ... it sank twice',
  ])('%s: leaves nothing out', (prompt) => {
    expect(idsOf(prompt, 'exclude')).toEqual([]);
  });

  it.each([
    'no podemos mostrar el cake',
    'a gente não pode mostrar o cake',
    'Wir dürfen den Cake leider nicht zeigen',
    'on ne peut pas montrer le cake',
  ])('%s: is left out in other languages', (prompt) => {
    expect(idsOf(prompt, 'exclude')).toEqual(['cake']);
  });
});

describe('For whom a reel is', () => {
  it.each(['quick 15 seconds for the family chat', 'give me a quick 15 seconds for our page'])(
    '%s: is how long the reel is',
    (prompt) => {
      expect(wishes(prompt)).toContainEqual(
        expect.objectContaining({ kind: 'length', amount: { bound: 'exactly', value: 15 } }),
      );
      expect(wishes(prompt).filter(({ kind }) => kind === 'hold' || kind === 'include')).toEqual([]);
    },
  );
});
