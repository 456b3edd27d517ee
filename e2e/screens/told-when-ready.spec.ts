import type { Page } from '@playwright/test';
import { PROJECT_ID, processingProject, sampleProject } from '../harness/fakes/sample-project.ts';
import { button, expect, expectToast, link, pathOf, test } from '../harness/screens/screen.ts';

/** A browser that answers the question as given, and writes down what it is asked and told to show. */
async function fakeNotifications(page: Page, answer: NotificationPermission): Promise<void> {
  await page.addInitScript((permission) => {
    const shown: unknown[] = [];
    const asked: string[] = [];
    const FakeNotification = {
      permission: 'default',
      requestPermission: async () => {
        asked.push(permission);
        FakeNotification.permission = permission;
        return permission;
      },
    };
    Object.assign(window, { Notification: FakeNotification, shownNotifications: shown, askedFor: asked });
    navigator.serviceWorker.getRegistration = async () =>
      ({
        showNotification: async (title: string, options: NotificationOptions) =>
          void shown.push([title, options.body, options.data]),
      }) as unknown as ServiceWorkerRegistration;
  }, answer);
}

const read = (page: Page, name: string) => page.evaluate((key) => Reflect.get(window, key), name);

async function hide(page: Page): Promise<void> {
  await page.evaluate(() =>
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' }),
  );
}

test.beforeEach(({ api }) => {
  api.projects = [processingProject(30)];
});

test('nobody is asked before the press; who is looking elsewhere is told of the end', {
  tag: '@both',
}, async ({ page, api }) => {
  await fakeNotifications(page, 'granted');
  await page.goto(`/processing/${PROJECT_ID}`);
  await expect(button(page, 'Tell me when it is ready')).toBeVisible();
  expect(await read(page, 'askedFor')).toEqual([]);
  await button(page, 'Tell me when it is ready').click();
  await expect(page.getByText('You will be told when it is ready')).toBeVisible();
  await hide(page);
  api.projects = [sampleProject()];
  await expect.poll(() => pathOf(page)).toBe(`/preview/${PROJECT_ID}`);
  await expect
    .poll(() => read(page, 'shownNotifications'))
    .toEqual([['Your video is ready', 'Summer by the sea', `/preview/${PROJECT_ID}`]]);
});

test('a failure is told with its reason', { tag: '@both' }, async ({ page, api }) => {
  await fakeNotifications(page, 'granted');
  await page.goto(`/processing/${PROJECT_ID}`);
  await button(page, 'Tell me when it is ready').click();
  await expect(page.getByText('You will be told when it is ready')).toBeVisible();
  await hide(page);
  api.projects = [
    sampleProject({ status: 'failed', finalVideoPath: null, errorMessage: 'The disk is full.' }),
  ];
  await expect.poll(() => pathOf(page)).toBe(`/prompt/${PROJECT_ID}`);
  await expect
    .poll(() => read(page, 'shownNotifications'))
    .toEqual([['No video was made', 'The disk is full.', `/prompt/${PROJECT_ID}`]]);
});

test('who is looking at the page, or never asked, is told by the page alone', { tag: '@both' }, async ({
  page,
  api,
}) => {
  await fakeNotifications(page, 'granted');
  await page.goto(`/processing/${PROJECT_ID}`);
  await button(page, 'Tell me when it is ready').click();
  await expect(page.getByText('You will be told when it is ready')).toBeVisible();
  api.projects = [sampleProject()];
  await expect.poll(() => pathOf(page)).toBe(`/preview/${PROJECT_ID}`);
  expect(await read(page, 'shownNotifications')).toEqual([]);
});

test('a browser that refuses is said to, and is not asked again', { tag: '@both' }, async ({ page }) => {
  await fakeNotifications(page, 'denied');
  await page.goto(`/processing/${PROJECT_ID}`);
  await button(page, 'Tell me when it is ready').click();
  await expect(page.getByText('Your browser does not allow notifications of this site.')).toBeVisible();
  await expect(button(page, 'Tell me when it is ready')).toHaveCount(0);
});

test('a question that was closed without an answer can be asked again', { tag: '@both' }, async ({
  page,
}) => {
  await fakeNotifications(page, 'default');
  await page.goto(`/processing/${PROJECT_ID}`);
  const offer = button(page, 'Tell me when it is ready');
  await offer.click();
  await expect.poll(() => read(page, 'askedFor')).toEqual(['default']);
  await offer.click();
  await expect.poll(() => read(page, 'askedFor')).toEqual(['default', 'default']);
  await expect(page.getByText('Your browser does not allow notifications of this site.')).toHaveCount(0);
});

/** Promised on the progress screen, which is then left. */
async function promiseAndLeave(page: Page): Promise<void> {
  await fakeNotifications(page, 'granted');
  await page.goto(`/processing/${PROJECT_ID}`);
  await button(page, 'Tell me when it is ready').click();
  await expect(page.getByText('You will be told when it is ready')).toBeVisible();
  await link(page, 'Back to prompt').click();
  await expect.poll(() => pathOf(page)).toBe(`/prompt/${PROJECT_ID}`);
}

test('what was promised is kept on every screen: by the system where nobody looks', { tag: '@both' }, async ({
  page,
  api,
}) => {
  await promiseAndLeave(page);
  await hide(page);
  api.projects = [sampleProject()];
  await expect
    .poll(() => read(page, 'shownNotifications'))
    .toEqual([['Your video is ready', 'Summer by the sea', `/preview/${PROJECT_ID}`]]);
});

test('what was promised is kept on every screen: by the page where somebody looks', { tag: '@both' }, async ({
  page,
  api,
}) => {
  await promiseAndLeave(page);
  api.projects = [sampleProject()];
  await expectToast(page, ['Your video is ready', /Summer by the sea/], 'default');
  expect(await read(page, 'shownNotifications')).toEqual([]);
  await button(page, 'View').click();
  await expect.poll(() => pathOf(page)).toBe(`/preview/${PROJECT_ID}`);
});

test('who comes back to the progress is promised it still', { tag: '@both' }, async ({ page }) => {
  await promiseAndLeave(page);
  await page.goBack();
  await expect(page.getByText('You will be told when it is ready')).toBeVisible();
  await expect(button(page, 'Tell me when it is ready')).toHaveCount(0);
});
