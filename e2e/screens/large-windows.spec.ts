import type { Page } from '@playwright/test';
import { PROJECT_ID, sampleProject } from '../harness/fakes/sample-project.ts';
import { expect, test } from '../harness/screens/screen.ts';

const player = (page: Page) => page.getByRole('region', { name: 'Your video' });
const boxOf = async (page: Page) => {
  await expect(player(page)).toBeVisible();
  return (await player(page).boundingBox()) ?? { width: 0, height: 0, x: 0 };
};

test.beforeEach(async ({ api }) => {
  api.projects = [sampleProject()];
});

test.describe('a large window is made use of', { tag: '@desktop' }, () => {
  test.use({ viewport: { width: 1920, height: 1080 } });

  for (const [path, share] of [
    ['preview', 0.75],
    ['timeline', 0.7],
    ['export', 0.7],
  ] as const) {
    test(`by the reel of ${path}`, async ({ page }) => {
      await page.goto(`/${path}/${PROJECT_ID}`);
      expect((await boxOf(page)).height).toBeGreaterThan(share * 1080);
    });
  }

  test('by every screen of a project, with the way home in one place', async ({ page }) => {
    const home = page.getByRole('link', { name: 'Cutroom home' });
    const places = new Set<number | undefined>();
    for (const path of ['upload', 'prompt', 'preview', 'timeline', 'export']) {
      await page.goto(`/${path}/${PROJECT_ID}`);
      await expect(home).toBeVisible();
      places.add((await home.boundingBox())?.x);
    }
    expect([...places]).toEqual([expect.any(Number)]);
    expect([...places][0]).toBeLessThan(240);
  });
});

test.describe('in a small desktop window', { tag: '@desktop' }, () => {
  test('the strip of the preview is as wide as its reel', async ({ page }) => {
    await page.goto(`/preview/${PROJECT_ID}`);
    const strip = await page.getByRole('region', { name: 'Video Timeline' }).boundingBox();
    expect(Math.abs((strip?.width ?? 0) - (await boxOf(page)).width)).toBeLessThan(2);
  });

  test('the quick suggestions stand beside the text, in sight as the screen opens', async ({ page }) => {
    await page.goto(`/prompt/${PROJECT_ID}`);
    await expect(page.getByRole('button', { name: /^Tutorial Style/ })).toBeInViewport({ ratio: 1 });
  });
});
