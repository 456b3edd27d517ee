import type { Page } from '@playwright/test';
import { projectWhen } from '../harness/product/api-client.ts';
import { finishedProject } from '../harness/product/finished-project.ts';
import { clientOf, clipsInVideo, pressTo } from '../harness/product/flow.ts';
import { expect, test } from '../harness/product/journey.ts';
import { createAccount } from '../harness/product/visitor.ts';

test.describe.configure({ timeout: 400_000 });

/** A project with its video, and the names of the clips that are in it. */
async function ownVideo(page: Page, origin: string) {
  await createAccount(page);
  const client = await clientOf(page, origin);
  const id = await finishedProject(client);
  return { client, id, before: clipsInVideo(await client.call('getProject', { params: { id } })) };
}

test('a chip that means another clip makes another video, and tells so over it', async ({
  page,
  product,
}) => {
  const { client, id, before } = await ownVideo(page, product.origin);
  expect(before[0]).not.toBe('market street.mp4');

  await page.goto(`/prompt/${id}`);
  const understood = page.getByRole('list', { name: 'Understood' });
  await understood.getByRole('button', { name: /^Opens with/ }).click();
  await page.getByRole('dialog').getByRole('radio', { name: 'market street' }).check();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(
    understood.getByRole('button', { name: 'Opens with market street, changed by you' }),
  ).toBeVisible();
  await pressTo(page, page.getByRole('button', { name: 'Generate Video' }), /\/processing\/\d+$/);

  const after = await projectWhen(client, id, ({ status }) => status === 'completed');
  expect(clipsInVideo(after)[0]).toBe('market street.mp4');
  await page.goto(`/preview/${id}`);
  await expect(
    understood.getByRole('button', { name: 'Opens with market street, changed by you, met' }),
  ).toBeVisible();
});

test('a clip that is marked to be left out is in the next video no more, whatever the prompt says', async ({
  page,
  product,
}) => {
  const { client, id, before } = await ownVideo(page, product.origin);
  const [opening = ''] = before;
  const other = before.find((name) => name !== opening) ?? '';

  await page.goto(`/prompt/${id}`);
  await page.getByRole('button', { name: `Leave out: ${opening}` }).click();
  await page.getByRole('button', { name: `Must be in: ${other}` }).click();
  await pressTo(page, page.getByRole('button', { name: 'Generate Video' }), /\/processing\/\d+$/);

  const after = clipsInVideo(await projectWhen(client, id, ({ status }) => status === 'completed'));
  expect(after).not.toContain(opening);
  expect(after).toContain(other);
  await page.goto(`/preview/${id}`);
  const understood = page.getByRole('list', { name: 'Understood' });
  for (const name of [/^Leaves out .*, marked by you, met$/, /^Shows .*, marked by you, met$/])
    await expect(understood.getByRole('button', { name })).toBeVisible();
});
