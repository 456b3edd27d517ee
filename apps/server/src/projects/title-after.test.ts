import { DEFAULT_PLAN_TITLE, NEW_PROJECT_TITLE } from '@cutroom/contract';
import { describe, expect, it } from 'vitest';
import { titleAfter } from './title-after.ts';

const planned = (title: string) => ({ title, description: '', instructions: '', selectedClips: [] });

describe('the title after a generation', () => {
  it.each([
    ['is the plan’s while the project has none of its own', NEW_PROJECT_TITLE, null, 'Rome', 'Rome'],
    ['follows the plan as long as the last plan gave it', 'Rome', 'Rome', 'Paris', 'Paris'],
    ['stays the user’s', 'My trip', 'Rome', 'Paris', 'My trip'],
    ['stays where the plan has only the default', 'Rome', 'Rome', DEFAULT_PLAN_TITLE, 'Rome'],
    ['stays where the plan has no words', NEW_PROJECT_TITLE, null, '  ', NEW_PROJECT_TITLE],
    ['is cut to what a title may hold', NEW_PROJECT_TITLE, null, 'x'.repeat(300), 'x'.repeat(200)],
  ])('%s', (_, title, lastPlanTitle, planTitle, expected) => {
    const editingPlan = lastPlanTitle === null ? null : planned(lastPlanTitle);
    expect(titleAfter({ title, editingPlan }, planned(planTitle))).toBe(expected);
  });
});
