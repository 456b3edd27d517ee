import type { Page } from '@playwright/test';
import { type FakeTus, fakeTus } from '../harness/fakes/fake-tus.ts';
import { fakeWakeLocks } from '../harness/fakes/fake-wake-locks.ts';
import { PROJECT_ID, uploadedProject } from '../harness/fakes/sample-project.ts';
import { button, expect, test } from '../harness/screens/screen.ts';

const methods = (tus: FakeTus) => tus.requests.map(({ method }) => method);

async function openMusic(page: Page): Promise<void> {
  await page.goto(`/prompt/${PROJECT_ID}`);
  await expect(button(page, 'Add Music')).toBeVisible();
}

async function chooseTrack(page: Page): Promise<void> {
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
  await openMusic(page);
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
  await openMusic(page);
  await chooseTrack(page);
  await expect(page.getByText(message)).toBeVisible();
  expect(methods(tus)).toEqual(['POST']);
});

test('the screen stays awake while a track is uploaded', { tag: ['@phone'] }, async ({ page, api }) => {
  const tus = await fakeTus(page, api);
  const held = tus.hold();
  const { released } = await fakeWakeLocks(page);
  await openMusic(page);
  await chooseTrack(page);
  await expect.poll(released).toEqual([false]);
  held.release();
  await expect.poll(released).toEqual([true]);
});

test('a track waits for the connection and goes on where it was', { tag: ['@phone'] }, async ({
  page,
  api,
}) => {
  const tus = await fakeTus(page, api);
  tus.refuse('PATCH', 'no answer');
  const lost = page.waitForRequest((request) => request.method() === 'PATCH');
  await openMusic(page);
  await api.goOffline();
  await chooseTrack(page);
  await expect(page.getByText('Morning drums.mp3 waits for your connection')).toBeVisible();
  expect(methods(tus)).toEqual([]);
  await api.goOnline();
  await lost;
  await api.goOffline();
  await expect(page.getByText('Morning drums.mp3 waits for your connection')).toBeVisible();
  await api.goOnline();
  // What is tried again before the device is offline asks once more where it was.
  await expect.poll(() => methods(tus).join(' ')).toMatch(/^POST PATCH (HEAD )+PATCH$/);
});

test('a track that waits for the connection can be canceled', async ({ page, api }) => {
  const tus = await fakeTus(page, api);
  await openMusic(page);
  await api.goOffline();
  await chooseTrack(page);
  await button(page, 'Cancel').click();
  await expect(page.getByText('waits for your connection')).toHaveCount(0);
  await expect(button(page, 'Add Music')).toBeEnabled();
  await api.goOnline();
  await chooseTrack(page);
  await expect.poll(() => methods(tus)).toEqual(['POST', 'PATCH']);
});
