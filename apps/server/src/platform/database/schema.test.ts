import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { probeFixture } from '../../runs/testing/clip-fixtures.ts';
import { openRunBench, type RunBench } from '../../runs/testing/run-bench.ts';
import { clips } from './schema.ts';

let bench: RunBench;
beforeAll(async () => {
  bench = await openRunBench();
});
afterAll(() => bench.close());

it('A probe is read as it was stored', async () => {
  const probe = probeFixture({ firstPictureSeconds: 0.5 });
  const { id } = await bench.newClip(await bench.newProject(), { probe });
  expect((await bench.clip(id))?.probe).toEqual(probe);
});

it('A probe that was stored before a field came is read with what the field would have been', async () => {
  const { id } = await bench.newClip(await bench.newProject());
  const older = sql`${clips.probe} - 'firstPictureSeconds'`;
  await bench.db.update(clips).set({ probe: older }).where(eq(clips.id, id));
  expect((await bench.clip(id))?.probe).toEqual(probeFixture({ firstPictureSeconds: 0 }));
});
