import type { BrowserContext } from '@playwright/test';
import { fakeTus } from '../harness/fakes/fake-tus.ts';
import { emptyProject } from '../harness/fakes/sample-project.ts';
import { chosenFile } from '../harness/footage/upload-files.ts';
import { button, expect, expectToast, link, test, toastRegion } from '../harness/screens/screen.ts';
import { choose, UPLOAD_PATH } from '../harness/screens/upload-screen.ts';

// A screen comes first and its parts later: what interrupts them must not take away what is there.

test.beforeEach(({ api }) => {
  api.projects = [emptyProject()];
});

test('a dialog whose code fails to come twice is there all the same', async ({ page, api, context }) => {
  const lost = await losing(context, 'open-dialog', 2);
  await fakeTus(page, api);
  await page.goto(UPLOAD_PATH);
  await choose(page, [chosenFile('beach.mp4')]);
  await expect(page.getByRole('dialog', { name: 'Tus Upload Complete!' })).toBeVisible();
  expect(lost.count).toBe(2);
});

test('a notification whose code fails to come is shown as soon as it does', async ({
  page,
  api,
  context,
}) => {
  const lost = await losing(context, 'toaster', 2);
  const tus = await fakeTus(page, api);
  tus.refuse('POST', { status: 400, body: { code: 'invalid_request', message: 'No.' } });
  await page.goto(UPLOAD_PATH);
  await choose(page, [chosenFile('beach.mp4')]);
  await expectToast(page, ['Upload Error', 'Upload failed: beach.mp4 - No.']);
  expect(lost.count).toBe(2);
});

test('without a connection the next screen is waited for', async ({ page, context }) => {
  await page.goto(UPLOAD_PATH);
  await expect(page.getByRole('heading', { name: 'Upload Your Video Clips' })).toBeVisible();
  await context.setOffline(true);
  await link(page, 'Back to dashboard').click();
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'Recent Projects' })).toBeVisible();
});

test('without a connection a dialog says what it waits for, and can be called off', async ({
  page,
  context,
}) => {
  // A page that rests fetches it before anybody asks.
  await context.route('**/assets/open-dialog-*.js', (route) => route.abort('internetdisconnected'));
  await page.goto('/account');
  await expect(toastRegion(page)).toBeAttached();
  await page.getByLabel('Your password').fill('the one I have');
  await context.setOffline(true);
  await button(page, 'Delete my account').click();
  const waiting = page.getByRole('status').filter({ hasText: 'You are offline. This opens when' });
  await expect(waiting).toBeVisible();
  await button(page, 'Cancel').click();
  await expect(waiting).toHaveCount(0);
  await button(page, 'Delete my account').click();
  await expect(waiting).toBeVisible();
  await context.unroute('**/assets/open-dialog-*.js');
  await context.setOffline(false);
  await expect(page.getByRole('alertdialog', { name: 'Delete your account?' })).toBeVisible();
  await expect(waiting).toHaveCount(0);
});

test('a dialog whose code is gone for good takes no screen with it', async ({ page, context }) => {
  await losing(context, 'open-dialog');
  await page.goto('/account');
  await page.getByLabel('Your password').fill('the one I have');
  await button(page, 'Delete my account').click();
  // After 7.5 s of pauses.
  const failed = page.getByText('A part of this page could not be loaded.');
  await expect(failed).toBeVisible({ timeout: 40_000 });
  await expect(button(page, 'Reload')).toBeVisible();
  await button(page, 'Cancel').click();
  await expect(failed).toHaveCount(0);
  await expect(page.getByLabel('Your password')).toHaveValue('the one I have');
});

test('code that is gone for good: what to do, and reloading brings it', async ({ page, context }) => {
  const lost = await losing(context, 'dashboard-screen');
  await page.goto(UPLOAD_PATH);
  await expect(page.getByRole('heading', { name: 'Upload Your Video Clips' })).toBeVisible();
  await link(page, 'Back to dashboard').click();
  // After 7.5 s of pauses: in real time, for a clock that stands still may be moved before the page has looked at it.
  await expect(page.getByText('This screen could not be shown')).toBeVisible({ timeout: 40_000 });
  expect(lost.count).toBe(5);
  lost.left = 0;
  await button(page, 'Reload').click();
  await expect(page.getByRole('heading', { name: 'Recent Projects' })).toBeVisible();
});

/** The connection breaks whenever this script is asked for, so many times. */
async function losing(context: BrowserContext, script: string, times = Number.POSITIVE_INFINITY) {
  const lost = { count: 0, left: times };
  await context.route(`**/assets/${script}-*.js`, async (route) => {
    if (lost.left <= 0) return route.continue();
    lost.left--;
    lost.count++;
    await route.abort('connectionreset');
  });
  return lost;
}
