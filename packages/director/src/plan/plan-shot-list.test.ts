import { describe, expect, test } from 'vitest';
import { buildClips } from '../testing/build-clip.ts';
import { planEdit } from './plan-edit.ts';

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

function intervalsOf(prompt: string): readonly string[] {
  const seconds = (value: number): number => Math.round(value * 10) / 10;
  return planEdit({ prompt, clips: CLIPS }).selectedClips.map(
    ({ clipId, startTime, endTime }) => `${clipId} ${seconds(startTime)}-${seconds(endTime)}`,
  );
}

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
    ['dog running (2s), surfing (4s), food (3s), sunset (5s)', ['dog 2', 'surf 4', 'food 3', 'sunset 5']],
    [`${numbered}\nText at the end: 'Follow for more'`, ['dog 2', 'surf 4', 'food 3', 'sunset 5']],
    ['3s dog, 4s surf, 5s sunset', short],
    ['Clip 1: dog 3s / Clip 2: surf 4s / Clip 3: sunset 5s', short],
    ['dog 3s, surf 4s, sunset 5s', short],
  ])('%j', (prompt, shots) => {
    expect(shotsOf(prompt)).toEqual(shots);
  });
});

describe('Lengths of single clips', () => {
  test('the first and last seconds of clips play as long as asked, and nothing else does', () => {
    const prompt = 'just the first 5 seconds of the surfing clip and the last 3 seconds of the sunset';
    expect(shotsOf(prompt)).toEqual(['surf 5', 'sunset 3']);
    expect(intervalsOf(prompt)).toEqual(['surf 0-5', 'sunset 17-20']);
  });

  test('a reel starts with the last seconds of a clip for as long as asked', () => {
    expect(shotsOf('start with the last 3 seconds of the sunset')[0]).toBe('sunset 3');
  });

  test('a clip excepted from the length of the others plays as long as it says', () => {
    const shots = shotsOf('every clip 1 sec except the sunset, hold that for 6 secs, total 12 sec');
    expect([...shots].sort()).toEqual(['car 1', 'cat 1', 'dog 1', 'food 1', 'sunset 6', 'surf 1', 'talk 1']);
    expect([...shotsOf('all clips 1 second except the sunset which is 5 seconds')].sort()).toEqual([
      'car 1',
      'cat 1',
      'dog 1',
      'food 1',
      'sunset 5',
      'surf 1',
      'talk 1',
    ]);
  });

  test('cuts by the second are as many as the seconds', () => {
    expect(shotsOf('12 sec, one cut per second')).toHaveLength(12);
    expect(planEdit({ prompt: 'a clip every 0.2 seconds', clips: CLIPS }).description).toContain(
      'Cuts shorter than half a second',
    );
  });

  test('a thing that should appear three times does', () => {
    const shots = shotsOf('the dog should appear at least 3 times');
    expect(shots.filter((shot) => shot.startsWith('dog'))).toHaveLength(3);
  });
});
