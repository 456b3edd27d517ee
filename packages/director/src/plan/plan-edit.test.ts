import { describe, expect, test } from 'vitest';
import { buildClips, sighted, subject } from '../testing/build-clip.ts';
import { planSketches as plan } from '../testing/plan-sketches.ts';
import { planEdit } from './plan-edit.ts';

describe('the length', () => {
  test('an asked-for length is met to the tenth of a second', () => {
    expect(plan('23 seconds', {}, {}, {}, {}, {}).total).toBe(23);
  });

  test('clips that hold less give all they have, and the plan says so', () => {
    const short = plan('a minute', { seconds: 4 }, { seconds: 3 });
    expect(short.total).toBe(7);
    expect(short.description).toContain('You asked for 1 minute; the clips hold only 7 seconds.');
  });

  test('weak clips come in rather than missing an asked-for length', () => {
    const filled = plan(
      '12 seconds',
      { id: 'good', seconds: 8 },
      { id: 'weak', seconds: 8, measures: { sharpness: 5 }, quality: { brisqueScore: 90 } },
    );
    expect(filled.total).toBe(12);
    expect(filled.ids).toContain('weak');
  });

  test('a clip that the prompt leaves out stays out, however long the reel should be', () => {
    const short = plan(
      '12 seconds, leave out blurry clips',
      { id: 'good', seconds: 8 },
      { id: 'weak', seconds: 8, measures: { sharpness: 5 }, quality: { brisqueScore: 90 } },
    );
    expect(short.ids).not.toContain('weak');
    expect(short.reasonFor('weak')).toBe("You asked to leave out 'blurry clips'.");
    expect(short.total).toBe(8);
  });

  test('little material makes a short reel when no length is asked', () => {
    expect(plan('make it good', { seconds: 3 }, { seconds: 3 }).total).toBeLessThanOrEqual(6);
  });

  test('a reel is never longer than three minutes', () => {
    const long = plan('20 minutes', ...Array.from({ length: 20 }, () => ({ seconds: 60 })));
    expect(long.total).toBe(180);
    expect(long.description).toContain('up to 3 minutes');
  });

  test('one clip far longer than the reel gives several moments, none twice', () => {
    const one = plan('fast cuts, 10 seconds', { seconds: 120 });
    expect(one.total).toBe(10);
    expect(one.ids.length).toBeGreaterThanOrEqual(5);
  });
});

describe('where cuts come from', () => {
  test('a cut never spans a shot change inside its clip', () => {
    const cut = plan('10 seconds', { seconds: 12, cutsAt: [3.3, 7.1] }).selectedClips;
    const edges = [3.3, 7.1];
    expect(
      cut.filter(({ startTime, endTime }) =>
        edges.some((edge) => startTime < edge - 0.01 && endTime > edge + 0.01),
      ),
    ).toEqual([]);
  });

  test('the cut that ends on the dog shows the dog, whatever its other moments are worth', () => {
    const { selectedClips } = plan(
      'fast 12 second reel with the dog at the end',
      {
        id: 'walk',
        seconds: 10,
        labels: ['person', 'dog'],
        tracks: [subject('person'), sighted('dog', 6, 9, 10)],
        moments: [{ startSeconds: 1, endSeconds: 4, score: 0.9, reasons: ['sharp'] }],
      },
      {},
      {},
      {},
    );
    const last = selectedClips.at(-1);
    expect(last?.clipId).toBe('walk');
    expect(last?.startTime).toBeGreaterThanOrEqual(5.5);
    expect(last?.endTime).toBeLessThanOrEqual(9.2);
  });

  test('of two shots in one clip the one with the dog is taken', () => {
    const walk = plan('just one shot of the dog, 3 seconds', {
      seconds: 12,
      cutsAt: [6],
      labels: ['dog'],
      tracks: [sighted('dog', 7, 11, 12)],
      moments: [
        { startSeconds: 1, endSeconds: 5, score: 0.9, reasons: ['sharp'] },
        { startSeconds: 7, endSeconds: 11, score: 0.3, reasons: ['sharp'] },
      ],
    });
    expect(walk.selectedClips.map(({ startTime }) => startTime >= 6)).toEqual([true]);
  });

  test('of two stretches with the dog the one where the upright window holds it is taken', () => {
    const cut = plan(
      'end with the dog, 6 seconds in all',
      {},
      {},
      {},
      {
        id: 'walk',
        seconds: 20,
        labels: ['dog'],
        tracks: [sighted('dog', 2, 6, 20, 0.85), sighted('dog', 12, 16, 20, 0.5)],
        moments: [{ startSeconds: 2, endSeconds: 6, score: 0.9, reasons: ['sharp'] }],
      },
    ).selectedClips.at(-1);
    expect(cut?.startTime).toBeGreaterThanOrEqual(11.5);
    expect(cut?.endTime).toBeLessThanOrEqual(16);
  });

  test('the strongest moment is taken', () => {
    const [first] = plan('2 seconds', {
      seconds: 20,
      moments: [
        { startSeconds: 2, endSeconds: 4, score: 0.3, reasons: [] },
        { startSeconds: 11, endSeconds: 13, score: 0.9, reasons: [] },
      ],
    }).selectedClips;
    expect(first).toMatchObject({ startTime: 11, endTime: 13 });
  });

  test('no talking takes the silent parts of a clip with talk', () => {
    const silent = plan('no talking, 4 seconds', {
      seconds: 12,
      speech: [{ startSeconds: 2, endSeconds: 7 }],
    }).selectedClips;
    expect(silent.every(({ startTime, endTime }) => endTime <= 2 || startTime >= 7)).toBe(true);
  });

  test('cuts begin and end in the pauses where the sound is kept', () => {
    const [cut] = plan('6 seconds in a single shot', {
      seconds: 20,
      speech: [
        { startSeconds: 3, endSeconds: 8 },
        { startSeconds: 12, endSeconds: 19.5 },
      ],
      moments: [{ startSeconds: 4, endSeconds: 9, score: 0.6, reasons: [] }],
    }).selectedClips;
    expect(cut?.startTime).toBeLessThanOrEqual(3);
    expect(cut?.endTime).toBeGreaterThanOrEqual(8);
  });

  test('a length for one clip holds for that clip', () => {
    const held = plan(
      '20 seconds, show the dog for 5 seconds',
      { id: 'dog', labels: ['dog'] },
      {},
      {},
      {},
      {},
    );
    expect(held.lengths[held.ids.indexOf('dog')]).toBe(5);
    expect(held.total).toBe(20);
  });
});

describe('the order', () => {
  test('neighbours differ when other clips are there', () => {
    const { ids } = plan(
      'fast cuts, 20 seconds',
      { seconds: 15 },
      { seconds: 15 },
      { seconds: 15 },
      { seconds: 15 },
    );
    expect(ids.filter((id, at) => id === ids[at - 1])).toEqual([]);
  });

  test('not starting with a clip is obeyed even in filming order', () => {
    const { ids } = plan(
      'in the order I filmed, do not start with the dog',
      { id: 'dog', labels: ['dog'] },
      { id: 'b' },
      { id: 'c' },
    );
    expect(ids).toEqual(['b', 'dog', 'c']);
  });

  test('filming order follows the dates in the file names when every name has one', () => {
    const { ids } = plan(
      'in the order I filmed',
      { id: 'third', name: 'VID-20260412-180000.mp4' },
      { id: 'first', name: 'VID-20260412-090000.mp4' },
      { id: 'second', name: 'VID-20260412-120000.mp4' },
    );
    expect(ids).toEqual(['first', 'second', 'third']);
  });

  test('cuts get shorter when the edit should speed up', () => {
    const { lengths } = plan('start slow and get faster, 20 seconds', {}, {}, {}, {}, {}, {});
    const [fastest = 0, last = 0] = lengths.slice(-2);
    expect(lengths[0]).toBeGreaterThan(2 * fastest);
    expect(last, 'what it grew to stays').toBeGreaterThan(fastest);
  });

  test('another seed gives another edit of the same length', () => {
    const clips = buildClips(...Array.from({ length: 8 }, () => ({})));
    const orders = [1, 2, 3, 4].map((seed) =>
      planEdit({ prompt: '16 seconds', clips, seed })
        .selectedClips.map(({ clipId }) => clipId)
        .join(),
    );
    expect(new Set(orders).size).toBeGreaterThan(1);
  });
});

describe('what the plan says', () => {
  test('what was understood, in plain words', () => {
    const { instructions } = plan(
      '15 seconds, fast, start with the dog, no cars, mute it',
      { labels: ['dog'], name: 'rex.mp4' },
      { labels: ['car'], name: 'road.mp4' },
      {},
      {},
    );
    expect(instructions).toBe(
      "Understood: 15 seconds in all, fast cuts, no sound. Start with 'the dog' (rex.mp4). Leave out 'cars' (road.mp4).",
    );
  });

  test('words of a file name are never told as things seen', () => {
    const named = plan(
      '',
      { name: 'mpy-fire2.mp4', labels: ['fast motion', 'panning', 'mpy', 'fire'] },
      {
        name: 'dvr-traffic-vfr.mp4',
        labels: ['car', 'steady', 'colourful', 'dvr'],
        tracks: [subject('car')],
      },
    );
    const told = [named.title, named.description, ...named.selectedClips.map(({ reason }) => reason)].join(
      ' ',
    );
    expect(named.description).toMatch(/, showing a car\.$/);
    expect(told).not.toMatch(/\b(?:mpy|dvr|vfr)\b(?!-)|\ba fire\b/i);
  });

  test('people are told once, whether one or many', () => {
    const { description } = plan(
      '',
      { labels: ['people'], tracks: [subject('person')] },
      { labels: ['person', 'bus'], tracks: [subject('person'), subject('bus')] },
    );
    expect(description).toMatch(/, showing people and a bus\.$/);
  });

  test('the reason of a cut names only what is in view in it', () => {
    const { selectedClips } = plan('4 seconds, 2 cuts', {
      seconds: 10,
      labels: ['person', 'dog'],
      tracks: [subject('person'), sighted('dog', 7, 10, 10)],
    });
    const telling = (from: number, to: number) =>
      selectedClips.filter(({ startTime, endTime }) => startTime >= from && endTime <= to);
    expect(telling(0, 6.5).map(({ reason = '' }) => reason.includes('a dog'))).toEqual([false]);
  });

  test('slow motion shows less of each clip for as long, where it has the frames', () => {
    const asFilmed = plan('6 seconds', { framesPerSecond: 60 }, { framesPerSecond: 59.94 });
    const slow = plan('6 seconds, slow motion', { framesPerSecond: 60 }, { framesPerSecond: 59.94 });
    expect(slow.selectedClips.map(({ speed }) => speed)).toEqual(
      slow.selectedClips.map(() => [{ at: 0, rate: 0.5 }]),
    );
    for (const { startTime, endTime, adjustedDuration = 0 } of slow.selectedClips)
      expect(endTime - startTime).toBeCloseTo(adjustedDuration / 2, 2);
    const lengthOf = ({ selectedClips }: typeof slow) =>
      selectedClips.reduce((sum, cut) => sum + (cut.adjustedDuration ?? cut.endTime - cut.startTime), 0);
    expect(lengthOf(slow)).toBeCloseTo(lengthOf(asFilmed), 2);
  });

  test('slow motion that a clip has too few frames for is said, and not made', () => {
    const { description, selectedClips, brief } = plan('slow motion', { framesPerSecond: 30 });
    expect(selectedClips.every(({ speed }) => speed === undefined)).toBe(true);
    expect(description).toContain('Slow motion needs a clip with at least 50 frames a second');
    expect(brief?.outcomes.map(({ outcome }) => outcome)).toContain('notPossible');
  });

  test('what is sped up shows more of its shot', () => {
    const { selectedClips } = plan('4 seconds, timelapse', { seconds: 30 });
    expect(selectedClips.some(({ speed }) => (speed?.[0]?.rate ?? 1) > 1)).toBe(true);
    for (const { startTime, endTime, adjustedDuration, speed } of selectedClips)
      if (speed !== undefined)
        expect(endTime - startTime).toBeCloseTo((adjustedDuration ?? 0) * (speed[0]?.rate ?? 1), 2);
  });

  test.each([
    ['our trip to Lisbon 2025', 'Trip to Lisbon 2025'],
    ['title: "Sunday"', 'Sunday'],
    ['Make a 20 second reel of our first summer, warm', 'Our First Summer'],
    ['ein Reel von unserem Urlaub', 'Unserem Urlaub'],
    ['a reel with the dog', 'The Dog'],
    ['product showcase', 'Product Showcase'],
    ['fast energetic 15 second sports reel with the dog at the end, no cars', 'The Dog'],
    ['an energetic workout video', 'Workout Video'],
    ['a happy family video', 'Family Video'],
    ['sports highlights', 'Sports Highlights'],
    ['a recap of our evening', 'Recap of Our Evening'],
    ['make it good', 'Highlights'],
    ['dogs, dogs, dogs', 'Dogs'],
  ])('the title of "%s"', (prompt, title) => {
    expect(plan(prompt, { labels: ['dog'] }, {}).title).toBe(title);
  });
});
