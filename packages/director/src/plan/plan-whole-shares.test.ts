import { describe, expect, test } from 'vitest';
import { centerAt } from '../material/upright-window.ts';
import { sighted } from '../testing/build-clip.ts';
import { planSketches } from '../testing/plan-sketches.ts';

const HORSE = { id: 'horse', seconds: 12, labels: ['horse'] };
const CAT = { id: 'cat', seconds: 12, labels: ['cat'] };
const OTHERS = Array.from({ length: 6 }, (_, at) => ({ id: `other-${at}`, seconds: 9, labels: [] }));

const shown = (prompt: string, ...clips: Parameters<typeof planSketches>[1][]) => {
  const { selectedClips } = planSketches(prompt, ...clips);
  const secondsOf = (id: string) =>
    selectedClips.reduce(
      (sum, { clipId, startTime, endTime }) => sum + (clipId === id ? endTime - startTime : 0),
      0,
    );
  return { ids: new Set(selectedClips.map(({ clipId }) => clipId)), secondsOf };
};

describe('Shares that make a whole reel', () => {
  test.each([
    ['half the horse, half the cat', 0.5],
    ['80% horse, 20% cat', 0.8],
    ['a third of it the cat, two thirds the horse, 12 seconds', 2 / 3],
  ])('%s: both clips are in it, and no other', (prompt, share) => {
    const { ids, secondsOf } = shown(prompt, HORSE, CAT, ...OTHERS);
    expect(ids).toEqual(new Set(['horse', 'cat']));
    const horse = secondsOf('horse') / (secondsOf('horse') + secondsOf('cat'));
    expect(Math.abs(horse - share)).toBeLessThan(0.1);
  });
});

test('what ends a reel of shares is long enough to be seen', () => {
  const { selectedClips } = planSketches(
    'half of it the horse, the rest the cat, upbeat, end with the tree',
    HORSE,
    CAT,
    { id: 'tree', seconds: 6, labels: ['tree'] },
    ...OTHERS,
  );
  const last = selectedClips.at(-1);
  expect(last?.clipId).toBe('tree');
  expect((last?.endTime ?? 0) - (last?.startTime ?? 0)).toBeGreaterThanOrEqual(1.2 - 1e-6);
});

test('of a share the crop follows what has the share', () => {
  const walk = {
    id: 'walk',
    seconds: 12,
    labels: ['person', 'horse'],
    tracks: [sighted('person', 0, 12, 12, 0.2), sighted('horse', 0, 12, 12, 0.8)],
  };
  const { selectedClips } = planSketches('half of it the horse, half of it the cat', walk, CAT, ...OTHERS);
  const cuts = selectedClips.filter(({ clipId }) => clipId === 'walk');
  expect(cuts.length).toBeGreaterThan(0);
  for (const { framing = { mode: 'fit' as const }, startTime } of cuts)
    expect(centerAt(framing, startTime + 0.5).x).toBeGreaterThan(0.6);
});

describe('A reel of one clip, of which no length is asked', () => {
  test.each(['a montage of the horse', 'a reel of the cat'])('%s shows no other', (prompt) => {
    const { ids, secondsOf } = shown(prompt, HORSE, CAT, ...OTHERS);
    expect(ids.size).toBe(1);
    const [only = ''] = ids;
    expect(secondsOf(only)).toBeGreaterThanOrEqual(6);
  });

  test('goes on with others where the clip is to stand among them', () => {
    expect(shown('the horse somewhere in the middle', HORSE, CAT, ...OTHERS).ids.size).toBeGreaterThan(2);
  });
});

test('a video about one thing, of which no length is asked, ends before others are most of it', () => {
  const { ids, secondsOf } = shown('a video about the horse', { ...HORSE, seconds: 6 }, CAT, ...OTHERS);
  const all = [...ids].reduce((sum, id) => sum + secondsOf(id), 0);
  expect(secondsOf('horse') / all).toBeGreaterThanOrEqual(0.5);
});

test('clips that are to be kept apart are, though most of them come last', () => {
  const { selectedClips } = planSketches(
    'never two cats in a row, 20 seconds',
    ...OTHERS.slice(0, 4),
    ...['a', 'b', 'c', 'd'].map((name) => ({ id: `cat-${name}`, seconds: 9, labels: ['cat'] })),
  );
  const isCat = selectedClips.map(({ clipId }) => clipId.startsWith('cat'));
  expect(isCat.filter(Boolean).length).toBeGreaterThan(2);
  expect(isCat.some((cat, at) => cat && isCat[at + 1] === true)).toBe(false);
});

test('a share that is asked for says how long the reel may be, and leaves the others long enough to be seen', () => {
  const views = Array.from({ length: 9 }, (_, at) => ({ id: `view-${at}`, seconds: 10 }));
  const made = planSketches('half of it the dog', { id: 'dog', name: 'dog.mp4', seconds: 10 }, ...views);
  const own = made.lengths.filter((_, at) => made.ids[at] === 'dog').reduce((sum, one) => sum + one, 0);
  expect(own / made.total).toBeCloseTo(0.5, 1);
  expect(made.total).toBeGreaterThanOrEqual(10);
  expect(Math.min(...made.lengths)).toBeGreaterThanOrEqual(0.7);
});
