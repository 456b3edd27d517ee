import type { Project } from '@cutroom/contract';
import { type ApiClient, projectWhen } from '../harness/product/api-client.ts';
import { finishedProject } from '../harness/product/finished-project.ts';
import { clientOf } from '../harness/product/flow.ts';
import { expect, test } from '../harness/product/journey.ts';
import { createAccount } from '../harness/product/visitor.ts';

test('a locked clip keeps its place, and what a new generation replaces can be brought back', async ({
  page,
  product,
}) => {
  test.setTimeout(400_000);
  await createAccount(page);
  const client = await clientOf(page, product.origin);
  const id = await finishedProject(client);
  const first = planOf(await client.call('getProject', { params: { id } }));

  await page.goto(`/timeline/${id}`);
  await page.getByRole('button', { name: /^Clip 2: / }).click();
  await page.getByRole('button', { name: 'Move clip 2 up' }).click();
  const handle = page.getByRole('button', { name: 'Move clip 1', exact: true });
  await expect(page.getByRole('listitem').filter({ has: handle })).toContainText('market street.mp4');
  await page.getByRole('button', { name: 'Lock clip 1' }).click();
  await expect(page.getByRole('button', { name: 'Lock clip 1' })).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Timeline Updated', { exact: true }).first()).toBeVisible();

  const second = planOf(await generated(client, id, 'A 3 second reel, start with the ocean'));
  expect(second[0]).toMatchObject({ ...first[1], order: 0, locked: true });

  await page.reload();
  await page.getByRole('button', { name: 'Recovery Options' }).click();
  const versions = page.getByRole('list', { name: 'Earlier versions' }).getByRole('listitem');
  await expect(versions).toHaveText([/On the timeline/, /Edited by you/, /Generated.*4 second reel/]);
  await versions.last().getByRole('button').click();
  await expect(page.getByText('Version Brought Back', { exact: true }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Recovery Options' }).click();
  await expect(versions.last()).toContainText('On the timeline');
  const back = await client.call('getProject', { params: { id } });
  expect(back).toMatchObject({
    status: 'timeline_modified',
    prompt: 'A 4 second reel, start with the ocean',
  });
  expect(planOf(back)).toEqual(first);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Regenerate' }).click();
  const rendered = await projectWhen(client, id, ({ status }) => status === 'completed');
  expect(rendered.run?.report?.cutsEncoded).toBe(0);
});

async function generated(client: ApiClient, id: number, prompt: string): Promise<Project> {
  await client.call('processProject', { params: { id }, body: { prompt } });
  return projectWhen(client, id, ({ status }) => status === 'completed');
}

function planOf({ editingPlan }: Project) {
  return editingPlan?.selectedClips ?? [];
}
