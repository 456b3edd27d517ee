import type { Page } from '@playwright/test';
import { fakeTus } from '../harness/fakes/fake-tus.ts';
import {
  emptyProject,
  PROJECT_ID,
  processingProject,
  sampleClip,
  uploadedProject,
} from '../harness/fakes/sample-project.ts';
import { chosenFile, chosenFiles } from '../harness/footage/upload-files.ts';
import { button, expect, link, pathOf, test } from '../harness/screens/screen.ts';
import { choose, row, UPLOAD_PATH } from '../harness/screens/upload-screen.ts';

test.beforeEach(({ api }) => {
  api.projects = [emptyProject()];
});

test('a file can be paused, resumed and removed; the tab tells how far all are', async ({ page, api }) => {
  const tus = await fakeTus(page, api);
  const data = tus.hold();
  await page.goto(UPLOAD_PATH);
  await choose(page, chosenFiles(2));
  await expect.poll(() => tus.requests.filter(({ method }) => method === 'PATCH').length).toBe(2);
  await expect(page).toHaveTitle(/^\d+%/);
  await button(page, 'Remove clip-2.mp4').click();
  await expect(row(page, 'clip-2.mp4')).toHaveCount(0);
  await expect.poll(() => tus.requests.filter(({ method }) => method === 'DELETE').length).toBe(1);
  await button(page, 'Pause clip-1.mp4').click();
  await expect(row(page, 'clip-1.mp4')).toContainText('Paused');
  data.release();
  await button(page, 'Resume clip-1.mp4').click();
  await expect(row(page, 'clip-1.mp4')).toContainText('Uploaded');
  await expect(page).not.toHaveTitle(/%/);
});

test('a file removed while another arrives stays away, whatever the project still says of it', async ({
  page,
  api,
}) => {
  const tus = await fakeTus(page, api);
  const data = tus.hold();
  await page.goto(UPLOAD_PATH);
  await choose(page, chosenFiles(2));
  await expect.poll(() => tus.requests.filter(({ method }) => method === 'PATCH').length).toBe(2);
  const unfinished = { filename: 'clip-2.mp4', bytesReceived: 500, bytesTotal: 1001, error: null };
  tus.onArrived = ({ id, name }) => {
    if (name !== 'clip-1.mp4') return;
    api.projects = [
      uploadedProject({
        videoClips: [sampleClip(id, name)],
        uploads: [{ ...unfinished, id: id === 'upload-1' ? 'upload-2' : 'upload-1', state: 'receiving' }],
      }),
    ];
  };
  await button(page, 'Remove clip-2.mp4').click();
  data.release();
  await expect(page.getByText('1 clip ready')).toBeVisible();
  await expect(row(page, 'clip-1.mp4')).toContainText('Uploaded');
  await expect(row(page, 'clip-2.mp4')).toHaveCount(0);
});

test('clips of before are listed with what is unfinished and refused, and can be removed', async ({
  page,
  api,
  time,
}) => {
  const [first, second] = uploadedProject().videoClips;
  const pending = { filename: 'half.mp4', bytesReceived: 100, bytesTotal: 200, error: null };
  api.projects = [
    uploadedProject({
      uploads: [
        { ...pending, id: 'up-1', state: 'receiving' },
        {
          ...pending,
          id: 'up-2',
          filename: 'damaged.mp4',
          state: 'refused',
          error: { code: 'clip_damaged', message: 'This video is damaged and cannot be decoded.' },
        },
      ],
    }),
  ];
  await page.goto(UPLOAD_PATH);
  await expect(row(page, 'half.mp4')).toContainText('Not finished. Choose the file again to upload it.');
  await expect(page.getByText('half.mp4 was not finished. Remove it or choose it again.')).toBeVisible();
  await expect(row(page, 'damaged.mp4')).toContainText('This video is damaged and cannot be decoded.');
  await expect(page.getByText('3 clips ready · 1 needs you')).toBeVisible();
  const rest = uploadedProject({ videoClips: [first, second].filter((clip) => clip !== undefined) });
  api.answer('deleteClip', rest);
  api.projects = [rest];
  await button(page, 'Remove forest.mp4').click();
  await expect(row(page, 'forest.mp4')).toHaveText(/^forest\.mp4 removed/);
  await expect(page.getByText('2 clips ready')).toBeVisible();
  expect(api.calls('deleteClip')).toEqual([]);
  await time.skip(4000);
  await expect(row(page, 'forest.mp4')).toHaveCount(0);
  await expect
    .poll(() => api.calls('deleteClip'))
    .toMatchObject([{ path: `/api/projects/${PROJECT_ID}/clips/clip-c` }]);
});

test('a clip taken off the list can be brought back with the keyboard', async ({ page, api, time }) => {
  api.projects = [uploadedProject()];
  await page.goto(UPLOAD_PATH);
  await button(page, 'Remove market.mov').press('Enter');
  await expect(button(page, 'Undo removing market.mov')).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'market.mov removed.' })).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(button(page, 'Remove market.mov')).toBeFocused();
  await expect(page.getByText('3 clips ready')).toBeVisible();
  await time.skip(8000);
  expect(api.calls('deleteClip')).toEqual([]);
});

test('choosing the file of a clip that is leaving brings the clip back', async ({ page, api, time }) => {
  api.projects = [uploadedProject({ videoClips: [sampleClip('clip-a', 'beach.mp4', { fileSize: 1000 })] })];
  await page.goto(UPLOAD_PATH);
  await button(page, 'Remove beach.mp4').click();
  await choose(page, [chosenFile('beach.mp4')]);
  await expect(button(page, 'Remove beach.mp4')).toBeVisible();
  await expect(page.getByText('This file is already in the list.')).toHaveCount(0);
  await time.skip(8000);
  expect(api.calls('deleteClip')).toEqual([]);
});

test('who goes on to the prompt has the clip deleted before a video is made', async ({ page, api }) => {
  const rest = uploadedProject({ videoClips: uploadedProject().videoClips.slice(0, 2) });
  api.projects = [uploadedProject()];
  api.answer('deleteClip', rest);
  api.answer('processProject', processingProject(0));
  const deletion = api.hold('deleteClip');
  await page.goto(UPLOAD_PATH);
  await button(page, 'Remove forest.mp4').click();
  await link(page, 'Continue to Prompt').click();
  await page.getByLabel('Video Description & Instructions').fill('A reel of the sea');
  await expect.poll(() => api.calls('deleteClip').length).toBe(1);
  await button(page, 'Generate Video').click();
  await expect(page.getByText('Starting AI Video Generation')).toBeVisible();
  expect(api.calls('processProject')).toEqual([]);
  api.projects = [rest];
  deletion.release();
  await expect.poll(() => api.calls('processProject').length).toBe(1);
});

test('files chosen again: the unfinished one is uploaded in its place, one that is a clip is not uploaded twice', async ({
  page,
  api,
}) => {
  const tus = await fakeTus(page, api);
  const unfinished = { id: 'up-1', filename: 'half way.mp4', bytesReceived: 100, bytesTotal: 2000 } as const;
  const clip = sampleClip('clip-a', 'beach.mp4', { fileSize: 1000 });
  api.projects = [
    uploadedProject({ videoClips: [clip], uploads: [{ ...unfinished, state: 'receiving', error: null }] }),
  ];
  tus.onArrived = ({ id }) => {
    const arrived = sampleClip(id, 'half-way.mp4', { name: 'half way.mp4' });
    api.projects = [uploadedProject({ videoClips: [clip, arrived] })];
  };
  await page.goto(UPLOAD_PATH);
  await expect(row(page, 'half way.mp4')).toContainText('Not finished. Choose the file again to upload it.');
  await choose(page, [chosenFile('half way.mp4', 2000), chosenFile('beach.mp4', 1000)]);
  await expect(row(page, 'half way.mp4')).toContainText('Uploaded');
  await expect(row(page, 'half way.mp4')).toHaveCount(1);
  await expect(row(page, 'This file is already in the list.')).toContainText('beach.mp4');
  expect(tus.requests.filter(({ method }) => method === 'POST')).toHaveLength(1);
  expect(tus.requests.filter(({ method }) => method === 'DELETE')).toHaveLength(1);
});

test.describe('leaving while uploads are under way', () => {
  const QUESTION = 'Uploads are still in progress. Are you sure you want to leave?';
  const question = (page: Page) => page.getByRole('alertdialog').or(page.getByRole('dialog'));

  test.beforeEach(async ({ page, api }) => {
    const tus = await fakeTus(page, api);
    tus.hold();
    await page.goto('/dashboard');
    await expect(button(page, 'Create New Video')).toBeEnabled();
    await link(page, 'Continue').click();
    await expect(page.getByText('Step 1 of 4')).toBeVisible();
    await choose(page, [chosenFile('beach.mp4')]);
    await expect(row(page, 'beach.mp4')).toContainText(/Uploading|Uploaded/);
  });

  test('by a link: the question; staying keeps the upload, leaving leaves', async ({ page }) => {
    await link(page, 'Back to dashboard').click();
    await expect(question(page)).toContainText(QUESTION);
    await question(page).getByRole('button', { name: 'Stay' }).click();
    await expect(question(page)).toHaveCount(0);
    expect(pathOf(page)).toBe(UPLOAD_PATH);
    await link(page, 'Back to dashboard').click();
    await question(page).getByRole('button', { name: 'Leave' }).click();
    await expect.poll(() => pathOf(page)).toBe('/');
  });

  test('by going back: the question; leaving goes back', async ({ page }) => {
    await page.goBack();
    await expect(question(page)).toContainText(QUESTION);
    expect(pathOf(page)).toBe(UPLOAD_PATH);
    await question(page).getByRole('button', { name: 'Leave' }).click();
    await expect.poll(() => pathOf(page)).toBe('/dashboard');
  });

  test("by closing the page: the browser's own question", async ({ page }) => {
    const asked = page.waitForEvent('dialog');
    await page.close({ runBeforeUnload: true });
    const dialog = await asked;
    expect(dialog.type()).toBe('beforeunload');
    await dialog.accept();
  });
});

test("the first tiles' images are asked for as soon as the project is known, which is asked for once", async ({
  page,
  api,
}) => {
  const names = Array.from({ length: 8 }, (_, index) => `shot-${index}.mp4`);
  const videoClips = names.map((name, index) => sampleClip(`clip-${index}`, name));
  api.projects = [uploadedProject({ videoClips })];
  await page.goto(UPLOAD_PATH);
  const preloaded = page.locator('link[rel="preload"][as="image"]');
  await expect(preloaded).toHaveCount(6);
  expect(await preloaded.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual(
    videoClips.slice(0, 6).map(({ filename }) => `/api/thumbnails/${filename}?t=1`),
  );
  expect(api.calls('getProject')).toHaveLength(1);
});

for (const tag of ['@desktop', '@phone']) {
  test(`the drop area leaves the screen to the files (${tag.slice(1)})`, { tag }, async ({ page, api }) => {
    await page.goto(UPLOAD_PATH);
    const area = page.locator('section[aria-label="Upload panel"] > .border-dashed');
    const height = async () => (await area.boundingBox())?.height ?? 0;
    await expect(area).toBeVisible();
    expect(await height()).toBeLessThan(250);
    api.projects = [uploadedProject()];
    await page.reload();
    await expect(row(page, 'market.mov')).toBeVisible();
    expect(await height()).toBeLessThan(110);
  });
}
