import type { Page } from '@playwright/test';
import { PROJECT_ID, sampleClip, sampleProject } from '../harness/fakes/sample-project.ts';
import { expect, test } from '../harness/screens/screen.ts';

const PATH = `/preview/${PROJECT_ID}`;
const clips = (page: Page) => page.getByRole('region', { name: 'Video Timeline' });
const image = (page: Page) => clips(page).locator('[data-image]');
const state = (page: Page, expected: string) => expect(image(page)).toHaveAttribute('data-image', expected);

/** Opens the preview at its list of clips: images far from the screen are not asked for. */
async function openClips(page: Page): Promise<void> {
  // An image that a test holds back would hold back the page's 'load'.
  await page.goto(PATH, { waitUntil: 'domcontentloaded' });
  await clips(page).scrollIntoViewIfNeeded();
}

/** A video of one clip. */
const oneClip = (name: string) =>
  sampleProject({
    videoClips: [sampleClip('clip-a', name)],
    timeline: [{ clipId: 'clip-a', startTime: 1, endTime: 3 }],
  });

/** Every address a video element asked for, the reel's own apart. */
async function brokenVideos(page: Page): Promise<readonly string[]> {
  const asked: string[] = [];
  await page.route('**/api/videos/*_clip-a*', async (route) => {
    asked.push(new URL(route.request().url()).pathname.replace('/api/videos/', ''));
    await route.fulfill({ status: 404, body: '{}' });
  });
  return asked;
}

test("the server's image of the cut is shown where there is one", async ({ page, api }) => {
  api.projects = [oneClip('beach.mp4')];
  const asked = page.waitForRequest('**/api/thumbnails/beach_clip-a.mp4?t=1');
  await openClips(page);
  await asked;
  await expect(image(page).locator('img')).toBeVisible();
});

test('where it fails, a video element shows the moment', async ({ page, api }) => {
  api.projects = [oneClip('beach.mp4')];
  await page.route('**/api/thumbnails/**', (route) => route.fulfill({ status: 404, body: '{}' }));
  await openClips(page);
  await state(page, 'video');
  await expect(image(page).locator('video')).toHaveAttribute('src', '/api/videos/beach_clip-a-proxy.mp4#t=1');
});

for (const [name, placeholder] of [
  ['beach.mp4', 'VIDEO'],
  ['beach.mov', 'MOV'],
] as const) {
  test(`where that fails too: the fallback address, retries after 1, 2 and 4 s, then '${placeholder}'`, async ({
    page,
    api,
    time,
  }) => {
    api.projects = [oneClip(name)];
    const { promise: stopped, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/api/thumbnails/**', async (route) => {
      await stopped;
      await route.fulfill({ status: 404, body: '{}' });
    });
    const asked = await brokenVideos(page);
    await openClips(page);
    await state(page, 'image');
    await time.stop();
    release();
    const proxy = 'beach_clip-a-proxy.mp4';
    const original = `beach_clip-a.${name.split('.')[1]}`;
    const expected = [proxy, original];
    await time.until(clips(page).locator('[data-image="waiting"]'));
    expect(asked).toEqual(expected);
    for (const delayMs of [1000, 2000, 4000]) {
      await time.pass(delayMs - 50);
      await state(page, 'waiting');
      expect(asked).toEqual(expected);
      await time.pass(60);
      expected.push(proxy);
      await expect.poll(() => asked).toEqual(expected);
      await time.until(clips(page).locator('[data-image="waiting"], [data-image="placeholder"]'));
    }
    await state(page, 'placeholder');
    await expect(image(page)).toHaveText(placeholder);
  });
}

test('10 s without an answer count as an error, for the image and for the video', async ({
  page,
  api,
  time,
}) => {
  api.projects = [oneClip('beach.mp4')];
  const never = new Promise<void>(() => {});
  await page.route('**/api/thumbnails/**', () => never);
  await page.route('**/api/videos/*_clip-a*', () => never);
  await openClips(page);
  await state(page, 'image');
  await time.stop();
  // Some of the 10 s are gone since the image was asked for.
  await time.pass(5000);
  await state(page, 'image');
  await time.pass(5100);
  await time.until(clips(page).locator('[data-image="video"]'));
  await expect(image(page).locator('video')).toHaveAttribute('src', /-proxy\.mp4/);
  await time.pass(9900);
  await expect(image(page).locator('video')).toHaveAttribute('src', /-proxy\.mp4/);
  await time.pass(200);
  await expect(image(page).locator('video')).toHaveAttribute('src', /beach_clip-a\.mp4/);
});
