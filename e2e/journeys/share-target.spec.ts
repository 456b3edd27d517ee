import type { Page } from '@playwright/test';
import { clip } from '../harness/footage/footage.ts';
import { expect, test } from '../harness/product/journey.ts';
import { share } from '../harness/product/share-sheet.ts';
import { createAccount } from '../harness/product/visitor.ts';

const CLIPS = [clip('ocean'), clip('portrait')];

async function expectUploaded(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/upload\/\d+$/);
  await expect(page.getByText('Tus Upload Complete!')).toBeVisible({ timeout: 60_000 });
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
}

async function expectNotTaken(page: Page, reason: string): Promise<void> {
  await expect(page.getByText('Clips Not Taken', { exact: true })).toBeVisible();
  await expect(page.getByText(reason, { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard$/);
}

test('clips shared to the app upload into a new project', async ({ page }) => {
  await createAccount(page);
  await share(page, CLIPS);
  await expectUploaded(page);
  const projects = await page.evaluate(async () => (await fetch('/api/projects')).json());
  expect(projects).toHaveLength(1);
  expect(projects[0].videoClips).toHaveLength(2);
});

test('signed out, they wait until somebody has signed in', async ({ page }) => {
  await page.goto('/');
  await share(page, CLIPS);
  await expect(page).toHaveURL(/\/api\/login/);
  await page.getByLabel('Email').fill(`shared-${Date.now()}@example.com`);
  await page.getByLabel('Password').fill('correct horse battery staple');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expectUploaded(page);
});

test('clips that the browser has no room for are told', async ({ page, context }) => {
  await createAccount(page);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const [worker] = context.serviceWorkers();
  await worker?.evaluate(() => {
    Cache.prototype.put = () => Promise.reject(new DOMException('Full', 'QuotaExceededError'));
  });
  await share(page, CLIPS);
  await expectNotTaken(page, 'This browser had no room for the clips you shared. Choose them here instead.');
});

test.describe('without a worker', () => {
  // One that is unregistered may come back with the next page: it must never have been there.
  test.use({ serviceWorkers: 'block' });

  test('what no worker took is told instead of an error page', async ({ page }) => {
    await createAccount(page);
    await page.evaluate(() => {
      const form = document.createElement('form');
      Object.assign(form, { action: '/share-target', method: 'POST', enctype: 'multipart/form-data' });
      document.body.append(form);
      form.submit();
    });
    await expectNotTaken(
      page,
      'The app was not ready for the clips you shared. Share them again, or choose them here.',
    );
  });
});
