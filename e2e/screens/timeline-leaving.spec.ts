import { ERROR_CATALOGUE } from '@cutroom/contract';
import type { Page } from '@playwright/test';
import { PROJECT_ID, processingProject, sampleProject } from '../harness/fakes/sample-project.ts';
import { button, expect, expectToast, link, pathOf, test } from '../harness/screens/screen.ts';
import { chooseClip, openTimeline, TIMELINE_PATH, unsaved } from '../harness/screens/timeline-screen.ts';

const question = (page: Page) => page.getByRole('alertdialog', { name: 'Leave without saving?' });
const answer = (page: Page, name: string) => question(page).getByRole('button', { name, exact: true });

test.beforeEach(async ({ page, api }) => {
  await openTimeline(page, api);
});

for (const [name, path] of [
  ['Edit Prompt', `/prompt/${PROJECT_ID}`],
  ['Back to preview', `/preview/${PROJECT_ID}`],
] as const) {
  test(`'${name}' leads on at once where everything is saved, and asks where it is not`, async ({ page }) => {
    await link(page, name).click();
    await expect.poll(() => pathOf(page)).toBe(path);
    await page.goto(TIMELINE_PATH);
    await chooseClip(page, 1);
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
  await chooseClip(page, 1);
  await button(page, 'Move clip 1 down').click();
  await link(page, 'Edit Prompt').click();
  await answer(page, 'Save and Leave').click();
  await expect.poll(() => pathOf(page)).toBe(`/prompt/${PROJECT_ID}`);
  await expect.poll(() => api.calls('saveTimeline')).toHaveLength(1);
});

test('what cannot be saved keeps the person where they are', async ({ page, api }) => {
  api.refuse('saveTimeline', 'internal');
  await chooseClip(page, 1);
  await button(page, 'Move clip 1 down').click();
  await link(page, 'Edit Prompt').click();
  await answer(page, 'Save and Leave').click();
  await expectToast(page, ['Timeline Save Failed', ERROR_CATALOGUE.internal.message]);
  expect(pathOf(page)).toBe(TIMELINE_PATH);
});

test.describe("'Export Video'", () => {
  test('leads on at once where the video has everything', async ({ page }) => {
    await link(page, 'Export Video').click();
    await expect.poll(() => pathOf(page)).toBe(`/export/${PROJECT_ID}`);
  });

  test('with changes: saves them, makes the video, and goes on to the export', async ({ page, api }) => {
    api.answer('saveTimeline', sampleProject({ status: 'timeline_modified' }));
    api.answer('regenerate', processingProject(0));
    const making = api.hold('regenerate');
    await button(page, 'Move clip 1 down').click();
    await link(page, 'Export Video').click();
    const overlay = page.getByRole('dialog', { name: 'Processing Your Video' });
    await expect(overlay).toContainText('The export opens as soon as it is made.');
    api.projects = [processingProject(40)];
    making.release();
    await expect.poll(() => pathOf(page)).toBe(`/processing/${PROJECT_ID}`);
    await expect
      .poll(() => [api.calls('saveTimeline').length, api.calls('regenerate').length])
      .toEqual([1, 1]);
    api.projects = [sampleProject()];
    await expect.poll(() => pathOf(page)).toBe(`/export/${PROJECT_ID}`);
  });

  test('that cannot save stays, with the changes', async ({ page, api }) => {
    api.refuse('saveTimeline', 'internal');
    await button(page, 'Move clip 1 down').click();
    await link(page, 'Export Video').click();
    await expectToast(page, ['Operation Failed', 'Failed to save timeline changes. Please try again.']);
    await expect(unsaved(page)).toBeVisible();
    expect(pathOf(page)).toBe(TIMELINE_PATH);
  });
});
