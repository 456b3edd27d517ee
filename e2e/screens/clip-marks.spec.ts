import { briefSchema } from '@cutroom/contract';
import type { Page } from '@playwright/test';
import {
  PROJECT_ID,
  processingProject,
  sampleClip,
  sampleProject,
  uploadedProject,
} from '../harness/fakes/sample-project.ts';
import { expectAccessible } from '../harness/screens/axe.ts';
import { button, expect, test } from '../harness/screens/screen.ts';

const PATH = `/prompt/${PROJECT_ID}`;
const text = (page: Page) => page.getByLabel('Video Description & Instructions');
const chips = (page: Page) => page.getByRole('list', { name: 'Understood' }).getByRole('button');
const star = (page: Page, name: string) => button(page, `Must be in: ${name}`);
const ban = (page: Page, name: string) => button(page, `Leave out: ${name}`);
const strip = (page: Page) => page.getByRole('region', { name: 'Your clips' });

test.beforeEach(({ api }) => {
  api.projects = [uploadedProject()];
});

test('one press says that a clip must be in or is left out, a chip says it too, and it goes along with the prompt', async ({
  page,
  api,
}) => {
  await page.goto(PATH);
  await star(page, 'beach.mp4').click();
  await expect(star(page, 'beach.mp4')).toHaveAttribute('aria-pressed', 'true');
  await expect(strip(page).getByRole('status')).toHaveText('beach.mp4 must be in the video.');
  await ban(page, 'forest.mp4').click();
  await expect(strip(page).getByText(/1 must be in · 1 left out$/)).toBeVisible();
  // Before a word is written, and after.
  await expect(chips(page)).toHaveText(['Shows beach', 'Leaves out forest']);
  await text(page).fill('A calm reel');
  await expect
    .poll(() => (api.calls('readBrief').at(-1)?.body as { brief?: unknown } | undefined)?.brief)
    .toMatchObject({ wishes: [{ kind: 'include' }, { kind: 'exclude' }], removed: [] });
  await expect(chips(page).first()).toHaveAccessibleName('Shows beach, marked by you');
  api.answer('processProject', processingProject(5));
  await button(page, 'Generate Video').click();
  await expect.poll(() => api.calls('processProject').length).toBe(1);
  const sent = api.calls('processProject')[0]?.body as { brief?: unknown } | undefined;
  expect(briefSchema.parse(sent?.brief).wishes).toMatchObject([
    { kind: 'include', source: 'creator', clips: [{ clips: [{ clipId: 'clip-a', by: 'creator' }] }] },
    { kind: 'exclude', source: 'creator', clips: [{ clips: [{ clipId: 'clip-c', by: 'creator' }] }] },
  ]);
});

test('a clip is one or the other, and another press takes its mark off', async ({ page }) => {
  await page.goto(PATH);
  await star(page, 'beach.mp4').click();
  await ban(page, 'beach.mp4').click();
  await expect(star(page, 'beach.mp4')).toHaveAttribute('aria-pressed', 'false');
  await expect(chips(page)).toHaveText(['Leaves out beach']);
  await ban(page, 'beach.mp4').click();
  await expect(ban(page, 'beach.mp4')).toHaveAttribute('aria-pressed', 'false');
  await expect(strip(page).getByRole('status')).toHaveText('beach.mp4 is not marked any more.');
  await expect(chips(page)).toHaveCount(0);
});

test('its chip takes a mark off, and can be undone', async ({ page }) => {
  await page.goto(PATH);
  await star(page, 'market.mov').click();
  await chips(page).first().click();
  await expect(page.getByText('Marked by you beside the clip.')).toBeVisible();
  await button(page, 'Take the mark off').click();
  await expect(star(page, 'market.mov')).toHaveAttribute('aria-pressed', 'false');
  await expect(button(page, 'Undo')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(star(page, 'market.mov')).toHaveAttribute('aria-pressed', 'true');
  await expect(chips(page)).toHaveText(['Shows market']);
});

test('marks are there again after a reload, and after the generation that they went along with', async ({
  page,
  api,
}) => {
  await page.goto(PATH);
  await ban(page, 'forest.mp4').click();
  await page.reload();
  await expect(ban(page, 'forest.mp4')).toHaveAttribute('aria-pressed', 'true');
  await expect(chips(page)).toHaveText(['Leaves out forest']);
  const kept = await page.evaluate((key) => sessionStorage.getItem(key), `cutroom-brief-draft-${PROJECT_ID}`);
  await page.evaluate(() => sessionStorage.clear());
  const brief = { ...briefSchema.parse(JSON.parse(kept ?? '')), outcomes: [] };
  const finished = sampleProject();
  api.projects = [{ ...finished, editingPlan: finished.editingPlan && { ...finished.editingPlan, brief } }];
  await page.reload();
  await expect(ban(page, 'forest.mp4')).toHaveAttribute('aria-pressed', 'true');
});

test('with forty clips the keyboard has one stop for them, and arrows for the rest', async ({
  page,
  api,
}) => {
  const videoClips = Array.from({ length: 40 }, (_, at) => sampleClip(`clip-${at}`, `take${at}.mp4`));
  api.projects = [uploadedProject({ videoClips })];
  await page.goto(PATH);
  await star(page, 'take0.mp4').focus();
  await page.keyboard.press('Tab');
  await expect(text(page)).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(star(page, 'take0.mp4')).toBeFocused();
  await page.keyboard.press('End');
  await expect(star(page, 'take39.mp4')).toBeFocused();
  await expect(star(page, 'take39.mp4')).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await expect(ban(page, 'take38.mp4')).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(ban(page, 'take38.mp4')).toBeFocused();
});

test('axe finds nothing in clips that are marked, and a thumb has room for each press', async ({ page }) => {
  await page.goto(PATH);
  await star(page, 'beach.mp4').click();
  await ban(page, 'forest.mp4').click();
  await expect(chips(page)).toHaveCount(2);
  await expectAccessible(page);
  for (const pressed of [star(page, 'beach.mp4'), ban(page, 'beach.mp4')]) {
    const box = await pressed.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
    await page.evaluate(() => window.innerWidth),
  );
});
