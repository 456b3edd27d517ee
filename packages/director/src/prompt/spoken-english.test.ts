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
