import type { Page, Route } from '@playwright/test';
import { fakeTus } from '../harness/fakes/fake-tus.ts';
import { emptyProject, PROJECT_ID, sampleProject } from '../harness/fakes/sample-project.ts';
import { chosenFile } from '../harness/footage/upload-files.ts';
import { expectAccessible } from '../harness/screens/axe.ts';
import { dropClip } from '../harness/screens/dashboard-screen.ts';
import { button, expect, expectToast, link, openNotifying, pathOf, test } from '../harness/screens/screen.ts';
import { choose, row } from '../harness/screens/upload-screen.ts';

// The device itself is offline, as in offline.spec.ts: what begins outside the app, and what the browser does by itself.

const NOT_CREATED = ['Error', /^Failed to create project\. ./] as const;
/** What the browser shows of itself where a page cannot be had and no service worker stands in. */
const ERROR_PAGE = 'chrome-error://chromewebdata/';

const HEALTHY = { status: 'ok', cage: 'full' } as const;

const waitingClips = (page: Page) => page.getByRole('status').filter({ hasText: 'for the connection' });

async function openEmptyDashboard(page: Page): Promise<void> {
  await openNotifying(page, '/dashboard');
  await expect(page.getByRole('heading', { name: 'Your videos will be here' })).toBeVisible();
}

test('clips for a first project are kept without a connection, and become one with it', {
  tag: '@both',
}, async ({ page, api, isMobile }) => {
  const tus = await fakeTus(page, api);
  await openEmptyDashboard(page);
  const give = (name: string) =>
    isMobile ? choose(page, [chosenFile(name)]) : dropClip(page, name).then(() => undefined);
  await api.goOffline();
  await give('first.mp4');
  await expectToast(page, NOT_CREATED);
  await expect(waitingClips(page)).toContainText('Your clip waits for the connection');
  await give('second.mp4');
  await expect(waitingClips(page)).toContainText('Your 2 clips wait for the connection');
  await expectAccessible(page);
  expect(pathOf(page)).toBe('/dashboard');
  await expect(button(page, 'Create New Video')).toBeEnabled();

  api.answer('getHealth', HEALTHY);
  api.answer('createProject', emptyProject());
  api.projects = [emptyProject()];
  await api.goOnline();
  for (const name of ['first.mp4', 'second.mp4']) await expect(row(page, name)).toContainText('Uploaded');
  expect(tus.requests.filter(({ method }) => method === 'POST')).toHaveLength(2);
  expect(api.calls('createProject')).toHaveLength(1);
});

test('clips for a project go on with a server that was away, too, and it is asked to make one only once', async ({
  page,
  api,
}) => {
  await fakeTus(page, api);
  await openEmptyDashboard(page);
  for (const call of ['createProject', 'getHealth'] as const) api.drop(call);
  await dropClip(page, 'first.mp4');
  await expect(waitingClips(page)).toContainText('It goes on by itself when it returns');
  await expect.poll(() => api.calls('getHealth').length).toBeGreaterThan(0);
  expect(api.calls('createProject')).toHaveLength(1);
  api.answer('createProject', emptyProject());
  api.projects = [emptyProject()];
  api.answer('getHealth', HEALTHY);
  await expect(row(page, 'first.mp4')).toContainText('Uploaded');
  expect(api.calls('createProject')).toHaveLength(2);
});

test("clips for a project that the server could not make are kept for 'Try again', or removed", async ({
  page,
  api,
}) => {
  await fakeTus(page, api);
  await openEmptyDashboard(page);
  api.refuse('createProject', 'internal');
  await dropClip(page, 'unwanted.mp4');
  await expect(page.getByText('Your clip waits here')).toBeVisible();
  await button(page, 'Remove it').press('Enter');
  await expect(page.getByText('Your clip waits here')).toHaveCount(0);
  await expect(button(page, 'Create New Video')).toBeFocused();
  await dropClip(page, 'wanted.mp4');
  await expect(page.getByText('Your clip waits here')).toBeVisible();
  api.answer('createProject', emptyProject());
  api.projects = [emptyProject()];
  await button(page, 'Try again').click();
  await expect(row(page, 'wanted.mp4')).toContainText('Uploaded');
  await expect(row(page, 'unwanted.mp4')).toHaveCount(0);
});

test('clips that were shared to the app go on waiting, and become a project at the next visit', {
  tag: '@phone',
}, async ({ page, api }) => {
  await fakeTus(page, api);
  await openNotifying(page, '/dashboard');
  await link(page, 'Your account').click();
  await expect(page.getByLabel('Your name')).toHaveValue('Maya');
  await page.evaluate(keepSharedClip);
  await api.goOffline();
  await page.goBack();
  await expectToast(page, NOT_CREATED);
  await expect(button(page, 'Create New Video')).toBeEnabled();
  expect(await page.evaluate(() => caches.keys())).toEqual(['cutroom-shared-clips']);

  await api.goOnline();
  api.answer('createProject', emptyProject());
  api.projects = [emptyProject()];
  await page.reload();
  await expect(row(page, 'shared.mp4')).toContainText('Uploaded');
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
});

test("from the landing page 'Get Started' leads to the browser's own page, and from there to sign-in", {
  tag: '@both',
}, async ({ page, api }) => {
  api.endSession();
  await page.goto('/');
  await expect(page.getByRole('figure')).toBeVisible();
  await api.goOffline();
  await expect(page.getByText('Need Help?')).toBeVisible();
  await button(page, 'Get Started').click();
  await expect.poll(() => page.url()).toBe(ERROR_PAGE);
  await api.goOnline();
  await page.reload();
  await expect.poll(() => pathOf(page)).toBe('/api/login');
});

test('the sign-in form that is sent without a connection says so, keeps what was typed and is sent once it is back', {
  tag: '@both',
}, async ({ page, context }) => {
  // The server's own page, instead of the one that stands for it in other tests.
  await page.route('**/api/login', (route) => route.continue());
  await page.goto('/api/login');
  await page.getByLabel('Email').fill('nobody@example.com');
  await page.getByLabel('Password').fill('correct horse battery staple');
  await context.setOffline(true);
  await button(page, 'Sign in').click();
  await expect(page.getByRole('alert')).toHaveText('You are offline. Check your connection and try again.');
  await expectAccessible(page);
  await expect(page.getByLabel('Email')).toHaveValue('nobody@example.com');
  await expect(page.getByLabel('Password')).toHaveValue('correct horse battery staple');
  await page.getByLabel('Password').press('Enter');
  await expect(page.getByRole('alert')).toHaveText('You are offline. Check your connection and try again.');
  expect(pathOf(page)).toBe('/api/login');
  await context.setOffline(false);
  const sent = page.waitForRequest((request) => request.method() === 'POST');
  await button(page, 'Sign in').click();
  expect((await sent).postDataJSON()).toMatchObject({ email: 'nobody@example.com', intent: 'sign-in' });
  await expect(page.getByRole('alert')).not.toContainText('connection');
  await expect(page.getByLabel('Email')).toHaveValue('nobody@example.com');
});

for (const [name, away] of [
  ['a server that is away', (route: Route) => route.abort('connectionrefused')],
  ['a proxy that answers for one', (route: Route) => route.fulfill({ status: 502, body: 'Bad Gateway' })],
] as const) {
  test(`the sign-in form is not sent to ${name}`, async ({ page }) => {
    const sent: string[] = [];
    await page.route('**/api/login', (route) => {
      sent.push(route.request().method());
      return route.request().method() === 'GET' ? route.continue() : away(route);
    });
    await page.goto('/api/login');
    await page.getByLabel('Email').fill('nobody@example.com');
    await page.getByLabel('Password').fill('correct horse battery staple');
    await page.getByLabel('Password').press('Enter');
    await expect(page.getByRole('alert')).toHaveText(
      'Cutroom does not answer. Check your connection and try again.',
    );
    await expect(page.getByLabel('Email')).toHaveValue('nobody@example.com');
    expect(sent).toEqual(['GET', 'HEAD']);
  });
}

test('the cover frame of a video that cannot be had says so', { tag: '@both' }, async ({ page, api }) => {
  api.projects = [sampleProject()];
  await openNotifying(page, `/export/${PROJECT_ID}`);
  await expect(button(page, 'Save cover image')).toBeEnabled();
  await link(page, 'Back to Preview').click();
  await expect(page.getByRole('heading', { name: 'Video Timeline' })).toBeVisible();
  await api.goOffline();
  await page.goBack();
  await expect(
    page.getByText('The frame could not be read. Reload the page and try again.', { exact: true }),
  ).toBeVisible();
  await expect(page.getByRole('slider', { name: 'Cover frame' })).toBeDisabled();
  await expect(button(page, 'Download Video')).toBeEnabled();
});

test('the cover frame of a video of which nothing comes is given up after a minute', async ({
  page,
  api,
  time,
}) => {
  api.projects = [sampleProject()];
  api.handle('/api/videos/', () => new Promise(() => {}));
  await page.goto(`/export/${PROJECT_ID}`);
  const text = page.getByText('The frame could not be read. Reload the page and try again.', { exact: true });
  await expect(page.getByRole('slider', { name: 'Cover frame' })).toBeDisabled();
  await time.skip(50_000);
  await expect(text).toHaveCount(0);
  await time.skip(10_000);
  await expect(text).toBeVisible();
});

for (const [name, path, asked] of [
  ['With Originals', `/export/${PROJECT_ID}`, `/api/projects/${PROJECT_ID}/handoff.zip?media=originals`],
  ['Download my data', '/account', /\/api\/account\/export$/],
] as const) {
  test(`'${name}' asks the browser for a download that it tells the end of; the page is not busy with it`, {
    tag: '@both',
  }, async ({ page, api }) => {
    api.projects = [sampleProject()];
    await openNotifying(page, path);
    await expect(link(page, name)).toBeVisible();
    await api.goOffline();
    const begun = page.waitForEvent('download');
    await link(page, name).click();
    const download = await begun;
    expect(download.url()).toMatch(asked);
    expect(await download.failure()).not.toBeNull();
    expect(pathOf(page)).toBe(path);
    await expect(link(page, name)).toBeVisible();
    await expect(page.locator('[aria-busy="true"], [role="dialog"], [role="alertdialog"]')).toHaveCount(0);
  });
}

/** Runs in the page: one clip as the service worker keeps what the share sheet gave it. */
async function keepSharedClip(): Promise<void> {
  const kept = await caches.open('cutroom-shared-clips');
  const headers = { 'content-type': 'video/mp4', 'x-name': 'shared.mp4', 'x-last-modified': '0' };
  await kept.put('/shared-clip-0', new Response('bytes', { headers }));
}
