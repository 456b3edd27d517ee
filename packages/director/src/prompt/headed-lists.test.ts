import type { Wish, WishKind, WishOf } from '@cutroom/contract';
import { describe, expect, it } from 'vitest';
import { buildClips } from '../testing/build-clip.ts';
import { readBrief } from './read-brief.ts';

const clips = buildClips(
  { id: 'approach', name: 'approach.mp4', seconds: 20 },
  { id: 'summit', name: 'summit.mp4', seconds: 20 },
  { id: 'descent', name: 'descent.mp4', seconds: 20 },
  { id: 'soup', name: 'soup.mp4', seconds: 20 },
  { id: 'noten', name: 'notenblatt.mp4', seconds: 20 },
);

function wishesOf<Kind extends WishKind>(prompt: string, kind: Kind): readonly WishOf<Kind>[] {
  return readBrief({ prompt, clips }).wishes.filter((wish): wish is WishOf<Kind> => wish.kind === kind);
}

function idsIn(wish: Wish | undefined): readonly string[] {
  return wish !== undefined && 'clips' in wish
    ? wish.clips.flatMap((one) => one.clips.map(({ clipId }) => clipId))
    : [];
}

describe('What a list is called stands for the list', () => {
  it.each([
    ['in brackets behind a time', '8 s way up (approach, summit), 6 s way down (descent, soup)'],
    [
      'in brackets before a time',
      'Way up (approach, summit): 8 seconds. Way down (descent, soup): 6 seconds.',
    ],
    ['behind a colon', 'The first 8 seconds are work: approach, summit. The last 6 are rest: descent, soup.'],
    ['behind times of the reel in brackets', '[0-8] approach + summit [8-14] descent + soup'],
  ])('%s', (_, prompt) => {
    const sections = wishesOf(prompt, 'section');
    expect(sections.map(idsIn)).toEqual([
      ['approach', 'summit'],
      ['descent', 'soup'],
    ]);
    expect(sections.map(({ amount }) => amount)).toEqual(
      [8, 6].map((value) => ({ bound: 'exactly', value })),
    );
  });
});

describe('What stands over a list says what becomes of it', () => {
  it.each([
    ['exclude', 'Unused: soup, descent'],
    ['exclude', '30 seconds, not in the video please: soup and descent'],
    ['exclude', 'Leave out:\n- the soup\n- the descent\n\nMake it calm'],
    ['exclude', 'Must not be in: soup, descent'],
    ['exclude', 'Take these two out: soup, descent'],
    ['exclude', 'The following clips are not wanted: soup, descent'],
    ['exclude', 'Folgende raus: soup, descent'],
    ['only', 'Show only these: soup, descent'],
    ['level', 'Mute those: soup and descent'],
    ['exclude', 'Nicht rein: soup, descent'],
    ['exclude', 'Fuera: soup, descent. Lo demás una vez.'],
    ['exclude', 'Nao usar: soup e descent'],
    ['include', 'Has to be in: soup, descent. Skip: summit'],
    ['include', 'Indispensables : soup et descent'],
    ['only', 'Use only these clips: soup, descent'],
    ['level', 'Silent: soup, descent'],
    ['level', 'Ohne Ton: soup, descent'],
    ['speed', 'In slow motion: soup, descent. Out: summit'],
    ['times', 'Twice: soup, descent'],
    ['hold', 'Short: soup, descent'],
  ] as const)('%s: %s', (kind, prompt) => {
    expect(wishesOf(prompt, kind).map(idsIn)).toEqual([['soup', 'descent']]);
    expect(wishesOf(prompt, 'order')).toEqual([]);
  });

  it.each([
    ['of the others that follow', 'Four shots and no more: soup, summit, descent, approach'],
    ['in the middle of a thought', 'We ran out: soup, descent'],
    ['without a list', 'Out: nobody knows'],
  ])('but not %s', (_, prompt) => {
    expect(wishesOf(prompt, 'exclude')).toEqual([]);
  });
});

describe('A measure belongs to what it stands beside', () => {
  it('and not to the next thing of the list, which has its own', () => {
    const prompt = 'At least half of it the approach, no more than 3 seconds of soup.';
    expect(wishesOf(prompt, 'share').map(idsIn)).toEqual([['approach']]);
    expect(wishesOf(prompt, 'hold').map(idsIn)).toEqual([['soup']]);
  });

  it('and, so short, not to the reel', () => {
    const prompt = 'Use a bit of the descent but not more than 5 seconds.';
    expect(wishesOf(prompt, 'length')).toEqual([]);
    expect(wishesOf(prompt, 'hold').map(idsIn)).toEqual([['descent']]);
  });

  it('with the bound behind it', () => {
    expect(wishesOf('Two seconds of soup tops.', 'hold')[0]?.amount).toEqual({ bound: 'atMost', value: 2 });
  });

  it('and is copied to another thing', () => {
    expect(wishesOf('Two seconds of soup, same for the summit.', 'hold').map(idsIn)).toEqual([
      ['soup'],
      ['summit'],
    ]);
  });
});

describe('Nobody refuses what', () => {
  it.each([
    ['has to go in', 'The soup has to go in.'],
    ['is named before what cannot be longer', "Approach and soup, and it can't be longer than 20 seconds."],
    ['others skip', 'The soup is great, people skip that anyway.'],
    ['no other is wanted beside', 'Approach, then summit, no other soup.'],
  ])('%s', (_, prompt) => {
    expect(wishesOf(prompt, 'exclude')).toEqual([]);
  });
});

describe('Other languages', () => {
  it('name a clip by a part of its German name', () => {
    expect(idsIn(wishesOf('Die Noten bitte zweimal zeigen.', 'times')[0])).toEqual(['noten']);
  });

  it.each([
    ['pt', 'Nada de planos com mais de 3 segundos, e acaba no summit.'],
    ['de', 'Keine Einstellung länger als 3 Sekunden, und ende mit dem summit.'],
  ])('bound the cuts in %s', (_, prompt) => {
    expect(wishesOf(prompt, 'cutLength').map(({ amount }) => amount)).toEqual([
      { bound: 'atMost', value: 3 },
    ]);
    expect(wishesOf(prompt, 'close').map(idsIn)).toEqual([['summit']]);
  });
});
