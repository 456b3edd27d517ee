import { expect, test } from 'vitest';
import { parseBrief } from '../parse-brief.ts';

test.each([
  'every clip once for two seconds in the order we filmed them',
  'show me a little of every single clip, two seconds each',
])('an amount said of each clip is no length of the reel: %s', (prompt) => {
  expect(parseBrief(prompt)).toMatchObject({
    everyClip: true,
    length: null,
    cutLength: { kind: 'about', seconds: 2 },
  });
});

test.each([
  'start with the last clip I filmed and go backwards to the first one',
  'do the whole day backwards',
  'from the newest clip to the oldest',
  'beginning with the last one I filmed and working backwards to the first',
  'the newest clip first and the oldest clip last',
])('from the last to the first: %s', (prompt) => {
  expect(parseBrief(prompt)).toMatchObject({ order: 'reverse', opening: [], ending: [] });
});

test('both clips whole are as long as they are', () => {
  expect(parseBrief('use both clips whole, nothing cut away')).toMatchObject({
    everyClip: true,
    length: { kind: 'longest' },
  });
});

test('shots counted in turn play so often, and nothing else does', () => {
  const brief = parseBrief("Two shots of the painting, then one of the chair, that's all");
  expect([...brief.opening, ...brief.ending].map(({ said }) => said)).toEqual([
    'the painting',
    'the painting',
    'the chair',
  ]);
  expect(brief.isClosed).toBe(true);
});
