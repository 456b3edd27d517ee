import { createReadStream } from 'node:fs';
import { mkdtemp, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { CutroomError } from '@cutroom/contract';
import { Upload } from 'tus-js-client';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { storageKeys } from '../../../platform/storage/storage.ts';
import { USER_HEADER } from '../../../testing/app-for-tests.ts';
import { openCuttingProxy } from '../testing/cutting-proxy.ts';
import { openSlowChunk } from '../testing/slow-chunk.ts';
import {
  fileOf,
  openUploadHarness,
  type TusClient,
  tusClient,
  type UploadHarness,
} from '../testing/upload-harness.ts';

let harness: UploadHarness;
let owner: string;
let projectId: number;
let tus: TusClient;

beforeAll(async () => {
  harness = await openUploadHarness();
});
afterAll(() => harness.close());
beforeEach(async () => {
  owner = await harness.newUser();
  projectId = await harness.newProject(owner);
  tus = tusClient(harness, owner);
});
afterEach(() => harness.setStorage(null));

const idOf = (location: string) => location.slice(location.lastIndexOf('/') + 1);
const offsetOf = async (location: string) => Number((await tus.head(location)).headers.get('upload-offset'));
const clipBytes = async (clipId: string) =>
  Buffer.concat(await (await harness.storage.read(storageKeys.clip(projectId, clipId))).toArray());
const arrived = (location: string, bytes: number) =>
  vi.waitFor(
    async () => expect((await stat(join(harness.uploadsDirectory, idOf(location)))).size).toBe(bytes),
    5000,
  );
const sendRest = (location: string, file: Buffer) =>
  vi.waitFor(async () => {
    const offset = await offsetOf(location);
    expect((await tus.patch(location, offset, file.subarray(offset))).status).toBe(204);
  }, 20_000);
const slowChunk = (location: string, offset: number, length: number) =>
  openSlowChunk({ port: harness.port, userId: owner, location, offset, length });

describe('a connection that is cut', () => {
  it('keeps exactly what arrived when it is reset', async () => {
    const file = fileOf(200_000);
    const location = await tus.open(projectId, file.length);
    const chunk = await slowChunk(location, 0, file.length);
    await chunk.write(file.subarray(0, 123_457));
    await arrived(location, 123_457);
    chunk.reset();
    expect(await offsetOf(location)).toBe(123_457);
    expect((await tus.patch(location, 123_457, file.subarray(123_457))).status).toBe(204);
    expect((await clipBytes(idOf(location))).equals(file)).toBe(true);
  });

  it('counts what arrived, for the project to show', async () => {
    const location = await tus.open(projectId, 1000);
    const chunk = await slowChunk(location, 0, 1000);
    await chunk.write(fileOf(400));
    await arrived(location, 400);
    chunk.reset();
    await vi.waitFor(async () => {
      expect((await harness.project(owner, projectId)).uploads[0]?.bytesReceived).toBe(400);
    }, 5000);
  });

  it('never loses or doubles a byte, wherever it is cut', async () => {
    const file = fileOf(300_000);
    for (let seed = 1; seed <= 12; seed += 1) {
      const random = randomFrom(seed);
      const location = await tus.open(projectId, file.length);
      let offset = 0;
      // A chunk whose connection is already gone may still be written a moment after the next HEAD.
      let furthest = 0;
      for (let cut = 0; cut < 6 && offset < file.length; cut += 1) {
        const rest = file.subarray(offset);
        const chunk = await slowChunk(location, offset, rest.length);
        const sent = Math.floor(random() * rest.length);
        await chunk.write(rest.subarray(0, sent));
        if (random() < 0.5) await sleep(5);
        chunk.reset();
        furthest = Math.max(furthest, offset + sent);
        const resumed = await offsetOf(location);
        expect(resumed).toBeGreaterThanOrEqual(offset);
        expect(resumed).toBeLessThanOrEqual(furthest);
        offset = resumed;
      }
      await sendRest(location, file);
      expect((await clipBytes(idOf(location))).equals(file)).toBe(true);
    }
    expect((await harness.project(owner, projectId)).videoClips).toHaveLength(12);
  });

  it('may be a slow one: bytes that trickle in all count', async () => {
    const file = fileOf(2000);
    const location = await tus.open(projectId, file.length);
    const chunk = await slowChunk(location, 0, file.length);
    for (let at = 0; at < file.length; at += 100) {
      await chunk.write(file.subarray(at, at + 100));
      await sleep(10);
    }
    expect(await chunk.answer()).toMatch(/^HTTP\/1\.1 204 /);
    expect((await clipBytes(idOf(location))).equals(file)).toBe(true);
    chunk.reset();
  });
});

describe('two requests for one upload at once', () => {
  it('lets HEAD take the lock from a chunk that hangs, and the upload resumes', async () => {
    const file = fileOf(100_000);
    const location = await tus.open(projectId, file.length);
    const hanging = await slowChunk(location, 0, file.length);
    await hanging.write(file.subarray(0, 40_000));
    await arrived(location, 40_000);
    expect(await offsetOf(location)).toBe(40_000);
    expect(await hanging.answer()).toMatch(/^HTTP\/1\.1 204 [\s\S]*upload-offset: 40000\r\n/i);
    expect((await tus.patch(location, 40_000, file.subarray(40_000))).status).toBe(204);
    await hanging.write(file.subarray(40_000, 50_000));
    hanging.reset();
    expect((await clipBytes(idOf(location))).equals(file)).toBe(true);
  });

  it('writes one of two chunks for the same offset, and the file is right in the end', async () => {
    const file = fileOf(4_000_000);
    const location = await tus.open(projectId, file.length);
    const answers = await Promise.all([
      tus.patch(location, 0, file.subarray(0, 3_000_000)),
      tus.patch(location, 0, file.subarray(0, 2_000_000)),
    ]);
    expect(answers.map((answer) => answer.status).sort()).toEqual([204, 409]);
    const offset = await offsetOf(location);
    expect((await tus.patch(location, offset, file.subarray(offset))).status).toBe(204);
    expect((await clipBytes(idOf(location))).equals(file)).toBe(true);
  });

  it('makes one clip of a last chunk that is sent twice', async () => {
    const file = fileOf(100_000);
    const location = await tus.open(projectId, file.length);
    const answers = await Promise.all([
      tus.patch(location, 0, file),
      tus.patch(location, 0, file),
      tus.head(location),
      tus.head(location),
    ]);
    const statuses = answers.map((answer) => answer.status);
    expect(statuses).toContain(204);
    // 404 would make a client start over, and the clip a second one.
    expect(statuses).not.toContain(404);
    const { videoClips, uploads, status } = await harness.project(owner, projectId);
    expect([videoClips.length, uploads.length, status]).toEqual([1, 0, 'uploaded']);
  });

  it('stops a chunk whose upload is given up', async () => {
    const location = await tus.open(projectId, 100_000);
    const hanging = await slowChunk(location, 0, 100_000);
    await hanging.write(fileOf(40_000));
    await arrived(location, 40_000);
    expect((await tus.remove(location)).status).toBe(204);
    expect(await hanging.answer()).toMatch(/^HTTP\/1\.1 404 /);
    hanging.reset();
    await expect(stat(join(harness.uploadsDirectory, idOf(location)))).rejects.toThrow('ENOENT');
  });

  it('gives up an upload of which another request has removed a part already', async () => {
    const location = await tus.open(projectId, 1000);
    await rm(join(harness.uploadsDirectory, `${idOf(location)}.json`));
    expect((await tus.remove(location)).status).toBe(204);
    await expect(stat(join(harness.uploadsDirectory, idOf(location)))).rejects.toThrow('ENOENT');
  });
});

describe('a server that stops', () => {
  it('keeps what arrived of a chunk on its way', async () => {
    const file = fileOf(100_000);
    const location = await tus.open(projectId, file.length);
    const hanging = await slowChunk(location, 0, file.length);
    await hanging.write(file.subarray(0, 40_000));
    await arrived(location, 40_000);
    await harness.restart();
    expect(await offsetOf(location)).toBe(40_000);
    expect((await tus.patch(location, 40_000, file.subarray(40_000))).status).toBe(204);
    expect((await clipBytes(idOf(location))).equals(file)).toBe(true);
  });

  it('finishes by itself an upload whose last byte had come', async () => {
    const file = fileOf(1000);
    const location = await tus.open(projectId, file.length);
    await writeFile(join(harness.uploadsDirectory, idOf(location)), file);
    await harness.restart();
    await vi.waitFor(
      async () => expect((await harness.project(owner, projectId)).videoClips).toHaveLength(1),
      20_000,
    );
    expect((await clipBytes(idOf(location))).equals(file)).toBe(true);
  });

  it('finishes it when the client asks first', async () => {
    const file = fileOf(1000);
    const location = await tus.open(projectId, file.length);
    await writeFile(join(harness.uploadsDirectory, idOf(location)), file);
    expect(await offsetOf(location)).toBe(1000);
    await vi.waitFor(
      async () => expect((await harness.project(owner, projectId)).videoClips).toHaveLength(1),
      20_000,
    );
  });

  it('starts the hand-over again when it died in the middle of one', async () => {
    const file = fileOf(1000);
    const location = await tus.open(projectId, file.length);
    const path = join(harness.uploadsDirectory, idOf(location));
    await writeFile(path, file);
    await writeFile(`${path}.handed-over`, 'half');
    expect(await offsetOf(location)).toBe(1000);
    await vi.waitFor(async () => expect(await clipBytes(idOf(location))).toEqual(file), 20_000);
  });
});

describe('a full disk', () => {
  it.skipIf(process.platform !== 'linux')(
    'is told as such in the middle of a chunk, and the upload goes on later',
    async () => {
      const file = fileOf(3000);
      const location = await tus.open(projectId, file.length);
      const path = join(harness.uploadsDirectory, idOf(location));
      await rm(path);
      await symlink('/dev/full', path);
      const answer = await tus.patch(location, 0, file);
      expect(answer.status).toBe(507);
      expect(await answer.json()).toMatchObject({ code: 'storage_full' });
      await rm(path);
      await writeFile(path, '');
      expect((await tus.patch(location, 0, file)).status).toBe(204);
      expect((await clipBytes(idOf(location))).equals(file)).toBe(true);
    },
  );

  it('is told as such when the file is handed over, and the upload goes on later', async () => {
    const file = fileOf(1000);
    const location = await tus.open(projectId, file.length);
    harness.setStorage({
      putFile: async () => {
        throw new CutroomError('storage_full');
      },
    });
    const answer = await tus.patch(location, 0, file);
    expect(answer.status).toBe(507);
    expect(await answer.json()).toMatchObject({ code: 'storage_full' });
    harness.setStorage(null);
    expect(await offsetOf(location)).toBe(1000);
    await vi.waitFor(
      async () => expect((await harness.project(owner, projectId)).videoClips).toHaveLength(1),
      20_000,
    );
  });
});

describe('tus-js-client', () => {
  let directory: string;
  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'cutroom-tus-js-'));
  });
  afterAll(() => rm(directory, { recursive: true, force: true }));

  const upload = async (port: number, file: Buffer, chunkSize: number): Promise<Upload> => {
    const path = join(directory, 'file');
    await writeFile(path, file);
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const client = new Upload(createReadStream(path), {
      endpoint: `http://127.0.0.1:${port}/api/tus/`,
      chunkSize,
      uploadSize: file.length,
      retryDelays: Array(60).fill(5),
      headers: { [USER_HEADER]: owner, 'X-Device-Type': 'desktop', 'X-Chunk-Size': String(chunkSize) },
      metadata: { projectId: String(projectId), filename: 'beach.mp4', type: 'video/mp4' },
      onSuccess: () => resolve(),
      onError: reject,
    });
    client.start();
    await promise;
    return client;
  };

  it('uploads in chunks', async () => {
    const file = fileOf(1_000_000);
    const client = await upload(harness.port, file, 300_000);
    expect((await clipBytes(idOf(client.url ?? ''))).equals(file)).toBe(true);
  });

  it('gives up at once on a file that is refused', async () => {
    await expect(upload(harness.port, fileOf(1000, 'NOISE'), 300)).rejects.toThrow(/422.*clip_not_video/);
    expect((await harness.project(owner, projectId)).uploads).toHaveLength(1);
  });

  it('uploads byte for byte over a line that is cut again and again', async () => {
    const random = randomFrom(7);
    const proxy = await openCuttingProxy(harness.port, () => 300 + Math.floor(random() * 150_000));
    const file = fileOf(400_000);
    for (let count = 1; count <= 8; count += 1) {
      const client = await upload(proxy.port, file, 50_000);
      const id = idOf(client.url ?? '');
      await vi.waitFor(
        async () =>
          expect((await harness.project(owner, projectId)).videoClips.map((clip) => clip.id)).toContain(id),
        20_000,
      );
      expect((await clipBytes(id)).equals(file)).toBe(true);
    }
    expect(proxy.cuts()).toBeGreaterThan(8);
    expect((await harness.project(owner, projectId)).videoClips).toHaveLength(8);
    await proxy.close();
  });
});

/** Numbers of 0 to 1 that are the same in every run. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
