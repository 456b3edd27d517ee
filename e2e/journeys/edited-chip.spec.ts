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
