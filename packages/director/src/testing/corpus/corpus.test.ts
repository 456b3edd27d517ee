import { expect, test } from 'vitest';
import { planEdit } from '../../plan/plan-edit.ts';
import { planAtRandom, planFirstSeconds } from './floor-planners.ts';
import { measureCorpus } from './measure-corpus.ts';
import { readCorpus } from './read-corpus.ts';

const DEVELOPMENT_SET = readCorpus('development');
const REPORT_SET = readCorpus('report');

/** What the sets met when they were last measured, with some room. */
const DEVELOPMENT_FROM = 0.83;
const REPORT_FROM = 0.84;
/** Two thousand plans, on a machine that does much else. */
const PLANNING_MS_MAX = 600_000;

test('the development set is met for the most part, in every aspect', { timeout: PLANNING_MS_MAX }, () => {
  const { met, asked, byAspect } = measureCorpus(DEVELOPMENT_SET, ({ prompt }, clips) => planEdit({ prompt, clips }));
  expect(met / asked).toBeGreaterThanOrEqual(DEVELOPMENT_FROM);
  for (const [aspect, count] of byAspect) expect({ aspect, share: count.met / count.asked }).toSatisfy(isMostlyMet);
});

function isMostlyMet({ share }: { readonly share: number }): boolean {
  return share >= 0.7;
}

test('the corpus has at least 150 prompts, none of them in both sets', () => {
  const prompts = [...DEVELOPMENT_SET, ...REPORT_SET].map(({ scene, prompt }) => `${scene}: ${prompt}`);
  expect(prompts.length).toBeGreaterThanOrEqual(150);
  expect(new Set(prompts).size).toBe(prompts.length);
});

test('the report set is met for the most part, and planners that cannot read stay far below', () => {
  const director = measureCorpus(REPORT_SET, ({ prompt }, clips) => planEdit({ prompt, clips }));
  const random = measureCorpus(REPORT_SET, (_, clips) => planAtRandom(clips, 7));
  const first = measureCorpus(REPORT_SET, (_, clips) => planFirstSeconds(clips, 0));
  expect(director.met / director.asked).toBeGreaterThanOrEqual(REPORT_FROM);
  expect(random.met / random.asked).toBeLessThan(0.6);
  expect(first.met / first.asked).toBeLessThan(0.6);
});
