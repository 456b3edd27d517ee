import { createReadStream } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Project, projectSchema } from '@cutroom/contract';
import { Upload } from 'tus-js-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeSmallClip } from '../../testing/clips/small-clips.ts';
import { startTestServer, type TestServer, type Visitor } from '../../testing/harness.ts';
import { metadataHeader } from './testing/metadata-header.ts';

/** The whole server, with sessions, origins and real videos. */
describe('uploading as a signed-in creator', () => {
  let server: TestServer;
  let ada: Visitor;
  let bob: Visitor;
  let directory: string;
  let project: Project;
  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'cutroom-session-'));
    server = await startTestServer();
    ada = await server.newUser();
    bob = await server.newUser();
    await makeSmallClip('mandelbrot', 1, directory);
    const created = await ada.fetch('/api/projects', { method: 'POST', json: { title: 'Trip' } });
    project = projectSchema.parse(await created.json());
  });
  afterAll(async () => {
    await server.stop();
    await rm(directory, { recursive: true, force: true });
  });

  const create = (visitor: Visitor, headers: Record<string, string> = {}) =>
    visitor.fetch('/api/tus/', {
      method: 'POST',
      headers: {
        'tus-resumable': '1.0.0',
        'upload-length': '1000',
        'upload-metadata': metadataHeader({ projectId: project.id, filename: 'a.mp4', type: 'video/mp4' }),
        ...headers,
      },
    });

  it('brings a real video byte for byte to its url, in ranges too, and to nobody else', async () => {
    const path = join(directory, 'mandelbrot.mp4');
    const file = await readFile(path);
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    new Upload(createReadStream(path), {
      endpoint: `${server.origin}/api/tus/`,
      chunkSize: Math.ceil(file.length / 3),
      uploadSize: file.length,
      headers: { cookie: ada.cookie(), origin: server.origin },
      metadata: { projectId: String(project.id), filename: 'Fractal trip.mp4', type: 'video/mp4' },
      onSuccess: () => resolve(),
      onError: reject,
    }).start();
    await promise;
    const answer = await ada.fetch(`/api/projects/${project.id}`);
    const { videoClips, status } = projectSchema.parse(await answer.json());
    expect([status, videoClips.length]).toEqual(['uploaded', 1]);
    const url = videoClips[0]?.url ?? '';
    expect(videoClips[0]).toMatchObject({ width: 480, height: 270, hasAudio: true, fileSize: file.length });
    const whole = Buffer.from(await (await ada.fetch(url)).arrayBuffer());
    expect(whole.equals(file)).toBe(true);
    const part = await ada.fetch(url, { headers: { range: 'bytes=100-199' } });
    expect(part.status).toBe(206);
    expect(Buffer.from(await part.arrayBuffer()).equals(file.subarray(100, 200))).toBe(true);
    expect((await bob.fetch(url)).status).toBe(404);
  });

  it('is refused to visitors who are not signed in, before anything is read', async () => {
    const answer = await create(server.newVisitor());
    expect(answer.status).toBe(401);
    expect(answer.headers.get('tus-resumable')).toBe('1.0.0');
    expect(await answer.json()).toEqual({ code: 'unauthorized', message: 'Unauthorized' });
  });

  it("is refused in another's project, and another's upload is not there", async () => {
    expect((await create(bob)).status).toBe(404);
    const location = (await create(ada)).headers.get('location') ?? '';
    const headers = { 'tus-resumable': '1.0.0' };
    expect((await bob.fetch(location, { method: 'HEAD', headers })).status).toBe(404);
    expect((await bob.fetch(location, { method: 'DELETE', headers })).status).toBe(404);
    expect((await ada.fetch(location, { method: 'DELETE', headers })).status).toBe(204);
  });

  it("is refused from another site's page", async () => {
    const answer = await create(ada, { origin: 'https://elsewhere.example' });
    expect(answer.status).toBe(403);
    expect(await answer.json()).toMatchObject({ code: 'invalid_origin' });
  });

  it('leaves nothing of an unfinished upload when its project is deleted', async () => {
    const created = await ada.fetch('/api/projects', { method: 'POST', json: { title: 'Short trip' } });
    const { id } = projectSchema.parse(await created.json());
    const metadata = metadataHeader({ projectId: id, filename: 'a.mp4', type: 'video/mp4' });
    const begun = await create(ada, { 'upload-metadata': metadata });
    const location = begun.headers.get('location') ?? '';
    const headers = {
      'tus-resumable': '1.0.0',
      'upload-offset': '0',
      'content-type': 'application/offset+octet-stream',
    };
    await ada.fetch(location, { method: 'PATCH', headers, body: Buffer.alloc(10) });
    const received = () => readdir(join(server.dataDirectory, 'uploads'));
    const uploadId = location.split('/').at(-1) ?? '';
    expect(await received()).toContain(uploadId);
    expect((await ada.fetch(`/api/projects/${id}`, { method: 'DELETE' })).status).toBe(200);
    expect((await received()).filter((name) => name.startsWith(uploadId))).toEqual([]);
    expect((await ada.fetch(location, { method: 'HEAD', headers })).status).toBe(404);
  });
});
