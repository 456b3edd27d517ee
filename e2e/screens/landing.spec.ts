import type { Page } from '@playwright/test';
import { button, expect, test } from '../harness/screens/screen.ts';

const SENTENCE = 'An 8 second reel of our trip. Start with the ocean, end in the forest.';
const sentence = (page: Page) => page.getByRole('figure').getByRole('paragraph');
const video = (page: Page) => page.locator('figure video');
/** Letters that are not written yet. */
const lettersLeft = (page: Page) =>
  sentence(page)
    .locator('.opacity-0')
    .evaluate((rest) => rest.textContent.length);

test.beforeEach(({ api }) => api.endSession());

test('where motion is reduced the whole sentence stands at once and nothing moves by itself', {
  tag: '@both',
}, async ({ page }) => {
  await page.goto('/');
  await expect(sentence(page)).toContainText(SENTENCE);
  expect(await lettersLeft(page)).toBe(0);
  await expect(button(page, 'Play the example')).toBeVisible();
  expect(await video(page).evaluate((reel: HTMLVideoElement) => reel.paused)).toBe(true);
});

test.describe('where it is not', { tag: '@desktop' }, () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('the sentence writes itself, is read out whole, can be stopped, and moves nothing; then the reel plays', async ({
    page,
    time,
  }) => {
    await page.goto('/');
    await expect(button(page, 'Pause the example')).toBeVisible();
    await time.stop();
    await button(page, 'Pause the example').click();
    const left = await lettersLeft(page);
    expect(left).toBeGreaterThan(0);
    await expect(sentence(page).locator('.sr-only')).toHaveText(SENTENCE);
    await expect(sentence(page).locator('[aria-hidden]')).toHaveText(SENTENCE);
    const place = await sentence(page).boundingBox();
    await time.pass(5000);
    expect(await lettersLeft(page), 'while it is stopped').toBe(left);
    await button(page, 'Play the example').click();
    await time.pass(8000);
    expect(await lettersLeft(page)).toBe(0);
    expect(await sentence(page).boundingBox()).toEqual(place);
    await expect.poll(() => video(page).evaluate((reel: HTMLVideoElement) => reel.paused)).toBe(false);
  });
});

test('the reel says itself that it was made from the sentence that the page shows', async ({ page }) => {
  await page.goto('/');
  const shown = (await sentence(page).locator('.sr-only').textContent()) ?? '';
  expect(shown).toBe(SENTENCE);
  const address = await video(page).evaluate((reel: HTMLVideoElement) => reel.src);
  // The comment of its file: written with it (e2e/images/landing-reel.image.ts).
  expect((await (await page.request.get(address)).body()).includes(shown)).toBe(true);
});

test('the example has sound for who turns it on', { tag: '@both' }, async ({ page }) => {
  await page.goto('/');
  const isMuted = () => video(page).evaluate((reel: HTMLVideoElement) => reel.muted);
  await button(page, 'Turn the sound of the example on').click();
  expect(await isMuted()).toBe(false);
  await button(page, 'Turn the sound of the example off').click();
  expect(await isMuted()).toBe(true);
});

for (const [isSelfContained, terms] of [
  [true, 'Free. Runs on your machine. No account elsewhere.'],
  [false, 'Free, open-source software.'],
] as const) {
  test(`a server on this machine that ${isSelfContained ? 'does all by itself' : 'uses other services'} says so: ${terms}`, async ({
    page,
    api,
  }) => {
    api.answer('getSite', { supportEmail: null, isSelfContained });
    await page.goto('/');
    await expect(page.getByText('Ask the person who runs this server.')).toBeVisible();
    await expect(page.getByText(terms, { exact: true })).toBeVisible();
    expect((await button(page, 'Get Started').boundingBox())?.height).toBe(48);
  });
}
