import { describe, expect, it } from 'vitest';
import { buildClips } from '../testing/build-clip.ts';
import { clipsNamed, idsIn, readerOf } from '../testing/read-wishes.ts';

const wishesOf = readerOf(
  clipsNamed(['kite', 'ferry', 'bakery', 'blue-lantern', 'dentist', 'choir', 'aunt-mia-talks']),
);

describe('How long each plays', () => {
  it.each([
    'the kite, the ferry and the choir each get 3 seconds',
    'kite, ferry and choir should all last 3 seconds',
    'We filmed the kite, the ferry and the choir and each of them gets 3 seconds',
    'the kite the ferry the choir give every one of those 3 seconds',
  ])('%s: is said of every one', (prompt) => {
    const holds = wishesOf(prompt, 'hold');
    expect(holds.map(({ amount }) => amount)).toEqual(
      Array.from({ length: 3 }, () => ({ bound: 'exactly', value: 3 })),
    );
    expect(new Set(idsIn(holds))).toEqual(new Set(['kite', 'ferry', 'choir']));
  });

  it.each(['each of them gets 2 seconds', 'all of them get 2 seconds'])(
    '%s: is the length of every cut where nothing was named',
    (prompt) => {
      expect(wishesOf(prompt, 'cutLength').map(({ amount }) => amount)).toEqual([
        { bound: 'exactly', value: 2 },
      ]);
    },
  );

  it('all of it is the reel', () => {
    expect(wishesOf('all of it should last 20 seconds', 'length').map(({ amount }) => amount)).toEqual([
      { bound: 'exactly', value: 20 },
    ]);
  });

  it('what each of us had is only told', () => {
    expect(wishesOf('the kite and the ferry, each of them lasted 3 hours', 'hold')).toEqual([]);
  });
});

describe('Things named in brackets', () => {
  it('stand for what the list is called, and what stands before that still counts', () => {
    expect(new Set(idsIn(wishesOf('only the trips (kite, ferry)', 'only')))).toEqual(
      new Set(['kite', 'ferry']),
    );
    expect(new Set(idsIn(wishesOf('no chores (bakery, dentist) please', 'exclude')))).toEqual(
      new Set(['bakery', 'dentist']),
    );
  });

  it('a time in brackets is that of the part', () => {
    const prompt = 'Part 1: kite, ferry (6 s). Part 2: bakery, choir (10 s).';
    expect(wishesOf(prompt, 'section').map(({ amount, clips }) => [amount, clips.length])).toEqual([
      [{ bound: 'exactly', value: 6 }, 2],
      [{ bound: 'exactly', value: 10 }, 2],
    ]);
  });

  it('a time behind each thing is its own', () => {
    const prompt = 'Part 1: kite (2 s), ferry (5 s). Part 2: bakery (4 s), choir (4 s).';
    expect(wishesOf(prompt, 'section').map(({ amount }) => amount)).toEqual([
      { bound: 'exactly', value: 7 },
      { bound: 'exactly', value: 8 },
    ]);
  });
});

describe('What was told before', () => {
  it("that's how it begins", () => {
    expect(idsIn(wishesOf('the choir sang out of tune and that is how I want it to start', 'open'))).toEqual([
      'choir',
    ]);
    expect(idsIn(wishesOf("the ferry, that's what we want to end with", 'close'))).toEqual(['ferry']);
  });
});

describe('A word that is a verb elsewhere', () => {
  const races = readerOf(
    buildClips(
      { name: 'a.mp4', description: 'A red rocket lifts off.' },
      { name: 'b.mp4', description: 'A silver rocket lifts off.' },
      { name: 'c.mp4', description: 'People eat sandwiches.' },
    ),
  );

  it('names a thing behind a color', () => {
    expect(races('The red launch should be silent.', 'level')).toHaveLength(1);
    expect(races('The red launch should be silent.', 'sound')).toEqual([]);
    expect(races('start with the silver launch and end on the sandwiches', 'open')).toHaveLength(1);
  });
});
