import { ERROR_CATALOGUE } from '@cutroom/contract';
import type { Page } from '@playwright/test';
import { PROJECT_ID, sampleProject } from '../harness/sample-project.ts';
import { button, expect, expectToast, link, pathOf, test } from '../harness/screen.ts';
import { openTimeline, TIMELINE_PATH, unsaved } from '../harness/timeline-screen.ts';

const question = (page: Page) => page.getByRole('alertdialog', { name: 'Leave without saving?' });
const answer = (page: Page, name: string) => question(page).getByRole('button', { name, exact: true });

test.beforeEach(async ({ page, api }) => {
  await openTimeline(page, api);
});

for (const [name, path] of [
  ['Edit Prompt', `/prompt/${PROJECT_ID}`],
  ['Export Video', `/export/${PROJECT_ID}`],
  ['Back to preview', `/preview/${PROJECT_ID}`],
] as const) {
  test(`'${name}' leads on at once where everything is saved, and asks where it is not`, async ({ page }) => {
    await link(page, name).click();
    await expect.poll(() => pathOf(page)).toBe(path);
    await page.goto(TIMELINE_PATH);
    await button(page, 'Move clip 1 down').click();
    await link(page, name).click();
    await answer(page, 'Stay').click();
    await expect(question(page)).toHaveCount(0);
    expect(pathOf(page)).toBe(TIMELINE_PATH);
    await expect(unsaved(page)).toBeVisible();
    await link(page, name).click();
    await answer(page, 'Leave').click();
    await expect.poll(() => pathOf(page)).toBe(path);
  });
}

test('the question offers to save first', async ({ page, api }) => {
  api.answer('saveTimeline', sampleProject({ status: 'timeline_modified' }));
  await button(page, 'Move clip 1 down').click();
  await link(page, 'Edit Prompt').click();
  await answer(page, 'Save and Leave').click();
  await expect.poll(() => pathOf(page)).toBe(`/prompt/${PROJECT_ID}`);
  expect(api.calls('saveTimeline')).toHaveLength(1);
});

test('what cannot be saved keeps the person where they are', async ({ page, api }) => {
  api.refuse('saveTimeline', 'internal');
  await button(page, 'Move clip 1 down').click();
  await link(page, 'Edit Prompt').click();
  await answer(page, 'Save and Leave').click();
  await expectToast(page, ['Timeline Save Failed', ERROR_CATALOGUE.internal.message]);
  expect(pathOf(page)).toBe(TIMELINE_PATH);
});
