import type { Page } from '@playwright/test';
import { PROJECT_ID, sampleProject, uploadedProject } from '../harness/fakes/sample-project.ts';
import { button, expect, test } from '../harness/screens/screen.ts';

test.describe('on a phone', { tag: '@phone' }, () => {
  /** Of every field that is in sight, in CSS pixels: below 16, iOS zooms the page in when one is focused. */
  const fieldSizes = (page: Page) =>
    page.evaluate(() =>
      [...document.querySelectorAll('input, textarea, select')]
        .filter(
          (field) =>
            field.checkVisibility() &&
            !field.matches('[type=range], [type=checkbox], [type=radio], [type=file]'),
        )
        .map((field) => Number.parseFloat(getComputedStyle(field).fontSize)),
    );

  const FIELDS: readonly (readonly [string, string, (page: Page) => Promise<void>])[] = [
    ['prompt', `/prompt/${PROJECT_ID}`, async () => undefined],
    ['account', '/account', async () => undefined],
    ['title of a reel', `/preview/${PROJECT_ID}`, (page) => button(page, 'Edit title').click()],
    [
      'title of a project',
      '/dashboard',
      async (page) => {
        await button(page, 'More for Summer by the sea').click();
        await page.getByRole('menuitem', { name: 'Rename Project' }).click();
      },
    ],
  ];
  for (const [name, path, open] of FIELDS) {
    test(`no field zooms the page when it is focused: ${name}`, async ({ page, api }) => {
      api.projects = [name === 'prompt' ? uploadedProject() : sampleProject()];
      await page.goto(path);
      await open(page);
      await expect(page.locator('input:visible, textarea:visible').first()).toBeVisible();
      const sizes = await fieldSizes(page);
      expect(sizes.length).toBeGreaterThan(0);
      for (const size of sizes) expect(size).toBeGreaterThanOrEqual(16);
    });
  }

  test('what lies at the edges keeps clear of notch and home bar', async ({ page, api }) => {
    api.projects = [sampleProject()];
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setSafeAreaInsetsOverride', {
      insets: { bottom: 34, bottomMax: 34, left: 60, leftMax: 60, right: 60, rightMax: 60 },
    });
    await page.goto(`/preview/${PROJECT_ID}`);
    const bar = page.getByRole('contentinfo').getByRole('link', { name: 'Export Video' });
    await expect(bar).toBeVisible();
    const edges = await bar.evaluate((element) => {
      const { left, right, bottom } = element.getBoundingClientRect();
      return [left, window.innerWidth - right, window.innerHeight - bottom];
    });
    expect(edges).toEqual([60, 60, 34]);
    const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
    expect(heading?.x).toBe(60);
  });
});
