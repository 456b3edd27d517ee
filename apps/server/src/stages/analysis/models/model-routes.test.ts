import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { user } from '../../../platform/database/schema.ts';
import { buildTestApp, USER_HEADER } from '../../../testing/app-for-tests.ts';
import { analysisFixture } from '../../../testing/clips/clip-fixtures.ts';
import { openRunHarness, type RunHarness } from '../../../testing/run-harness.ts';
import type { ModelFetch } from './model-fetch.ts';
import { registerModelRoutes } from './model-routes.ts';

const COMPLETE: ModelFetch = {
  status: async () => ({
    ...{ models: [], state: 'complete', bytesHere: 1, bytesTotal: 1 },
    ...{ failure: null, hasLargerEars: false },
  }),
  start: () => undefined,
  pause: async () => undefined,
};

let harness: RunHarness;
const app = buildTestApp();
beforeAll(async () => {
  harness = await openRunHarness();
  registerModelRoutes(app, { db: harness.db, queue: harness.queue, modelFetch: COMPLETE });
});
beforeEach(() => {
  harness.queue.sent.length = 0;
});
afterAll(() => harness.close());

it('clips are looked at again for a project of who asks, and for no other', async () => {
  const [own, another] = [await harness.newProject(), await harness.newProject()];
  const owner = { id: own.ownerId, name: 'Maya', email: 'maya@example.com' };
  await harness.db
    .insert(user)
    .values({ ...owner, createdAt: new Date(0) })
    .onConflictDoNothing();
  const { id: clipId } = await harness.newClip(own, { analysis: analysisFixture() });
  const ask = async (projectId: number) => {
    const url = '/api/models/look-again';
    const headers = { [USER_HEADER]: own.ownerId };
    const answer = await app.inject({ method: 'POST', url, headers, payload: { projectId } });
    return { status: answer.statusCode, body: answer.json() };
  };
  for (const id of [another.id, 999_999])
    expect(await ask(id)).toMatchObject({ status: 404, body: { code: 'project_not_found' } });
  expect(harness.queue.sent).toEqual([]);
  expect(await ask(own.id)).toMatchObject({ status: 200, body: { isLookingAgain: true } });
  expect(harness.queue.sent).toMatchObject([{ payload: { clipId, isAgain: true } }]);
});
