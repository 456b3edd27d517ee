import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  downloadResponseSchema,
  type Project,
  type ShareResponse,
  shareResponseSchema,
} from '@cutroom/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call, projectWith, waitFor } from '../../testing/api-client.ts';
import { makeSmallClip } from '../../testing/clips/small-clips.ts';
import { startTestServer, type TestServer, type Visitor } from '../../testing/harness.ts';

/** The real thing: accounts, clips, a rendered video, and everything that can be fetched of it. */
describe('a finished video', () => {
  let server: TestServer;
  let ada: Visitor;
  let bob: Visitor;
  let nobody: Visitor;
  let project: Project;
  let link: ShareResponse;
  let directory: string;
  let clipBytes: Buffer;
  let videoBytes: Buffer;

  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'finished-video-'));
    server = await startTestServer();
    [ada, bob, nobody] = [await server.newUser(), await server.newUser(), server.newVisitor()];
    clipBytes = await makeSmallClip('mandelbrot', 2, directory);
    const { id } = await projectWith(ada, { 'Été à la mer.mp4': clipBytes });
    await call(ada, 'POST', `/api/projects/${id}/process`, { prompt: 'A calm reel of 2 seconds' });
    const isMade = ({ status, videoClips: [clip] }: Project) =>
      status === 'completed' && clip?.proxyUrl !== null;
    project = await waitFor(ada, id, isMade);
  });
  afterAll(async () => {
    await server.stop();
    await rm(directory, { recursive: true, force: true });
  });

  const filePaths = () => {
    const [clip] = project.videoClips;
    const paths = [clip?.url, clip?.proxyUrl, project.finalVideoPath].map(String);
    return [...paths, ...paths.map((path) => `/api/thumbnails${path}?t=1`)];
  };
  const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());

  it('gives its owner the uploaded bytes, the proxy, the video and pictures of each', async () => {
    const [clip, proxy, video, ...pictures] = await Promise.all(
      filePaths().map(async (path) => bytesOf(await ada.fetch(path))),
    );
    expect(clip?.equals(clipBytes)).toBe(true);
    expect(proxy?.subarray(4, 8).toString()).toBe('ftyp');
    expect(video?.length).toBe(project.finalVideoSize);
    videoBytes = video ?? Buffer.alloc(0);
    expect(pictures.map(jpegSize)).toEqual([
      { width: 640, height: 360 },
      { width: 640, height: 360 },
      { width: 202, height: 360 },
    ]);
  });

  it('is closed to others and to the signed out, with all its files', async () => {
    const paths = [...filePaths(), `/api/projects/${project.id}/edit.otio`];
    const toOther = await Promise.all(paths.map(async (path) => (await bob.fetch(path)).status));
    expect(toOther).toEqual(paths.map(() => 404));
    const toNobody = await Promise.all(paths.map(async (path) => (await nobody.fetch(path)).status));
    expect(toNobody).toEqual(paths.map(() => 401));
  });

  it('is downloaded under its title by its owner only', async () => {
    const answer = await ada.fetch(`/api/projects/${project.id}/download`, { method: 'POST' });
    const { downloadUrl, filename } = downloadResponseSchema.parse(await answer.json());
    const response = await ada.fetch(downloadUrl);
    expect(response.headers.get('content-disposition')).toContain(`filename="${filename}"`);
    expect((await bytesOf(response)).equals(videoBytes)).toBe(true);
    expect((await bob.fetch(downloadUrl)).status).toBe(404);
  });

  it('is shared by a link that anyone can open, also in parts', async () => {
    const json = { platform: 'youtube' };
    const answer = await ada.fetch(`/api/projects/${project.id}/share`, { method: 'POST', json });
    link = shareResponseSchema.parse(await answer.json());
    expect(new URL(link.downloadUrl).origin).toBe(server.origin);
    const response = await fetch(link.downloadUrl, { headers: { range: 'bytes=10-19' } });
    expect(response.status).toBe(206);
    expect(response.headers.get('content-disposition')).toMatch(/^attachment/);
    expect((await bytesOf(response)).equals(videoBytes.subarray(10, 20))).toBe(true);
  });

  it('can be deleted at once: its file and its links go, its clips and plan stay', async () => {
    const storedReels = async () => {
      const files = await readdir(join(server.dataDirectory, 'files'), { recursive: true });
      return files.filter((file) => /reels\/.*\.mp4$/.test(file));
    };
    expect(await storedReels()).toHaveLength(1);
    const response = await ada.fetch(`/api/projects/${project.id}/video`, { method: 'DELETE' });
    expect(await response.json()).toEqual({ success: true });
    const after = await call(ada, 'GET', `/api/projects/${project.id}`);
    expect(after).toMatchObject({
      status: 'uploaded',
      finalVideoPath: null,
      editingPlan: project.editingPlan,
    });
    expect(after.videoClips).toEqual(project.videoClips);
    expect((await fetch(link.downloadUrl)).status).toBe(404);
    expect((await ada.fetch(String(project.finalVideoPath))).status).toBe(404);
    await expect.poll(storedReels, { timeout: 30_000 }).toEqual([]);
  });

  it('is made again from the same edit once it was deleted', async () => {
    await call(ada, 'POST', `/api/projects/${project.id}/regenerate`);
    const again = await waitFor(ada, project.id, ({ status }) => status === 'completed');
    expect(again).toMatchObject({ editingPlan: project.editingPlan, timeline: project.timeline });
    expect((await ada.fetch(String(again.finalVideoPath))).status).toBe(200);
  });
});

/** Pixels of a JPEG, from its first frame header (SOF0 to SOF2, ITU-T T.81 annex B). */
function jpegSize(jpeg: Buffer): { width: number; height: number } {
  const frame = jpeg.findIndex(
    (byte, index) => byte === 0xff && [0xc0, 0xc1, 0xc2].includes(jpeg[index + 1] ?? 0),
  );
  return { width: jpeg.readUInt16BE(frame + 7), height: jpeg.readUInt16BE(frame + 5) };
}
