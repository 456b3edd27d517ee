import type { Page, Request } from '@playwright/test';
import { bulkyClip } from '../harness/footage/footage.ts';
import { projectWhen } from '../harness/product/api-client.ts';
import { clientOf, createProject } from '../harness/product/flow.ts';
import { expect, test } from '../harness/product/journey.ts';
import { createAccount } from '../harness/product/visitor.ts';

/** A phone that is locked throws its pages away: they are gone without a word, in the middle of a part of a file. */
test('an upload whose page was thrown away is named, and goes on from where the server is', async ({
  page,
  context,
  product,
}) => {
  await createAccount(page);
  const id = await createProject(page);
  const client = await clientOf(page, product.origin);
  const file = bulkyClip(24);

  const { part } = await holdPart(page, 2);
  await page.locator('input[type="file"]').first().setInputFiles(file);
  await part;
  const halfway = await projectWhen(client, id, ({ uploads }) => (uploads[0]?.bytesReceived ?? 0) > 0);
  const arrived = halfway.uploads[0]?.bytesReceived ?? 0;
  await page.close();

  const next = await context.newPage();
  await next.goto(`/upload/${id}`);
  await expect(next.getByText('1 upload stopped halfway')).toBeVisible();
  await expect(next.getByRole('list', { name: 'Files that need you' })).toContainText('bulky.mp4');
  const sent: Request[] = [];
  next.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/tus/')) sent.push(request);
  });
  const choosing = next.waitForEvent('filechooser');
  await next.getByRole('button', { name: 'Choose the file again' }).click();
  await (await choosing).setFiles(file);

  const project = await projectWhen(client, id, ({ status }) => status === 'uploaded');
  expect(project.videoClips.map(({ name }) => name)).toEqual(['bulky.mp4']);
  expect(project.uploads).toEqual([]);
  await expect(next.getByText('1 clip ready')).toBeVisible();
  const patches = sent.filter((request) => request.method() === 'PATCH');
  expect(Number(patches[0]?.headers()['upload-offset'])).toBeGreaterThanOrEqual(arrived);
  expect(arrived).toBeGreaterThan(0);
  expect(sent.map((request) => request.method())).not.toContain('POST');
  expect(sent.map((request) => request.method())).not.toContain('DELETE');
});

/** The page's part of that number, counted from one, never leaves it. */
async function holdPart(page: Page, number: number): Promise<{ readonly part: Promise<void> }> {
  const { promise, resolve } = Promise.withResolvers<void>();
  let parts = 0;
  await page.route('**/api/tus/*', (route) => {
    if (route.request().method() === 'PATCH') parts += 1;
    if (parts < number) return route.continue();
    resolve();
    return undefined;
  });
  return { part: promise };
}
