import { briefSchema, type Project } from '@cutroom/contract';
import type { Page } from '@playwright/test';
import { plannedSampleBrief } from '../harness/fakes/sample-brief.ts';
import { PROJECT_ID, processingProject, sampleProject } from '../harness/fakes/sample-project.ts';
import { expectAccessible } from '../harness/screens/axe.ts';
import { button, expect, pathOf, test } from '../harness/screens/screen.ts';

const chips = (page: Page) => page.getByRole('list', { name: 'Understood' }).getByRole('button');
const names = (page: Page) =>
  chips(page).evaluateAll((list) => list.map((chip) => chip.getAttribute('aria-label')));

function plannedProject(): Project {
  const project = sampleProject();
  const { editingPlan } = project;
  return editingPlan === null
    ? project
    : { ...project, editingPlan: { ...editingPlan, brief: plannedSampleBrief() } };
}

for (const screen of ['preview', 'timeline'] as const) {
  test.describe(`the ${screen}`, () => {
    test.beforeEach(async ({ api, page }) => {
      api.projects = [plannedProject()];
      await page.goto(`/${screen}/${PROJECT_ID}`);
      await expect(chips(page)).toHaveCount(4);
    });

    test('tells what became of each wish, with the reason', async ({ page }) => {
      await expect
        .poll(() => names(page))
        .toEqual([
          '30 s long, partly met',
          'Opens with the beach, met',
          'Slow pace, a guess, not met',
          'Leaves out forest, met',
        ]);
      await chips(page).first().click();
      await expect(page.getByRole('dialog')).toContainText('The clips hold only 24 s.');
    });

    test('plans anew from what was changed', async ({ page, api }) => {
      await chips(page).first().click();
      await page.getByLabel('How long', { exact: true }).fill('12');
      await button(page, 'Done').click();
      await expect(chips(page).first()).toHaveAccessibleName('12 s long, changed by you');
      api.answer('regenerate', processingProject(5));
      await button(page, 'Regenerate with changes').click();
      await expect.poll(() => pathOf(page)).toBe(`/processing/${PROJECT_ID}`);
      const body = api.calls('regenerate').at(-1)?.body as { brief: unknown };
      expect(briefSchema.parse(body.brief)).toMatchObject({
        wishes: [{ kind: 'length', source: 'creator', amount: { value: 12 } }],
        removed: [],
      });
    });

    test('forgets changes that are discarded', async ({ page }) => {
      await chips(page).nth(1).click();
      await button(page, 'Not this').click();
      await expect(chips(page)).toHaveCount(3);
      await button(page, 'Discard').click();
      await expect(chips(page)).toHaveCount(4);
      await expect(button(page, 'Regenerate with changes')).toHaveCount(0);
    });

    test('has chips in which axe finds nothing', async ({ page }) => {
      await expectAccessible(page);
    });
  });
}
