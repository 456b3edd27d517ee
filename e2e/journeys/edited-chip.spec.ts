import { projectWhen } from '../harness/product/api-client.ts';
import { finishedProject } from '../harness/product/finished-project.ts';
import { clientOf, clipsInVideo, pressTo } from '../harness/product/flow.ts';
import { expect, test } from '../harness/product/journey.ts';
import { createAccount } from '../harness/product/visitor.ts';

test('a chip that means another clip makes another video, and tells so over it', async ({
  page,
  product,
}) => {
  test.setTimeout(400_000);
  await createAccount(page);
  const client = await clientOf(page, product.origin);
  const id = await finishedProject(client);
  const before = clipsInVideo(await client.call('getProject', { params: { id } }));
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
  test.setTimeout(400_000);
  await createAccount(page);
  const client = await clientOf(page, product.origin);
  const id = await finishedProject(client);
  const before = clipsInVideo(await client.call('getProject', { params: { id } }));
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
