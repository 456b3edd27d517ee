import { expect, test } from 'vitest';
import { buildClips } from '../testing/build-clip.ts';
import { planEdit } from './plan-edit.ts';

const CLIPS = buildClips(
  ...['ocean', 'traffic', 'dog', 'bridge', 'walk', 'market', 'tower', 'garden'].map((name) => ({
    id: name,
    name: `${name}.mp4`,
    seconds: 12,
    labels: [name],
  })),
);

function playedIn(prompt: string): readonly string[] {
  return planEdit({ prompt, clips: CLIPS }).selectedClips.map(({ clipId }) => clipId);
}

test.each<[prompt: string, together: readonly string[]]>([
  ['30 seconds, traffic first, then the walk', ['traffic', 'walk']],
  ['30 seconds, the market, then the dog, then the bridge', ['market', 'dog', 'bridge']],
  ['30 seconds, start with the tower, then the ocean, end on the dog', ['tower', 'ocean']],
])('what is named in turn is seen in turn: %j', (prompt, together) => {
  const played = playedIn(prompt);
  const at = played.indexOf(together[0] ?? '');
  expect(played.slice(at, at + together.length)).toEqual(together);
});

test('what ends the reel stays at its end', () => {
  const played = playedIn('30 seconds, the market, then the dog, and end on the bridge');
  expect(played.at(-1)).toBe('bridge');
  expect(played.indexOf('dog')).toBe(played.indexOf('market') + 1);
});

test.each([
  'the dog, then the bridge, then the garden to finish, 12 seconds',
  'first the dog, then the bridge and end with the garden, 12 seconds',
])(
  'a reel that is told from its beginning to its end shows nothing else where that fills it: %s',
  (prompt) => {
    const { selectedClips, dropped = [] } = planEdit({ prompt, clips: CLIPS });
    expect(selectedClips.map(({ clipId }) => clipId)).toEqual(['dog', 'bridge', 'garden']);
    expect(dropped.find(({ clipId }) => clipId === 'ocean')?.reason).toMatch(/You named only/);
  },
);

test.each([
  'the dog, then the bridge, then the garden to finish, 40 seconds',
  'start with the dog and end with the garden, 12 seconds',
  'the dog, then the bridge, then the garden to finish, lots of traffic, 12 seconds',
])('it shows others where these would drag, or are but its ends, or more is asked for: %s', (prompt) => {
  expect(playedIn(prompt)).toContain('traffic');
});

test('what is named in turn says that it was asked for', () => {
  const prompt = 'the dog, then the bridge, then the garden to finish, 12 seconds';
  expect(planEdit({ prompt, clips: CLIPS }).selectedClips[0]?.reason).toBe("You asked for 'the dog'.");
});

test.each([
  ['the dog and the bridge, 10 seconds', ['dog', 'bridge']],
  ['the dog and the bridge, quick cuts, 10 seconds', ['dog', 'bridge']],
  ['Sunday walk: quick cuts of the dog and the bridge, 10 seconds', ['dog', 'bridge']],
  ['the dog, the bridge and the garden, 12 seconds', ['dog', 'bridge', 'garden']],
  ['the dog, then the bridge for 5 seconds, 11 seconds', ['dog', 'bridge']],
  ['start with the dog, then the bridge, then the garden, 9 seconds', ['dog', 'bridge', 'garden']],
  ['the dog, then the bridge, no traffic, 10 seconds', ['dog', 'bridge']],
  ['the dog and the bridge, end with the garden, 8 seconds', ['dog', 'bridge', 'garden']],
  ['the dog and the bridge, speed up the bridge, 10 seconds', ['dog', 'bridge']],
  [
    'open with the tower, alternate the dog and the ocean, close on the garden, speed up the dog, 16 seconds',
    ['tower', 'dog', 'ocean', 'garden'],
  ],
])('who names nothing else gets a reel of nothing else: %s', (prompt, named) => {
  expect([...new Set(playedIn(prompt))].toSorted()).toEqual(named.toSorted());
});

test.each([
  'start with the dog and the bridge, 10 seconds',
  'make sure the dog and the bridge are in it, 14 seconds',
  'the dog and the bridge, a bit of everything else, 20 seconds',
])('who names others beside them, or only asks that they are in, gets others: %s', (prompt) => {
  expect(new Set(playedIn(prompt)).size).toBeGreaterThan(2);
});

test('of nothing but a list each is seen to its end before the next comes', () => {
  const played = playedIn('the dog, then the bridge, 11 seconds');
  expect(played.length).toBeGreaterThan(2);
  expect(played.lastIndexOf('dog')).toBeLessThan(played.indexOf('bridge'));
});

test('what takes turns between an opening and an ending comes more than once, and nothing comes between', () => {
  const played = playedIn(
    'open with the tower, alternate the dog and the ocean, close on the garden, 16 seconds',
  );
  expect(played).toEqual(['tower', 'dog', 'ocean', 'dog', 'ocean', 'garden']);
});

test.each(['best moments, 20 seconds', 'mejores momentos, 20 segundos', 'beste Momente, 20 Sekunden'])(
  'good moments are of no clip in particular: %s',
  (prompt) => {
    expect(new Set(playedIn(prompt)).size).toBeGreaterThan(5);
  },
);

test('whose best is asked for is in', () => {
  expect(playedIn('the best bits of the walks, 10 seconds')).toContain('walk');
});
