import { fakeTus, metadata } from '../harness/fakes/fake-tus.ts';
import { emptyProject } from '../harness/fakes/sample-project.ts';
import { chosenFiles, largeFile } from '../harness/footage/upload-files.ts';
import { button, expect, expectToast, link, test } from '../harness/screens/screen.ts';
import { choose, row } from '../harness/screens/upload-screen.ts';

const MEBIBYTE = 1024 * 1024;
const TEST_PROJECT = emptyProject({ id: 31, title: 'Chunked Upload Test' });

test.beforeEach(async ({ page, api }) => {
  api.projects = [TEST_PROJECT];
  api.answer('createProject', TEST_PROJECT);
  await page.goto('/ideal-upload');
});

test('the page tells its chunking policy', async ({ page }) => {
  const policy = page.getByRole('listitem');
  await expect(policy).toHaveText([
    'Chunking forced for files over 10 MB',
    'Chunks of 5 MB on desktop and 2 MB on mobile',
    'Concurrent uploads: 3 on desktop and 1 on mobile',
    'Resumable protocol version 1.0.0',
  ]);
});

test('the button creates a project with an empty prompt that is uploading; then the upload panel appears', async ({
  page,
  api,
}) => {
  await expect(page.locator('input[type="file"]')).toHaveCount(0);
  await button(page, 'Create Test Project').click();
  await expect(page.getByRole('region', { name: 'Upload panel' })).toBeVisible();
  await expect(page.getByText('Test project: Chunked Upload Test #31')).toBeVisible();
  await expect
    .poll(() => api.calls('createProject'))
    .toMatchObject([
      { body: { title: 'Chunked Upload Test', prompt: '', status: 'uploading', isTest: true } },
    ]);
});

test('a project that could not be created is said', async ({ page, api }) => {
  api.say('createProject', 503, 'Unavailable');
  await button(page, 'Create Test Project').click();
  await expectToast(page, ['Error', 'Failed to create project. 503: Unavailable']);
  await expect(button(page, 'Create Test Project')).toBeEnabled();
});

test('chunks are of 5 MB on a desktop and 2 MB on a phone', async ({ page, api, isMobile }) => {
  const tus = await fakeTus(page, api);
  await page.reload();
  await button(page, 'Create Test Project').click();
  await choose(page, [largeFile('short.mp4', 7)]);
  await expect(page.getByText('All files uploaded')).toBeVisible();
  const chunks = tus.requests.filter(({ method }) => method === 'PATCH');
  expect(chunks.map(({ bytes }) => bytes / MEBIBYTE)).toEqual(isMobile ? [2, 2, 2, 1] : [5, 2]);
  expect(metadata(tus.requests[0]?.headers['upload-metadata'] ?? '')).toMatchObject({ projectId: '31' });
  await expect(link(page, 'Open the test project')).toHaveAttribute('href', '/upload/31');
});

test('three files are sent at a time on a desktop, one on a phone', async ({ page, api, isMobile }) => {
  const tus = await fakeTus(page, api);
  await page.reload();
  const data = tus.hold();
  await button(page, 'Create Test Project').click();
  await choose(page, chosenFiles(5));
  const busy = isMobile ? 1 : 3;
  await expect.poll(() => tus.requests.filter(({ method }) => method === 'PATCH').length).toBe(busy);
  await expect(row(page, 'Waiting')).toHaveCount(5 - busy);
  data.release();
  await expect(page.getByText('All files uploaded')).toBeVisible();
  expect(tus.requests.filter(({ method }) => method === 'POST')).toHaveLength(5);
});
