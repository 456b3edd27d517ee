import { expect, test } from 'vitest';
import { parseBrief } from './parse-brief.ts';

const OTHER = [{ kind: 'effect', wish: 'another shape than 9:16' }];

test.each([
  ['make it 16:9 for youtube, 1 min', 60],
  ['make it 4:5 please', null],
  ['make it 1:1', null],
  ['16x9, 20 seconds', 20],
  ['in a 3/4 ratio', null],
  ['make it 21:9, 1:30 long', 90],
  ['square video', null],
  ['landscape format please', null],
  ['make it horizontal, 20 seconds', 20],
  ['horizontal', null],
])('another shape is said to be undone and is no length: %s', (prompt, seconds) => {
  const brief = parseBrief(prompt);
  expect(brief.unsupported).toEqual(OTHER);
  expect(brief.length?.seconds ?? null).toBe(seconds);
});

test.each([
  'vertical video 9:16, 20 seconds',
  '9x16, 20 seconds',
  'portrait video, 20 seconds',
  'not 16:9, 0:20',
])('the shape that reels have anyway: %s', (prompt) => {
  const brief = parseBrief(prompt);
  expect(brief.unsupported).toEqual([]);
  expect(brief.length?.seconds).toBe(20);
});

test.each(['show landscapes', 'only landscape clips', 'start with the landscape video', 'the market square'])(
  'views and clips are no shape of the reel: %s',
  (prompt) => {
    expect(parseBrief(prompt).unsupported).toEqual([]);
  },
);

test('what a reel of another shape is of stays what it is of', () => {
  const brief = parseBrief('landscape video of the sunset');
  expect(brief.mostly.map(({ said }) => said)).toEqual(['the sunset']);
  expect(brief.unsupported).toEqual(OTHER);
});
