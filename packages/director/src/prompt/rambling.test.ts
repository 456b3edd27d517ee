import { describe, expect, it } from 'vitest';
import { clipsNamed, idsIn, readerOf } from '../testing/read-wishes.ts';
import { readBrief } from './read-brief.ts';

const NAMES = [
  'kitchen_before',
  'kitchen_demo',
  'dust',
  'tiles_dad',
  'leak',
  'mum_reaction',
  'kitchen_after',
  'yoga_intro',
  'kayak_flip',
];
const clips = clipsNamed(NAMES);

const wishesOf = readerOf(clips);

function idsOf(prompt: string, kind: 'open' | 'close' | 'include' | 'exclude' | 'only'): readonly string[] {
  return idsIn(wishesOf(prompt, kind));
}

function holdsIn(prompt: string) {
  return wishesOf(prompt, 'hold').map(({ clips: [one], amount, than }) => [
    one?.clips[0]?.clipId,
    amount ?? than,
  ]);
}

describe('Where things told one after the other stand', () => {
  it.each([
    'start with the before then the dust and then mum at the very end',
    'so start with the before obviously then the dust and then mum at the very end because she cried',
  ])('%s', (prompt) => {
    expect(idsOf(prompt, 'open')).toEqual(['kitchen_before', 'dust']);
    expect(idsOf(prompt, 'close')).toEqual(['mum_reaction']);
  });

  it('is told by who wants what for the start and for the end', () => {
    const prompt = 'for the start I want the dust and for the ending I want the after';
    expect(idsOf(prompt, 'open')).toEqual(['dust']);
    expect(idsOf(prompt, 'close')).toEqual(['kitchen_after']);
  });

  it('is not told by an intro that is a clip of a list', () => {
    expect(idsOf('intro, tiles, leak, about 6 seconds each', 'open')).toEqual([]);
    expect(idsOf('intro, tiles, leak, about 6 seconds each', 'only')).toEqual([
      'yoga_intro',
      'tiles_dad',
      'leak',
    ]);
  });
});

describe('How long they play', () => {
  it.each([
    ['the after shot for a bit longer', [['kitchen_after', 'longer']]],
    ['make the demo twice as long as everything else', [['kitchen_demo', 'longer']]],
    ["the demo shouldn't be longer than 3 seconds", [['kitchen_demo', { bound: 'atMost', value: 3 }]]],
  ])('%s', (prompt, holds) => {
    expect(holdsIn(prompt)).toEqual(holds);
    expect(wishesOf(prompt, 'length')).toEqual([]);
    expect(wishesOf(prompt, 'only')).toEqual([]);
  });

  it.each([
    ['skip the first three seconds of the demo and stop it at 0:12', 3],
    ['start the demo at 0:05 and then cut it at 0:12', 5],
  ])('is one stretch from where a clip begins to where it ends: %s', (prompt, fromSeconds) => {
    const parts = wishesOf(prompt, 'clipPart');
    expect(parts.map(({ part }) => part)).toEqual([{ part: 'range', fromSeconds, toSeconds: 12 }]);
    expect(idsIn(parts)).toEqual(['kitchen_demo']);
  });

  it('is said of the reel behind a story, too', () => {
    const lengthOf = (prompt: string) => wishesOf(prompt, 'length').map(({ amount }) => amount);
    expect(lengthOf('we end on mum because she cried and yeah maybe forty five seconds')).toEqual([
      { bound: 'exactly', value: 45 },
    ]);
    expect(lengthOf('the tiles took two days and maybe five hours')).toEqual([]);
  });
});

it.each([
  ['make sure the tiles and the reaction are both in there', ['tiles_dad', 'mum_reaction']],
  ['just the tiles really, maybe the leak as well', ['leak']],
  ['start on the dust please and then do the tiles and the leak', ['tiles_dad', 'leak']],
])('%s', (prompt, ids) => {
  expect(idsOf(prompt, 'include')).toEqual(ids);
});

it('nothing fancy leaves nothing out, and a flip that a clip shows is no effect', () => {
  expect(idsOf('nothing fancy, 20 seconds', 'exclude')).toEqual([]);
  expect(readBrief({ prompt: 'nothing fancy, 20 seconds', clips }).wishes.map(({ kind }) => kind)).toEqual([
    'length',
  ]);
  expect(wishesOf('the flip, tiles, 20 seconds', 'unsupported')).toEqual([]);
});

describe('What belongs to a group', () => {
  const kites = readerOf(clipsNamed(['red_kite', 'blue_kite', 'green_kite', 'harbour', 'grandpa']));

  it.each([
    ['I lost the blue kite so not that, but the other two kites yes', 'include', ['red_kite', 'green_kite']],
    [
      'we have three kites red blue and green, start with the red one, I do not need the other two',
      'exclude',
      ['blue_kite', 'green_kite'],
    ],
    ['start with the green kite, the other kites at the end', 'close', ['red_kite', 'blue_kite']],
    ['the blue kite first, the other two kites last', 'close', ['red_kite', 'green_kite']],
    ['the two kites at the end, green and then red', 'close', ['green_kite', 'red_kite']],
    ['open with the kites, the green one and the blue one', 'open', ['green_kite', 'blue_kite']],
  ] as const)('%s', (prompt, kind, ids) => {
    expect(idsIn(kites(prompt, kind))).toEqual(ids);
  });

  it.each([
    'empieza con el red kite, los otros dos kites al final',
    'fang mit dem red kite an, die anderen kites am Ende',
    'commence par le red kite, les autres kites à la fin',
    'começa com o red kite, os outros dois kites no fim',
  ])('is known without those that are named: %s', (prompt) => {
    expect(idsIn(kites(prompt, 'close'))).toEqual(['blue_kite', 'green_kite']);
  });
});
