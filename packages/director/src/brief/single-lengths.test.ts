import { describe, expect, test } from 'vitest';
import { parseBrief } from './parse-brief.ts';

const heldIn = (prompt: string): readonly string[] =>
  parseBrief(prompt).holds.map(({ reference, seconds }) => `${reference.said} ${seconds}`);
const unsupportedIn = (prompt: string): readonly string[] =>
  parseBrief(prompt).unsupported.map(({ wish }) => wish);
const partsIn = (prompt: string): readonly unknown[] =>
  parseBrief(prompt).parts.map(({ reference, part }) => [reference?.said ?? 'every clip', part]);

describe('the first or last seconds of a clip', () => {
  test('are a length of it, and those seconds', () => {
    const prompt = 'start with the last 3 seconds of the sunset';
    expect(parseBrief(prompt).opening.map(({ said }) => said)).toEqual(['the sunset']);
    expect(heldIn(prompt)).toEqual(['the sunset 3']);
    expect(partsIn(prompt)).toEqual([['the sunset', { kind: 'last', seconds: 3 }]]);
  });

  test.each([
    '20 seconds, no talking in the first 5 seconds of the video',
    'hook in the first 3 seconds, 20s',
  ])('are none of %j', (prompt) => {
    expect(heldIn(prompt)).toEqual([]);
    expect(partsIn(prompt)).toEqual([]);
  });
});

describe('a clip excepted from the length of the others', () => {
  test.each([
    ['every clip 1 sec except the sunset, hold that for 6 secs, total 15 sec', 'the sunset 6'],
    ['all clips 1 second except the sunset which is 5 seconds', 'the sunset 5'],
    ['all clips 2s except the cat: 4s', 'the cat 4'],
    ['1 second each, except for the dog (3 seconds)', 'the dog 3'],
  ])('is in: %j', (prompt, held) => {
    expect(heldIn(prompt)).toEqual([held]);
    expect(parseBrief(prompt).exclude).toEqual([]);
  });

  test.each([
    'every clip 2 seconds except the dog, 20 seconds',
    'all clips except the dog, 8 seconds',
    'everything except the dog for 20 seconds',
  ])('is left out where the length is of the reel: %j', (prompt) => {
    expect(heldIn(prompt)).toEqual([]);
    expect(parseBrief(prompt).exclude.map(({ said }) => said)).toEqual(['the dog']);
  });

  test('leaves the length it is given to the number of the others', () => {
    expect(
      parseBrief('every clip 1 sec except the sunset, hold that for 6 secs, total 15 sec').count,
    ).toEqual({
      kind: 'exactly',
      count: 10,
      of: 'cuts',
    });
    expect(parseBrief('all clips 1 second except the sunset which is 5 seconds').cutsPerClip).toBe(1);
  });
});

describe('cuts counted by the second', () => {
  test.each([
    ['12 sec, one cut per second', 1],
    ['a cut every second', 1],
    ['2 cuts per second', 0.5],
    ['two shots a second, 10s', 0.5],
    ['use like eight clips a second and a half each', 1.5],
  ])('%j', (prompt, seconds) => {
    expect(parseBrief(prompt).cutLength).toEqual({ kind: 'about', seconds });
    expect(unsupportedIn(prompt)).toEqual([]);
  });

  test.each(['a clip every 0.2 seconds', '4 cuts per second', 'cuts of 0.1 seconds each'])(
    'are half a second long where %j, and that is said',
    (prompt) => {
      expect(parseBrief(prompt).cutLength).toEqual({ kind: 'about', seconds: 0.5 });
      expect(unsupportedIn(prompt)).toEqual(['cuts shorter than half a second']);
    },
  );
});

describe('how often a thing is to be seen', () => {
  test.each([
    'the dog should appear at least 3 times',
    'the dog must be shown three times, 15 seconds',
    'show the dog at least 3 times',
  ])('%j', (prompt) => {
    expect(parseBrief(prompt).repeats.map(({ reference, times }) => `${reference.said} ${times}`)).toEqual([
      'the dog 3',
    ]);
  });
});
