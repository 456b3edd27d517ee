import { describe, expect, test } from 'vitest';
import type { ClipSketch } from '../testing/build-clip.ts';
import { planSketches as plan } from '../testing/plan-sketches.ts';

const ELEVEN: readonly ClipSketch[] = Array.from({ length: 11 }, () => ({ seconds: 9 }));

describe('every clip', () => {
  test('is in for as long as the prompt says at least, where it says no length', () => {
    const made = plan('use all clips, at least 3 seconds each', ...ELEVEN);
    expect(new Set(made.ids).size).toBe(11);
    expect(Math.min(...made.lengths)).toBeGreaterThanOrEqual(3);
    expect(made.description).not.toContain('You asked for every clip');
  });

  test.each(['each clip 1 second', '1 second each'])(
    'is in once where its cuts have a length and the reel has none: %s',
    (prompt) => {
      const made = plan(prompt, ...ELEVEN);
      expect(made.ids).toHaveLength(11);
      expect(new Set(made.ids).size).toBe(11);
    },
  );

  test('is missed in words where the length has no room for it', () => {
    const made = plan('use every clip, 3 seconds', ...ELEVEN);
    const missing = 11 - new Set(made.ids).size;
    expect(missing).toBeGreaterThan(1);
    expect(made.description).toContain(
      `You asked for every clip; ${missing} have no room in ${made.ids.length} cuts.`,
    );
  });
});

describe('a length that is not met', () => {
  test('is the material before it is the longest reel', () => {
    const made = plan('10 minutes long', { seconds: 70 }, { seconds: 70 });
    expect(made.total).toBe(140);
    expect(made.description).toContain('You asked for 10 minutes; the clips hold only 2 minutes 20 seconds.');
  });

  test('is the shortest reel only where less than that was asked', () => {
    expect(plan('half a second', {}).description).toContain(
      'You asked for 0.5 seconds; a reel is at least 1 second long.',
    );
  });

  test('is the lengths of single shots where those are longer', () => {
    const made = plan(
      'a reel of 4 seconds, show the dog for 5 seconds',
      { id: 'dog', labels: ['dog'] },
      {},
      {},
    );
    expect(made.total).toBeGreaterThan(4);
    expect(made.description).toContain(
      `You asked for 4 seconds; the lengths asked for single shots make it ${made.total} seconds.`,
    );
  });
});

describe('a clip that there is no room for', () => {
  const two: readonly ClipSketch[] = [{}, { id: 'dim', quality: { brisqueScore: 40 } }, {}];

  test('is worse than the others where the prompt asks for nothing to be seen', () => {
    expect(plan('2 cuts', ...two).reasonFor('dim')).toBe(
      'There was no room for it in 2 cuts; others have a better picture.',
    );
  });

  test('is no worse where it looks no worse', () => {
    expect(plan('2 cuts', {}, {}, { id: 'third' }).reasonFor('third')).toBe(
      'There was no room for it in 2 cuts.',
    );
  });

  test('answers the prompt less well where the prompt names something', () => {
    const dogs: readonly ClipSketch[] = [{ labels: ['dog'] }, { labels: ['dog'] }];
    expect(plan('2 cuts with the dog', ...dogs, { id: 'third', labels: ['dog'] }).reasonFor('third')).toBe(
      'There was no room for it in 2 cuts; others fit the prompt better.',
    );
  });
});

describe('a clip whose length is asked for', () => {
  test.each(['a minute, no more than 8 seconds of the kite', 'a minute, the kite for 8 seconds'])(
    'plays once while others have room: %s',
    (prompt) => {
      const others = Array.from({ length: 5 }, (): ClipSketch => ({ seconds: 30 }));
      const made = plan(prompt, { name: 'kite.mp4', seconds: 40 }, ...others);
      const kite = made.lengths.filter((_, at) => made.ids[at] === 'clip-1');
      expect(kite).toHaveLength(1);
      expect(Math.max(...kite)).toBeLessThanOrEqual(8.1);
      expect(made.total).toBeCloseTo(60, 0);
    },
  );
});

describe('seconds of several clips', () => {
  const GOALS: readonly ClipSketch[] = ['bus', 'goal-one', 'goal-two', 'goal-three', 'trophy'].map(
    (name) => ({
      id: name,
      name: `${name}.mp4`,
      seconds: 12,
    }),
  );

  test('are divided among them', () => {
    const made = plan('5 seconds bus, 18 seconds of the goals, 5 seconds trophy', ...GOALS);
    expect(made.ids).toEqual(['bus', 'goal-one', 'goal-two', 'goal-three', 'trophy']);
    expect(made.lengths).toEqual([5, 6, 6, 6, 5]);
  });
});

describe('numbers beside other numbers', () => {
  const sea = [
    { id: 'dune', name: 'dune.mp4', seconds: 15 },
    { id: 'surf', name: 'surf.mp4', seconds: 15 },
    { id: 'pier', name: 'pier.mp4', seconds: 15 },
    { id: 'gull', name: 'gull.mp4', seconds: 15 },
    { id: 'boat', name: 'boat.mp4', seconds: 15 },
  ];

  test('few clips in many cuts', () => {
    const { ids } = plan('At most two different clips but at least six cuts, 15 seconds.', ...sea);
    expect(ids.length).toBeGreaterThanOrEqual(6);
    expect(new Set(ids).size).toBeLessThanOrEqual(2);
  });

  test('a clip that is named twice has the length of each cut twice', () => {
    const prompt =
      'Dune, then surf, then the dune again, then the gull. 4 to 5 seconds per shot, nothing more.';
    const { ids, total } = plan(prompt, ...sea);
    expect(ids).toEqual(['dune', 'surf', 'dune', 'gull']);
    expect(total).toBeGreaterThanOrEqual(16);
  });

  test('clips that are held leave room for the others, where no length is asked', () => {
    const prompt = 'Dune, surf, pier and boat get 5 seconds each. The gull somewhere in the middle.';
    const { ids, total } = plan(prompt, ...sea);
    expect(ids).toContain('gull');
    expect(total).toBeGreaterThanOrEqual(21);
  });

  test('the length of each cut counts in a part without a time of its own', () => {
    const prompt = 'Part one: the dune, 6 seconds. Part two: surf, pier and gull, 3 seconds each.';
    const { ids, lengths } = plan(prompt, ...sea);
    for (const id of ['surf', 'pier', 'gull']) expect(lengths[ids.indexOf(id)]).toBeCloseTo(3, 1);
  });
});
