import { expect, test } from 'vitest';
import { planEdit } from '../../plan-edit.ts';
import { DEVELOPMENT_SET } from './development-set.ts';
import { isMet } from './expectation.ts';
import { planAtRandom, planFirstSeconds } from './floor-planners.ts';
import { measureCorpus } from './measure-corpus.ts';
import { REPORT_SET } from './report-set.ts';
import { SCENES } from './scenes.ts';
import { STILL_MISSED } from './still-missed.ts';

test.each(DEVELOPMENT_SET.filter((entry) => !STILL_MISSED.has(entry.prompt)))(
  '$scene: $prompt',
  ({ scene, prompt, expect: expectations }) => {
    const clips = SCENES[scene];
    const plan = planEdit({ prompt, clips });
    expect(expectations.filter((expectation) => !isMet(expectation, plan, clips))).toEqual([]);
  },
);

test('what is known to be misread is of the corpus', () => {
  const prompts = new Set(DEVELOPMENT_SET.map(({ prompt }) => prompt));
  expect([...STILL_MISSED].filter((prompt) => !prompts.has(prompt))).toEqual([]);
});

test('the corpus has at least 150 prompts, none of them in both sets', () => {
  const prompts = [...DEVELOPMENT_SET, ...REPORT_SET].map(({ scene, prompt }) => `${scene}: ${prompt}`);
  expect(prompts.length).toBeGreaterThanOrEqual(150);
  expect(new Set(prompts).size).toBe(prompts.length);
});

test('at least 95 of 100 requirements of the report set are met, and planners that cannot read stay far below', () => {
  const director = measureCorpus(REPORT_SET, ({ prompt }, clips) => planEdit({ prompt, clips }));
  const random = measureCorpus(REPORT_SET, (_, clips) => planAtRandom(clips, 7));
  const first = measureCorpus(REPORT_SET, (_, clips) => planFirstSeconds(clips, 0));
  expect(director.met / director.asked).toBeGreaterThanOrEqual(0.95);
  expect(random.met / random.asked).toBeLessThan(0.6);
  expect(first.met / first.asked).toBeLessThan(0.6);
});
