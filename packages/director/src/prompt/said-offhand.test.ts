import { describe, expect, it } from 'vitest';
import { clipsNamed, idsIn } from '../testing/read-wishes.ts';
import { readBrief } from './read-brief.ts';

const clips = clipsNamed(['boat', 'dog', 'cat', 'kite', 'train']);
const wishes = (prompt: string) => readBrief({ prompt, clips }).wishes;
const kindsOf = (prompt: string) => wishes(prompt).map(({ kind }) => kind);
const idsOf = (prompt: string, kind: string) => idsIn(wishes(prompt).filter((wish) => wish.kind === kind));
const amountsOf = (prompt: string, of: 'length' | 'cutLength' | 'times') =>
  wishes(prompt).flatMap((wish) => (wish.kind === of && 'amount' in wish ? [wish.amount] : []));

describe('How often a clip comes is not whether', () => {
  it.each([
    ["don't show the boat man more than once", 1],
    ['never use the boat clip more than one time', 1],
    ["don't use the boat clip more than twice", 2],
    ['never show the boat guy twice', 1],
  ])('%s', (prompt, value) => {
    expect(amountsOf(prompt, 'times')).toEqual([{ bound: 'atMost', value }]);
    expect(idsOf(prompt, 'times')).toEqual(['boat']);
    expect(kindsOf(prompt)).not.toContain('exclude');
  });

  it("don't show the boat man", () => {
    expect(idsOf("don't show the boat man", 'exclude')).toEqual(['boat']);
  });
});

describe('No text', () => {
  it.each([
    'no cuts shorter than two seconds please and nothing with text in it',
    'no clips with text in them',
    'nothing with titles or text on it',
  ])('%s', (prompt) => {
    const titles = wishes(prompt).filter((wish) => wish.kind === 'title');
    expect(titles).toMatchObject([{ isNot: true, text: null }]);
    expect(kindsOf(prompt)).not.toContain('name');
  });
});

describe('A whole clip', () => {
  it.each([
    'let the kite run as long as it needs, everything else short',
    'give the kite as long as it takes',
    'play the kite clip start to finish',
    'show the kite all the way through',
  ])('%s', (prompt) => {
    const parts = wishes(prompt).filter((wish) => wish.kind === 'clipPart');
    expect(parts).toMatchObject([{ part: { part: 'whole' } }]);
    expect(idsIn(parts)).toEqual(['kite']);
    expect(kindsOf(prompt)).not.toContain('length');
  });
});

describe('A clip that is the reel', () => {
  it.each([
    ['make a clip of 12 seconds', 12],
    ['i want a fun clip of 12 seconds', 12],
    ["i'd like a really nice little clip of 15 seconds", 15],
  ])('%s', (prompt, value) => {
    expect(amountsOf(prompt, 'length')).toEqual([{ bound: 'exactly', value }]);
    expect(kindsOf(prompt)).not.toContain('cutLength');
  });

  it.each(['start with a clip of 3 seconds', 'clips of 2 seconds'])('%s: one of several', (prompt) => {
    expect(kindsOf(prompt)).toContain('cutLength');
    expect(kindsOf(prompt)).not.toContain('length');
  });
});

describe('Parts of one size, and turns', () => {
  it.each([
    'just the boat and the kite, split evenly',
    'boat and kite, evenly split',
    'nothing but the boat and the kite, equal time',
  ])('%s', (prompt) => {
    expect(idsOf(prompt, 'only')).toEqual(['boat', 'kite']);
    expect(wishes(prompt)).toContainEqual(
      expect.objectContaining({ kind: 'share', measure: expect.objectContaining({ ratio: 1 }) }),
    );
  });

  it('swap between the boat and the kite every two seconds', () => {
    const prompt = 'swap between the boat and the kite every two seconds';
    expect(wishes(prompt)).toContainEqual(expect.objectContaining({ kind: 'order', by: 'alternate' }));
    expect(amountsOf(prompt, 'cutLength')).toEqual([{ bound: 'exactly', value: 2 }]);
    expect(kindsOf(prompt)).not.toContain('length');
  });

  it('three second shots, ten of them', () => {
    const prompt = 'three second shots, ten of them';
    expect(amountsOf(prompt, 'cutLength')).toEqual([{ bound: 'exactly', value: 3 }]);
    expect(wishes(prompt)).toContainEqual(
      expect.objectContaining({ kind: 'count', of: 'cuts', amount: { bound: 'exactly', value: 10 } }),
    );
  });
});

describe('The longest, and what comes back', () => {
  it.each([
    'show the kite longest',
    'the kite the longest, the rest short',
    'the kite longer than the rest',
    'most time on the kite',
    'stay longest on the kite',
    'the kite for longest',
    'let the kite be on screen the longest',
    'longest on the kite',
  ])('%s', (prompt) => {
    const holds = wishes(prompt).filter((wish) => wish.kind === 'hold');
    expect(holds).toMatchObject([{ than: 'longer' }]);
    expect(idsIn(holds)).toEqual(['kite']);
    expect(kindsOf(prompt)).not.toContain('only');
  });

  it.each(['the kite longest, then the dog and the boat', 'our day: kite longest, then the dog, 15 seconds'])(
    '%s',
    (prompt) => {
      const holds = wishes(prompt).filter((wish) => wish.kind === 'hold');
      expect(idsIn(holds)).toEqual(['kite']);
      expect(kindsOf(prompt)).toContain('order');
    },
  );

  it('the longest of several is one of them', () => {
    expect(kindsOf('start with the longest kite clip')).toEqual(['open']);
  });

  it('cut back to the kite after every shot', () => {
    expect(wishes('cut back to the kite after every shot')).toMatchObject([
      { kind: 'order', by: 'alternate' },
    ]);
  });

  it.each([
    'keep going back to the kite',
    'return to the kite again and again',
    '20 seconds, keep coming back to the kite',
  ])('%s', (prompt) => {
    expect(idsOf(prompt, 'prefer')).toEqual(['kite']);
  });

  it('come back to the kite at the end', () => {
    expect(kindsOf('come back to the kite at the end')).toEqual(['close']);
  });
});

describe('Said in passing', () => {
  it('is about what it is said to be about', () => {
    const prompt = 'i need something i can post tonight, about my dog, keep it under 15 seconds';
    expect(idsOf(prompt, 'prefer')).toEqual(['dog']);
    expect(amountsOf(prompt, 'length')).toEqual([{ bound: 'atMost', value: 15 }]);
  });

  it('the boring bits of one clip are not all that is wanted', () => {
    expect(kindsOf('take out the boring bits of the boat clip')).not.toContain('only');
  });

  it.each(['i want it to build up slowly', 'start calm and build up gradually'])('%s', (prompt) => {
    expect(wishes(prompt)).toContainEqual(expect.objectContaining({ kind: 'pace', course: 'faster' }));
  });

  it('words are taken away, and no clip', () => {
    const prompt = 'write the word sunday over the kite and take it away after';
    expect(kindsOf(prompt)).not.toContain('exclude');
    expect(wishes(prompt)).toContainEqual(expect.objectContaining({ kind: 'title', text: 'sunday' }));
  });
});

describe('Small words', () => {
  it('why a part goes names no clip that is all', () => {
    expect(kindsOf('not the first 2 seconds of the boat, the kite shakes')).not.toContain('only');
  });

  it('a clip may be sped up by itself', () => {
    expect(idsOf('can the train clip be sped up a bit', 'speed')).toEqual(['train']);
  });

  it('then straight into', () => {
    expect(idsOf('intro with the kite then straight into the boat', 'open')).toEqual(['kite', 'boat']);
  });

  it('who gets the most is shown longer', () => {
    expect(wishes('the boat gets the most')).toMatchObject([{ kind: 'hold', than: 'longer' }]);
  });

  it.each(['30s, dog heavy, end on the kite', 'dog heavy please'])('%s', (prompt) => {
    expect(wishes(prompt)).toContainEqual(expect.objectContaining({ kind: 'prefer', degree: 'mostly' }));
  });

  it('put the best shot first', () => {
    expect(wishes('put the best shot first')).toMatchObject([{ kind: 'order', by: 'bestFirst' }]);
  });

  it('skip to the good bit of the train video', () => {
    const prompt = 'skip to the good bit of the train video';
    expect(wishes(prompt)).toMatchObject([{ kind: 'clipPart', part: { part: 'best' } }]);
  });

  it('it should be chaotic', () => {
    expect(kindsOf('it should be chaotic')).toContain('mood');
  });
});
