import { expect, test } from 'vitest';
import { planAtRandom, planFirstSeconds } from '../corpus/floor-planners.ts';
import { judge } from './judge.ts';
import { type JudgingSet, readJudgingSet } from './judging-set.ts';

const SETS = [
  'judging',
  'judging-2',
  'development-25',
  'development-23',
  'development-19',
  'development-20',
  'development-21',
  'development-22',
  'development-24',
  'development-7',
  'development-10',
  'development-11',
  'development-12',
  'development-13',
  'development-14',
  'development-15',
  'development-16',
  'development-17',
  'development-18',
  'development-28',
  'development-27',
  'development-26',
];
/** Keys of requirements whose texts name no clip. */
const WORDS = /^(shows|at|says|saysNot|title|look|transition|sound|speech|uploadOrder)$/;

test.each(SETS)('%s asks only for clips that its scenes have, and of every prompt something', (name) => {
  const set = readSet(name);
  for (const { prompt, scene, expect: asked } of set.prompts) {
    const known = new Set(set.clipsOf(scene).map(({ clipId }) => clipId));
    expect(asked.length, prompt).toBeGreaterThan(0);
    expect(
      asked.flatMap(clipsNamed).filter((id) => !known.has(id)),
      prompt,
    ).toEqual([]);
  }
});

test.each(SETS)('%s has no prompt twice, and planners that cannot read stay far below', (name) => {
  const set = readSet(name);
  const prompts = set.prompts.map(({ scene, prompt }) => `${scene}: ${prompt}`);
  expect(new Set(prompts).size).toBe(prompts.length);
  for (const planner of [planAtRandom, planFirstSeconds]) {
    const { groups, changedBy } = judge(set, (_, clips) => planner(clips, 7));
    const met = groups.reduce((sum, group) => sum + group.met, 0);
    const asked = groups.reduce((sum, group) => sum + group.requirements, 0);
    expect(met / asked).toBeLessThan(0.4);
    expect(changedBy).toEqual([]);
  }
});

function readSet(name: string): JudgingSet {
  return readJudgingSet(new URL(`../../../corpus/${name}/`, import.meta.url));
}

/** Every text in a requirement that is meant for a clip. */
function clipsNamed(requirement: object): readonly string[] {
  return Object.entries(requirement).flatMap(([key, value]) => (WORDS.test(key) ? [] : textsIn(value)));
}

function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}
