import { playedSeconds } from '@cutroom/contract';
import { describe, expect, it } from 'vitest';
import { buildBrief, means, wish } from '../testing/build-brief.ts';
import { buildClips } from '../testing/build-clip.ts';
import { planEdit } from './plan-edit.ts';

const IDS = ['pack', 'drive', 'lake', 'dog', 'fire', 'tent'] as const;
const CLIPS = buildClips(...IDS.map((id) => ({ id, seconds: 14, labels: [id] })));

function planned(...wishes: readonly ReturnType<typeof wish>[]) {
  const plan = planEdit({ prompt: '', clips: CLIPS, brief: buildBrief(...wishes) });
  const seconds = plan.selectedClips.map(playedSeconds);
  const secondsOf = (...ids: readonly string[]): number =>
    plan.selectedClips.reduce(
      (sum, { clipId }, at) => sum + (ids.includes(clipId) ? (seconds[at] ?? 0) : 0),
      0,
    );
  const outcome = (id: string) => plan.brief?.outcomes.find(({ wishId }) => wishId === id);
  return {
    ids: plan.selectedClips.map(({ clipId }) => clipId),
    seconds,
    secondsOf,
    outcome,
    total: secondsOf(...IDS),
  };
}

const length = (value: number) => wish('length', { amount: { bound: 'exactly', value } });
const section = (index: number, value: number | null, ...ids: readonly string[]) =>
  wish('section', {
    index,
    name: null,
    clips: ids.map((id) => means('one', id)),
    amount: value === null ? null : { bound: 'about', value },
  });

describe('a brief is planned as it stands', () => {
  it('in sections with times of their own', () => {
    const { ids, secondsOf, total, outcome } = planned(
      section(0, 8, 'pack'),
      section(1, 15, 'drive', 'lake'),
      section(2, 3, 'fire'),
    );
    expect(secondsOf('pack')).toBeCloseTo(8, 1);
    expect(secondsOf('drive', 'lake')).toBeCloseTo(15, 1);
    expect(total).toBeCloseTo(26, 1);
    expect([ids[0], ids.at(-1)]).toEqual(['pack', 'fire']);
    expect(['section', 'section-2', 'section-3'].map((id) => outcome(id)?.outcome)).toEqual([
      'met',
      'met',
      'met',
    ]);
  });

  it('in sections that share what the timed ones leave', () => {
    const { ids, total, secondsOf } = planned(
      length(20),
      section(0, 5, 'tent'),
      section(1, null, 'dog'),
      section(2, null),
    );
    expect(total).toBeCloseTo(20, 0);
    expect(secondsOf('tent')).toBeCloseTo(5, 1);
    expect(ids[0]).toBe('tent');
    expect(ids.at(-1)).not.toMatch(/tent|dog/);
  });

  it.each([0.3, 0.5, 0.7])('with a share of %d for one clip', (share) => {
    const { secondsOf, total, outcome } = planned(
      length(20),
      wish('share', { clips: [means('one', 'lake')], measure: { of: 'reel', share, bound: 'about' } }),
    );
    expect(secondsOf('lake') / total).toBeCloseTo(share, 1);
    expect(outcome('share')?.outcome).toBe('met');
  });

  it('with twice as much of one thing as of another', () => {
    const { secondsOf } = planned(
      length(24),
      wish('share', {
        clips: [means('all', 'lake', 'drive')],
        measure: { of: 'clips', than: [means('all', 'dog', 'fire')], ratio: 2 },
      }),
    );
    expect(secondsOf('lake', 'drive') / secondsOf('dog', 'fire')).toBeCloseTo(2, 0);
  });

  it('with a length for one clip, and one that stays longer', () => {
    const held = planned(
      length(20),
      wish('hold', { clips: [means('one', 'fire')], amount: { bound: 'exactly', value: 6 }, than: null }),
    );
    expect(held.secondsOf('fire')).toBeCloseTo(6, 1);
    const longer = planned(
      length(20),
      wish('hold', { clips: [means('one', 'fire')], amount: null, than: 'longer' }),
    );
    expect(longer.secondsOf('fire')).toBeGreaterThan(longer.total / longer.seconds.length);
    expect(longer.outcome('hold')?.outcome).toBe('met');
  });

  it('with a part of a clip', () => {
    const plan = planEdit({
      prompt: '',
      clips: CLIPS,
      brief: buildBrief(
        wish('include', { clips: [means('one', 'lake')] }),
        wish('clipPart', {
          clips: [means('one', 'lake')],
          part: { part: 'range', fromSeconds: 10, toSeconds: 13 },
        }),
      ),
    });
    const cuts = plan.selectedClips.filter(({ clipId }) => clipId === 'lake');
    expect(cuts.length).toBeGreaterThan(0);
    expect(cuts.every(({ startTime, endTime }) => startTime >= 10 && endTime <= 13)).toBe(true);
  });

  it('with a place counted from the end, neighbours, and one between two', () => {
    const last = planned(wish('place', { clips: [means('one', 'pack')], place: -2 }));
    expect(last.ids.at(-2)).toBe('pack');
    const direct = planned(
      wish('before', { clips: [means('one', 'tent')], than: [means('one', 'drive')], isDirect: true }),
    );
    expect(direct.ids[direct.ids.indexOf('tent') + 1]).toBe('drive');
    const behindOpening = planned(
      wish('open', { clips: [means('one', 'tent')], isNot: false }),
      wish('before', { clips: [means('one', 'tent')], than: [means('one', 'fire')], isDirect: true }),
    );
    expect(behindOpening.ids.slice(0, 2)).toEqual(['tent', 'fire']);
    const behindPlace = planned(
      wish('place', { clips: [means('one', 'fire')], place: 3 }),
      wish('before', { clips: [means('one', 'fire')], than: [means('one', 'dog')], isDirect: true }),
    );
    expect(behindPlace.ids.slice(2, 4)).toEqual(['fire', 'dog']);
    const between = planned(
      wish('between', { clips: [means('one', 'pack')], than: [means('one', 'lake'), means('one', 'fire')] }),
    );
    expect(between.outcome('between')?.outcome).toBe('met');
  });

  it('with clips that take turns', () => {
    const { ids } = planned(
      wish('only', { clips: [means('one', 'dog'), means('one', 'fire')] }),
      wish('count', { amount: { bound: 'exactly', value: 4 }, of: 'cuts', perClip: false }),
      wish('order', { by: 'alternate', clips: [means('one', 'dog'), means('one', 'fire')] }),
    );
    expect(ids).toEqual(['dog', 'fire', 'dog', 'fire']);
  });

  it('with turns that stay even, where one clip takes them with several', () => {
    const between = [means('all', 'dog', 'fire', 'lake'), means('one', 'tent')];
    const { ids } = planned(
      length(24),
      wish('only', { clips: between }),
      wish('order', { by: 'alternate', clips: between }),
    );
    const turns = ids.map((id) => id === 'tent');
    expect(ids.filter((id) => id !== 'tent').length).toBeGreaterThanOrEqual(3);
    expect(turns.slice(1).every((turn, at) => turn !== turns[at])).toBe(true);
  });

  it('with what is held among so many cuts, where every clip would be more', () => {
    const { ids } = planned(
      wish('every', { clips: [] }),
      wish('count', { amount: { bound: 'exactly', value: 3 }, of: 'cuts', perClip: false }),
      wish('hold', { clips: [means('one', 'tent')], amount: { bound: 'exactly', value: 3 }, than: null }),
    );
    expect(ids).toHaveLength(3);
    expect(ids).toContain('tent');
  });

  it('with an exception from what is left out, and one from every clip', () => {
    const kept = planned(
      wish('exclude', { clips: [means('all', 'dog', 'fire', 'lake')] }),
      wish('exception', { clips: [means('one', 'fire')], of: 'exclude' }),
    );
    expect(kept.ids).toContain('fire');
    expect(kept.ids).not.toContain('dog');
    const all = planned(
      wish('every', { clips: [] }),
      wish('exception', { clips: [means('one', 'tent')], of: 'every' }),
    );
    expect(new Set(all.ids)).toEqual(new Set(['pack', 'drive', 'lake', 'dog', 'fire']));
    expect(all.outcome('every')?.outcome).toBe('met');
  });

  it('with each clip at most once, and one of them twice', () => {
    const once = planned(length(30), wish('times', { clips: [], amount: { bound: 'exactly', value: 1 } }));
    expect(new Set(once.ids).size).toBe(once.ids.length);
    const twice = planned(
      wish('times', { clips: [means('one', 'dog')], amount: { bound: 'exactly', value: 2 } }),
    );
    expect(twice.ids.filter((id) => id === 'dog')).toHaveLength(2);
  });

  it('where a guess to leave all else out only prefers', () => {
    const { ids } = planned(length(16), wish('only', { clips: [means('one', 'lake')] }, 'guess'));
    expect(ids).toContain('lake');
    expect(new Set(ids).size).toBeGreaterThan(1);
    const left = planned(length(16), wish('exclude', { clips: [means('one', 'lake')] }, 'guess'));
    expect(left.outcome('exclude')?.outcome).toBeDefined();
  });

  it('with one clip heard in a silent reel', () => {
    const plan = planEdit({
      prompt: '',
      clips: CLIPS,
      brief: buildBrief(
        wish('sound', { sound: 'mute' }),
        wish('exception', { clips: [means('one', 'dog')], of: 'sound' }),
      ),
    });
    expect(plan.style?.sound).toBe('original');
    const heard = plan.selectedClips.filter(({ gainDb }) => gainDb === undefined).map(({ clipId }) => clipId);
    expect(new Set(heard)).toEqual(new Set(['dog']));
  });
});

describe('every wish has an outcome', () => {
  it('says of a thing that no clip shows that it is not possible', () => {
    const { outcome } = planned(wish('open', { clips: [means('one')], isNot: false }));
    expect(outcome('open')).toEqual({
      wishId: 'open',
      outcome: 'notPossible',
      reason: "No clip shows 'the unicorn'.",
    });
  });

  it('says of a clip that was marked and cannot be used that it cannot', () => {
    const gone = { ...means('one', 'broken'), said: '' };
    const { outcome, ids } = planned(wish('include', { clips: [gone] }));
    expect(ids.length).toBeGreaterThan(0);
    expect(outcome('include')).toEqual({
      wishId: 'include',
      outcome: 'notPossible',
      reason: 'The clip that is meant cannot be used: its analysis failed, or it was removed.',
    });
  });

  it('says what of a length is missing', () => {
    const { outcome } = planned(length(170));
    expect(outcome('length')?.outcome).toBe('partly');
    expect(outcome('length')?.reason).toMatch(/^It plays .* seconds: the clips/);
  });

  it('says what the product cannot do, and the nearest thing that it can', () => {
    const { outcome } = planned(
      wish('unsupported', { feature: 'a zoom', nearest: 'close-ups' }),
      wish('speed', { speed: 'slow', factor: null, clips: [] }),
    );
    expect(outcome('unsupported')?.reason).toBe('Not possible here. The nearest: close-ups.');
    expect(outcome('speed')?.outcome).toBe('notPossible');
  });

  it('has met what it leaves out although no clip shows it, unless certain clips are meant', () => {
    const outcome = (number: 'some' | 'all') =>
      planned(wish('exclude', { clips: [means(number)] })).outcome('exclude')?.outcome;
    expect(outcome('some')).toBe('met');
    expect(outcome('all')).toBe('partly');
  });
});
