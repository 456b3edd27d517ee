import type { Page } from '@playwright/test';
import { fakeTus, metadata } from '../harness/fakes/fake-tus.ts';
import {
  emptyProject,
  PROJECT_ID,
  processingProject,
  sampleClip,
  uploadedProject,
} from '../harness/fakes/sample-project.ts';
import { chosenFile, chosenFiles, largeFile } from '../harness/footage/upload-files.ts';
import { button, expect, link, pathOf, test } from '../harness/screens/screen.ts';
import { choose, logLines, logSummary, row, UPLOAD_PATH } from '../harness/screens/upload-screen.ts';

const MEBIBYTE = 1024 * 1024;
const sizes = (requests: readonly { readonly bytes: number }[]) =>
  requests.map(({ bytes }) => bytes / MEBIBYTE);

test.beforeEach(({ api }) => {
  api.projects = [emptyProject()];
});

test('step 1: what to do here, and the way back', async ({ page }) => {
  await page.goto(UPLOAD_PATH);
  await expect(page.getByRole('heading', { name: 'Upload Your Video Clips' })).toBeVisible();
  await expect(page.getByText('Step 1 of 4')).toBeVisible();
  await expect(
    page.getByText('Upload your video files to get started with AI-powered editing'),
  ).toBeVisible();
  await link(page, 'Back to dashboard').click();
  await expect.poll(() => pathOf(page)).toBe('/');
});

test('a project that is missing: Project not found, with the way back', async ({ page, api }) => {
  api.projects = [];
  await page.goto(UPLOAD_PATH);
  await expect(page.getByText('Project not found')).toBeVisible();
  await expect(
    page.getByText("The video project doesn't exist or you don't have access to it."),
  ).toBeVisible();
  await link(page, 'Back to Dashboard').click();
  await expect(page.getByRole('heading', { name: 'Create Your Video' })).toBeVisible();
});

test('a project that cannot be loaded is asked for three times more, then can be asked for again', async ({
  page,
  api,
  time,
}) => {
  api.refuse('getProject', 'internal');
  await page.goto(UPLOAD_PATH);
  for (let attempts = 1; attempts < 4; attempts += 1) {
    await expect.poll(() => api.calls('getProject').length).toBe(attempts);
    await time.skip(10_000);
  }
  await expect(page.getByText('The project could not be loaded')).toBeVisible();
  await expect.poll(() => api.calls('getProject')).toHaveLength(4);
  api.restore('getProject');
  await button(page, 'Try again').click();
  await expect(page.getByText('Step 1 of 4')).toBeVisible();
});

test('files are chosen by pressing the drop area', { tag: '@desktop' }, async ({ page }) => {
  await page.goto(UPLOAD_PATH);
  await expect(button(page, 'Browse Files')).toHaveCount(0);
  const choosing = page.waitForEvent('filechooser');
  await button(page, /Drop your videos here/).click();
  expect((await choosing).isMultiple()).toBe(true);
});

test("a phone has 'Browse Files' in the drop area", { tag: '@phone' }, async ({ page }) => {
  await page.goto(UPLOAD_PATH);
  const choosing = page.waitForEvent('filechooser');
  await button(page, 'Browse Files').click();
  expect((await choosing).isMultiple()).toBe(true);
});

test('files dropped anywhere on the screen are taken', { tag: '@desktop' }, async ({ page, api }) => {
  const tus = await fakeTus(page, api);
  await page.goto(UPLOAD_PATH);
  await expect(page.getByText('Drop your videos here')).toBeVisible();
  await page.evaluate(() => {
    const files = new DataTransfer();
    files.items.add(new File(['bytes'], 'dropped.mp4', { type: 'video/mp4' }));
    for (const type of ['dragenter', 'dragover', 'drop']) {
      document.body.dispatchEvent(
        new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer: files }),
      );
    }
  });
  await expect(row(page, 'dropped.mp4')).toContainText('Uploaded');
  expect(tus.requests.map(({ method }) => method)).toEqual(['POST', 'PATCH']);
});

test('an upload is created without data, then sent; every request tells the device and the chunk size', async ({
  page,
  api,
  isMobile,
}) => {
  const tus = await fakeTus(page, api);
  await page.goto(UPLOAD_PATH);
  await choose(page, [chosenFile('beach day.mp4', 2000)]);
  await expect(page.getByRole('dialog', { name: 'Tus Upload Complete!' })).toBeVisible();
  expect(tus.requests).toMatchObject([
    { method: 'POST', bytes: 0 },
    { method: 'PATCH', bytes: 2000, offset: 0 },
  ]);
  expect(metadata(tus.requests[0]?.headers['upload-metadata'] ?? '')).toEqual({
    projectId: String(PROJECT_ID),
    filename: 'beach day.mp4',
    type: 'video/mp4',
  });
  for (const { headers } of tus.requests) {
    expect(headers).toMatchObject({
      'tus-resumable': '1.0.0',
      'x-device-type': isMobile ? 'mobile' : 'desktop',
      'x-chunk-size': String((isMobile ? 3 : 8) * MEBIBYTE),
    });
  }
});

test('a file goes in chunks of 8 MB on a desktop and 3 MB on a phone', async ({ page, api, isMobile }) => {
  const tus = await fakeTus(page, api);
  await page.goto(UPLOAD_PATH);
  await choose(page, [largeFile('long.mp4', 20)]);
  await expect(page.getByRole('dialog')).toBeVisible();
  const chunks = tus.requests.filter(({ method }) => method === 'PATCH');
  expect(sizes(chunks)).toEqual(isMobile ? [3, 3, 3, 3, 3, 3, 2] : [8, 8, 4]);
  await page.keyboard.press('Escape');
  await expect(logLines(page)).toContainText([/long\.mp4: 20 MB, \d chunks of \d MB \(chunking forced\)/]);
});

test("once all have arrived: 'Tus Upload Complete!', and on to the prompt", async ({ page, api }) => {
  const tus = await fakeTus(page, api);
  tus.onArrived = ({ id, name }) => {
    api.projects = api.projects.map((project) =>
      uploadedProject({
        ...project,
        status: 'uploaded',
        videoClips: [...project.videoClips, sampleClip(id, name)],
      }),
    );
  };
  await page.goto(UPLOAD_PATH);
  await choose(page, chosenFiles(2));
  const dialog = page.getByRole('dialog', { name: 'Tus Upload Complete!' });
  await expect(dialog).toContainText('All files uploaded successfully using chunked Tus protocol.');
  const onward = dialog.getByRole('link', { name: 'Continue to Prompt' });
  await expect(onward).toBeFocused();
  await onward.click();
  await expect(page.getByRole('heading', { name: 'Tell AI How to Edit Your Video' })).toBeVisible();
  expect(pathOf(page)).toBe(`/prompt/${PROJECT_ID}`);
});

test("a file the browser cannot show gets the server's image once it is a clip", async ({ page, api }) => {
  const tus = await fakeTus(page, api);
  tus.onArrived = ({ id, name }) => {
    api.projects = [uploadedProject({ videoClips: [sampleClip(id, name)] })];
  };
  const data = tus.hold();
  await page.goto(UPLOAD_PATH);
  await choose(page, [chosenFile('beach.mp4')]);
  await expect(row(page, 'beach.mp4')).toBeVisible();
  await expect(row(page, 'beach.mp4').locator('img')).toHaveCount(0);
  data.release();
  await expect(row(page, 'beach.mp4').locator('img')).toHaveAttribute(
    'src',
    /^\/api\/thumbnails\/beach_upload-1\.mp4/,
  );
});

test('what is no video is refused in place and in the log, and never sent', async ({ page, api }) => {
  const tus = await fakeTus(page, api);
  await page.goto(UPLOAD_PATH);
  await choose(page, [chosenFile('notes.txt', 10, 'text/plain'), chosenFile('photo.jpg', 10, 'image/jpeg')]);
  await expect(row(page, 'notes.txt')).toContainText('Only video files allowed');
  await expect(row(page, 'photo.jpg')).toContainText('Only video files allowed');
  await expect(logLines(page)).toHaveText([
    /Only video files allowed: photo\.jpg$/,
    /Only video files allowed: notes\.txt$/,
  ]);
  expect(tus.requests).toEqual([]);
});

test('every extension of the list is a video, and a missing type is told by it', async ({ page, api }) => {
  const tus = await fakeTus(page, api);
  await page.goto(UPLOAD_PATH);
  const names = ['a.mp4', 'b.mov', 'c.avi', 'd.mkv', 'e.webm', 'f.flv', 'g.wmv', 'h.m4v', 'i.3gp'];
  await choose(
    page,
    names.map((name) => chosenFile(name, 10, '')),
  );
  await expect(page.getByRole('dialog')).toBeVisible();
  const created = tus.requests.filter(({ method }) => method === 'POST');
  const types = new Map(
    created.map(({ headers }) => {
      const { filename, type } = metadata(headers['upload-metadata'] ?? '');
      return [filename, type];
    }),
  );
  expect([...types.keys()].toSorted()).toEqual(names);
  expect(types.get('b.mov')).toBe('video/quicktime');
  expect(types.get('d.mkv')).toMatch(/^video\//);
});

test('files over 100 MB and empty files are refused', async ({ page, api }) => {
  const tus = await fakeTus(page, api);
  await page.goto(UPLOAD_PATH);
  await choose(page, [largeFile('huge.mp4', 101)]);
  await expect(row(page, 'huge.mp4')).toContainText('This file is larger than 100 MB.');
  await choose(page, [chosenFile('nothing.mp4', 0)]);
  await expect(row(page, 'nothing.mp4')).toContainText('The file is empty.');
  expect(tus.requests).toEqual([]);
});

test('the 51st file of a session is refused; five are sent at a time', async ({ page, api }) => {
  const tus = await fakeTus(page, api);
  const data = tus.hold();
  await page.goto(UPLOAD_PATH);
  await choose(page, chosenFiles(51));
  await expect(row(page, 'clip-51.mp4')).toContainText('You can upload up to 50 files at a time.');
  await expect.poll(() => tus.requests.filter(({ method }) => method === 'PATCH').length).toBe(5);
  await expect(page.getByRole('listitem').filter({ hasText: 'Waiting' })).toHaveCount(45);
  expect(tus.requests.filter(({ method }) => method === 'POST')).toHaveLength(5);
  data.release();
  await expect(page.getByRole('dialog', { name: 'Tus Upload Complete!' })).toBeVisible({ timeout: 30_000 });
  expect(tus.requests.filter(({ method }) => method === 'POST')).toHaveLength(50);
});

test('a project of 50 clips takes no more', async ({ page, api }) => {
  await fakeTus(page, api);
  const clips = Array.from({ length: 50 }, (_, index) => sampleClip(`clip-${index}`, `old-${index}.mp4`));
  api.projects = [uploadedProject({ videoClips: clips })];
  await page.goto(UPLOAD_PATH);
  await choose(page, [chosenFile('one-more.mp4')]);
  await expect(row(page, 'one-more.mp4')).toContainText('A project can hold up to 50 clips.');
});

test('the log keeps the last 20 events, the newest first', async ({ page, api }) => {
  await fakeTus(page, api);
  await page.goto(UPLOAD_PATH);
  await choose(page, chosenFiles(9));
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(logLines(page)).toHaveCount(20);
  await expect(logLines(page).first()).toContainText('All uploads finished');
});

test('the log is seen as soon as it tells something, and stays folded away once somebody folds it', async ({
  page,
  api,
}) => {
  const tus = await fakeTus(page, api);
  const data = tus.hold();
  await page.goto(UPLOAD_PATH);
  await expect(logSummary(page)).toBeVisible();
  await expect(logLines(page).first()).toBeHidden();
  await choose(page, [chosenFile('beach.mp4')]);
  await expect(logLines(page).first()).toBeVisible();
  await logSummary(page).click();
  await expect(logLines(page).first()).toBeHidden();
  data.release();
  await expect(logLines(page).first()).toContainText('All uploads finished');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(logLines(page).first()).toBeHidden();
});

test('what tus clients stored of earlier uploads is forgotten at the start', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('tus::old::1', '{}');
    localStorage.setItem('other', 'stays');
  });
  await page.goto(UPLOAD_PATH);
  await expect(page.getByText('Step 1 of 4')).toBeVisible();
  const kept = () => page.evaluate(() => Object.keys(localStorage));
  await expect.poll(kept).not.toContain('tus::old::1');
  expect(await kept()).toContain('other');
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
  await expect(page.getByText('3 clips ready')).toBeVisible();
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
