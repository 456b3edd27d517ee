import type { Locator, Page } from '@playwright/test';
import { clip } from '../harness/footage/footage.ts';
import { clientOf } from '../harness/product/flow.ts';
import { expect, test } from '../harness/product/journey.ts';
import { newEmail, PASSWORD } from '../harness/product/visitor.ts';

test('the whole flow can be done without a pointer', async ({ page, product }) => {
  test.setTimeout(400_000);
  await page.goto('/');
  await press(
    page,
    page
      .getByRole('button', { name: 'Get Started' })
      .or(page.getByRole('link', { name: 'Get Started' }))
      .first(),
    'Enter',
  );
  await expect(page.getByLabel('Email')).toBeFocused();
  await page.keyboard.type(newEmail());
  await tabTo(page, page.getByLabel('Password'));
  await page.keyboard.type(PASSWORD);
  await press(page, page.getByRole('button', { name: 'Create account' }), 'Enter');

  await press(page, page.getByRole('button', { name: 'Create New Video' }), 'Enter');
  await expect(page).toHaveURL(/\/upload\/\d+$/);
  const id = Number(/\d+$/.exec(page.url())?.[0]);
  const choosing = page.waitForEvent('filechooser');
  await press(page, page.getByRole('button', { name: /browse|drop|choose|select/i }).first(), 'Enter');
  await (await choosing).setFiles([clip('ocean'), clip('webm'), clip('rotated')]);
  const complete = page.getByRole('dialog', { name: 'Tus Upload Complete!' });
  await expect(complete).toBeVisible({ timeout: 60_000 });
  await press(page, complete.getByRole('link', { name: 'Continue to Prompt' }), 'Enter');

  await tabTo(page, page.getByLabel('Video Description & Instructions'));
  await page.keyboard.type('A 6 second reel');
  await press(page, page.getByRole('button', { name: 'Generate Video' }), 'Enter');
  await expect(page).toHaveURL(new RegExp(`/preview/${id}$`), { timeout: 200_000 });

  await press(page, page.getByRole('button', { name: /^play/i }).first(), 'Space');
  const playing = () =>
    page
      .locator('video')
      .first()
      .evaluate((video: HTMLVideoElement) => video.currentTime);
  await expect.poll(playing).toBeGreaterThan(0.2);

  await press(
    page,
    page
      .getByRole('button', { name: /Clip 1\b/ })
      .or(page.getByRole('link', { name: /Clip 1\b/ }))
      .first(),
    'Enter',
  );
  await expect(page).toHaveURL(new RegExp(`/timeline/${id}$`));
  const client = await clientOf(page, product.origin);
  const order = async () =>
    (await client.call('getProject', { params: { id } })).editingPlan?.selectedClips.map(
      ({ clipId }) => clipId,
    ) ?? [];
  const [first, second, ...rest] = await order();
  await press(page, page.getByRole('button', { name: /move .*down/i }).first(), 'Enter');
  await press(page, page.getByRole('button', { name: 'Save Changes' }), 'Enter');
  await expect(page.getByText('Timeline Updated', { exact: true }).first()).toBeVisible();
  expect(await order()).toEqual([second, first, ...rest]);
});

/** Moves the focus with Tab until it is on the target, as someone without a pointer does. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 80; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`80 presses of Tab did not reach ${target}.`);
}

async function press(page: Page, target: Locator, key: 'Enter' | 'Space'): Promise<void> {
  await tabTo(page, target);
  await expect(target).toBeEnabled();
  await page.keyboard.press(key);
}
