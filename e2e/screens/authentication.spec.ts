import type { Page } from '@playwright/test';
import { PROJECT_ID, sampleProject, uploadedProject } from '../harness/fakes/sample-project.ts';
import {
  button,
  expect,
  expectToast,
  notedToasts,
  pathOf,
  test,
  toastRegion,
  toasts,
} from '../harness/screens/screen.ts';

const ANNOUNCING_SCREENS = [
  '/dashboard',
  `/prompt/${PROJECT_ID}`,
  `/processing/${PROJECT_ID}`,
  `/preview/${PROJECT_ID}`,
  `/timeline/${PROJECT_ID}`,
  `/export/${PROJECT_ID}`,
  `/success/${PROJECT_ID}`,
  '/ideal-upload',
] as const;
const LOGGED_OUT = ['Unauthorized', 'You are logged out. Logging in again...'] as const;
/** What working screens ask for once somebody is signed in. */
const SCREEN_CALLS = ['listProjects', 'getProject', 'listPlans'] as const;
const loginFrom = (path: string) => `/api/login?returnTo=${encodeURIComponent(path)}`;

for (const path of ANNOUNCING_SCREENS) {
  test(`signed out on ${path}: an empty page with the notification, and 500 ms later sign-in that leads back`, async ({
    page,
    api,
    time,
  }) => {
    api.endSession();
    const user = api.hold('getUser');
    await page.goto(path);
    await time.stop();
    user.release();
    const passed = await time.until(toasts(page));
    await expectToast(page, LOGGED_OUT);
    await expect(page.getByRole('main')).toHaveCount(0);
    await time.pass(490 - passed);
    expect(pathOf(page)).toBe(path);
    await time.pass(20);
    await page.waitForURL(`**${loginFrom(path)}`);
    expect(SCREEN_CALLS.flatMap(api.calls)).toEqual([]);
  });
}

test('signed out on the upload screen: sign-in at once, without a word', async ({ page, api, time }) => {
  api.endSession();
  const user = api.hold('getUser');
  const path = `/upload/${PROJECT_ID}`;
  await page.goto(path);
  await time.stop();
  user.release();
  const passed = await time.until(page.getByRole('heading', { name: '/api/login' }));
  expect(pathOf(page)).toBe(loginFrom(path));
  expect(passed, 'milliseconds on the way').toBeLessThan(490);
});

test('signed out on the front page: the landing page, whose button leads to sign-in', async ({
  page,
  api,
}) => {
  api.endSession();
  await page.goto('/');
  await expect(page.getByText('AI-powered video editing for social media')).toBeVisible();
  await expect(page.getByRole('link', { name: 'help@cutroom.example' })).toHaveAttribute(
    'href',
    'mailto:help@cutroom.example',
  );
  await button(page, 'Get Started').click();
  await page.waitForURL('**/api/login');
});

test('while it is not known who is there: the landing page on /, an empty page elsewhere', async ({
  page,
  api,
}) => {
  const user = api.hold('getUser');
  await page.goto('/');
  await expect(button(page, 'Get Started')).toBeVisible();
  await page.goto('/dashboard');
  await expect(page.locator('#root')).toBeAttached();
  await expect(page.locator('body')).toHaveText('');
  user.release();
  await expect(page.getByRole('heading', { name: 'Create Your Video' })).toBeVisible();
});

test('any other path is the not-found page, for everyone', async ({ page, api }) => {
  await page.goto('/nowhere/at/all');
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
  await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible();
  api.endSession();
  await page.goto('/nowhere/at/all');
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
  // The server gives the page for addresses that cannot even be read.
  await page.goto('/%');
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
});

for (const path of ['/upload/not-a-number', '/preview/0', '/timeline/99999999999']) {
  test(`a project that cannot be, at ${path}: sign-in first, then no such project`, async ({ page, api }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'Project not found' })).toBeVisible();
    await expect(page.getByText("doesn't exist or you don't have access to it.")).toBeVisible();
    await expect(page.getByRole('link', { name: 'Back to Dashboard' })).toHaveAttribute('href', '/');
    expect(api.calls('getProject')).toEqual([]);
    api.endSession();
    await page.goto(path);
    await page.waitForURL(`**${loginFrom(path)}`);
  });
}

test('the log-out button goes to /api/logout', async ({ page }) => {
  await page.goto('/dashboard');
  await button(page, 'Log out').click();
  await page.waitForURL('**/api/logout');
});

test.describe('a session that ends is noticed by any call', () => {
  let noted: readonly string[];
  test.beforeEach(async ({ page }) => {
    noted = await notedToasts(page);
  });
  const open = async (page: Page, path: string) => {
    await page.goto(path);
    await expect(toastRegion(page)).toBeAttached();
  };
  const expectSignIn = async (page: Page, path: string) => {
    await page.waitForURL(`**${loginFrom(path)}`);
    expect(noted).toEqual([LOGGED_OUT.join(' / ')]);
  };

  test('creating a project', async ({ page, api }) => {
    await open(page, '/dashboard');
    await expect(button(page, 'Create New Video')).toBeEnabled();
    api.endSession();
    await button(page, 'Create New Video').click();
    await expectSignIn(page, '/dashboard');
  });

  test('starting a generation', async ({ page, api }) => {
    api.projects = [uploadedProject()];
    await open(page, `/prompt/${PROJECT_ID}`);
    await page.getByLabel('Video Description & Instructions').fill('A reel');
    api.endSession();
    await button(page, 'Generate Video').click();
    await expectSignIn(page, `/prompt/${PROJECT_ID}`);
  });

  test('polling the progress', async ({ page, api }) => {
    api.projects = [sampleProject({ status: 'processing', processingProgress: 10 })];
    await open(page, `/processing/${PROJECT_ID}`);
    await expect(page.getByText('Step 3 of 4')).toBeVisible();
    api.endSession();
    await expectSignIn(page, `/processing/${PROJECT_ID}`);
  });

  test('regenerating', async ({ page, api }) => {
    api.projects = [sampleProject()];
    await open(page, `/timeline/${PROJECT_ID}`);
    await expect(button(page, 'Regenerate')).toBeVisible();
    api.endSession();
    await button(page, 'Regenerate').click();
    await expectSignIn(page, `/timeline/${PROJECT_ID}`);
  });

  for (const action of ['Download Video', 'TikTok'] as const) {
    test(`on the export screen: ${action}`, async ({ page, api }) => {
      api.projects = [sampleProject()];
      await open(page, `/export/${PROJECT_ID}`);
      await expect(button(page, action)).toBeEnabled();
      api.endSession();
      await button(page, action).click();
      await expectSignIn(page, `/export/${PROJECT_ID}`);
    });
  }
});

test('at the start a server that does not answer is told of above the landing page', async ({
  page,
  api,
}) => {
  api.drop('getUser');
  await page.goto('/');
  await expect(page.getByRole('alert')).toContainText('Cutroom does not answer');
  await expect(button(page, 'Get Started')).toBeVisible();
  api.restore('getUser');
  await button(page, 'Try again').click();
  await expect(page.getByRole('heading', { name: 'Create Your Video' })).toBeVisible();
});

test('a server that does not answer sends nobody away: it offers to try again', async ({ page, api }) => {
  api.drop('getUser');
  await page.goto('/dashboard');
  await expect(page.getByText('Cutroom does not answer')).toBeVisible();
  expect(pathOf(page)).toBe('/dashboard');
  api.restore('getUser');
  await button(page, 'Try again').click();
  await expect(page.getByRole('heading', { name: 'Create Your Video' })).toBeVisible();
});
