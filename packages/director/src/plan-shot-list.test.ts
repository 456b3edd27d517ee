import { describe, expect, test } from 'vitest';
import { planEdit } from './plan-edit.ts';
import { buildClips } from './testing/build-clip.ts';

const CLIPS = buildClips(
  { id: 'talk', seconds: 14, labels: ['person', 'talking'], speech: [{ startSeconds: 1, endSeconds: 12 }] },
  {
    id: 'dog',
    name: 'dog beach.mp4',
    seconds: 12,
    labels: ['dog', 'beach'],
    description: 'A dog running on a beach.',
  },
  {
    id: 'sunset',
    name: 'sunset.mp4',
    seconds: 20,
    labels: ['sunset', 'sea', 'sky'],
    description: 'A sunset over the sea.',
  },
  {
    id: 'surf',
    name: 'surfing.mp4',
    seconds: 15,
    labels: ['surfer', 'wave'],
    description: 'A surfer on a wave.',
  },
  { id: 'food', seconds: 7, labels: ['food'], description: 'Tacos on a plate.' },
  { id: 'car', seconds: 30, labels: ['car', 'road'], description: 'A road seen from a car.' },
  { id: 'cat', seconds: 8, labels: ['cat'], description: 'A cat asleep on a sofa.' },
);

function shotsOf(prompt: string): readonly string[] {
  return planEdit({ prompt, clips: CLIPS }).selectedClips.map(
    ({ clipId, startTime, endTime }) => `${clipId} ${Math.round((endTime - startTime) * 10) / 10}`,
  );
}

describe('A timed shot list plays as it is written, and nothing else', () => {
  const timeline = ['dog 3', 'surf 5', 'food 4', 'sunset 6'];
  const short = ['dog 3', 'surf 4', 'sunset 5'];
  const numbered = '1. Hook: dog running (2s)\n2. Surfing clip (4s)\n3. Food (3s)\n4. Sunset for 5 seconds';
  test.each([
    ['0:00-0:03 dog / 0:03-0:08 surfing / 0:08-0:12 tacos / 0:12-0:18 sunset', timeline],
    ['0:00-0:03 dog\n0:03-0:08 surfing\n0:08-0:12 tacos\n0:12-0:18 sunset', timeline],
    [
      'first 3 seconds: dog. from 0:03 to 0:10 surfing. last 5 seconds sunset',
      ['dog 3', 'surf 7', 'sunset 5'],
    ],
    ['dog running (2s), surfing (4s), food (3s), sunset (5s)', ['dog 2', 'surf 4', 'food 3', 'sunset 5']],
    [`${numbered}\nText at the end: 'Follow for more'`, ['dog 2', 'surf 4', 'food 3', 'sunset 5']],
    ['3s dog, 4s surf, 5s sunset', short],
    ['Clip 1: dog 3s / Clip 2: surf 4s / Clip 3: sunset 5s', short],
    ['dog 3s, surf 4s, sunset 5s', short],
  ])('%j', (prompt, shots) => {
    expect(shotsOf(prompt)).toEqual(shots);
  });
});
