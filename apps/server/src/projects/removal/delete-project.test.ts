import { afterAll, beforeAll, expect, it } from 'vitest';
import { uploads } from '../../platform/database/schema.ts';
import { randomId } from '../../platform/ids.ts';
import { openRunHarness, type RunHarness } from '../../testing/run-harness.ts';
import { deleteProject } from './delete-project.ts';

let harness: RunHarness;
beforeAll(async () => {
  harness = await openRunHarness();
});
afterAll(() => harness.close());

it('Deleting a project ends the run and the work on its clips and uploads, and on nothing else', async () => {
  const project = await harness.newProject();
  const clip = await harness.newClip(project);
  await harness.newClip(project, { proxyKey: 'made' });
  await harness.newClip(await harness.newProject());
  const uploadId = randomId();
  await harness.db.insert(uploads).values({
    id: uploadId,
    projectId: project.id,
    ownerId: project.ownerId,
    filename: 'beach.mp4',
    bytesTotal: 10,
    state: 'checking',
  });
  const run = await harness.start(project);
  const removed: string[] = [];
  const removeReceived = async (id: string) => void removed.push(id);
  await deleteProject({ ...harness, removeReceived }, project.ownerId, project.id);
  expect(await harness.project(project.id)).toBeUndefined();
  expect(removed).toEqual([uploadId]);
  expect(harness.queue.cancelled).toEqual([
    { name: 'project.run', key: run.id },
    { name: 'analysis.clip', key: clip.id },
    { name: 'preview.proxy', key: clip.id },
    { name: 'upload.check', key: uploadId },
    { name: 'analysis.track', key: uploadId },
  ]);
});
