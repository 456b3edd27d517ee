import type { Wish } from '@cutroom/contract';
import { describe, expect, it } from 'vitest';
import { buildClips } from '../testing/build-clip.ts';
import { idsIn as allIdsIn, clipsNamed, readerOf } from '../testing/read-wishes.ts';

const clips = buildClips(
  ...Array.from({ length: 8 }, (_, at) => ({ id: `${at + 1}`, name: `IMG_440${at + 1}.mp4` })),
);

const wishesOf = readerOf(clips);
const idsIn = (wishes: readonly Wish[]) => allIdsIn(wishes).join('');

describe('Clips from one to another', () => {
  it.each([
    'use IMG_4401 to IMG_4405 only',
    'use 4401 to 4405 only',
    'IMG_4401 - IMG_4405',
    'use 4401-4405 only',
    'IMG_4401-IMG_4405, nothing else',
    'use clips 1 to 5',
    'show clips 1-5',
    'solo quiero IMG_4401 a IMG_4405',
  ])('%s', (prompt) => {
    expect(idsIn(wishesOf(prompt, 'only'))).toBe('12345');
  });

  it('are left out just so', () => {
    expect(idsIn(wishesOf('leave out IMG_4402 to IMG_4404', 'exclude'))).toBe('234');
  });

  it('are two where a list or an "or" stands between them', () => {
    expect(idsIn(wishesOf('show IMG_4401, IMG_4405', 'include'))).toBe('15');
    expect(idsIn(wishesOf('IMG_4401 - IMG_4403 - IMG_4405', 'only'))).toBe('135');
  });
});

it('A name with two numbers in it is no range', () => {
  const read = readerOf(clipsNamed(['IMG-2024-0912', 'IMG-2024-0913', 'VID-0010-0001']));
  expect(allIdsIn(read('use IMG-2024-0912 only', 'only'))).toEqual(['IMG-2024-0912']);
  expect(allIdsIn(read('without VID-0010-0001', 'exclude'))).toEqual(['VID-0010-0001']);
});

describe('Lists of numbers', () => {
  it.each([
    ['pick img 4402, 4404 and 4407 in exactly that order', '247'],
    ['only IMG4403, 4401, 4408 in that order, nothing else', '318'],
    ['nur 4405 und 4402 und 4406 in dieser Reihenfolge', '526'],
  ])('%s', (prompt, ids) => {
    expect(wishesOf(prompt, 'order').map((wish) => idsIn([wish]))).toEqual([ids]);
  });

  it.each([
    '4401 to 4403 together 6 s, then 4405 to 4408, 10 seconds together. Nothing else.',
    'IMG_4401 - IMG_4403 6 seconds combined, IMG_4405 - IMG_4408 10 seconds combined',
    '4401 a 4403, 6 segundos juntos, luego 4405 a 4408, 10 segundos juntos',
  ])('that play together: %s', (prompt) => {
    expect(wishesOf(prompt, 'section').map((wish) => [idsIn([wish]), wish.amount])).toEqual([
      ['123', { bound: 'exactly', value: 6 }],
      ['5678', { bound: 'exactly', value: 10 }],
    ]);
    expect(wishesOf(prompt, 'length')).toEqual([]);
    expect(wishesOf(prompt, 'order').map((wish) => idsIn([wish]))).toEqual(['1235678']);
  });

  it('divide their seconds where nobody says how', () => {
    const holds = wishesOf('4401 to 4404 for 8 seconds, 4406 for 3 seconds', 'hold');
    expect(holds.map((wish) => [idsIn([wish]), wish.amount])).toContainEqual([
      '2',
      { bound: 'exactly', value: 2 },
    ]);
  });
});

it('A number before a bracket counts the lines of a list, and the clips of none', () => {
  const kinds = readerOf(clipsNamed(['IMG_7001', 'flip_nia', 'flip_omar', 'IMG_7002']));
  const prompt = 'shot list: 1) IMG_7001 2) flip nia 3) flip omar 4) IMG_7002';
  expect(allIdsIn(kinds(prompt, 'order'))).toEqual(['IMG_7001', 'flip_nia', 'flip_omar', 'IMG_7002']);
  expect(idsIn(wishesOf('20 seconds (no clip 3)', 'exclude'))).toBe('3');
});

describe('Numbers that are no lengths', () => {
  it.each(['make it 9:16', '9:16', 'vertical 9:16, please', '16:9 please'])(
    'the shape of the picture: %s',
    (prompt) => {
      expect(wishesOf(prompt, 'length')).toEqual([]);
      expect(wishesOf(prompt, 'hold')).toEqual([]);
    },
  );

  it('but a time from one to another', () => {
    expect(wishesOf('IMG_4401 from 1:01 to 1:12', 'clipPart').map(({ part }) => part.part)).toEqual([
      'range',
    ]);
  });

  it('no more than five clips are at most five', () => {
    expect(wishesOf("don't use more than 5 clips", 'count').map(({ amount }) => amount)).toEqual([
      { bound: 'atMost', value: 5 },
    ]);
    expect(wishesOf('not a single shot with somebody speaking', 'count')).toEqual([]);
  });

  it('the first clip is held, and does not open on one called "clip"', () => {
    const prompt = 'first clip 5 seconds, second clip 3 seconds';
    expect(idsIn(wishesOf(prompt, 'hold'))).toBe('12');
    expect(wishesOf(prompt, 'open')).toEqual([]);
  });
});

describe('Names with a number behind a hyphen, and numbers that are no length of the reel', () => {
  const read = readerOf(clipsNamed(['wheel-1', 'wheel-2', 'glazing', 'kiln', 'studio-tour', 'anna-talks']));

  it('are each a clip of their own', () => {
    expect(allIdsIn(read('0-3s wheel-1, 3-6s wheel-2, 6-12s glazing', 'section'))).toEqual([
      'wheel-1',
      'wheel-2',
      'glazing',
    ]);
    expect(allIdsIn(read('wheel-2 from 0:04 to 0:09', 'clipPart'))).toEqual(['wheel-2']);
  });

  it('divide the reel in thirds', () => {
    const prompt = 'First third the studio, second third glazing, last third the kiln.';
    expect(allIdsIn(read(prompt, 'section'))).toEqual(['studio-tour', 'glazing', 'kiln']);
    expect(read(prompt, 'close')).toEqual([]);
  });

  it.each([
    '10 sec intro with the studio tour, then the rest quick',
    'the kiln at 5 seconds, glazing at 10',
    'only clips longer than 10 seconds',
  ])('%s', (prompt) => {
    expect(read(prompt, 'length')).toEqual([]);
  });

  it('count cuts of one length', () => {
    const prompt = '5 x 2s: wheel-1, wheel-2, glazing, kiln, studio';
    expect(read(prompt, 'count').map(({ amount }) => amount)).toEqual([{ bound: 'exactly', value: 5 }]);
    expect(read(prompt, 'cutLength').map(({ amount }) => amount)).toEqual([{ bound: 'exactly', value: 2 }]);
  });

  it.each(['Of Anna only the last sentence.', 'only the last line of Anna'])('%s', (prompt) => {
    expect(read(prompt, 'clipPart').map(({ part }) => part.part)).toEqual(['ending']);
    expect(read(prompt, 'only')).toEqual([]);
  });
});
