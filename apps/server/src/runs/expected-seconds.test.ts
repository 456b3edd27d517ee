import type { RenderReport, RunKind } from '@cutroom/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { clips, runs } from '../platform/database/schema.ts';
import { randomId } from '../platform/ids.ts';
import { clipFixture, probeFixture } from '../testing/clips/clip-fixtures.ts';
import { openTestDatabase, type TestDatabase } from '../testing/database/test-database.ts';
import { expectedSeconds } from './expected-seconds.ts';

const REPORT: RenderReport = {
  passed: true,
  problems: [],
  framesExpected: 600,
  framesFound: 600,
  durationSeconds: 20,
  bytes: 1,
  integratedLufs: null,
  truePeakDbtp: null,
  blackStretches: [],
  cutsEncoded: 1,
  cutsReused: 0,
};

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.db.delete(runs);
});

/** A project with clips of so many seconds. */
async function projectOf(...clipSeconds: readonly number[]): Promise<number> {
  const { id: projectId } = await database.newProject();
  for (const durationSeconds of clipSeconds) {
    const { sequence: _, ...clip } = clipFixture({ id: randomId(), projectId });
    await database.db.insert(clips).values({ ...clip, probe: probeFixture({ durationSeconds }) });
  }
  return projectId;
}

interface PastRun {
  readonly kind?: RunKind;
  readonly state?: 'succeeded' | 'failed';
  readonly reelSeconds?: number;
  readonly tookSeconds: number;
  /** Later ones ended later. */
  readonly day?: number;
}

async function finished(projectId: number, run: PastRun): Promise<void> {
  const { kind = 'generate', state = 'succeeded', reelSeconds = 20, tookSeconds, day = 1 } = run;
  const createdAt = new Date(Date.UTC(2026, 0, day));
  await database.db.insert(runs).values({
    ...{ id: randomId(), projectId, kind, state, prompt: '', statusBefore: 'uploaded', createdAt },
    finishedAt: new Date(createdAt.getTime() + tookSeconds * 1000),
    report: { ...REPORT, durationSeconds: reelSeconds },
  });
}

it('knows nothing before the first run has ended', async () => {
  const projectId = await projectOf(30);
  await finished(projectId, { tookSeconds: 5, state: 'failed' });
  expect(await expectedSeconds(database.db, 'generate', { projectId, plan: null })).toBeNull();
});

it('takes the middle pace of runs of its kind, by the seconds of clips', async () => {
  const before = await projectOf(40, 60);
  for (const tookSeconds of [50, 20, 30]) await finished(before, { tookSeconds });
  await finished(before, { kind: 'regenerate', tookSeconds: 1 });
  const projectId = await projectOf(10);
  expect(await expectedSeconds(database.db, 'generate', { projectId, plan: null })).toBeCloseTo(3, 6);
});

it('measures a new render by the seconds of its reel', async () => {
  const projectId = await projectOf(200);
  await finished(projectId, { kind: 'regenerate', tookSeconds: 10, reelSeconds: 20 });
  const selectedClips = [{ clipId: 'a', startTime: 1, endTime: 5, order: 0 }];
  const plan = { title: '', description: '', instructions: '', selectedClips };
  expect(await expectedSeconds(database.db, 'regenerate', { projectId, plan })).toBeCloseTo(2, 6);
});

it('goes by the last ten', async () => {
  const projectId = await projectOf(10);
  for (let day = 1; day <= 12; day += 1) await finished(projectId, { tookSeconds: 100, day });
  for (let day = 13; day <= 22; day += 1) await finished(projectId, { tookSeconds: 10, day });
  expect(await expectedSeconds(database.db, 'generate', { projectId, plan: null })).toBeCloseTo(10, 6);
});

it('passes over projects whose clips are gone', async () => {
  await finished(await projectOf(), { tookSeconds: 100 });
  const projectId = await projectOf(10);
  expect(await expectedSeconds(database.db, 'generate', { projectId, plan: null })).toBeNull();
});
