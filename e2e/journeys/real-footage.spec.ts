import path from 'node:path';
import { badFiles, usableRealClips } from '../harness/footage/real-footage.ts';
import { apiClient, projectWhen, uploadFile } from '../harness/product/api-client.ts';
import { clientOf, createProject, generate, uploadClips, watchProgress } from '../harness/product/flow.ts';
import { expect, test } from '../harness/product/journey.ts';
import { createAccount } from '../harness/product/visitor.ts';
import { expectReel } from '../harness/reels/expect-reel.ts';

const clips = usableRealClips();
test.skip(clips.length === 0, 'There is no real footage here (FOOTAGE_DIR).');

test('real clips become a reel of the length asked for', async ({ page, product }, info) => {
  test.setTimeout(600_000);
  await createAccount(page);
  const id = await createProject(page);
  await uploadClips(page, clips);
  await generate(page, 'An energetic 8 second reel of the best moments');
  await watchProgress(page, new RegExp(`/preview/${id}$`), 400_000);

  await page.goto(`/export/${id}`);
  const arriving = page.waitForEvent('download');
  await page
    .getByRole('button', { name: /download/i })
    .first()
    .click();
  const file = info.outputPath('reel.mp4');
  await (await arriving).saveAs(file);
  expectReel(file, { seconds: 8 });
  const project = await (await clientOf(page, product.origin)).call('getProject', { params: { id } });
  expect(project.run?.report?.problems).toEqual([]);
  expect(new Set(project.timeline?.map(({ clipId }) => clipId)).size).toBeGreaterThan(3);
});

test('damaged and hostile files are refused with a sentence, and leave nothing behind', async ({
  product,
}) => {
  const client = await apiClient(product.origin);
  const { id } = await client.call('createProject', { body: { title: 'Bad files' } });
  for (const file of badFiles('reject')) {
    await test.step(path.basename(file), async () => {
      // Some are refused as they are created, the others once their bytes have been looked at.
      await uploadFile(client, id, file).catch(() => undefined);
      const project = await projectWhen(client, id, ({ uploads }) =>
        uploads.every(({ state }) => state === 'refused'),
      );
      expect.soft(project.videoClips).toEqual([]);
      for (const { error } of project.uploads) expect.soft(error?.message).toMatch(/^[A-Z].*\.$/s);
    });
  }
  expect((await client.ask('GET', '/api/health')).status).toBe(200);
});

test('odd files that are videos all the same are accepted', async ({ product }) => {
  const client = await apiClient(product.origin);
  const { id } = await client.call('createProject', { body: { title: 'Odd files' } });
  const files = badFiles('accept');
  for (const file of files) await uploadFile(client, id, file);
  const project = await projectWhen(client, id, ({ uploads }) =>
    uploads.every(({ state }) => state === 'refused'),
  );
  expect(project.uploads.filter(({ state }) => state === 'refused')).toEqual([]);
  expect(project.videoClips).toHaveLength(files.length);
});
