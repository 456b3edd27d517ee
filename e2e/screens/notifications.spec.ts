import type { Page } from '@playwright/test';
import { PROJECT_ID, sampleProject, uploadedProject } from '../harness/fakes/sample-project.ts';
import type { PageTime } from '../harness/screens/page-time.ts';
import { button, expect, expectToast, test, toastRegion, toasts } from '../harness/screens/screen.ts';

const CREATE_FAILED = ['Error', 'Failed to create project. 503: No'] as const;

/** The dashboard at rest, its time stopped. */
async function openDashboard(page: Page, time: PageTime): Promise<void> {
  await page.goto('/dashboard');
  await expect(toastRegion(page)).toBeAttached();
  await expect(button(page, 'Create New Video')).toBeEnabled();
  await time.stop();
}

/** A notification of the dashboard: a project that cannot be created. */
async function notify(page: Page): Promise<void> {
  await button(page, 'Create New Video').click();
}

test.beforeEach(({ api }) => {
  api.projects = [sampleProject()];
  api.say('createProject', 503, 'No');
});

test('one is shown at a time: the next takes the place of the one before', { tag: '@both' }, async ({
  page,
  api,
}) => {
  await page.goto('/dashboard');
  await notify(page);
  await expectToast(page, CREATE_FAILED);
  api.say('createProject', 504, 'Later');
  await notify(page);
  await expectToast(page, ['Error', 'Failed to create project. 504: Later']);
  await expect(toasts(page)).toHaveCount(1);
});

test('it goes away after 5 s', { tag: '@both' }, async ({ page, time }) => {
  await openDashboard(page, time);
  await notify(page);
  await time.until(toasts(page));
  await time.pass(4700);
  await expect(toasts(page)).toHaveCount(1);
  await time.pass(400);
  await expect(toasts(page)).toHaveCount(0);
});

test('F8 brings the focus to it, Escape and its button close it', async ({ page }) => {
  await page.goto('/dashboard');
  await notify(page);
  await expectToast(page, CREATE_FAILED);
  await page.keyboard.press('F8');
  await expect(page.getByRole('region', { name: /F8/ }).getByRole('list')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(toasts(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(toasts(page)).toHaveCount(0);
  await notify(page);
  await toasts(page).getByRole('button', { name: 'Close' }).click();
  await expect(toasts(page)).toHaveCount(0);
});

test('a swipe of 50 px to the right sends it away, a shorter one does not', { tag: '@both' }, async ({
  page,
  time,
}) => {
  await openDashboard(page, time);
  await notify(page);
  await time.until(toasts(page));
  const swipe = async (pixels: number) => {
    const box = (await toasts(page).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const [x, y] = [box.x + 30, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + pixels / 2, y, { steps: 3 });
    await page.mouse.move(x + pixels, y, { steps: 3 });
    await page.mouse.up();
  };
  await swipe(40);
  await expect(toasts(page)).toHaveAttribute('data-swipe', 'cancel');
  await expect(toasts(page)).toHaveCount(1);
  await swipe(70);
  await expect(toasts(page)).toHaveCount(0);
});

test('it is at most 420 px wide on wide screens, at the lower right', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.goto('/dashboard');
  await notify(page);
  await expect(toasts(page)).toBeVisible();
  const region = page.getByRole('region', { name: /F8/ }).getByRole('list');
  await expect(region).toHaveCSS('max-width', '420px');
  const { x = 0, width = 0 } = (await region.boundingBox()) ?? {};
  expect(width).toBe(420);
  expect(x + width).toBe(1280);
});

test('it takes the width of a phone', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/dashboard');
  await notify(page);
  await expect(toasts(page)).toBeVisible();
  const { width = 0 } =
    (await page.getByRole('region', { name: /F8/ }).getByRole('list').boundingBox()) ?? {};
  expect(width).toBe(390);
});

for (const [size, viewport, tag] of [
  ['a wide window', { width: 1280, height: 800 }, '@desktop'],
  ['a phone', { width: 390, height: 844 }, '@phone'],
] as const) {
  test(`on ${size} it keeps above the buttons at the lower edge`, { tag }, async ({ page, api }) => {
    await page.setViewportSize(viewport);
    api.projects = [uploadedProject()];
    api.refuse('processProject', 'internal');
    await page.goto(`/prompt/${PROJECT_ID}`);
    await page.getByLabel('Video Description & Instructions').fill('A reel');
    await button(page, 'Generate Video').click();
    await expect(toasts(page)).toBeVisible();
    const bar = await page.locator('footer').boundingBox();
    const shown = await toasts(page).boundingBox();
    expect((shown?.y ?? 0) + (shown?.height ?? 0)).toBeLessThan(bar?.y ?? 0);
    await button(page, 'Generate Video').click();
  });
}

test('failures are spoken at once, everything else politely', { tag: '@both' }, async ({
  page,
  api,
  time,
}) => {
  const spoken = (text: string) => page.locator('[role="status"][aria-live]', { hasText: text });
  await page.goto('/dashboard');
  await expect(toastRegion(page)).toBeAttached();
  api.answer('deleteProject', { success: true });
  await button(page, 'More for Summer by the sea').click();
  await page.getByRole('menuitem', { name: 'Delete Project' }).click();
  const confirm = page.getByRole('alertdialog').getByRole('button', { name: 'Delete Project' });
  await expect(confirm).toBeVisible();
  await time.stop();
  await confirm.click();
  await time.until(toasts(page));
  await time.pass(60);
  await expect(spoken('Project Deleted')).toHaveAttribute('aria-live', 'polite');
  await time.pass(1500);
  await notify(page);
  await time.until(toasts(page).filter({ hasText: 'Failed to create' }));
  await time.pass(60);
  await expect(spoken('Failed to create')).toHaveAttribute('aria-live', 'assertive');
});
