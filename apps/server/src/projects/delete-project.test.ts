import { afterAll, beforeAll, expect, it } from 'vitest';
import { uploads } from '../platform/database/schema.ts';
import { randomId } from '../platform/ids.ts';
import { openRunBench, type RunBench } from '../runs/testing/run-bench.ts';
import { deleteProject } from './delete-project.ts';

let bench: RunBench;
beforeAll(async () => {
  bench = await openRunBench();
});
afterAll(() => bench.close());

it('Deleting a project ends the run and the work on its clips and uploads, and on nothing else', async () => {
  const project = await bench.newProject();
  const clip = await bench.newClip(project);
  await bench.newClip(project, { proxyKey: 'made' });
  await bench.newClip(await bench.newProject());
  const uploadId = randomId();
  await bench.db.insert(uploads).values({
    id: uploadId,
    projectId: project.id,
    ownerId: project.ownerId,
    filename: 'beach.mp4',
    bytesTotal: 10,
    state: 'checking',
  });
  const run = await bench.start(project);
  const removed: string[] = [];
  const removeReceived = async (id: string) => void removed.push(id);
  await deleteProject({ ...bench, removeReceived }, project.ownerId, project.id);
  expect(await bench.project(project.id)).toBeUndefined();
  expect(removed).toEqual([uploadId]);
  expect(bench.queue.cancelled).toEqual([
    { name: 'project.run', key: run.id },
    { name: 'analysis.clip', key: clip.id },
    { name: 'preview.proxy', key: clip.id },
    { name: 'upload.check', key: uploadId },
  ]);
});
