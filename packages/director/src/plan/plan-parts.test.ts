import { describe, expect, test } from 'vitest';
import { readBrief } from '../prompt/read-brief.ts';
import { buildClips } from '../testing/build-clip.ts';
import { planEdit } from './plan-edit.ts';

const CLIPS = buildClips(
  { id: 'dog', name: 'dog.mp4', seconds: 12, labels: ['dog'] },
  { id: 'surf', name: 'surfing.mp4', seconds: 18, labels: ['surfer', 'wave'] },
  { id: 'sunset', name: 'sunset.mp4', seconds: 20, cutsAt: [13], labels: ['sunset', 'sky'] },
  { id: 'cat', name: 'cat.mp4', seconds: 4, labels: ['cat'] },
);
const plan = (prompt: string) => planEdit({ prompt, clips: CLIPS });
const partOf = (prompt: string, wanted: string) =>
  plan(prompt)
    .selectedClips.filter(({ clipId }) => clipId === wanted)
    .map(({ startTime, endTime }) => [startTime, endTime] as const);
const NEARLY = 0.011;

describe('The part of a clip that is asked for plays, and no other', () => {
  test.each<[prompt: string, clip: string, from: number, to: number]>([
    ['15 seconds, use the last 3 seconds of the sunset', 'sunset', 17, 20],
    ['15 seconds, start with the first 4 seconds of clip 2', 'surf', 0, 4],
    ['from 0:05 to 0:08 of clip 2, then the dog', 'surf', 5, 8],
    ['start with clip 2 from 5 to 8 seconds, 15 seconds in all', 'surf', 5, 8],
    ['seconds 5-8 of the surf clip, 12 seconds long', 'surf', 5, 8],
    ['the part between 00:10 and 00:12 in clip 1, 10 second reel', 'dog', 10, 12],
    ['take 2 seconds from the end of the sunset, 10 seconds in all', 'sunset', 18, 20],
    ['end with the last second of the dog, 12 seconds', 'dog', 11, 12],
  ])('%j', (prompt, clip, from, to) => {
    const [played, ...others] = partOf(prompt, clip);
    expect(others).toEqual([]);
    expect(Math.abs((played?.[0] ?? -1) - from)).toBeLessThan(NEARLY);
    expect(Math.abs((played?.[1] ?? -1) - to)).toBeLessThan(NEARLY);
  });

  test.each<[prompt: string, clip: string, from: number, to: number]>([
    ['15 seconds, use the second half of the surf video', 'surf', 9, 18],
    ['20 seconds, skip the first 5 seconds of clip 1', 'dog', 5, 12],
    ['20 seconds, cut off the last two seconds of the dog', 'dog', 0, 10],
    ['only use the middle of clip 2', 'surf', 4.5, 13.5],
    ['15 seconds, use clip 2 starting at 0:10', 'surf', 10, 18],
    ['a 10 second reel with the end of clip 2 and the dog', 'surf', 12, 18],
    ['15 seconds, trim the beginning of the surfing video', 'surf', 6, 18],
    ['all clips, the first half of every clip', 'sunset', 0, 10],
    ['all clips, the first half of every clip', 'surf', 0, 9],
  ])('all of it lies there: %j', (prompt, clip, from, to) => {
    const played = partOf(prompt, clip);
    expect(played.length).toBeGreaterThan(0);
    for (const [startTime, endTime] of played) {
      expect(startTime).toBeGreaterThanOrEqual(from - NEARLY);
      expect(endTime).toBeLessThanOrEqual(to + NEARLY);
    }
  });

  test('never runs over a cut inside the clip', () => {
    for (const [startTime, endTime] of partOf('12 seconds, use from 0:11 to 0:16 of the sunset', 'sunset'))
      expect(startTime < 13 && endTime > 13).toBe(false);
  });

  test('is told as it was understood', () => {
    const { instructions } = plan(
      '15 seconds, start with the last 3 seconds of the sunset, skip the first 5 seconds of clip 1',
    );
    expect(instructions).toContain("Take the last 3 seconds of 'the sunset' (sunset.mp4).");
    expect(instructions).toContain("Take all but the first 5 seconds of 'clip 1' (dog.mp4).");
    expect(instructions).not.toContain('Give ');
  });

  test('that a clip does not have is said', () => {
    const { description, selectedClips } = plan('12 seconds, start with clip 4 from 0:30 to 0:35');
    expect(selectedClips[0]?.clipId).toBe('cat');
    expect(description).toContain("'cat.mp4' is 4 seconds long and has no such part");
  });

  test.each([
    'put the dog at the end of the video',
    'a reel from 10 to 15 seconds about the sunset',
    'fade out in the last 2 seconds of the reel',
    'show the beginning of the day first, 15 seconds',
    'no talking in the first 5 seconds of the video',
    'text at the end of the reel: bye',
  ])('is nothing that %j asks for', (prompt) => {
    const { wishes } = readBrief({ prompt, clips: CLIPS });
    expect(wishes.filter(({ kind }) => kind === 'clipPart')).toEqual([]);
  });
});
