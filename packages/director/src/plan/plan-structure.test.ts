import { playedSeconds } from '@cutroom/contract';
import { describe, expect, it } from 'vitest';
import { buildBrief, means, wish } from '../testing/build-brief.ts';
import { buildClips } from '../testing/build-clip.ts';
import { planEdit } from './plan-edit.ts';

const SECONDS = { pack: 14, drive: 14, lake: 14, dog: 6, fire: 14, tent: 30, owl: 30 } as const;
const CLIPS = buildClips(...Object.entries(SECONDS).map(([id, seconds]) => ({ id, seconds, labels: [id] })));

function planned(...wishes: readonly ReturnType<typeof wish>[]) {
  const { selectedClips } = planEdit({ prompt: '', clips: CLIPS, brief: buildBrief(...wishes) });
  const ids = selectedClips.map(({ clipId }) => clipId);
  const seconds = selectedClips.map(playedSeconds);
  const secondsOf = (id: string) => seconds.reduce((sum, own, at) => sum + (ids[at] === id ? own : 0), 0);
  return { ids, seconds, secondsOf, total: seconds.reduce((sum, own) => sum + own, 0) };
}

const length = (value: number) => wish('length', { amount: { bound: 'exactly', value } });
const cuts = (value: number) =>
  wish('count', { amount: { bound: 'exactly', value }, of: 'cuts', perClip: false });
const open = (...ids: readonly string[]) => wish('open', { clips: [means('one', ...ids)], isNot: false });
const part = (index: number, ...ids: readonly string[]) =>
  wish('section', { index, name: null, amount: null, clips: ids.map((id) => means('one', id)) });

describe('turns stay even', () => {
  const groups = [means('one', 'pack', 'drive', 'lake'), means('one', 'tent')];

  it('where one group has more clips than the other', () => {
    const { ids } = planned(
      wish('only', { clips: groups }),
      cuts(6),
      wish('order', { by: 'alternate', clips: groups }),
    );
    const turns = ids.map((id) => id === 'tent');
    expect(turns.filter((turn) => turn)).toHaveLength(3);
    expect(turns.slice(1).every((turn, at) => turn !== turns[at])).toBe(true);
  });

  it('and begin with who is asked to', () => {
    const { ids } = planned(
      wish('only', { clips: groups }),
      cuts(7),
      open('tent'),
      wish('order', { by: 'alternate', clips: groups }),
    );
    expect(ids.map((id) => id === 'tent')).toEqual([true, false, true, false, true, false, true]);
  });
});

describe('parts without a time of their own', () => {
  it('take what one of them cannot fill', () => {
    const { secondsOf, total } = planned(
      length(36),
      part(0, 'pack', 'drive'),
      part(1, 'dog'),
      part(2, 'tent'),
    );
    expect(secondsOf('dog')).toBeCloseTo(6, 0);
    expect(total).toBeCloseTo(36, 0);
  });

  it('leave a last shot beside them its usual length', () => {
    const { secondsOf } = planned(
      length(40),
      part(0, 'pack', 'drive'),
      part(1, 'tent'),
      wish('close', { clips: [means('one', 'owl')], isNot: false }),
    );
    expect(secondsOf('owl')).toBeLessThan(5);
  });

  it('show the first of what opens once', () => {
    const section = (index: number, value: number, id: string) =>
      wish('section', { index, name: null, amount: { bound: 'exactly', value }, clips: [means('one', id)] });
    const opening = wish('open', {
      clips: [means('one', 'pack'), means('one', 'tent'), means('one', 'owl')],
      isNot: false,
    });
    const { ids } = planned(section(0, 2, 'pack'), section(1, 8, 'tent'), section(2, 8, 'owl'), opening);
    expect(ids.filter((id) => id === 'pack')).toHaveLength(1);
  });
});

describe('what is to come so often', () => {
  it('is all in, each of it', () => {
    const times = { bound: 'exactly', value: 1 } as const;
    const { ids } = planned(
      length(6),
      wish('cutLength', { amount: { bound: 'atMost', value: 2 }, isEven: false }),
      wish('times', { clips: [means('all', 'pack', 'dog', 'fire', 'owl')], amount: times }),
    );
    for (const id of ['pack', 'dog', 'fire', 'owl']) expect(ids.filter((one) => one === id)).toHaveLength(1);
  });

  it('is first, in the middle and last, where these are asked for', () => {
    const { ids } = planned(
      length(24),
      open('tent'),
      wish('place', { clips: [means('one', 'tent')], place: 'middle' }),
      wish('close', { clips: [means('one', 'tent')], isNot: false }),
    );
    expect(ids.filter((id) => id === 'tent')).toHaveLength(3);
    expect([ids[0], ids.at(-1)]).toEqual(['tent', 'tent']);
  });

  it('plays as long each time', () => {
    const { ids, seconds } = planned(
      length(30),
      open('owl'),
      wish('close', { clips: [means('one', 'owl')], isNot: false }),
      wish('hold', { clips: [means('one', 'owl')], amount: { bound: 'exactly', value: 5 }, than: null }),
    );
    expect(seconds.filter((_, at) => ids[at] === 'owl')).toEqual([5, 5]);
  });

  it('comes no more often where what is held fills the reel', () => {
    const range = (id: string, from: number, to: number) =>
      wish('clipPart', {
        clips: [means('one', id)],
        part: { part: 'range', fromSeconds: from, toSeconds: to },
      });
    const only = wish('only', { clips: ['pack', 'tent', 'owl'].map((id) => means('one', id)) });
    const { ids } = planned(only, range('pack', 2, 9), range('tent', 4, 10), range('owl', 8, 14));
    expect(ids).toHaveLength(3);
  });

  it('is in no more often than it may be', () => {
    const most = { bound: 'atMost', value: 2 } as const;
    const { ids } = planned(length(9), wish('count', { amount: most, of: 'cuts', perClip: true }));
    expect(ids.length).toBeLessThan(10);
  });
});

describe('what was named before', () => {
  const cutsOf = (prompt: string) => {
    const { selectedClips } = planEdit({ prompt, clips: CLIPS });
    return [...selectedClips]
      .sort((a, b) => a.order - b.order)
      .map((cut) => `${cut.clipId} ${playedSeconds(cut).toFixed(1)}`);
  };

  it.each([
    'the tent, the lake and the owl. 2 seconds each except the last one, hold that for 4',
    'the tent, the lake, then the owl. 2 seconds each except the last one, that gets 4 seconds',
  ])('holds the last of a list, not the last of all clips: %s', (prompt) => {
    expect(cutsOf(prompt)).toEqual(['tent 2.0', 'lake 2.0', 'owl 4.0']);
  });

  it('plays each of a list that ends with a then as long', () => {
    expect(cutsOf('2 seconds each: the tent, the lake, then the owl')).toEqual([
      'tent 2.0',
      'lake 2.0',
      'owl 2.0',
    ]);
  });

  it('comes back at the end, though a noun has several of its cuts', () => {
    const brief = buildBrief(
      wish('open', { clips: [means('all', 'tent')], isNot: false }),
      wish('close', { clips: [means('all', 'tent')], isNot: false }),
      length(20),
    );
    const { selectedClips } = planEdit({ prompt: '', clips: CLIPS, brief });
    const ids = [...selectedClips].sort((a, b) => a.order - b.order).map(({ clipId }) => clipId);
    expect([ids[0], ids.at(-1)]).toEqual(['tent', 'tent']);
    expect(ids.slice(1, -1)).not.toContain('tent');
  });

  it('is held for all of its seconds, up to the edges of its shot', () => {
    expect(cutsOf('only the tent 2 s and the dog 6 s')).toContain('dog 6.0');
    expect(cutsOf('hold the dog for 6 seconds')).toContain('dog 6.0');
  });
});
