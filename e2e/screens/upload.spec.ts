import { fakeTus, metadata } from '../harness/fakes/fake-tus.ts';
import { emptyProject, PROJECT_ID, sampleClip, uploadedProject } from '../harness/fakes/sample-project.ts';
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
    place: expect.stringMatching(/^\d+$/),
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
  // Megabytes pass slowly through what stands for the server here.
  await expect(page.getByRole('dialog')).toBeVisible({ timeout: 45_000 });
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
  // How long it plays is known by then, too.
  await expect(row(page, 'beach.mp4')).toContainText('12.0 s');
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
