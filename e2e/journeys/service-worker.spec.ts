import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { inRepository } from '../../scripts/repository.mjs';
import { type Product, startProduct } from '../harness/product/product.ts';
import { newEmail, PASSWORD } from '../harness/product/visitor.ts';
import { expectAccessible } from '../harness/screens/axe.ts';

/** A product whose built pages a test may replace. */
let product: Product;
let built: string;

test.beforeAll(async () => {
  built = await mkdtemp(path.join(tmpdir(), 'cutroom-built-'));
  await cp(inRepository('apps/web/dist'), built, { recursive: true });
  product = await startProduct({ WEB_DIST: built });
});
test.afterAll(async () => {
  await product.remove();
  await rm(built, { recursive: true, force: true });
});

/** Opens the landing page and waits until the worker has taken it over. */
async function openUnderWorker(page: Page): Promise<void> {
  await page.goto(product.origin);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

test('offline, a page of the product’s look stands instead of nothing and goes by itself', async ({
  page,
  context,
}) => {
  await openUnderWorker(page);
  await context.setOffline(true);
  await page.goto(`${product.origin}/dashboard`);
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  await expect(page).toHaveTitle('You are offline · Cutroom');
  await expectAccessible(page);
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    expect(ground).toBe(colorScheme === 'dark' ? 'oklch(0.178 0.006 60)' : 'oklch(0.968 0.003 80)');
  }
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'You are offline' })).toHaveCount(0);
  await expect(page).toHaveURL(/\/api\/login/);
});

test('without a connection the way out says so, and leads out once it is back', async ({ page, context }) => {
  await openUnderWorker(page);
  await page.goto(`${product.origin}/api/login`);
  await page.getByLabel('Email').fill(newEmail());
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('Get Started').first()).toBeVisible();
  const session = await page.evaluate(async () => (await fetch('/api/auth/user')).status);
  expect(session).toBe(401);
});

test('a server that is away is not called a lost connection, and its page comes back with it', async ({
  page,
}) => {
  await openUnderWorker(page);
  await product.kill();
  await page.goto(`${product.origin}/dashboard`);
  await expect(page.getByRole('heading', { name: 'Cutroom does not answer' })).toBeVisible();
  await product.startAgain();
  await expect(page.getByRole('heading', { name: 'Cutroom does not answer' })).toHaveCount(0);
});

test('a new build is shown at the next page, and nothing at all is kept', async ({ page }) => {
  await openUnderWorker(page);
  await page.goto(`${product.origin}/dashboard`);
  // Nobody is signed in; on its way there the page would not follow another address.
  await page.waitForURL(/\/api\/login/);
  const index = await readFile(path.join(built, 'index.html'), 'utf8');
  await writeFile(path.join(built, 'index.html'), index.replace('<title>Cutroom<', '<title>A newer build<'));
  await product.kill();
  await product.startAgain();
  const answer = await page.goto(`${product.origin}/nowhere`, { waitUntil: 'commit' });
  expect(answer?.fromServiceWorker()).toBe(true);
  expect(await answer?.text()).toContain('<title>A newer build</title>');
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
});

test('the API and media pass it by', async ({ page }) => {
  await openUnderWorker(page);
  const seen: [string, boolean][] = [];
  page.on('response', (answer) => {
    const { pathname } = new URL(answer.url());
    seen.push([pathname, answer.fromServiceWorker()]);
  });
  await page.goto(`${product.origin}/nowhere`);
  await expect(page.getByText('404 Page Not Found')).toBeVisible();
  await page.evaluate(async () => {
    await fetch('/api/health');
    await fetch('/favicon.svg');
  });
  expect(seen.filter(([, isFromWorker]) => isFromWorker)).toEqual([['/nowhere', true]]);
  expect(seen.map(([pathname]) => pathname)).toContain('/api/health');
});

/**
 * Runs in the worker. As the browser tells of a press, without its notification, which headless browsers have none of; what
 * is allowed after a real press only is written down instead.
 */
const PRESS = `async (data) => {
  const done = [];
  self.clients.openWindow = async (url) => void done.push('opened ' + url);
  WindowClient.prototype.focus = async function () {
    done.push('focused ' + new URL(this.url).pathname);
  };
  const notification = { data, close: () => done.push('closed') };
  const event = Object.assign(new ExtendableEvent('notificationclick'), { notification });
  const waited = [];
  event.waitUntil = (promise) => waited.push(promise);
  self.dispatchEvent(event);
  await Promise.all(waited);
  return done;
}`;

test('a press on a notification leads to its page: in the window that is there already, else in a new one', async ({
  page,
  context,
}) => {
  await openUnderWorker(page);
  await page.goto(`${product.origin}/nowhere`);
  const [worker] = context.serviceWorkers();
  if (worker === undefined) throw new Error('The product has no service worker');
  const press = (path: string) => worker.evaluate(`(${PRESS})(${JSON.stringify(path)})`);
  expect(await press('/nowhere')).toEqual(['closed', 'focused /nowhere']);
  expect(await press('/preview/7')).toEqual(['closed', 'opened /preview/7']);
});

test('the worker that the documentation gives for its removal leaves nothing of it', async ({ page }) => {
  await openUnderWorker(page);
  const decision = await readFile(
    inRepository('docs/decisions/0072-a-service-worker-that-keeps-nothing.md'),
    'utf8',
  );
  const [, removal = ''] = /```js\n([\s\S]*?)```/.exec(decision) ?? [];
  await rm(path.join(built, 'sw.js.br'), { force: true });
  await rm(path.join(built, 'sw.js.gz'), { force: true });
  await writeFile(path.join(built, 'sw.js'), removal);
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
    .toBe(0);
});
