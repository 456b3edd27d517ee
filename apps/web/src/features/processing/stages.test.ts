import { expect, test } from 'vitest';
import { activeStage, stageViews } from './stages.ts';

const shares = (percent: number) => stageViews(percent).map(({ share }) => share);
const states = (percent: number) => stageViews(percent).map(({ state }) => state);

test('the stages have the titles of the specification', () => {
  expect(stageViews(0).map(({ title }) => title)).toEqual([
    'Analyzing video clips',
    'Processing your instructions',
    'Editing and rendering video',
  ]);
});

test.each([
  [0, 'analysis'],
  [24.9, 'analysis'],
  [25, 'plan'],
  [39.9, 'plan'],
  [40, 'render'],
  [100, 'render'],
])('at %d%% the active stage is %s', (percent, stage) => {
  expect(activeStage(percent)).toBe(stage);
});

test('the stages share the bar at 40 and 65', () => {
  expect(shares(0)).toEqual([0, 0, 0]);
  expect(shares(20)).toEqual([0.5, 0, 0]);
  expect(shares(40)).toEqual([1, 0, 0]);
  expect(shares(52.5)).toEqual([1, 0.5, 0]);
  expect(shares(65)).toEqual([1, 1, 0]);
  expect(shares(100)).toEqual([1, 1, 1]);
});

test('while nothing is under way no stage is lit', () => {
  expect(stageViews(null).map(({ state }) => state)).toEqual(['waiting', 'waiting', 'waiting']);
  expect(stageViews(null).flatMap(({ steps }) => steps.map(({ state }) => state))).toEqual(
    Array.from({ length: 9 }, () => 'waiting'),
  );
});

test('a stage whose share is not full is still finishing when the next one is active', () => {
  expect(states(30)).toEqual(['finishing', 'active', 'waiting']);
  expect(states(50)).toEqual(['done', 'finishing', 'active']);
  expect(states(70)).toEqual(['done', 'done', 'active']);
  expect(states(100)).toEqual(['done', 'done', 'done']);
});

test('sub-steps follow one another', () => {
  const stepsAt = (percent: number) => stageViews(percent)[0]?.steps.map(({ state }) => state);
  expect(stepsAt(0)).toEqual(['active', 'waiting', 'waiting']);
  expect(stepsAt(20)).toEqual(['done', 'active', 'waiting']);
  expect(stepsAt(40)).toEqual(['done', 'done', 'done']);
});

test('an active stage without progress of its own is at its first sub-step', () => {
  expect(stageViews(30)[1]?.steps.map(({ state }) => state)).toEqual(['active', 'waiting', 'waiting']);
  expect(stageViews(30)[2]?.steps.map(({ state }) => state)).toEqual(['waiting', 'waiting', 'waiting']);
});
