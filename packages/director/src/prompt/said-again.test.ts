import type { Wish, WishKind, WishOf } from '@cutroom/contract';
import { describe, expect, it } from 'vitest';
import { buildClips } from '../testing/build-clip.ts';
import { readBrief } from './read-brief.ts';

const clips = buildClips(
  { id: 'furnace', name: 'furnace.mp4', seconds: 20 },
  { id: 'tongs', name: 'tongs.mp4', seconds: 20 },
  { id: 'vase', name: 'vase.mp4', seconds: 20 },
  { id: 'shop', name: 'shop.mp4', seconds: 20 },
  { id: 'garden', name: 'garden.mp4', seconds: 20 },
  { id: 'IMG_3310', name: 'IMG_3310.mp4', seconds: 20 },
);

const wishes = (prompt: string): readonly Wish[] => readBrief({ prompt, clips }).wishes;

function wishesOf<Kind extends WishKind>(prompt: string, kind: Kind): readonly WishOf<Kind>[] {
  return wishes(prompt).filter((wish): wish is WishOf<Kind> => wish.kind === kind);
}

const idsOf = (wish: Wish): string =>
  'clips' in wish ? wish.clips.flatMap((one) => one.clips.map(({ clipId }) => clipId)).join(' ') : '';
const amountsOf = (prompt: string, kind: 'length' | 'hold') =>
  wishesOf(prompt, kind).map((wish) =>
    [idsOf(wish), wish.amount?.bound, secondsOf(wish.amount)].join(' ').trim(),
  );
const secondsOf = (amount: WishOf<'hold'>['amount'] | WishOf<'length'>['amount']) =>
  amount !== null && 'value' in amount ? amount.value : null;

describe('How long the reel is, said once more', () => {
  it.each([
    ['over 40 seconds and they scroll on, so stay under that', 'atMost 40'],
    ['my boss wants two minutes and nobody watches that, so it is 45 seconds', 'exactly 45'],
    ['I had fifty seconds in mind but my wife says thirty does better so thirty', 'exactly 30'],
    ['a minute was my idea, no wait, that is too long, let us keep it short, let’s say forty', 'exactly 40'],
    ['the vase is the heart of it, give it 8 seconds. 30 in total', 'exactly 30'],
    ['4 seconds of the vase, 3 of the tongs. That makes 20.', 'exactly 20'],
    ['I need twenty seconds of video', 'exactly 20'],
    ['the vase first, and nothing longer than 40 seconds', 'atMost 40'],
  ])('%s', (prompt, expected) => {
    expect(amountsOf(prompt, 'length').at(-1)).toBe(expected);
  });

  it('is no length of a cut that ends a list of shots', () => {
    expect(amountsOf('- intro: furnace, 3 sec\n- then: vase, 4 sec\n- total: 20 sec', 'length')).toEqual([
      'exactly 20',
    ]);
  });

  it('is never as short as each clip that is shown once', () => {
    expect(wishesOf('every clip once and for 2 seconds', 'length')).toEqual([]);
    expect(wishesOf('every clip once and for 2 seconds', 'cutLength')).toHaveLength(1);
  });
});

describe('How long what is named plays', () => {
  it.each([
    ['open on the shop but super short, two seconds, then the vase', 'shop exactly 2'],
    ['the vase, about six seconds. 40 in total', 'vase about 6'],
    ['my vase you can cut down to eight seconds, 40 in all', 'vase exactly 8'],
    ['the garden may play for the first 8 seconds, no shot shorter than 2 seconds', 'garden exactly 8'],
    ['first 6 seconds = nothing but the garden, then whatever you like', 'garden exactly 6'],
  ])('%s', (prompt, expected) => {
    expect(amountsOf(prompt, 'hold')).toContain(expected);
  });

  it.each([
    ['end on the vase, six seconds', 'vase exactly 6'],
    ['the furnace, the tongs and the vase, 3 seconds', 'furnace tongs vase exactly 3'],
  ])('is what no reel is as short as: %s', (prompt, expected) => {
    expect(amountsOf(prompt, 'length')).toEqual([]);
    expect(amountsOf(prompt, 'hold')).toEqual([expected]);
  });

  it('is not the length of a reel that is called one, or said in total, or first of all', () => {
    for (const prompt of [
      'a 7 second reel of the vase',
      'end on the vase, 6 seconds total',
      'keep it to 8 seconds, start with the vase',
    ])
      expect(amountsOf(prompt, 'length'), prompt).toHaveLength(1);
  });

  it('is the same for each of a list, before or behind it', () => {
    const each = ['furnace exactly 3', 'tongs exactly 3', 'vase exactly 3'];
    expect(amountsOf('each of the three gets 3 seconds: furnace, tongs, vase', 'hold')).toEqual(each);
    expect(amountsOf('3 seconds each: furnace, tongs, vase', 'hold')).toEqual(each);
  });

  it('is shared by what is limited together', () => {
    expect(amountsOf('at most 6 seconds of the vase and the tongs together, 30 in all', 'hold')).toEqual([
      'vase atMost 3',
      'tongs atMost 3',
    ]);
  });

  it('is that of the groups of a reel in equal parts', () => {
    const prompt = 'Two sections of 8 seconds each: inside (furnace, tongs), outside (garden, shop).';
    expect(wishesOf(prompt, 'section').map(idsOf)).toEqual(['furnace tongs', 'garden shop']);
  });
});

describe('What the reel is split between', () => {
  it('is all there is, each as long as the others', () => {
    expect(wishesOf('split it evenly between the vase and the shop, 18 seconds', 'only').map(idsOf)).toEqual([
      'vase shop',
    ]);
    expect(wishesOf('split it evenly between the vase and the shop, 18 seconds', 'share')).toHaveLength(2);
  });

  it('leaves room for everything else where that is timed, too', () => {
    const prompt = 'vase 5 seconds, shop 3 seconds, everything else 2 seconds each';
    expect(wishesOf(prompt, 'section')).toEqual([]);
    expect(amountsOf(prompt, 'hold')).toEqual(['vase exactly 5', 'shop exactly 3']);
  });
});

describe('Where clips come', () => {
  it.each([
    ['furnace, tongs, then the vase in front of the shop, in that order', 'order', ['furnace tongs vase']],
    ['my daughter’s first vase, 20 seconds', 'open', []],
    ['the furnace at the start is boring but leave it in', 'open', []],
    ['the tongs at the end of the garden, 20 seconds', 'close', []],
    ['tongs open, the vases close', 'close', ['vase']],
    [
      'the shop, could we have it twice? once at the start and then again as the last shot',
      'close',
      ['shop'],
    ],
    ['Start with the words "Hot work" over the vase', 'open', ['vase']],
    ['finish with the shop, so people see that we are open', 'close', ['shop']],
    ['the vase, that’s how it ends', 'close', ['vase']],
    ['the last two shots should be the vase and then the shop', 'close', ['vase shop']],
    ['end with the vase followed by the shop', 'close', ['vase shop']],
  ] as const)('%s', (prompt, kind, expected) => {
    expect(wishesOf(prompt, kind).map(idsOf)).toEqual(expected);
  });

  it('is told by lists with headings, too', () => {
    const prompt = 'Morning: furnace, tongs. Evening: vase, shop. In that order';
    expect(wishesOf(prompt, 'order').map(idsOf)).toEqual(['furnace tongs vase shop']);
  });

  it('shows again what is named again in an order', () => {
    const prompt = 'shop, then vase, then shop again, then garden';
    expect(wishesOf(prompt, 'times').map(idsOf)).toEqual(['shop']);
  });
});

describe('What is left out, and what is not', () => {
  it.each([
    ['I want the vase in and the shop out', ['shop']],
    ['the vase has to be in it, the shop must not', ['shop']],
    [
      'I already showed the vase and the shop so not those two. not the garden either',
      ['vase shop', 'garden'],
    ],
    ['use everything you like bar the shop and the garden', ['shop garden']],
    ['the clip of the vase in the shop, cut that out', ['vase']],
    ['I would not show the shop, it was closed', ['shop']],
    ['the garden was rainy, so please without', ['garden']],
    ['Three shots and no more: furnace, vase, shop', []],
    ['nothing of IMG_3310 after second 5, but do use it up to there', []],
  ] as const)('%s', (prompt, expected) => {
    expect(wishesOf(prompt, 'exclude').map(idsOf)).toEqual(expected);
  });

  it('is all else where nothing but some is to be used', () => {
    expect(wishesOf("don't use any clips other than the vase and the shop", 'only').map(idsOf)).toEqual([
      'vase shop',
    ]);
  });

  it('is nothing of the reel where only a part of it shows nothing else', () => {
    expect(wishesOf('nothing but the garden for the first five seconds', 'only')).toEqual([]);
    expect(
      wishesOf('First 6 seconds: the garden and nothing else. Then the vase and the shop.', 'only'),
    ).toEqual([]);
  });
});
