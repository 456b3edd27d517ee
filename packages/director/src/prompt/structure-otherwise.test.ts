import type { Wish, WishKind, WishOf } from '@cutroom/contract';
import { describe, expect, it } from 'vitest';
import { buildClips } from '../testing/build-clip.ts';
import { readBrief } from './read-brief.ts';

const names = ['anchor', 'kite', 'lantern', 'mill', 'bridge', 'eva-answer-1', 'eva-answer-2', 'rose'];
const clips = buildClips(...names.map((id) => ({ id, name: `${id}.mp4`, seconds: 25 })));
const read = (prompt: string): readonly Wish[] => readBrief({ prompt, clips }).wishes;

function wishesOf<K extends WishKind>(prompt: string, kind: K): readonly WishOf<K>[] {
  return read(prompt).filter((wish): wish is WishOf<K> => wish.kind === kind);
}

/** The clips of each wish of a kind. */
function idsOf(prompt: string, kind: WishKind): readonly (readonly string[])[] {
  return wishesOf(prompt, kind).map((wish) =>
    'clips' in wish ? wish.clips.flatMap((one) => one.clips.map(({ clipId }) => clipId)) : [],
  );
}

describe('Both ends are refused at once', () => {
  it.each([
    "keep the kite in but don't start or finish on it",
    'avoid opening or closing on the kite',
    'the kite should neither open nor close it',
    "don't let the kite begin or end the video",
    'never begin with the kite or end with it',
    'kite never first, never last',
  ])('%s', (prompt) => {
    const ends = [...wishesOf(prompt, 'open'), ...wishesOf(prompt, 'close')];
    expect(ends.map(({ isNot }) => isNot)).toEqual([true, true]);
    expect([...idsOf(prompt, 'open'), ...idsOf(prompt, 'close')]).toEqual([['kite'], ['kite']]);
  });

  it('of two things that are named apart', () => {
    const prompt = 'the mill before the kite. Neither of them starts or ends the reel';
    expect(idsOf(prompt, 'open')).toEqual([['mill', 'kite']]);
    expect(wishesOf(prompt, 'open')[0]?.isNot).toBe(true);
  });

  it.each(['none of the lanterns first', "the lantern can't open the video"])('or one end: %s', (prompt) => {
    expect(wishesOf(prompt, 'open')[0]?.isNot).toBe(true);
    expect(idsOf(prompt, 'exclude')).toEqual([]);
  });

  it('or one end, of what was named before', () => {
    const prompt = 'the anchor twice, never two in a row, not at the end';
    expect(wishesOf(prompt, 'close')[0]?.isNot).toBe(true);
    expect(wishesOf(prompt, 'together')[0]?.isApart).toBe(true);
  });
});

describe('How often each comes', () => {
  it.each(['kite, mill and anchor. Each of these only twice', 'kite, mill, anchor: each exactly twice'])(
    '%s',
    (prompt) => {
      const times = wishesOf(prompt, 'times');
      expect(times.every(({ amount }) => 'value' in amount && amount.value === 2)).toBe(true);
      expect(new Set(idsOf(prompt, 'times').flat())).toEqual(new Set(['kite', 'mill', 'anchor']));
    },
  );

  it('by the places that are asked for', () => {
    const prompt = 'The mill is the thread: begin with it, come back to it once in the middle and end on it';
    expect([idsOf(prompt, 'open'), idsOf(prompt, 'place'), idsOf(prompt, 'close')]).toEqual([
      [['mill']],
      [['mill']],
      [['mill']],
    ]);
    expect(wishesOf(prompt, 'times')).toEqual([]);
  });

  it.each(['the mill first and last, four seconds each time', 'the mill twice, 4 seconds each time'])(
    'and how long, each time: %s',
    (prompt) => {
      expect(idsOf(prompt, 'hold')).toEqual([['mill']]);
      expect(wishesOf(prompt, 'cutLength')).toEqual([]);
    },
  );
});

it("no more of one: don't use more than two shots of the same lantern", () => {
  const [count] = wishesOf("don't use more than two shots of the same lantern", 'count');
  expect(count).toMatchObject({ amount: { bound: 'atMost', value: 2 }, perClip: true });
});

describe('How long cuts are', () => {
  it.each<[prompt: string, amount: object]>([
    ['every clip at least 2 but never more than 5 seconds', { bound: 'between', from: 2, to: 5 }],
    ['nothing under two or over six seconds', { bound: 'between', from: 2, to: 6 }],
    ['never more than 4 seconds on one clip', { bound: 'atMost', value: 4 }],
    ["don't stay on any shot for more than 4 seconds", { bound: 'atMost', value: 4 }],
  ])('%s', (prompt, amount) => {
    expect(wishesOf(prompt, 'cutLength').map((wish) => wish.amount)).toEqual([amount]);
    expect(wishesOf(prompt, 'exclude')).toEqual([]);
  });

  it('where the second bound has the unit', () => {
    const bounds = wishesOf('no clip shorter than 2 and none longer than 4 seconds', 'cutLength');
    expect(bounds.map(({ amount }) => amount)).toEqual([
      { bound: 'atLeast', value: 2 },
      { bound: 'atMost', value: 4 },
    ]);
  });

  it.each([
    ['takes should get steadily shorter', 'faster'],
    ['begin with long takes and finish with a burst of short ones', 'faster'],
    ['every shot a bit shorter than the one before', 'faster'],
    ['shots getting longer and longer', 'slower'],
  ])('and how that changes: %s', (prompt, course) => {
    expect(wishesOf(prompt, 'pace').map((wish) => wish.course)).toContain(course);
  });

  it('said without a unit of several shots', () => {
    const prompt = 'the kite for 3, cut to the mill for 5, the anchor for 4';
    expect(wishesOf(prompt, 'count')).toEqual([]);
    expect(wishesOf(prompt, 'section').map(({ amount }) => amount)).toEqual(
      [3, 5, 4].map((value) => ({ bound: 'exactly', value })),
    );
  });

  it('said of a teaser', () => {
    const prompt = 'Open with a 4 second teaser of the lantern, then the kite, then the rest';
    expect(wishesOf(prompt, 'length')).toEqual([]);
    expect(idsOf(prompt, 'hold')).toEqual([['lantern']]);
    expect(idsOf(prompt, 'open').flat()).toEqual(['lantern', 'kite']);
  });

  it('said of a part up front', () => {
    const prompt = 'hook up front: the first 4 seconds only the kite, then 6 seconds of the mill';
    expect(idsOf(prompt, 'section')).toEqual([['kite'], ['mill']]);
    expect(idsOf(prompt, 'open').flat()).not.toContain('anchor');
  });
});

describe('Parts', () => {
  it('begin with the one that has a time of its own', () => {
    const prompt = 'Act 1 (4 seconds): the kite. Act 2: the mill. Act 3: the anchor. 30 seconds in all';
    expect(idsOf(prompt, 'section')).toEqual([['kite'], ['mill'], ['anchor']]);
  });

  it('are timed behind their labels', () => {
    const prompt = 'start: 3 secs kite. middle: anything but the anchor. end: 5 secs mill. 25 secs';
    expect([idsOf(prompt, 'section')[0], idsOf(prompt, 'section').at(-1)]).toEqual([['kite'], ['mill']]);
  });

  it.each(['the second half without the kite', 'the kite over the first half, the second half without it'])(
    'refuse nothing of the whole: %s',
    (prompt) => {
      expect(idsOf(prompt, 'exclude')).toEqual([]);
    },
  );
});

describe('A time behind a thing is no length of the reel', () => {
  it.each([
    ['the bridge exactly in the middle, 5 seconds long', 'bridge'],
    ['mill one time, 6 sec; anchor one time, 4 sec', 'mill'],
  ])('%s', (prompt, id) => {
    expect(wishesOf(prompt, 'length')).toEqual([]);
    expect(idsOf(prompt, 'hold')).toContainEqual([id]);
  });
});

describe('Order', () => {
  it('of two that are told in turn, from the first on', () => {
    const prompt = 'the kite first, then the mill, then the kite, then the mill and so on';
    expect(wishesOf(prompt, 'order').map(({ by }) => by)).toEqual(['alternate']);
  });

  it.each(['never show two lanterns back to back', "don't put two lanterns in a row"])(
    'keeps apart: %s',
    (prompt) => {
      expect(wishesOf(prompt, 'together').map(({ isApart }) => isApart)).toEqual([true]);
    },
  );

  it.each(['Give me the mill, the kite and the anchor in that order'])(
    'keeps all that are named: %s',
    (prompt) => {
      expect(idsOf(prompt, 'order').flat()).toContain('mill');
    },
  );

  it.each([
    ['mill plays before kite, kite before rose', [['mill'], ['kite']]],
    ['the kite is shown after rose', [['rose']]],
  ])('beside others: %s', (prompt, ids) => {
    expect(idsOf(prompt, 'before')).toEqual(ids);
  });

  it('of groups in brackets that take turns', () => {
    const prompt = 'alternate between water (anchor, bridge) and wind (kite, mill)';
    expect(wishesOf(prompt, 'order')[0]?.clips.map((one) => one.clips.map(({ clipId }) => clipId))).toEqual([
      ['anchor', 'bridge'],
      ['kite', 'mill'],
    ]);
  });

  it('of things that take turns, with nothing else beside them', () => {
    expect(idsOf('kite and mill alternating, mill first', 'only')).toEqual([['kite', 'mill']]);
  });

  it('of answers by whose they are, at most so long', () => {
    const prompt =
      "the mill, then one answer each: Eva's second, then the kite. Eva's second, kite, in that order";
    expect(idsOf(prompt, 'order').flat()).not.toContain('eva-answer-1');
    expect(idsOf(prompt, 'open')).toEqual([]);
  });
});

describe('Shares, levels and what is left out', () => {
  it.each([
    ['A third of the running time should be the kite', 1 / 3],
    ['1/4 kite, the rest whatever', 1 / 4],
  ])('%s', (prompt, share) => {
    const [wish] = wishesOf(prompt, 'share');
    expect(wish?.measure).toMatchObject({ of: 'reel', share });
    expect(idsOf(prompt, 'share')).toEqual([['kite']]);
  });

  it.each(['Levels: mill up, anchor down', 'turn the anchor down and the mill up'])('%s', (prompt) => {
    const levels = wishesOf(prompt, 'level').map(({ gainDb, clips: some }) => [
      some[0]?.clips[0]?.clipId,
      Math.sign(gainDb),
    ]);
    expect(new Map(levels as [string, number][])).toEqual(
      new Map([
        ['mill', 1],
        ['anchor', -1],
      ]),
    );
  });

  it('two that are named last without sound', () => {
    const prompt = 'the bridge. Then show the mill and the kite, both without sound';
    expect(wishesOf(prompt, 'sound')).toEqual([]);
    expect(idsOf(prompt, 'level')).toEqual([['mill', 'kite']]);
  });

  it('neither of two', () => {
    expect(idsOf('Start with the mill. Neither anchor nor kite.', 'exclude')).toEqual([['anchor', 'kite']]);
  });

  it.each([
    ['mill first and nothing else in it, from the kite take the last 3 seconds', ['mill']],
    ['first the anchor, last the kite. That is all of it.', ['anchor', 'kite']],
    ['mill, kite, anchor. leave the rest out', ['mill', 'kite', 'anchor']],
  ])('all others: %s', (prompt, ids) => {
    expect(idsOf(prompt, 'only').flat()).toEqual(ids);
  });

  it.each([
    ['from the mill skip the first four seconds', { part: 'dropFirst', seconds: 4 }],
    ["don't use anything of the mill after 0:12", { part: 'until', atSeconds: 12 }],
  ])('a part of a clip: %s', (prompt, part) => {
    expect(wishesOf(prompt, 'clipPart').map((wish) => wish.part)).toEqual([part]);
    expect(idsOf(prompt, 'clipPart')).toEqual([['mill']]);
    expect(wishesOf(prompt, 'length')).toEqual([]);
  });
});
