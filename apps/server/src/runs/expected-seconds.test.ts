import type { RenderReport, RunKind } from '@cutroom/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type ClipRow, clips, runs } from '../platform/database/schema.ts';
import { randomId } from '../platform/ids.ts';
import { analysisFixture, clipFixture, probeFixture } from '../testing/clips/clip-fixtures.ts';
import { openTestDatabase, type TestDatabase } from '../testing/database/test-database.ts';
import { measureRun } from './expected-seconds.ts';

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

type TestClip = number | { readonly seconds: number; readonly changes: Partial<ClipRow> };

/** A project with clips of so many seconds, not analysed where nothing else is said. */
async function projectOf(...ofClips: readonly TestClip[]): Promise<number> {
  const { id: projectId } = await database.newProject();
  for (const of of ofClips) {
    const { seconds, changes } = typeof of === 'number' ? { seconds: of, changes: {} } : of;
    const { sequence: _, ...clip } = clipFixture({ id: randomId(), projectId, ...changes });
    await database.db.insert(clips).values({ ...clip, probe: probeFixture({ durationSeconds: seconds }) });
  }
  return projectId;
}

interface PastRun {
  readonly kind?: RunKind;
  readonly state?: 'succeeded' | 'failed';
  /** null as of a run of before this was kept. */
  readonly secondsToAnalyse?: number | null;
  readonly reelSeconds?: number;
  readonly tookSeconds: number;
  /** Later ones ended later. */
  readonly day?: number;
}

async function finished(projectId: number, run: PastRun): Promise<void> {
  const { kind = 'generate', state = 'succeeded', reelSeconds = 20, tookSeconds, day = 1 } = run;
  const { secondsToAnalyse = null } = run;
  const createdAt = new Date(Date.UTC(2026, 0, day));
  await database.db.insert(runs).values({
    ...{ id: randomId(), projectId, kind, state, prompt: '', statusBefore: 'uploaded', createdAt },
    ...{ secondsToAnalyse, finishedAt: new Date(createdAt.getTime() + tookSeconds * 1000) },
    report: { ...REPORT, durationSeconds: reelSeconds },
  });
}

const measured = (projectId: number) => measureRun(database.db, 'generate', { projectId, plan: null });

it('knows nothing before the first run has ended', async () => {
  const projectId = await projectOf(30);
  await finished(projectId, { tookSeconds: 5, state: 'failed' });
  expect(await measured(projectId)).toEqual({ secondsToAnalyse: 30, expectedSeconds: null });
});

it('takes the middle pace of runs of its kind, by the clips that were to be analysed and a minute for the reel', async () => {
  const before = await projectOf(10);
  for (const tookSeconds of [50, 20, 30]) await finished(before, { tookSeconds, secondsToAnalyse: 90 });
  await finished(before, { kind: 'regenerate', tookSeconds: 1 });
  expect((await measured(await projectOf(40, 20))).expectedSeconds).toBeCloseTo((30 * 120) / 150, 6);
});

it('counts all clips of a run of before it was kept what was to be analysed', async () => {
  await finished(await projectOf(40, 20), { tookSeconds: 12 });
  expect((await measured(await projectOf(180))).expectedSeconds).toBeCloseTo(24, 6);
});

it('another video of clips that are analysed takes what a reel takes, however much there is of them', async () => {
  const projectId = await projectOf(
    { seconds: 500, changes: { analysis: analysisFixture() } },
    { seconds: 70, changes: { analysisError: 'Damaged.', analysisErrorCode: 'clip_damaged' } },
  );
  await finished(projectId, { tookSeconds: 240, secondsToAnalyse: 540 });
  const { secondsToAnalyse, expectedSeconds } = await measured(projectId);
  expect([secondsToAnalyse, expectedSeconds]).toEqual([0, expect.closeTo(24, 6)]);
  await finished(projectId, { tookSeconds: 18, secondsToAnalyse: 0, day: 2 });
  await finished(projectId, { tookSeconds: 18, secondsToAnalyse: 0, day: 3 });
  expect((await measured(await projectOf(140))).expectedSeconds).toBeCloseTo(60, 6);
});

it('analyses of an older version, and clips that failed for no reason of their own, are made anew', async () => {
  const projectId = await projectOf(
    { seconds: 20, changes: { analysis: analysisFixture({ version: 0 }) } },
    { seconds: 10, changes: { analysisError: 'Later.', analysisErrorCode: 'internal' } },
  );
  expect((await measured(projectId)).secondsToAnalyse).toBe(30);
});

it('measures a new render by the seconds of its reel', async () => {
  const projectId = await projectOf(200);
  await finished(projectId, { kind: 'regenerate', tookSeconds: 10, reelSeconds: 20 });
  const selectedClips = [{ clipId: 'a', startTime: 1, endTime: 5, order: 0 }];
  const plan = { title: '', description: '', instructions: '', selectedClips };
  const { secondsToAnalyse, expectedSeconds } = await measureRun(database.db, 'regenerate', {
    projectId,
    plan,
  });
  expect([secondsToAnalyse, expectedSeconds]).toEqual([null, expect.closeTo(2, 6)]);
});

it('goes by the last ten', async () => {
  const projectId = await projectOf(10);
  for (let day = 1; day <= 12; day += 1) await finished(projectId, { tookSeconds: 100, day });
  for (let day = 13; day <= 22; day += 1) await finished(projectId, { tookSeconds: 10, day });
  expect((await measured(projectId)).expectedSeconds).toBeCloseTo(10, 6);
});

it('passes over earlier projects whose clips are gone', async () => {
  await finished(await projectOf(), { tookSeconds: 100 });
  expect((await measured(await projectOf(10))).expectedSeconds).toBeNull();
});

it('knows nothing of a project whose files are still being checked', async () => {
  await finished(await projectOf(40), { tookSeconds: 100 });
  expect(await measured(await projectOf())).toEqual({ secondsToAnalyse: null, expectedSeconds: null });
});
