import { describe, expect, it } from 'vitest';
import { clipsNamed, idsIn, readerOf } from '../testing/read-wishes.ts';
import { compile } from './rules/pattern.ts';

const clips = clipsNamed([
  'forge',
  'anvil',
  'smith-interview',
  'horse',
  'red-barn',
  'blue-barn',
  'group-photo',
]);
const wishesOf = readerOf(clips);

describe('Where clips stand', () => {
  it.each([
    ['the anvil is what I would show first', 'open', 'anvil'],
    ['the horse at the start and also as the last shot', 'close', 'horse'],
    ['group photo last', 'close', 'group-photo'],
    ['shot 1: the forge', 'open', 'forge'],
  ] as const)('%s', (prompt, kind, id) => {
    expect(idsIn(wishesOf(prompt, kind))).toEqual([id]);
    expect(wishesOf(prompt, 'together')).toEqual([]);
  });

  it.each([
    ['before the horse I need the anvil', 'anvil', 'horse'],
    ['before the anvil, the forge', 'forge', 'anvil'],
  ])('%s', (prompt, first, second) => {
    const [before] = wishesOf(prompt, 'before');
    expect(before?.clips.flatMap((one) => one.clips.map(({ clipId }) => clipId))).toEqual([first]);
    expect(before?.than.flatMap((one) => one.clips.map(({ clipId }) => clipId))).toEqual([second]);
  });

  it('the last that was filmed first', () => {
    expect(wishesOf('the last clip I filmed comes first, and so on', 'order').map(({ by }) => by)).toEqual([
      'backwards',
    ]);
  });
});

describe('Parts of a clip', () => {
  it.each([
    ['skip 0:00 to 0:05 of the interview', { part: 'dropFirst', seconds: 5 }],
    ['cut out 0:10 to 0:15 of the interview', { part: 'until', atSeconds: 10 }],
    [
      'of the interview take only what lies between 0:14 and 0:27',
      { part: 'range', fromSeconds: 14, toSeconds: 27 },
    ],
  ])('%s', (prompt, part) => {
    expect(wishesOf(prompt, 'clipPart').map((wish) => [idsIn([wish]), wish.part])).toEqual([
      [['smith-interview'], part],
    ]);
    expect(wishesOf(prompt, 'exclude')).toEqual([]);
    expect(wishesOf(prompt, 'length')).toEqual([]);
  });
});

describe('How much and how fast', () => {
  it.each(['the horse should be somewhere between 20 and 30 percent', 'give the horse 20-30 % of it'])(
    '%s',
    (prompt) => {
      const [share] = wishesOf(prompt, 'share');
      expect(idsIn(wishesOf(prompt, 'share'))).toEqual(['horse']);
      expect(share?.measure).toEqual({ of: 'reel', share: 0.25, bound: 'about' });
    },
  );

  it.each([
    ['the second half should be faster than the first', 'faster'],
    ['the last third is calmer', 'slower'],
  ])('%s', (prompt, course) => {
    expect(wishesOf(prompt, 'pace').map((wish) => wish.course)).toEqual([course]);
  });

  it('at least so often', () => {
    expect(wishesOf('the anvil should come up at least twice', 'times').map(({ amount }) => amount)).toEqual([
      { bound: 'atLeast', value: 2 },
    ]);
  });

  it.each(["we're going for a length of about 40 s", 'they wanted a minute but we agreed on 40 seconds'])(
    '%s',
    (prompt) => {
      expect(
        wishesOf(prompt, 'length').map(({ amount }) => ('value' in amount ? amount.value : null)),
      ).toEqual([40]);
    },
  );
});

describe('Texts', () => {
  it.each([
    ['a title at the beginning, it should read my first horseshoe', 'my first horseshoe', 'opening'],
    ['text at the end that says see you in spring', 'see you in spring', 'ending'],
  ])('%s', (prompt, text, at) => {
    expect(wishesOf(prompt, 'title').map((wish) => [wish.text, wish.at])).toEqual([[text, at]]);
  });
});

it('leaves out none of several for a word that nobody knows', () => {
  expect(wishesOf('leave out the dilapidated barn', 'exclude')).toEqual([]);
  expect(
    wishesOf('leave out the dilapidated barn', 'prefer').map(({ degree, certainty }) => [degree, certainty]),
  ).toEqual([['less', 'guess']]);
  expect(idsIn(wishesOf('leave out the red barn', 'exclude'))).toEqual(['red-barn']);
});

it('brackets of a pattern may nest', () => {
  const [sequence] = compile('end (on|with (the|a) bang)?', new Map());
  expect(sequence).toHaveLength(2);
  expect(sequence?.[1]).toMatchObject({ kind: 'phrase', isOptional: true });
});

describe('One thing that comes more than once', () => {
  it.each([
    ['the horse exactly three times: as the opener, around the middle and as the very last shot', 3],
    ['the horse three times, first, fourth and last', 3],
    ['twice the horse: at the beginning and again halfway', 2],
    ['horse zweimal: am Anfang und nochmal in der Mitte', 2],
    ['horse tres veces: al principio, en el medio y al final', 3],
  ])('%s', (prompt, times) => {
    const all = wishesOf(prompt, 'times');
    expect(all.map(({ amount }) => amount)).toEqual([{ bound: 'exactly', value: times }]);
    for (const kind of ['open', 'place'] as const) expect(idsIn(wishesOf(prompt, kind))).toEqual(['horse']);
    expect(idsIn(wishesOf(prompt, 'close'))).toEqual(times === 3 ? ['horse'] : []);
  });

  it('but not what has its place beside it', () => {
    const prompt = 'the horse first, in the middle the forge, last the anvil';
    expect(wishesOf(prompt, 'times')).toEqual([]);
    expect(idsIn(wishesOf(prompt, 'close'))).toEqual(['anvil']);
  });

  it.each([
    'only the horse until 0:05, then the forge',
    'till second 5 nothing but the horse',
    'just use the horse till 0:05',
    'hasta el segundo 5 solo el horse',
    'nur das horse bis Sekunde 5',
  ])('alone until a second: %s', (prompt) => {
    expect(idsIn(wishesOf(prompt, 'open'))).toContain('horse');
    expect(wishesOf(prompt, 'hold').map(({ amount }) => amount)).toEqual([{ bound: 'exactly', value: 5 }]);
  });
});

describe('Shares and bounds written short', () => {
  it.each([
    'anvil max. 30 % of the reel, the horse min. half of it',
    'The anvil at most 30 % of the video, the horse at least 50 %.',
    'the anvil max. 30 %; the horse: min. 50 %',
  ])('%s', (prompt) => {
    expect(wishesOf(prompt, 'share').map((wish) => [idsIn([wish]), wish.measure])).toEqual([
      [['anvil'], { of: 'reel', share: 0.3, bound: 'atMost' }],
      [['horse'], { of: 'reel', share: 0.5, bound: 'atLeast' }],
    ]);
  });

  it.each([
    ['max. 40 s, start with the anvil', 'atMost'],
    ['ca. 40 Sekunden, bitte', 'about'],
    ['máx. 40 segundos', 'atMost'],
    ['env. 40 secondes', 'about'],
    ['40 s max. 5 clips', 'atMost'],
  ])('%s', (prompt, bound) => {
    expect(wishesOf(prompt, 'length').map(({ amount }) => amount)).toEqual([{ bound, value: 40 }]);
  });
});

describe('A list of shots', () => {
  it.each([
    'fade in, anvil 3 s, smith interview 0:04-0:12, then the forge 2 s, group photo, fade out',
    'anvil 3 s → smith interview 0:04-0:12 → the forge 2 s → group photo',
  ])('with a part of a clip in it: %s', (prompt) => {
    expect(wishesOf(prompt, 'section').map((wish) => [idsIn([wish])[0], wish.amount])).toEqual([
      ['anvil', { bound: 'exactly', value: 3 }],
      ['smith-interview', { bound: 'exactly', value: 8 }],
      ['forge', { bound: 'exactly', value: 2 }],
      ['group-photo', null],
    ]);
    expect(wishesOf(prompt, 'clipPart').map(({ part }) => part)).toEqual([
      { part: 'range', fromSeconds: 4, toSeconds: 12 },
    ]);
  });

  it('with times of the reel keeps them', () => {
    const prompt = 'anvil 0:00-0:04, horse 0:04-0:12';
    expect(wishesOf(prompt, 'clipPart')).toEqual([]);
    expect(wishesOf(prompt, 'section').map((wish) => idsIn([wish]))).toEqual([['anvil'], ['horse']]);
  });
});
