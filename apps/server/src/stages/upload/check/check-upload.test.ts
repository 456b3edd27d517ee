import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { CLIPS_PER_PROJECT_MAX, type ClipProbe, CutroomError } from '@cutroom/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { JOBS } from '../../../jobs.ts';
import { clips, projects, uploads } from '../../../platform/database/schema.ts';
import { randomId } from '../../../platform/ids.ts';
import { type Storage, storageKeys } from '../../../platform/storage/storage.ts';
import { USUAL_LIMITS } from '../../../testing/account-limits.ts';
import { openUploadHarness, PROBE, type UploadHarness } from '../testing/upload-harness.ts';
import { checkUpload } from './check-upload.ts';

/** The handler itself, delivered by hand; the jobs it sends find no upload of theirs to work on. */
let harness: UploadHarness;
let scratchDirectory: string;
let owner: string;
let projectId: number;
const never = new AbortController().signal;

beforeAll(async () => {
  harness = await openUploadHarness();
  scratchDirectory = await mkdtemp(join(tmpdir(), 'cutroom-check-'));
});
afterAll(async () => {
  await harness.close();
  await rm(scratchDirectory, { recursive: true, force: true });
});
beforeEach(async () => {
  owner = await harness.newUser();
  projectId = await harness.newProject(owner);
});

async function wholeUpload(place: number | null = null): Promise<string> {
  const id = randomId();
  const storageKey = storageKeys.upload(projectId, id);
  await harness.storage.put(storageKey, Readable.from([Buffer.from('VIDEO and more')]));
  const row = {
    id,
    projectId,
    ownerId: owner,
    filename: 'beach.mp4',
    bytesTotal: 14,
    bytesReceived: 14,
    place,
  };
  await harness.db.insert(uploads).values({ ...row, state: 'checking', storageKey });
  return id;
}

function deliver(
  uploadId: string,
  probeOpening: () => Promise<ClipProbe> = async () => PROBE,
  storage: Partial<Storage> = {},
  { signal = never, delivery = 1 } = {},
): Promise<void> {
  const { db, queue } = harness;
  const stand = new Proxy(harness.storage, {
    get: (target, name: keyof Storage) => storage[name] ?? target[name],
  });
  const media = { probeOpening, decodeTrack: () => Promise.reject(new Error('no music here')) };
  return checkUpload({ db, queue, storage: stand, media, scratchDirectory, accountLimits: USUAL_LIMITS })(
    { uploadId },
    signal,
    delivery,
  );
}

const uploadRow = async (id: string) =>
  (await harness.db.select().from(uploads).where(eq(uploads.id, id)))[0];
const clipRows = () => harness.db.select().from(clips).where(eq(clips.projectId, projectId));
const kept = async (id: string) => ({
  upload: (await harness.storage.stat(storageKeys.upload(projectId, id))) !== null,
  clip: (await harness.storage.stat(storageKeys.clip(projectId, id))) !== null,
  scratch: (await readdir(scratchDirectory)).length,
});

describe('the check of an upload', () => {
  it('makes a clip with what was probed and the hash of the bytes', async () => {
    const id = await wholeUpload();
    await deliver(id);
    expect(await clipRows()).toEqual([
      expect.objectContaining({
        id,
        uploadId: id,
        storageKey: storageKeys.clip(projectId, id),
        bytes: 14,
        sha256: '9dc6284cd1d56567c16b28ca0dbc6b255c3dba95ad533640fb99e3aeccc0bae8',
        probe: PROBE,
      }),
    ]);
    expect(await uploadRow(id)).toMatchObject({ state: 'accepted', storageKey: null });
    expect(await kept(id)).toEqual({ upload: false, clip: true, scratch: 0 });
  });

  it('keeps the order in which the files were added, whichever is checked first', async () => {
    const [first, second, third] = [await wholeUpload(100), await wholeUpload(101), await wholeUpload(102)];
    const unplaced = await wholeUpload();
    for (const id of [third, unplaced, first, second]) await deliver(id);
    const { videoClips } = await harness.project(owner, projectId);
    expect(videoClips.map(({ id }) => id)).toEqual([unplaced, first, second, third]);
  });

  it('does nothing when it is delivered again', async () => {
    const id = await wholeUpload();
    await deliver(id);
    const [before] = await clipRows();
    await deliver(id, () => Promise.reject(new CutroomError('clip_damaged')));
    expect(await clipRows()).toEqual([before]);
    expect(await kept(id)).toEqual({ upload: false, clip: true, scratch: 0 });
  });

  it('makes one clip when it is delivered twice at once', async () => {
    const id = await wholeUpload();
    await Promise.all([deliver(id), deliver(id)]);
    expect(await clipRows()).toHaveLength(1);
    expect(await kept(id)).toEqual({ upload: false, clip: true, scratch: 0 });
  });

  it.each<[string, Partial<Storage>]>([
    ['while it fetched the file', { fetchFile: () => Promise.reject(new Error('died')) }],
    ['while it stored the clip', { putFile: () => Promise.reject(new Error('died')) }],
    ['while it removed the upload', { remove: () => Promise.reject(new Error('died')) }],
  ])('is made good by the next delivery when it died %s', async (_, storage) => {
    const id = await wholeUpload();
    await expect(deliver(id, undefined, storage)).rejects.toThrow('died');
    await deliver(id);
    expect(await clipRows()).toHaveLength(1);
    expect(await kept(id)).toEqual({ upload: false, clip: true, scratch: 0 });
  });

  it('refuses with the sentence of the probe and leaves no bytes', async () => {
    const id = await wholeUpload();
    await deliver(id, () => Promise.reject(new CutroomError('clip_encrypted')));
    expect(await uploadRow(id)).toMatchObject({
      state: 'refused',
      errorCode: 'clip_encrypted',
      errorMessage: 'This video is protected against copying and cannot be used.',
    });
    expect(await kept(id)).toEqual({ upload: false, clip: false, scratch: 0 });
    expect(await clipRows()).toEqual([]);
  });

  it.each([
    ['a defect', new Error('defect')],
    ['a full disk', new CutroomError('storage_full')],
    ['tools that were too slow', new CutroomError('media_timeout')],
  ])('decides nothing on %s, so that the job is tried again', async (_, error) => {
    const id = await wholeUpload();
    await expect(deliver(id, () => Promise.reject(error))).rejects.toBe(error);
    expect(await uploadRow(id)).toMatchObject({ state: 'checking' });
    expect(await kept(id)).toEqual({ upload: true, clip: false, scratch: 0 });
  });

  it('refuses a file that keeps the tools busy for too long at every delivery', async () => {
    const id = await wholeUpload();
    const tooSlow = () => Promise.reject(new CutroomError('media_timeout'));
    await deliver(id, tooSlow, {}, { delivery: JOBS['upload.check'].retries + 1 });
    expect(await uploadRow(id)).toMatchObject({ state: 'refused', errorCode: 'media_timeout' });
    expect(await kept(id)).toEqual({ upload: false, clip: false, scratch: 0 });
  });

  it('decides nothing when it is aborted, whatever the probe made of that', async () => {
    const id = await wholeUpload();
    const aborted = AbortSignal.abort(new Error('stopping'));
    await expect(
      deliver(id, () => Promise.reject(new CutroomError('clip_damaged')), {}, { signal: aborted }),
    ).rejects.toThrow();
    expect(await uploadRow(id)).toMatchObject({ state: 'checking' });
  });

  it('refuses an upload whose file is gone', async () => {
    const id = await wholeUpload();
    await harness.storage.remove(storageKeys.upload(projectId, id));
    await deliver(id);
    expect(await uploadRow(id)).toMatchObject({ state: 'refused', errorCode: 'clip_file_missing' });
  });

  it('leaves nothing when the upload is removed meanwhile', async () => {
    const id = await wholeUpload();
    await deliver(id, async () => {
      await harness.db.delete(uploads).where(eq(uploads.id, id));
      return PROBE;
    });
    expect(await clipRows()).toEqual([]);
    expect(await kept(id)).toEqual({ upload: false, clip: false, scratch: 0 });
  });

  it('leaves nothing when the project is deleted meanwhile', async () => {
    const id = await wholeUpload();
    await deliver(id, async () => {
      await harness.db.delete(projects).where(eq(projects.id, projectId));
      return PROBE;
    });
    expect(await clipRows()).toEqual([]);
    expect(await kept(id)).toEqual({ upload: false, clip: false, scratch: 0 });
  });

  it('refuses the clip beyond the limit of a project', async () => {
    for (let count = 0; count < CLIPS_PER_PROJECT_MAX; count += 1) {
      const id = randomId();
      await harness.db.insert(clips).values({
        ...{
          id,
          projectId,
          uploadId: id,
          storedName: `${id}.mp4`,
          storageKey: id,
          bytes: 1,
          sha256: '',
          probe: PROBE,
        },
      });
    }
    const id = await wholeUpload();
    await deliver(id);
    expect(await uploadRow(id)).toMatchObject({ state: 'refused', errorCode: 'clip_limit' });
    expect(await kept(id)).toEqual({ upload: false, clip: false, scratch: 0 });
  });

  it('leaves the status of a project that has a video alone', async () => {
    projectId = await harness.newProject(owner, 'timeline_modified');
    await deliver(await wholeUpload());
    expect((await harness.project(owner, projectId)).status).toBe('timeline_modified');
  });
});
