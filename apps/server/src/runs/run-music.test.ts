import { Readable } from 'node:stream';
import { type EditingPlan, MUSIC_GAIN_DB_MIN, type TrackAnalysis } from '@cutroom/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type ProjectRow, tracks, uploads } from '../platform/database/schema.ts';
import { randomId } from '../platform/ids.ts';
import { storageKeys } from '../platform/storage/storage.ts';
import { endMusicUpload } from '../projects/music/end-music-upload.ts';
import { findMusic } from '../projects/music/project-music.ts';
import { openRunHarness, type RunHarness } from '../testing/run-harness.ts';
import { openMediaDouble } from '../testing/stage-doubles.ts';

const ANALYSIS: TrackAnalysis = {
  ...{ bpm: null, beats: [], downbeats: [], beatLoudness: [], bestStartSeconds: 0, dropSeconds: 20 },
  loudness: { stepSeconds: 1, levelsDb: [] },
};

describe('music that arrives', () => {
  let harness: RunHarness;
  beforeAll(async () => {
    harness = await openRunHarness();
  });
  afterAll(() => harness.close());
  beforeEach(() => {
    harness.media = openMediaDouble();
  });

  const projectWithClip = async () => {
    const project = await harness.newProject();
    await harness.newClip(project);
    return project;
  };
  const newTrack = async ({ ownerId }: ProjectRow, sha256?: string) => {
    const id = randomId();
    const storageKey = storageKeys.track(id);
    await harness.storage.put(storageKey, Readable.from([Buffer.alloc(4000)]));
    const file = { name: 'song.mp3', sha256: sha256 ?? id, bytes: 4000, durationSeconds: 90 };
    await harness.db.insert(tracks).values({ id, ownerId, storageKey, analysis: ANALYSIS, ...file });
    return id;
  };
  /** As the job that found the beats does at its end. */
  const arrive = async (project: ProjectRow, track?: string) => {
    const trackId = track ?? (await newTrack(project));
    const { id: projectId, ownerId } = project;
    const uploadId = randomId();
    const file = { kind: 'music', filename: 'song.mp3', bytesTotal: 9, state: 'checking' } as const;
    await harness.db.insert(uploads).values({ id: uploadId, projectId, ownerId, ...file });
    await endMusicUpload(harness.db, harness.queue, { uploadId, trackId });
    return trackId;
  };
  const musicOf = async ({ id }: ProjectRow) => (await findMusic(harness.db, id))?.track.id;
  const statusOf = async ({ id }: ProjectRow) => (await harness.project(id))?.status;

  it('under a finished video is a change that the video lacks, and the same track once more is none', async () => {
    const project = await projectWithClip();
    await harness.deliver((await harness.start(project)).id);
    expect(await statusOf(project)).toBe('completed');
    const track = await arrive(project);
    expect(await statusOf(project)).toBe('timeline_modified');
    const plan = (await harness.project(project.id))?.editingPlan ?? null;
    await harness.deliver((await harness.start(project, { kind: 'regenerate', plan })).id);
    expect(harness.media.rendered.at(-1)).toHaveProperty('music');
    expect(await statusOf(project)).toBe('completed');
    await arrive(project, track);
    expect(await statusOf(project)).toBe('completed');
  });

  it.each([
    ['where there was none', false],
    ['in place of another', true],
  ])('while the video is made, %s, is a change that the video lacks', async (_, hasMusic) => {
    const project = await projectWithClip();
    if (hasMusic) await arrive(project);
    const run = await harness.start(project);
    harness.media.beforeCut = async () => void (await arrive(project));
    await harness.deliver(run.id);
    expect(await harness.run(run.id)).toMatchObject({ state: 'succeeded' });
    expect(await statusOf(project)).toBe('timeline_modified');
  });

  it('and is mixed as the prompt says leaves the video as its edit says', async () => {
    const project = await projectWithClip();
    await arrive(project);
    const run = await harness.start(project, { prompt: 'No music' });
    await harness.deliver(run.id);
    expect(await harness.run(run.id)).toMatchObject({ music: { settings: { gainDb: MUSIC_GAIN_DB_MIN } } });
    expect(await statusOf(project)).toBe('completed');
  });

  it('twice at once, as one file, is kept once', async () => {
    const project = await projectWithClip();
    const other = await harness.newProject({ ownerId: project.ownerId });
    const first = await newTrack(project, 'same');
    const second = await newTrack(other, 'same');
    await arrive(other, second);
    await arrive(project, first);
    const kept = await harness.db.select().from(tracks).where(eq(tracks.sha256, 'same'));
    expect(kept).toHaveLength(1);
    expect([await musicOf(project), await musicOf(other)]).toEqual([kept[0]?.id, kept[0]?.id]);
  });

  it('of another account, as one file, stays that account’s', async () => {
    const [project, other] = [await projectWithClip(), await projectWithClip()];
    const first = await arrive(project, await newTrack(project, 'shared'));
    const second = await arrive(other, await newTrack(other, 'shared'));
    expect([await musicOf(project), await musicOf(other)]).toEqual([first, second]);
  });

  it('is noted with a run whose edit is made already as soon as that begins', async () => {
    const project = await projectWithClip();
    await harness.deliver((await harness.start(project)).id);
    const trackId = await arrive(project);
    const plan: EditingPlan | null = (await harness.project(project.id))?.editingPlan ?? null;
    const { id } = await harness.start(project, { kind: 'regenerate', plan });
    expect(await harness.run(id)).toMatchObject({ state: 'queued', music: { trackId } });
  });
});
