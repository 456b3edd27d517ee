import { ERROR_CATALOGUE, type ErrorCode } from '@cutroom/contract';
import type { Page } from '@playwright/test';
import { type FakeTus, fakeTus } from '../harness/fakes/fake-tus.ts';
import { emptyProject, PROJECT_ID } from '../harness/fakes/sample-project.ts';
import { chosenFile, chosenFiles } from '../harness/footage/upload-files.ts';
import {
  button,
  dialogsCanOpen,
  expect,
  expectToast,
  notedToasts,
  test,
  toastRegion,
} from '../harness/screens/screen.ts';
import { choose, logLines, row, UPLOAD_PATH } from '../harness/screens/upload-screen.ts';

const error = (code: ErrorCode) => ({
  status: ERROR_CATALOGUE[code].status,
  body: { code, message: ERROR_CATALOGUE[code].message },
});
const methods = (tus: FakeTus) => tus.requests.map(({ method }) => method);
const isComplete = (page: Page) =>
  expect(page.getByRole('dialog', { name: 'Tus Upload Complete!' })).toBeVisible();

let tus: FakeTus;
test.beforeEach(async ({ page, api }) => {
  api.projects = [emptyProject()];
  tus = await fakeTus(page, api);
});

test('410 means that it is complete already: nothing is retried, and it counts as finished', async ({
  page,
}) => {
  tus.refuse('PATCH', error('upload_gone'));
  await page.goto(UPLOAD_PATH);
  await choose(page, [chosenFile('beach.mp4')]);
  await isComplete(page);
  expect(methods(tus)).toEqual(['POST', 'PATCH']);
  await expect(row(page, 'beach.mp4')).toContainText('Uploaded');
});

test('404 is retried up to three times, each time as a new upload', async ({ page }) => {
  tus.refuse('PATCH', error('upload_not_found'), 3);
  await page.goto(UPLOAD_PATH);
  await choose(page, [chosenFile('beach.mp4')]);
  await isComplete(page);
  expect(methods(tus)).toEqual(['POST', 'PATCH', 'POST', 'PATCH', 'POST', 'PATCH', 'POST', 'PATCH']);
});

test('the fourth 404 fails the file, which can be tried again', async ({ page }) => {
  tus.refuse('PATCH', error('upload_not_found'), 4);
  await page.goto(UPLOAD_PATH);
  await choose(page, [chosenFile('beach.mp4')]);
  await expectToast(page, [
    'Upload Error',
    `Upload failed: beach.mp4 - ${ERROR_CATALOGUE.upload_not_found.message}`,
  ]);
  expect(methods(tus).filter((method) => method === 'PATCH')).toHaveLength(4);
  await button(page, 'Retry beach.mp4').click();
  await isComplete(page);
});

test('429 pauses the queue: what waits goes on waiting, and everything is sent afterwards', async ({
  page,
  time,
}) => {
  const data = tus.hold();
  tus.refuse('PATCH', error('rate_limited'), 1, 'clip-1.mp4');
  await page.goto(UPLOAD_PATH);
  await choose(page, chosenFiles(7));
  await expect.poll(() => methods(tus).filter((method) => method === 'PATCH').length).toBe(5);
  await time.stop();
  data.release();
  await time.until(row(page, 'clip-7.mp4').getByText('The server is busy, continuing shortly'));
  await expect(row(page, 'clip-1.mp4')).toContainText('The server is busy, continuing shortly');
  await time.pass(450);
  expect(methods(tus).filter((method) => method === 'POST')).toHaveLength(5);
  await time.pass(100);
  await time.until(page.getByRole('dialog', { name: 'Tus Upload Complete!' }));
  expect(methods(tus).filter((method) => method === 'POST')).toHaveLength(7);
});

for (const code of ['invalid_request', 'upload_metadata', 'precondition_failed'] as const) {
  test(`${ERROR_CATALOGUE[code].status} ${code} is not retried, and is said with the server's reason`, async ({
    page,
  }) => {
    tus.refuse('POST', error(code));
    await page.goto(UPLOAD_PATH);
    await choose(page, [chosenFile('beach.mp4')]);
    const text = `Upload failed: beach.mp4 - ${ERROR_CATALOGUE[code].message}`;
    await expectToast(page, ['Upload Error', text]);
    await expect(logLines(page).filter({ hasText: text })).toBeVisible();
    expect(methods(tus)).toEqual(['POST']);
  });
}

for (const code of ['upload_offset', 'upload_locked'] as const) {
  test(`${ERROR_CATALOGUE[code].status} ${code} is retried from where the upload stands`, async ({
    page,
  }) => {
    tus.refuse('PATCH', error(code));
    await page.goto(UPLOAD_PATH);
    await choose(page, [chosenFile('beach.mp4')]);
    await isComplete(page);
    expect(methods(tus)).toEqual(['POST', 'PATCH', 'HEAD', 'PATCH']);
  });
}

test('413 is said in the words of a chunking failure', async ({ page }) => {
  tus.refuse('PATCH', { status: 413, body: '<h1>413 Request Entity Too Large</h1>' });
  await page.goto(UPLOAD_PATH);
  await choose(page, [chosenFile('beach.mp4')]);
  await expectToast(page, [
    'Upload Error',
    'Upload failed: beach.mp4 - CHUNKING SYSTEM FAILURE ... 413 error despite proper chunking. Server needs configuration fix.',
  ]);
  expect(methods(tus)).toEqual(['POST', 'PATCH']);
});

test('a server error is retried after 0, 0.5, 1, 2, 5 and 10 s, then the file fails', async ({
  page,
  time,
}) => {
  tus.refuse('POST', error('internal'), 99);
  await page.goto(UPLOAD_PATH);
  await expect(page.getByText('Step 1 of 4')).toBeVisible();
  await time.stop();
  await choose(page, [chosenFile('beach.mp4')]);
  // The first retry comes without a delay.
  await time.until(row(page, 'beach.mp4').getByText('Trying again'));
  let sent = 2;
  for (const delayMs of [500, 1000, 2000, 5000, 10_000]) {
    await expect
      .poll(async () => {
        await time.pass(1);
        return methods(tus).length;
      })
      .toBe(sent);
    await time.until(row(page, 'beach.mp4').getByText('Trying again'));
    await time.pass(delayMs - 150);
    expect(methods(tus)).toHaveLength(sent);
    await time.pass(150);
    sent += 1;
  }
  await time.until(row(page, 'beach.mp4').getByText(ERROR_CATALOGUE.internal.message));
  expect(methods(tus)).toHaveLength(7);
});

test('a batch with failures says how many, and opens the log', { tag: '@both' }, async ({ page }) => {
  tus.refuse('POST', error('invalid_request'), 1, 'clip-1.mp4');
  tus.refuse('POST', error('invalid_request'), 1, 'clip-3.mp4');
  await page.goto(UPLOAD_PATH);
  await choose(page, chosenFiles(3));
  const text = '2 uploads failed during parallel processing. Check network logs below.';
  await expectToast(page, ['Upload Error', text]);
  await expect(page.getByRole('status').filter({ hasText: text }).first()).toBeVisible();
  await expect(logLines(page).filter({ hasText: text })).toBeVisible();
  await expect(row(page, 'clip-2.mp4')).toContainText('Uploaded');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(
    page.locator('section > div[role=status] + ul[aria-label="Files that need you"] > li'),
    'what failed comes first, right below what is said of it',
  ).toHaveText([/clip-1\.mp4/, /clip-3\.mp4/]);
});

test('another file takes the place of one that was refused, once one is chosen', { tag: '@both' }, async ({
  page,
}) => {
  tus.refuse('PATCH', error('clip_damaged'), 1);
  await page.goto(UPLOAD_PATH);
  await choose(page, [chosenFile('beach.mp4')]);
  const another = button(page, 'Choose another file instead of beach.mp4');
  const asked = page.waitForEvent('filechooser');
  await another.click();
  await expect(row(page, 'beach.mp4'), 'nothing is chosen yet').toBeVisible();
  await (await asked).setFiles([chosenFile('harbour.mp4')]);
  await expect(row(page, 'harbour.mp4')).toContainText('Uploaded');
  await expect(row(page, 'beach.mp4')).toHaveCount(0);
});

test('what the server refuses for what it is can only be replaced or dismissed', { tag: '@both' }, async ({
  page,
}) => {
  tus.refuse('PATCH', error('clip_damaged'));
  await page.goto(UPLOAD_PATH);
  await choose(page, [chosenFile('beach.mp4')]);
  await expect(row(page, 'beach.mp4')).toContainText('This video is damaged and cannot be decoded.');
  await expect(button(page, 'Retry beach.mp4')).toHaveCount(0);
  await button(page, 'Dismiss beach.mp4').click();
  await expect(row(page, 'beach.mp4')).toHaveCount(0);
});

test('a file whose bytes are in counts as uploaded while the server checks it; what it refuses was never a success', {
  tag: '@both',
}, async ({ page, api }) => {
  const message = ERROR_CATALOGUE.clip_no_video_stream.message;
  const tell = (id: string, state: 'checking' | 'refused') => {
    const error = state === 'refused' ? { code: 'clip_no_video_stream', message } : null;
    const upload = { id, filename: 'song.mp4', state, bytesReceived: 1000, bytesTotal: 1000, error };
    api.projects = [emptyProject({ uploads: [upload] })];
  };
  let arrivedId = '';
  tus.onArrived = ({ id }) => {
    arrivedId = id;
    tell(id, 'checking');
  };
  await page.goto(UPLOAD_PATH);
  await choose(page, [chosenFile('song.mp4')]);
  await expect.poll(() => arrivedId).not.toBe('');
  const asked = api.calls('getProject').length;
  await expect.poll(() => api.calls('getProject').length).toBeGreaterThan(asked + 1);
  await expect(row(page, 'song.mp4')).toContainText('Uploaded, checking');
  await expect(page.getByText('1 of 1 in')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  tell(arrivedId, 'refused');
  await expectToast(page, ['Upload Error', `Upload failed: song.mp4 - ${message}`]);
  await expect(row(page, 'song.mp4')).toContainText(message);
  await expect(row(page, 'song.mp4')).toHaveCount(1);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(logLines(page).filter({ hasText: 'uploaded' })).toHaveCount(0);
});

test('offline pauses all uploads until the connection returns', { tag: '@both' }, async ({
  page,
  context,
}) => {
  const data = tus.hold();
  await page.goto(UPLOAD_PATH);
  await choose(page, chosenFiles(2));
  await expect.poll(() => methods(tus).filter((method) => method === 'PATCH').length).toBe(2);
  await dialogsCanOpen(page);
  await context.setOffline(true);
  await expect(page.getByText('You are offline')).toBeVisible();
  await expect(row(page, 'clip-1.mp4')).toContainText('Waiting for your connection');
  await expect(logLines(page).first()).toContainText(
    'The connection is gone. Uploads continue when it returns.',
  );
  data.release();
  await expect(row(page, 'clip-2.mp4')).toContainText('Waiting for your connection');
  await context.setOffline(false);
  await isComplete(page);
  await expect(page.getByText('You are offline')).toHaveCount(0);
});

test('what failed without an answer while nobody looked goes on as soon as somebody looks again', {
  tag: '@both',
}, async ({ page, time }) => {
  tus.refuse('PATCH', 'no answer', 7, 'beach.mp4');
  tus.refuse('PATCH', error('invalid_request'), 1, 'harbour.mp4');
  await page.goto(UPLOAD_PATH);
  await choose(page, [chosenFile('beach.mp4'), chosenFile('harbour.mp4')]);
  await expect(row(page, 'harbour.mp4')).toContainText(ERROR_CATALOGUE.invalid_request.message);
  await expect
    .poll(async () => {
      await time.skip(10_000);
      return row(page, 'beach.mp4').textContent();
    })
    .toContain('The connection to the server was lost.');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(row(page, 'beach.mp4')).toContainText('Uploaded');
  await expect(row(page, 'harbour.mp4')).toContainText(ERROR_CATALOGUE.invalid_request.message);
  expect(methods(tus).filter((method) => method === 'PATCH')).toHaveLength(9);
});

test('a session that ended leads to sign-in, with its own notification', { tag: '@both' }, async ({
  page,
}) => {
  tus.refuse('POST', error('unauthorized'));
  const noted = await notedToasts(page);
  await page.goto(UPLOAD_PATH);
  await expect(toastRegion(page)).toBeAttached();
  await choose(page, [chosenFile('beach.mp4')]);
  await page.waitForURL(`**/api/login?returnTo=${encodeURIComponent(UPLOAD_PATH)}`);
  expect(noted).toEqual(['Unauthorized / You are logged out. Logging in again...']);
});

test('a clip that cannot be removed stays, with the reason', { tag: '@both' }, async ({
  page,
  api,
  time,
}) => {
  await page.goto(UPLOAD_PATH);
  await choose(page, [chosenFile('beach.mp4')]);
  await isComplete(page);
  await button(page, 'Add more clips').click();
  api.refuse('deleteClip', 'status_conflict');
  await button(page, 'Remove beach.mp4').click();
  await time.skip(4000);
  await expectToast(page, ['Clip not removed', ERROR_CATALOGUE.status_conflict.message]);
  await expect(row(page, 'beach.mp4')).toContainText('Uploaded');
  await expect
    .poll(() => api.calls('deleteClip'))
    .toMatchObject([{ path: `/api/projects/${PROJECT_ID}/clips/upload-1` }]);
});
