import { expect, it } from 'vitest';
import { sampleBrief, sampleWish } from '../../components/brief-chips/testing/sample-brief.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { sampleProject } from '../../testing/sample-project.ts';
import { UnderstoodRequest } from './understood-request.tsx';

const plan = sampleProject().editingPlan ?? expect.unreachable('the sample has a plan');
const textOf = (changes: Partial<typeof plan>) =>
  renderScreen(<UnderstoodRequest plan={{ ...plan, ...changes }} prompt="A calm reel" />, []).text;

it('tells the wishes in words where the plan has no chips for them', () => {
  expect(textOf({})).toContain(plan.instructions);
  expect(textOf({ brief: { ...sampleBrief([]), outcomes: [] } })).toContain(plan.instructions);
});

it('leaves the wishes to the chips where there are some', () => {
  const brief = { ...sampleBrief([sampleWish('pace', { pace: 'slow', course: null })]), outcomes: [] };
  expect(textOf({ brief })).not.toContain(plan.instructions);
});
