import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Project } from '@cutroom/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call, projectWith, waitFor } from '../testing/api-client.ts';
import { makeSmallClip } from '../testing/clips/small-clips.ts';
import { startTestServer, type TestServer, type Visitor } from '../testing/harness.ts';

const PROMPT = 'Use every clip, 3 seconds in all';

/** The real thing: real clips through the real server, from upload to a video that can be fetched. */
describe('making a video over HTTP', () => {
  let server: TestServer;
  let ada: Visitor;
  let clips: Record<string, Buffer>;
  let project: Project;
  let directory: string;

  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'run-api-'));
    server = await startTestServer();
    ada = await server.newUser();
    clips = {
      'fractal trip.mp4': await makeSmallClip('mandelbrot', 1.5, directory),
      'plasma.mp4': await makeSmallClip('plasma', 1.5, directory),
      'cells.mp4': await makeSmallClip('cells', 1.5, directory),
    };
    project = await projectWith(ada, clips);
  });
  afterAll(async () => {
    await server.stop();
    await rm(directory, { recursive: true, force: true });
  });

  const process = (visitor: Visitor, id: number, prompt = PROMPT) =>
    call(visitor, 'POST', `/api/projects/${id}/process`, { prompt });
  const errorOf = async (visitor: Visitor, path: string, json?: unknown) => {
    const response = await visitor.fetch(path, { method: 'POST', ...(json === undefined ? {} : { json }) });
    return [response.status, ((await response.json()) as { code: string }).code];
  };

  it('refuses a prompt without words, a project without clips, and cancelling nothing', async () => {
    const empty = await call(ada, 'POST', '/api/projects', { title: 'Empty' });
    expect(await errorOf(ada, `/api/projects/${project.id}/process`, { prompt: ' \n ' })).toEqual([
      400,
      'prompt_empty',
    ]);
    expect(await errorOf(ada, `/api/projects/${empty.id}/process`, { prompt: 'x' })).toEqual([
      409,
      'no_clips',
    ]);
    expect(await errorOf(ada, `/api/projects/${project.id}/cancel`)).toEqual([409, 'nothing_to_cancel']);
  });

  it('is refused while a clip is still arriving, which is named', async () => {
    const base64 = (text: string) => Buffer.from(text).toString('base64');
    const metadata = { projectId: String(project.id), filename: 'late.mp4', type: 'video/mp4' };
    const created = await ada.fetch('/api/tus/', {
      method: 'POST',
      headers: {
        'tus-resumable': '1.0.0',
        'upload-length': '1000',
        'upload-metadata': Object.entries(metadata)
          .map(([name, value]) => `${name} ${base64(value)}`)
          .join(','),
      },
    });
    expect(created.status).toBe(201);
    const refusal = await ada.fetch(`/api/projects/${project.id}/process`, {
      method: 'POST',
      json: { prompt: 'x' },
    });
    expect([refusal.status, await refusal.json()]).toEqual([
      409,
      {
        code: 'uploads_in_progress',
        message: 'late.mp4 has not finished uploading. Wait for it, remove it or choose it again.',
      },
    ]);
    const path = new URL(created.headers.get('location') ?? '', server.origin).pathname;
    expect((await ada.fetch(path, { method: 'DELETE', headers: { 'tus-resumable': '1.0.0' } })).status).toBe(
      204,
    );
  });

  it('is refused to others as if there were no project', async () => {
    const bob = await server.newUser();
    expect(await errorOf(bob, `/api/projects/${project.id}/process`, { prompt: 'x' })).toEqual([
      404,
      'project_not_found',
    ]);
    expect(await errorOf(bob, `/api/projects/${project.id}/cancel`)).toEqual([404, 'project_not_found']);
  });

  it('goes through the stages, only ever rising, to a video of what the timeline says', async () => {
    const started = await process(ada, project.id);
    expect(started).toMatchObject({
      status: 'processing',
      processingProgress: 0,
      prompt: PROMPT,
    });
    expect(await errorOf(ada, `/api/projects/${project.id}/process`, { prompt: 'x' })).toEqual([
      409,
      'status_conflict',
    ]);
    const seen: number[] = [];
    const finished = await waitFor(ada, project.id, ({ status, processingProgress }) => {
      seen.push(processingProgress);
      return status === 'completed';
    });
    expect(seen).toEqual(seen.toSorted((a, b) => a - b));
    expect(seen.filter((percent) => percent === 100)).toHaveLength(1);

    expect(finished.run).toMatchObject({ state: 'succeeded', kind: 'generate', error: null });
    expect(finished.run?.report).toMatchObject({ passed: true, problems: [] });
    expect(new Set(finished.timeline?.map((entry) => entry.clipId)).size).toBe(3);
    const shown = finished.timeline ?? [];
    const seconds = shown.reduce((sum, { startTime, endTime }) => sum + endTime - startTime, 0);
    expect(seconds).toBeCloseTo((finished.run?.report?.framesFound ?? 0) / 30, 3);
    expect(finished.actualDuration).toBeCloseTo(seconds, 1);
    expect(shown.map((entry) => entry.clipId)).toEqual(
      finished.editingPlan?.selectedClips.map((clip) => clip.clipId),
    );

    const video = await ada.fetch(finished.finalVideoPath ?? 'nowhere');
    expect([video.status, Number(video.headers.get('content-length'))]).toEqual([
      200,
      finished.finalVideoSize,
    ]);
    await video.arrayBuffer();
    project = finished;
  });

  it('understood every clip on the way, makes a proxy of each in its own time, and leaves no scratch files', async () => {
    for (const clip of project.videoClips) expect(clip.analysisData?.description).not.toBe('');
    const hasProxies = ({ videoClips }: Project) => videoClips.every(({ proxyUrl }) => proxyUrl !== null);
    expect((await waitFor(ada, project.id, hasProxies)).videoClips).toHaveLength(3);
    await expect.poll(() => readdir(join(server.dataDirectory, 'scratch'))).toEqual([]);
  });

  it('encodes only the cut that changed, under a new name, and takes the older video away', async () => {
    const cuts = project.editingPlan?.selectedClips ?? [];
    const [first, ...others] = cuts.toReversed().map((cut, order) => ({ ...cut, order }));
    const changed = [{ ...first, adjustedDuration: 0.5 }, ...others];
    const older = project.finalVideoPath ?? '';
    await call(ada, 'PATCH', `/api/projects/${project.id}/timeline`, { selectedClips: changed });
    await call(ada, 'POST', `/api/projects/${project.id}/regenerate`);
    const finished = await waitFor(ada, project.id, ({ status }) => status === 'completed');
    expect(finished.run?.report).toMatchObject({ cutsEncoded: 1, cutsReused: others.length, passed: true });
    expect(finished.timeline?.map((entry) => entry.clipId)).toEqual(changed.map((cut) => cut.clipId));
    expect(finished.finalVideoPath).not.toBe(older);
    expect((await ada.fetch(older)).status).toBe(404);
    expect((await ada.fetch(finished.finalVideoPath ?? '')).status).toBe(200);
    project = finished;
  });

  it('can be cancelled; the project is then what it was, and can be generated again', async () => {
    await process(ada, project.id);
    const cancelled = await call(ada, 'POST', `/api/projects/${project.id}/cancel`);
    expect(cancelled).toMatchObject({
      status: 'completed',
      processingProgress: 0,
      finalVideoPath: project.finalVideoPath,
      run: { state: 'cancelled' },
    });
    await process(ada, project.id);
    await waitFor(ada, project.id, ({ status }) => status === 'completed');
  });

  it('goes on by itself when the server stops in the middle and starts again', async () => {
    const fresh = await projectWith(ada, { 'plasma.mp4': clips['plasma.mp4'] ?? Buffer.of() });
    await process(ada, fresh.id);
    await waitFor(ada, fresh.id, ({ processingProgress }) => processingProgress > 0);
    await server.restart();
    const finished = await waitFor(ada, fresh.id, ({ status }) => status === 'completed');
    expect(finished.run?.report).toMatchObject({ passed: true });
    await expect.poll(() => readdir(join(server.dataDirectory, 'scratch'))).toEqual([]);
  });
});
