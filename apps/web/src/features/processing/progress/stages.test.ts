import { expect, test } from 'vitest';
import { litStage, stageViews } from './stages.ts';

const shares = (percent: number) => stageViews({ percent, stage: null }).map(({ share }) => share);
const states = (percent: number) => stageViews({ percent, stage: null }).map(({ state }) => state);

test('the stages have the titles of the specification', () => {
  expect(stageViews({ percent: 0, stage: null }).map(({ title }) => title)).toEqual([
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
])('at %d%% the stage is %s where the server does not say it', (percent, stage) => {
  expect(litStage({ percent, stage: null })).toBe(stage);
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
  const stepsAt = (percent: number) =>
    stageViews({ percent, stage: null })[0]?.steps.map(({ state }) => state);
  expect(stepsAt(0)).toEqual(['active', 'waiting', 'waiting']);
  expect(stepsAt(20)).toEqual(['done', 'active', 'waiting']);
  expect(stepsAt(40)).toEqual(['done', 'done', 'done']);
});

test('an active stage without progress of its own is at its first sub-step', () => {
  expect(stageViews({ percent: 30, stage: null })[1]?.steps.map(({ state }) => state)).toEqual([
    'active',
    'waiting',
    'waiting',
  ]);
  expect(stageViews({ percent: 30, stage: null })[2]?.steps.map(({ state }) => state)).toEqual([
    'waiting',
    'waiting',
    'waiting',
  ]);
});

test('the stage that the server is in is lit, whatever the share of the bar', () => {
  const litAt = (percent: number, stage: 'analysis' | 'plan' | 'render') =>
    stageViews({ percent, stage }).find(({ state }) => state === 'active')?.stage;
  expect(litAt(30, 'analysis')).toBe('analysis');
  expect(litAt(50, 'plan')).toBe('plan');
  expect(litAt(70, 'render')).toBe('render');
  expect(litAt(40, 'analysis')).toBe('analysis');
  expect(litAt(65, 'plan')).toBe('plan');
});

test('a stage whose part of the bar is full stays at its last sub-step until the server is in the next one', () => {
  const steps = (stage: 'analysis' | 'plan') =>
    stageViews({ percent: 40, stage })[0]?.steps.map(({ state }) => state);
  expect(steps('analysis')).toEqual(['done', 'done', 'active']);
  expect(steps('plan')).toEqual(['done', 'done', 'done']);
});
