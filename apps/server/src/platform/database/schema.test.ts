import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { probeFixture } from '../../testing/clips/clip-fixtures.ts';
import { openRunHarness, type RunHarness } from '../../testing/run-harness.ts';
import { clips } from './schema.ts';

let harness: RunHarness;
beforeAll(async () => {
  harness = await openRunHarness();
});
afterAll(() => harness.close());

it('A probe is read as it was stored', async () => {
  const probe = probeFixture({ firstPictureSeconds: 0.5 });
  const { id } = await harness.newClip(await harness.newProject(), { probe });
  expect((await harness.clip(id))?.probe).toEqual(probe);
});

it('A probe that was stored before a field came is read with what the field would have been', async () => {
  const { id } = await harness.newClip(await harness.newProject());
  const older = sql`${clips.probe} - 'firstPictureSeconds'`;
  await harness.db.update(clips).set({ probe: older }).where(eq(clips.id, id));
  expect((await harness.clip(id))?.probe).toEqual(probeFixture({ firstPictureSeconds: 0 }));
});
