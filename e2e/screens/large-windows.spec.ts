import type { Page } from '@playwright/test';
import { PROJECT_ID, sampleProject } from '../harness/fakes/sample-project.ts';
import { throughEveryScreen } from '../harness/screens/every-screen.ts';
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
});

test('the logo stands in one place on every screen, from a phone to a large window', {
  tag: '@desktop',
}, async ({ page, api }) => {
  const mark = page.locator('svg:has(path[d="M2.5 16.5 21.5 7.5"])').first();
  const seen = new Map<number, Map<string, string[]>>();
  await throughEveryScreen(page, api, async (name) => {
    for (const width of [390, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const box = await mark.boundingBox();
      const places = seen.get(width) ?? new Map<string, string[]>();
      seen.set(width, places);
      const place = box === null ? 'none' : `${Math.round(box.x)}, ${Math.round(box.y)}`;
      places.set(place, [...(places.get(place) ?? []), name]);
    }
  });
  expect([...seen].map(([width, places]) => [width, ...places.keys()])).toEqual([
    [390, '16, 14'],
    [1440, '152, 14'],
    [1920, '195, 14'],
  ]);
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
