import type { TrackAnalysis } from '@cutroom/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { projects, tracks } from '../../platform/database/schema.ts';
import { randomId } from '../../platform/ids.ts';
import { storageKeys } from '../../platform/storage/storage.ts';
import { type EditedProject, type EditHarness, openEditHarness } from './testing/edit-harness.ts';

const ANALYSIS: TrackAnalysis = {
  ...{ bpm: null, beats: [], downbeats: [], beatLoudness: [], bestStartSeconds: 0, dropSeconds: null },
  loudness: { stepSeconds: 1, levelsDb: [] },
};

let harness: EditHarness;
beforeAll(async () => {
  harness = await openEditHarness();
});
afterAll(() => harness.close());

async function newTrack({ row }: EditedProject): Promise<string> {
  const id = randomId();
  const file = { name: 'song.mp3', sha256: id, bytes: 4000, durationSeconds: 90 };
  await harness.db
    .insert(tracks)
    .values({ id, ownerId: row.ownerId, storageKey: storageKeys.track(id), analysis: ANALYSIS, ...file });
  return id;
}

it('the track that a project has already is no change to its finished video, and keeps how it is used', async () => {
  const project = await harness.newProject();
  const { id, ownerId } = project.row;
  const use = async (trackId: string) =>
    (await harness.send('POST', `/api/projects/${id}/music`, ownerId, { trackId })).body;
  const track = await newTrack(project);
  expect(await use(track)).toMatchObject({ status: 'timeline_modified', music: { gainDb: 0 } });
  await harness.send('PATCH', `/api/projects/${id}/music`, ownerId, { gainDb: -6 });
  await harness.db.update(projects).set({ status: 'completed' }).where(eq(projects.id, id));
  expect(await use(track)).toMatchObject({ status: 'completed', music: { gainDb: -6 } });
  const other = await use(await newTrack(project));
  expect(other).toMatchObject({ status: 'timeline_modified', music: { gainDb: -6 } });
});

it('a finished video stays finished while nothing is changed that is heard in it', async () => {
  const project = await harness.newProject();
  const { id, ownerId } = project.row;
  await harness.send('POST', `/api/projects/${id}/music`, ownerId, { trackId: await newTrack(project) });
  const change = async (body: object) => {
    await harness.db.update(projects).set({ status: 'completed' }).where(eq(projects.id, id));
    return (await harness.send('PATCH', `/api/projects/${id}/music`, ownerId, body)).body;
  };
  const isCutToBeat = { isCutToBeat: false };
  expect(await change(isCutToBeat)).toMatchObject({ status: 'completed', music: isCutToBeat });
  expect(await change({ gainDb: 0, isDucked: true })).toMatchObject({ status: 'completed' });
  expect(await change({ beats: [1, 2, 3] })).toMatchObject({
    status: 'completed',
    music: { beats: [1, 2, 3] },
  });
  expect(await change({ downbeats: [1] })).toMatchObject({ status: 'timeline_modified' });
  expect(await change({ isDucked: false })).toMatchObject({ status: 'timeline_modified' });
});
