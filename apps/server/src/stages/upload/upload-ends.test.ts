import { readdir, rm } from 'node:fs/promises';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { clips, projects, uploads } from '../../platform/database/schema.ts';
import { storageKeys } from '../../platform/storage/storage.ts';
import {
  fileOf,
  openUploadHarness,
  type TusClient,
  tusClient,
  type UploadHarness,
} from './testing/upload-harness.ts';

let harness: UploadHarness;
let owner: string;
let projectId: number;
let tus: TusClient;
let foreigner: TusClient;

beforeAll(async () => {
  harness = await openUploadHarness();
});
afterAll(() => harness.close());
beforeEach(async () => {
  owner = await harness.newUser();
  projectId = await harness.newProject(owner);
  tus = tusClient(harness, owner);
  foreigner = tusClient(harness, await harness.newUser());
});

const statusOf = async () => (await harness.project(owner, projectId)).status;
const idOf = (location: string) => location.slice(location.lastIndexOf('/') + 1);
const bodyOf = async (response: Response) => ({ status: response.status, body: await response.json() });
const filesOf = async () => (await readdir(harness.uploadsDirectory)).sort();
async function uploadWhole(file: Buffer, filename?: string): Promise<{ location: string; answer: Response }> {
  const location = await tus.open(projectId, file.length, filename);
  return { location, answer: await tus.patch(location, 0, file) };
}

describe('the last chunk', () => {
  it('makes a clip of the same bytes', async () => {
    const file = fileOf(50_000);
    const { answer, location } = await uploadWhole(file, 'Strand & Meer.mov');
    expect(answer.status).toBe(204);
    const project = await harness.project(owner, projectId);
    expect(project.status).toBe('uploaded');
    expect(project.uploads).toEqual([]);
    expect(project.videoClips).toEqual([
      expect.objectContaining({
        id: idOf(location),
        filename: expect.stringMatching(/^Strand-Meer_[0-9a-z]{26}\.mov$/),
        name: 'Strand & Meer.mov',
        fileSize: 50_000,
      }),
    ]);
    const stored = await (await harness.storage.read(storageKeys.clip(projectId, idOf(location)))).toArray();
    expect(Buffer.concat(stored).equals(file)).toBe(true);
    await vi.waitFor(() => expect(harness.analysed).toContain(idOf(location)), 20_000);
    expect(await filesOf()).not.toContain(idOf(location));
    await vi.waitFor(
      async () =>
        expect(await harness.storage.stat(storageKeys.upload(projectId, idOf(location)))).toBeNull(),
      5000,
    );
  });

  it('is answered before the check has ended where the client prefers to go on', async () => {
    const checking = Promise.withResolvers<void>();
    const { storage } = harness;
    const fetchFile = storage.fetchFile.bind(storage);
    harness.setStorage({
      fetchFile: async (key, path) => {
        await checking.promise;
        await fetchFile(key, path);
      },
    });
    const location = await tus.open(projectId, 100, 'noise.mp4');
    const answer = await tus.patch(location, 0, fileOf(100, 'NOISE'), { prefer: 'respond-async' });
    const stateOf = async () => (await harness.project(owner, projectId)).uploads.map(({ state }) => state);
    expect(answer.status).toBe(204);
    expect(answer.headers.get('preference-applied')).toBe('respond-async');
    expect(await stateOf()).toEqual(['checking']);
    checking.resolve();
    await vi.waitFor(async () => expect(await stateOf()).toEqual(['refused']), 20_000);
    harness.setStorage(null);
  });

  it('is answered with the refusal when the file is no video, and leaves nothing behind', async () => {
    const { answer, location } = await uploadWhole(fileOf(100, 'NOISE'), 'noise.mp4');
    const error = { code: 'clip_not_video', message: 'This file is not a video that can be read.' };
    expect(await bodyOf(answer)).toEqual({ status: 422, body: error });
    const project = await harness.project(owner, projectId);
    expect(project).toMatchObject({ status: 'uploading', videoClips: [] });
    expect(project.uploads).toEqual([
      expect.objectContaining({ filename: 'noise.mp4', state: 'refused', error }),
    ]);
    const id = idOf(location);
    await vi.waitFor(
      async () => expect(await harness.storage.stat(storageKeys.upload(projectId, id))).toBeNull(),
      5000,
    );
    expect(await harness.storage.stat(storageKeys.clip(projectId, id))).toBeNull();
    expect(await filesOf()).not.toContain(id);
  });

  it('settles the project when the last of several ends, even when refused', async () => {
    const refused = await tus.open(projectId, 100);
    expect((await uploadWhole(fileOf(100))).answer.status).toBe(204);
    expect(await statusOf()).toBe('uploading');
    expect((await tus.patch(refused, 0, fileOf(100, 'SOUND'))).status).toBe(422);
    expect(await statusOf()).toBe('uploaded');
  });

  it('keeps clips in the order in which they came', async () => {
    for (const name of ['one.mp4', 'two.mp4', 'three.mp4']) await uploadWhole(fileOf(100), name);
    const project = await harness.project(owner, projectId);
    expect(project.videoClips.map((clip) => clip.filename.replace(/_.*/, ''))).toEqual([
      'one',
      'two',
      'three',
    ]);
  });

  it('takes the same file twice as two clips', async () => {
    await uploadWhole(fileOf(100), 'same.mp4');
    await uploadWhole(fileOf(100), 'same.mp4');
    const rows = await harness.db.select().from(clips).where(eq(clips.projectId, projectId));
    expect(new Set(rows.map((row) => row.storedName)).size).toBe(2);
    expect(new Set(rows.map((row) => row.sha256)).size).toBe(1);
  });
});

describe('an upload that is over', () => {
  it('answers HEAD with its full length once accepted, so that a resuming client ends', async () => {
    const { location } = await uploadWhole(fileOf(100));
    const answer = await tus.head(location);
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'upload-offset': '100',
      'upload-length': '100',
      'cache-control': 'no-store',
      'x-upload-progress': '100',
    });
  });

  it('is gone for chunks and for DELETE once accepted', async () => {
    const { location } = await uploadWhole(fileOf(100));
    const gone = { status: 410, body: { code: 'upload_gone', message: expect.any(String) } };
    expect(await bodyOf(await tus.patch(location, 100, Buffer.alloc(0), { 'content-length': '0' }))).toEqual(
      gone,
    );
    expect(await bodyOf(await tus.patch(location, 0, fileOf(100)))).toEqual(gone);
    expect(await bodyOf(await tus.remove(location))).toEqual(gone);
    expect((await harness.project(owner, projectId)).videoClips).toHaveLength(1);
  });

  it('repeats its refusal once refused, and can be put out of sight', async () => {
    const { location } = await uploadWhole(fileOf(100, 'SOUND'));
    expect((await tus.head(location)).status).toBe(422);
    expect(await bodyOf(await tus.patch(location, 0, fileOf(100)))).toMatchObject({
      status: 422,
      body: { code: 'clip_no_video_stream' },
    });
    expect((await foreigner.remove(location)).status).toBe(404);
    expect((await tus.remove(location)).status).toBe(204);
    expect((await harness.project(owner, projectId)).uploads).toEqual([]);
    expect((await tus.head(location)).status).toBe(404);
  });
});

describe('giving an upload up', () => {
  it('removes file and row, and lets the project settle', async () => {
    await uploadWhole(fileOf(100));
    const location = await tus.open(projectId, 100);
    await tus.patch(location, 0, fileOf(60));
    expect(await statusOf()).toBe('uploading');
    expect((await tus.remove(location)).status).toBe(204);
    expect(await statusOf()).toBe('uploaded');
    expect((await filesOf()).filter((name) => name.startsWith(idOf(location)))).toEqual([]);
    expect((await tus.head(location)).status).toBe(404);
    expect((await tus.remove(location)).status).toBe(404);
  });

  it('happens by itself when its project is deleted', async () => {
    const location = await tus.open(projectId, 100);
    await tus.patch(location, 0, fileOf(60));
    await harness.db.delete(projects).where(eq(projects.id, projectId));
    expect((await tus.patch(location, 60, fileOf(40))).status).toBe(404);
  });

  it('also forgets an upload whose bytes are lost, so that its project does not wait for it', async () => {
    await uploadWhole(fileOf(100));
    const location = await tus.open(projectId, 100);
    await rm(`${harness.uploadsDirectory}/${idOf(location)}`);
    expect((await tus.head(location)).status).toBe(404);
    expect(await statusOf()).toBe('uploaded');
    expect(
      await harness.db
        .select()
        .from(uploads)
        .where(eq(uploads.id, idOf(location))),
    ).toEqual([]);
  });
});
