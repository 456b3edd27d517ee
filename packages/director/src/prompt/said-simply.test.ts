import { describe, expect, it } from 'vitest';
import { clipsNamed, idsIn } from '../testing/read-wishes.ts';
import { readBrief } from './read-brief.ts';

const clips = clipsNamed(['boat', 'dog', 'cat', 'kite', 'train']);
const wishes = (prompt: string) => readBrief({ prompt, clips }).wishes;
const kindsOf = (prompt: string) => wishes(prompt).map(({ kind }) => kind);
const idsOf = (prompt: string, kind: string) => idsIn(wishes(prompt).filter((wish) => wish.kind === kind));
const lengthOf = (prompt: string) =>
  wishes(prompt).flatMap((wish) => (wish.kind === 'length' ? [wish.amount] : []));

describe('What a reel is of', () => {
  it.each([
    'make a video with the boat and the kite, 10 seconds',
    'a short clip, like 8 seconds, of the boat and the kite',
    'give me 12 seconds with the boat and the kite',
    '12 seconds with the boat and the kite, please',
    'a short reel of the boat and the kite',
  ])('%s', (prompt) => {
    expect(idsOf(prompt, 'only')).toEqual(['boat', 'kite']);
  });

  it.each(['a short video about the kite', 'a quick reel about the kite please'])('%s', (prompt) => {
    expect(idsOf(prompt, 'prefer')).toEqual(['kite']);
    expect(lengthOf(prompt)).toHaveLength(1);
  });

  it.each(['make me something fun with the kite', 'a nice reel for my kids with the kite'])(
    '%s: asks for it, and for others too',
    (prompt) => {
      expect(idsOf(prompt, 'include')).toEqual(['kite']);
    },
  );

  it('a walk with somebody asks for nobody', () => {
    expect(wishes('We took a walk with the dog.')).toEqual([]);
  });

  it.each([
    'The main thing is the kite.',
    'my star is the kite',
    'the kite and the boat are the main characters',
  ])('%s', (prompt) => {
    expect(idsOf(prompt, 'prefer')[0]).toBe('kite');
  });

  it('a calm reel is of no clip that is called so', () => {
    const quiet = [...clips, ...clipsNamed(['calm sea'])];
    const { wishes: read } = readBrief({ prompt: 'build me a calm reel', clips: quiet });
    expect(read.map(({ kind }) => kind)).not.toContain('prefer');
  });
});

describe('Words for what was named', () => {
  it.each([
    ['The boat and the kite are boring. Skip both.', 'exclude', ['boat', 'kite']],
    ['The boat and the kite are the best. Use both. 10 seconds.', 'include', ['boat', 'kite']],
    ['I have a dog, a cat and a kite. Make a 12 second reel with all three.', 'only', ['dog', 'cat', 'kite']],
    ['the dog and the cat. sound off on that one', 'level', ['cat']],
  ])('%s', (prompt, kind, ids) => {
    expect(idsOf(prompt, kind)).toEqual(ids);
  });

  it('both of a thing are that thing', () => {
    expect(idsOf('The kite is nice. Use both dogs.', 'include')).toEqual(['dog']);
  });
});

describe('How long', () => {
  it.each([
    ['30 seconds. No, make it half that.', { bound: 'exactly', value: 15 }],
    ['20 seconds? better make it double that', { bound: 'exactly', value: 40 }],
    ['nothing longer than 15 seconds, start with the dog', { bound: 'atMost', value: 15 }],
  ])('%s', (prompt, amount) => {
    expect(lengthOf(prompt)).toEqual([amount]);
  });

  it('nothing that is shorter than a reel is one', () => {
    expect(kindsOf('nothing longer than two seconds')).toEqual(['cutLength']);
  });

  it.each(['make the first shot short', 'keep the last clip brief'])('%s: is about that shot', (prompt) => {
    expect(kindsOf(prompt)).toEqual(['hold']);
  });

  it.each(['show every clip for one second', 'use all my clips for 2 seconds each'])('%s', (prompt) => {
    expect(kindsOf(prompt)).toEqual(expect.arrayContaining(['every', 'cutLength']));
  });

  it('give every clip the same time', () => {
    expect(wishes('give every clip the same time')).toMatchObject([{ kind: 'cutLength', isEven: true }]);
  });
});

describe('First, then, and stop', () => {
  it.each(['first the boat then the dog then the kite then stop', 'boat then dog then kite and then stop'])(
    '%s',
    (prompt) => {
      expect(idsOf(prompt, 'only')).toEqual(['boat', 'dog', 'kite']);
    },
  );

  it('what is stopped at a time goes on', () => {
    expect(kindsOf('start the boat at 3 seconds and stop it at 8')).not.toContain('only');
  });
});

describe('What is said of single clips', () => {
  it.each([
    ['the kite can stay as it is', 'clipPart'],
    ['leave the kite untouched', 'clipPart'],
    ['use the kite a lot', 'prefer'],
  ])('%s', (prompt, kind) => {
    expect(kindsOf(prompt)).toEqual([kind]);
    expect(idsOf(prompt, kind)).toEqual(['kite']);
  });

  it('the dog and the cat belong together', () => {
    expect(idsOf('the dog and the cat belong together', 'together')).toEqual(['dog', 'cat']);
  });

  it.each(['the dog, but no train, too shaky', 'without the train, way too dark'])(
    '%s: a reason asks for nothing',
    (prompt) => {
      const shaky = clips.map((clip) => ({
        ...clip,
        analysis: { ...clip.analysis, labels: ['shaky', 'dark'] },
      }));
      const { wishes: read } = readBrief({ prompt, clips: shaky });
      expect(idsIn(read.filter(({ kind }) => kind === 'exclude'))).toEqual(['train']);
      expect(
        read.flatMap((wish) => (wish.kind === 'include' ? wish.clips.map(({ said }) => said) : [])),
      ).not.toContain('shaky');
      expect(read.filter(({ kind }) => kind === 'quality')).toEqual([]);
    },
  );
});

describe('Words on the screen', () => {
  it.each([
    ['add the text happy birthday max', 'happy birthday max', 'opening'],
    ['"Now open" as text at the end', 'Now open', 'ending'],
    ['show "Day one" as a title at the start', 'Day one', 'opening'],
  ])('%s', (prompt, text, at) => {
    expect(wishes(prompt)).toEqual(
      expect.arrayContaining([expect.objectContaining({ kind: 'title', text, at })]),
    );
    expect(kindsOf(prompt)).not.toContain('include');
  });
});

describe('Sentences that ask for nothing', () => {
  it.each([
    'I want people to smile when they see it.',
    "You don't need to use all of them.",
    'We need this for a client.',
    'just a quick test',
    'like the last one',
  ])('%s', (prompt) => {
    expect(wishes(prompt)).toEqual([]);
  });
});
