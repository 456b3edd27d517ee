import type { Page } from '@playwright/test';
import { type FakeTus, fakeTus } from '../harness/fakes/fake-tus.ts';
import { fakeWakeLocks } from '../harness/fakes/fake-wake-locks.ts';
import { PROJECT_ID, uploadedProject } from '../harness/fakes/sample-project.ts';
import { button, expect, test } from '../harness/screens/screen.ts';

const methods = (tus: FakeTus) => tus.requests.map(({ method }) => method);

async function chooseTrack(page: Page): Promise<void> {
  await page.goto(`/prompt/${PROJECT_ID}`);
  await expect(button(page, 'Add Music')).toBeVisible();
  await page
    .locator('input[type=file][accept*="audio"]')
    .setInputFiles({ name: 'Morning drums.mp3', mimeType: 'audio/mpeg', buffer: Buffer.alloc(3_000) });
}

test.beforeEach(({ api }) => {
  api.projects = [uploadedProject({ music: null })];
});

test('a track waits for as long as a busy server asks, and then goes on', async ({ page, api, time }) => {
  const tus = await fakeTus(page, api);
  tus.refuse('PATCH', { status: 429, headers: { 'retry-after': '50' } });
  const answered = page.waitForResponse((answer) => answer.status() === 429);
  await chooseTrack(page);
  await answered;
  await time.skip(20_000);
  expect(methods(tus)).toEqual(['POST', 'PATCH']);
  await expect(page.getByText('The track could not be uploaded.')).toHaveCount(0);
  await expect
    .poll(async () => {
      await time.skip(10_000);
      return methods(tus);
    })
    .toEqual(['POST', 'PATCH', 'HEAD', 'PATCH']);
});

test('a track that the server refuses is not sent again', async ({ page, api }) => {
  const tus = await fakeTus(page, api);
  const message = 'The request is not valid.';
  tus.refuse('POST', { status: 400, body: { code: 'invalid_request', message } });
  await chooseTrack(page);
  await expect(page.getByText(message)).toBeVisible();
  expect(methods(tus)).toEqual(['POST']);
});

test('the screen stays awake while a track is uploaded', { tag: ['@phone'] }, async ({ page, api }) => {
  const tus = await fakeTus(page, api);
  const held = tus.hold();
  const { released } = await fakeWakeLocks(page);
  await chooseTrack(page);
  await expect.poll(released).toEqual([false]);
  held.release();
  await expect.poll(released).toEqual([true]);
});
