import type { Wish, WishKind, WishOf } from '@cutroom/contract';
import { describe, expect, it } from 'vitest';
import { planEdit } from '../plan/plan-edit.ts';
import { buildClips } from '../testing/build-clip.ts';
import { readBrief } from './read-brief.ts';

const clips = buildClips(
  { id: 'kiln-old', name: 'kiln-old.mp4', seconds: 20, description: 'An old kiln stands in a yard.' },
  { id: 'kiln-new', name: 'kiln-new.mp4', seconds: 20, description: 'A new kiln is lit.' },
  { id: 'vase-old', name: 'vase-old.mp4', seconds: 20, description: 'An old vase is washed.' },
  { id: 'vase-new', name: 'vase-new.mp4', seconds: 20, description: 'A new vase is painted.' },
  { id: 'bowl-old', name: 'bowl-old.mp4', seconds: 20, description: 'An old bowl is glued.' },
  { id: 'mira', name: 'mira.mp4', seconds: 20, description: 'A woman in an apron throws a pot.' },
  { id: 'set', name: 'first-set.mp4', seconds: 20, description: 'Six cups stand on a table.' },
  { id: 'karl', name: 'karl.mp4', seconds: 20, description: 'A man in a hat carries clay.' },
  { id: 'path', name: 'home.mp4', seconds: 20, description: 'People go along a boardwalk.' },
);
const read = (prompt: string): readonly Wish[] => readBrief({ prompt, clips }).wishes;

function wishesOf<K extends WishKind>(prompt: string, kind: K): readonly WishOf<K>[] {
  return read(prompt).filter((wish): wish is WishOf<K> => wish.kind === kind);
}

/** The clips of each thing that a kind of wish names. */
function idsOf(prompt: string, kind: WishKind): readonly (readonly string[])[] {
  return wishesOf(prompt, kind).flatMap((wish) =>
    'clips' in wish ? wish.clips.map((one) => one.clips.map(({ clipId }) => clipId)) : [],
  );
}

const planned = (prompt: string) =>
  [...planEdit({ prompt, clips }).selectedClips].sort((a, b) => a.order - b.order);

describe('What is named is narrowed by what else is said', () => {
  it.each([
    ['just the old things, the vase last', 'close', [['vase-old']]],
    [
      'the old clips, in this order: the vase, the kiln, the bowl',
      'order',
      [['vase-old'], ['kiln-old'], ['bowl-old']],
    ],
    ["start with Mira's set", 'open', [['mira']]],
    ['karl told mira where to put it, start with her', 'open', [['mira']]],
    ['mira told karl where to put it, start with him', 'open', [['karl']]],
    ['finish on everybody walking home over the boardwalk', 'close', [['path']]],
  ] as const)('%s', (prompt, kind, expected) => {
    expect(idsOf(prompt, kind)).toEqual(expected);
  });
});

describe('Lists as they are written down', () => {
  it('reads an arrow as what comes then, with as many lengths behind it', () => {
    expect(idsOf('kiln-new → vase-new → mira', 'order')).toEqual([['kiln-new'], ['vase-new'], ['mira']]);
    const held = planned('kiln-new → vase-new → mira. 3, 4 and 5 seconds.');
    expect(held.map(({ clipId, startTime, endTime }) => [clipId, Math.round(endTime - startTime)])).toEqual([
      ['kiln-new', 3],
      ['vase-new', 4],
      ['mira', 5],
    ]);
  });

  it('reads lists in parentheses behind what they are called as parts of the reel', () => {
    const prompt = '1) heat (the old kiln, the new kiln) 8 seconds, 2) people (mira, karl) 6 seconds';
    expect(wishesOf(prompt, 'section').map(({ clips: named, amount }) => [named.length, amount])).toEqual([
      [2, { bound: 'exactly', value: 8 }],
      [2, { bound: 'exactly', value: 6 }],
    ]);
  });

  it('divides a reel evenly among parts without times of their own', () => {
    const prompt =
      'Part 1 heat (kiln-old, kiln-new) / part 2 people (mira, karl). Equal length each, 20 seconds';
    expect(wishesOf(prompt, 'section').map(({ amount }) => amount)).toEqual([
      { bound: 'about', value: 10 },
      { bound: 'about', value: 10 },
    ]);
  });
});

describe('What is named comes into the reel', () => {
  it.each([
    ['mira louder, karl quieter. 9 seconds', ['mira', 'karl']],
    ['karl three times. 12 seconds', ['karl', 'karl', 'karl']],
    ['seconds 5 to 9 of karl, no men, 9 seconds', ['karl']],
  ])('%s', (prompt, ids) => {
    const shown = planned(prompt).map(({ clipId }) => clipId);
    expect(
      ids.every((id) => shown.filter((one) => one === id).length >= ids.filter((one) => one === id).length),
    ).toBe(true);
  });

  it.each([
    'the old kiln left out, 20 s',
    'can the old kiln not be in there',
    'use everything, forget about the old kiln',
  ])('but what is left out does not: %s', (prompt) => {
    expect(planned(prompt).map(({ clipId }) => clipId)).not.toContain('kiln-old');
  });

  it('and parts of clips that are said one by one are all of it', () => {
    const shown = planned('karl.mp4: use 0:04 to 0:08. mira.mp4: the last 3 seconds.');
    expect(shown.map(({ clipId, startTime }) => [clipId, Math.round(startTime)])).toEqual([
      ['karl', 4],
      ['mira', 17],
    ]);
  });
});

describe('Nothing is left out or taken back that was not', () => {
  it('by other things that are refused behind a list', () => {
    expect(idsOf('mira only, no other people', 'only')).toEqual([['mira']]);
  });

  it.each(['mute all of it but mira', 'sound off for all of it except mira'])('%s', (prompt) => {
    expect(wishesOf(prompt, 'level').map(({ of, gainDb }) => [of, gainDb])).toEqual([['others', -60]]);
    expect(wishesOf(prompt, 'exclude')).toEqual([]);
  });

  it.each([
    "karl doesn't like himself on camera, 20 s",
    'finish with mira. No need for her to be the only one',
    'up to a minute but it does not have to be, with karl',
  ])('%s', (prompt) => {
    expect(
      wishesOf(prompt, 'exclude').flatMap(({ clips: named }) => named.flatMap((one) => one.clips)),
    ).toEqual([]);
  });

  it('but what goes on behind a refusal is refused', () => {
    expect(idsOf('the old kiln left out, karl too', 'exclude')).toEqual([['kiln-old'], ['karl']]);
  });
});
