import { expect, test } from 'vitest';
import { type ClipSketch, sighted } from '../testing/build-clip.ts';
import { planSketches as plan } from '../testing/plan-sketches.ts';

const CLIPS: ClipSketch[] = [
  ...Array.from({ length: 12 }, (_, at) => ({ id: `other-${at}`, seconds: 10 })),
  {
    id: 'dog',
    seconds: 20,
    labels: ['dog', 'person'],
    framesPerSecond: 60,
    quality: { brisqueScore: 45 },
    tracks: [sighted('person', 0, 20, 20, 0.5), sighted('dog', 12, 16, 20)],
  },
];

test('what is to be seen in slow motion is in the reel, and in view', () => {
  const made = plan('the dog in slow motion, 8 seconds', ...CLIPS);
  const shown = made.selectedClips.find(({ clipId }) => clipId === 'dog');
  expect(shown?.startTime).toBeGreaterThanOrEqual(11.5);
  expect(shown?.endTime).toBeLessThanOrEqual(16.5);
  expect(shown?.reason).toBe("You asked for 'the dog'.");
});

test('of two things in one clip that which is seldom seen decides where it is cut', () => {
  const made = plan('just the person and the dog, 4 seconds', ...CLIPS);
  const shown = made.selectedClips.find(({ clipId }) => clipId === 'dog');
  expect(shown?.startTime).toBeGreaterThanOrEqual(11.5);
});

test('what is named one after the other is in, however many clips there are', () => {
  const named = ['boat', 'cake', 'bench'].map((id) => ({ id, name: `${id}.mp4`, seconds: 3, labels: [id] }));
  const { ids } = plan('the boat, then the cake, then the bench, 12 seconds, slow', ...CLIPS, ...named);
  for (const { id } of named) expect(ids).toContain(id);
});

test('what is to play so long plays once, where no length of the reel wants more of it', () => {
  const made = plan(
    'The dog, the ferry and the squats each get 3 seconds, then the flower for 2 seconds.',
    {
      name: 'dog.mp4',
      seconds: 9.6,
      labels: ['dog'],
      tracks: [sighted('dog', 0, 2, 9.6), sighted('dog', 5, 8, 9.6), sighted('person', 0, 9.6, 9.6)],
    },
    { name: 'ferry.mp4', seconds: 10.3 },
    { name: 'squats.mp4', seconds: 13 },
    { name: 'flower.mp4', seconds: 5 },
    { name: 'bee.mp4', seconds: 3 },
  );
  const lengths = made.selectedClips.map(({ startTime, endTime }) => (endTime - startTime).toFixed(1));
  expect(lengths).toEqual(['3.0', '3.0', '3.0', '2.0']);
});
