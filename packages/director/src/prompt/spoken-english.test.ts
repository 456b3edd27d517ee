import type { Wish, WishKind, WishOf } from '@cutroom/contract';
import { describe, expect, it } from 'vitest';
import { buildClips } from '../testing/build-clip.ts';
import { readBrief } from './read-brief.ts';

const clips = buildClips(
  { id: 'furnace', name: 'furnace.mp4', seconds: 20 },
  { id: 'tongs', name: 'tongs.mp4', seconds: 20 },
  { id: 'cutting', name: 'cutting.mp4', seconds: 20 },
  { id: 'vase', name: 'vase.mp4', seconds: 20 },
  { id: 'lagar', name: 'lagar.mp4', seconds: 20 },
  { id: 'avo', name: 'avo-conta.mp4', seconds: 20, labels: ['person'] },
);

const wishes = (prompt: string): readonly Wish[] => readBrief({ prompt, clips }).wishes;

function wishesOf<Kind extends WishKind>(prompt: string, kind: Kind): readonly WishOf<Kind>[] {
  return wishes(prompt).filter((wish): wish is WishOf<Kind> => wish.kind === kind);
}

function idsIn(wish: Wish | undefined): readonly string[] {
  return wish !== undefined && 'clips' in wish
    ? wish.clips.flatMap((one) => one.clips.map(({ clipId }) => clipId))
    : [];
}

describe('English as somebody says it', () => {
  it.each([
    ['leave the furnace in, just keep it to two seconds', 'exactly', 2],
    ['show the furnace but hold it for about five seconds', 'about', 5],
    ["I'd love the furnace to linger for about five seconds", 'about', 5],
  ] as const)('%s: is as long as that, not the reel', (prompt, bound, value) => {
    expect(wishesOf(prompt, 'length')).toEqual([]);
    expect(wishesOf(prompt, 'hold')).toEqual([expect.objectContaining({ amount: { bound, value } })]);
  });

  it('gives a reel about something the length that "it" is kept to', () => {
    expect(wishesOf('a furnace reel, keep it to 20 seconds', 'length')).toHaveLength(1);
    expect(wishesOf('a furnace reel, keep it to 5 seconds', 'length')).toHaveLength(1);
  });

  it('parts what must never be back to back', () => {
    const prompt = 'make sure it never shows the furnace back to back';
    expect(wishesOf(prompt, 'together')).toEqual([expect.objectContaining({ isApart: true })]);
  });

  it('leaves out what is dull of a clip, and hears when the rest begins', () => {
    const prompt = 'skip the boring start of the furnace, the good stuff starts at ten seconds';
    expect(wishesOf(prompt, 'clipPart')).toEqual([expect.objectContaining({ part: { part: 'ending' } })]);
    expect(wishesOf(prompt, 'length')).toEqual([]);
    expect(wishesOf('lose the shaky end of the furnace', 'clipPart')).toEqual([
      expect.objectContaining({ part: { part: 'beginning' } }),
    ]);
  });

  it.each([
    ['open cold on the furnace', 'open', 'furnace'],
    ['the vase could be the intro and the furnace the outro', 'close', 'furnace'],
    ['alternate between the vase and the tongs a few times and then land on the furnace', 'close', 'furnace'],
    ['my favourite bit is the furnace', 'prefer', 'furnace'],
    ['could we have the furnace really short', 'hold', 'furnace'],
  ] as const)('%s: %s', (prompt, kind, id) => {
    expect(wishesOf(prompt, kind).map(idsIn)).toEqual([[id]]);
  });

  it('opens and ends on shots of a length', () => {
    const prompt = 'start with a three second shot of the furnace and end on a two second clip of the vase';
    expect(wishesOf(prompt, 'open').map(idsIn)).toEqual([['furnace']]);
    expect(wishesOf(prompt, 'close').map(idsIn)).toEqual([['vase']]);
    expect(wishesOf(prompt, 'hold').map(({ amount }) => amount)).toEqual([
      { bound: 'exactly', value: 3 },
      { bound: 'exactly', value: 2 },
    ]);
    const lasting = 'start with the vase until the furnace which lasts four seconds';
    expect(wishesOf(lasting, 'hold').map(idsIn)).toEqual([['furnace']]);
    expect(wishesOf(lasting, 'length')).toEqual([]);
  });

  it('plays a part of each clip, and a short reel', () => {
    expect(wishesOf('take the first five seconds of each clip', 'clipPart')).toEqual([
      expect.objectContaining({ clips: [], part: { part: 'first', seconds: 5 } }),
    ]);
    expect(wishesOf('something short please', 'length')).toHaveLength(1);
  });
});

describe('What stands beside a clip', () => {
  it.each([
    'never mind the vase',
    'start with the furnace. never mind the vase',
    "I don't want the furnace to be longer than three seconds and I don't want the vase at all",
    'not the vase, grandma hates the vase',
  ])('%s: leaves out the vase and nothing else', (prompt) => {
    expect(wishesOf(prompt, 'exclude').flatMap(idsIn)).toEqual(['vase']);
    expect(wishesOf(prompt, 'only')).toEqual([]);
  });

  it('takes a wish back with the same words', () => {
    expect(wishes('add captions. actually never mind')).toEqual([]);
    const again = wishesOf('start with the vase never mind start with the furnace', 'open');
    expect(again.map(idsIn)).toEqual([['furnace']]);
    expect(wishesOf('I was gonna end on the vase but end on the furnace', 'close').map(idsIn)).toEqual([
      ['furnace'],
    ]);
    expect(wishesOf('my boss wants the vase first but I want the furnace first', 'open').map(idsIn)).toEqual([
      ['furnace'],
    ]);
  });

  it.each([
    'no vase unless you need it',
    "if there's room at the end add the vase",
    'hardly any vase please',
  ])('%s: shows less of the vase', (prompt) => {
    expect(wishesOf(prompt, 'exclude')).toEqual([]);
    expect(wishesOf(prompt, 'prefer')).toEqual([expect.objectContaining({ degree: 'less' })]);
    expect(wishesOf(prompt, 'close')).toEqual([]);
  });

  it.each([
    ["don't show the vase for more than 3 seconds", 'atMost', 3],
    ["I don't want the vase to be longer than three seconds", 'atMost', 3],
    ['keep the vase short though like two seconds tops', 'atMost', 2],
  ] as const)('%s: is as long as that', (prompt, bound, value) => {
    expect(wishes(prompt)).toEqual([expect.objectContaining({ kind: 'hold', amount: { bound, value } })]);
  });

  it.each([
    ["don't show the vase more than twice", 'atMost', 2],
    ['never show the vase more than once', 'atMost', 1],
    ['no more than one shot of the vase', 'atMost', 1],
    ['the vase about three times', 'about', 3],
  ] as const)('%s: comes so often', (prompt, bound, value) => {
    expect(wishes(prompt)).toEqual([expect.objectContaining({ kind: 'times', amount: { bound, value } })]);
  });

  it('is no only where more follows', () => {
    expect(wishesOf('the vase only as a teaser', 'only')).toEqual([]);
    expect(wishesOf("the vase's only in there for a second", 'only')).toEqual([]);
    expect(wishesOf('only the vase', 'only')).toHaveLength(1);
  });

  it('plays longer where all but it is cut short', () => {
    const prompt = 'quick cuts of everything except the vase which gets a long shot';
    expect(wishesOf(prompt, 'exclude')).toEqual([]);
    expect(wishesOf(prompt, 'hold')).toEqual([expect.objectContaining({ than: 'longer' })]);
  });

  it('makes a clip short and not the reel', () => {
    const prompt = 'can the vase be the last thing, but a quick one';
    expect(wishesOf(prompt, 'length')).toEqual([]);
    expect(wishesOf(prompt, 'hold')).toEqual([expect.objectContaining({ than: 'shorter' })]);
  });
});

describe('Places and parts as somebody says them', () => {
  it('opens slowly, and goes from part to part', () => {
    expect(wishesOf('start slow with the vase', 'open').map(idsIn)).toEqual([['vase']]);
    const parts = 'an intro with the vase, a middle with the tongs and an outro with the furnace';
    expect(wishesOf(parts, 'open').map(idsIn)).toEqual([['vase']]);
    expect(wishesOf(parts, 'place').map(idsIn)).toEqual([['tongs']]);
    expect(wishesOf(parts, 'close').map(idsIn)).toEqual([['furnace']]);
    for (const list of ['part one the vase, part two the tongs', 'part 1: vase. part 2: tongs'])
      expect(wishesOf(list, 'section').map(idsIn)).toEqual([['vase'], ['tongs']]);
  });

  it.each([
    'the vase should come right before the end, not at the end',
    'leave the vase for the end but not the very end',
    'build up to the vase',
  ])('%s: comes late', (prompt) => {
    expect(wishes(prompt)).toEqual([expect.objectContaining({ kind: 'place', place: -2 })]);
  });

  it('goes back and forth some times', () => {
    const prompt = 'switch back and forth between the vase and the tongs about four times';
    expect(wishesOf(prompt, 'order')).toEqual([expect.objectContaining({ by: 'alternate' })]);
    expect(wishesOf(prompt, 'order').map(idsIn)).toEqual([['vase', 'tongs']]);
  });

  it('means clips by their place where they are counted from an end', () => {
    expect(wishesOf('lose the first two clips', 'exclude').map(idsIn)).toEqual([['furnace', 'tongs']]);
    expect(wishesOf('use the last two clips only', 'only').map(idsIn)).toEqual([['lagar', 'avo']]);
    expect(wishesOf('lose the first two clips', 'count')).toEqual([]);
  });

  it('has half of it of one, and the rest of others', () => {
    const prompt = 'half of it at the furnace and the rest is split between the vase and the tongs';
    expect(wishesOf(prompt, 'share').map(idsIn)).toEqual([['furnace'], ['vase', 'tongs']]);
  });
});

describe('Lengths as somebody says them', () => {
  it.each(['it can be longer than 30 seconds but not more than 45', 'at least 30 but at most 45 seconds'])(
    '%s: is a range',
    (prompt) => {
      expect(wishes(prompt)).toEqual([
        expect.objectContaining({ kind: 'length', amount: { bound: 'between', from: 30, to: 45 } }),
      ]);
    },
  );

  it('keeps the lengths of cuts and reel apart', () => {
    expect(wishesOf('each clip at least 2 seconds but not more than 30 in total', 'cutLength')).toEqual([
      expect.objectContaining({ amount: { bound: 'atLeast', value: 2 } }),
    ]);
  });

  it('takes a number that is said again', () => {
    const prompt = 'I think it should be thirty seconds, or no, twenty, twenty is better';
    expect(wishesOf(prompt, 'length').map(({ amount }) => amount)).toEqual([{ bound: 'exactly', value: 20 }]);
  });

  it('asks for no length where it tells that of a clip', () => {
    const prompt = 'the vase clip is two minutes long but only the last ten seconds are any good';
    expect(wishesOf(prompt, 'length')).toEqual([]);
    expect(wishesOf(prompt, 'section')).toEqual([]);
  });
});

describe('A time behind a clip that is too short for a reel', () => {
  it.each([
    'the vase at the end, 2 seconds, no sound on it',
    'start with the vase, 2 seconds, then the furnace',
  ])('%s', (prompt) => {
    expect(wishesOf(prompt, 'length')).toEqual([]);
    expect(wishesOf(prompt, 'hold').map(idsIn)).toEqual([['vase']]);
  });
});

describe('A voice under other clips', () => {
  it('is that of who talks over them, which are shown', () => {
    const prompt = 'grandma talking over the vase and the tongs';
    expect(wishesOf(prompt, 'speech')).toEqual([expect.objectContaining({ speech: 'under' })]);
    expect(wishesOf(prompt, 'include').map(idsIn)).toEqual([['vase', 'tongs']]);
  });
});

describe('Places that are said twice', () => {
  it.each([
    'put the vase before the furnace but after the tongs',
    'the vase after the tongs, before the furnace',
  ])('%s', (prompt) => {
    const pairs = wishesOf(prompt, 'before').map((wish) => [
      idsIn(wish),
      wish.than.flatMap((one) => one.clips.map(({ clipId }) => clipId)),
    ]);
    expect(pairs).toHaveLength(2);
    expect(pairs).toContainEqual([['tongs'], ['vase']]);
    expect(pairs).toContainEqual([['vase'], ['furnace']]);
  });

  it('takes the later of two places', () => {
    expect(wishesOf("vase first. no, it's too much, put it third", 'open')).toEqual([]);
    expect(wishesOf('the vase early on and again at the end', 'place')).toHaveLength(1);
  });

  it('comes back where it did not end before', () => {
    expect(wishesOf('the vase should come back at the end', 'close').map(idsIn)).toEqual([['vase']]);
  });
});

describe('Words that ask for no clip', () => {
  it.each([
    'start with the vase because it gets people to stop scrolling',
    'use no clip twice',
    "don't use any clip twice except the vase",
    'title: Built by hand. Put it on the first shot',
    'pick whatever looks best',
  ])('%s', (prompt) => {
    expect(wishesOf(prompt, 'include')).toEqual([]);
    expect(wishesOf(prompt, 'exclude')).toEqual([]);
    expect(wishesOf(prompt, 'only')).toEqual([]);
    expect(wishesOf(prompt, 'title').filter(({ text }) => text === 'it')).toEqual([]);
  });

  it("counts no clips with 'like' and asks for none", () => {
    const prompt = "so I've put in like ten clips from the vase, what I'm after is around 25 seconds";
    expect(wishesOf(prompt, 'times')).toEqual([]);
    expect(wishesOf(prompt, 'length')).toHaveLength(1);
  });

  it('captions who talks without leaving out the others', () => {
    expect(wishesOf('caption the avo clip', 'only')).toEqual([]);
    expect(wishesOf('caption the avo clip', 'captions')).toHaveLength(1);
  });

  it('has no long reel for a long clip', () => {
    expect(wishes('the vase clip is long')).toEqual([]);
  });
});
