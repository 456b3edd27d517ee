import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Project } from '@cutroom/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call, projectWith, waitFor } from './testing/api-client.ts';
import { makeSmallClip } from './testing/clips/small-clips.ts';
import { startTestServer, type TestServer, type Visitor } from './testing/harness.ts';
import { worksWell } from './testing/servers/model-answers.ts';
import { factsIn, fails, hangs, type ModelServer, startModelServer } from './testing/servers/model-server.ts';

const KEY = 'sk-live-4711-never-to-be-seen';
const PLAN_MS_MAX = 20_000;

/** The real server with AI_MODEL pointing at a model on the loopback interface. */
describe('making a video with an AI model', () => {
  let models: ModelServer;
  let server: TestServer;
  let ada: Visitor;
  let directory: string;
  let clips: Record<string, Buffer>;
  let project: Project;
  const logged: string[] = [];
  const answered: string[] = [];

  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'ai-model-'));
    models = await startModelServer();
    models.behave(worksWell);
    server = await startTestServer(
      { AI_MODEL: `openai-compatible:reel-1@${models.origin}/v1`, AI_API_KEY: KEY, LOG_LEVEL: 'trace' },
      { write: (line) => logged.push(line) },
    );
    ada = await server.newUser();
    clips = {
      'fractal.mp4': await makeSmallClip('mandelbrot', 1.5, directory),
      'plasma.mp4': await makeSmallClip('plasma', 1.5, directory),
    };
  });
  afterAll(async () => {
    await server.stop();
    await models.close();
    await rm(directory, { recursive: true, force: true });
  });

  const made = async (id: number, prompt: string) => {
    await call(ada, 'POST', `/api/projects/${id}/process`, { prompt });
    await waitFor(ada, id, ({ run }) => run?.stage === 'render' || run?.state === 'succeeded');
    const plannedAt = performance.now();
    const finished = await waitFor(ada, id, ({ status }) => status === 'completed');
    answered.push(JSON.stringify(finished));
    return { finished, plannedAt };
  };

  it('looks at the clips with it and lets it choose the moments', async () => {
    project = await projectWith(ada, clips);
    const { finished } = await made(project.id, 'Two seconds, with every clip');
    expect(finished.editingPlan).toMatchObject({ director: 'reel-1', title: 'A Model Reel' });
    expect(finished.run?.report?.passed).toBe(true);
    expect(finished.videoClips.map(({ analysisData }) => analysisData?.description)).toEqual([
      'Coloured shapes drift over a plain ground.',
      'Coloured shapes drift over a plain ground.',
    ]);
    const asked = models.calls.map((each) => factsIn(each).images > 0);
    expect(asked).toEqual([true, true, false]);
  });

  it('sends real images, small ones', async () => {
    const urls = models.calls.flatMap(
      ({ body }) => JSON.stringify(body).match(/data:image\/jpeg;base64,[^"]+/g) ?? [],
    );
    const jpegs = urls.map((url) => Buffer.from(url.slice(url.indexOf(',') + 1), 'base64'));
    expect(jpegs.length).toBeGreaterThanOrEqual(2);
    for (const jpeg of jpegs) {
      expect(jpeg.subarray(0, 3).toString('hex')).toBe('ffd8ff');
      const { width, height } = jpegSize(jpeg);
      expect(Math.max(width, height)).toBeLessThanOrEqual(512);
    }
  });

  it('looks at no clip twice', async () => {
    models.behave(worksWell);
    const again = await projectWith(ada, { 'copy of plasma.mp4': clips['plasma.mp4'] ?? Buffer.alloc(0) });
    const { finished } = await made(again.id, 'One second');
    expect(models.calls.map((each) => factsIn(each).images)).toEqual([0]);
    expect(finished.videoClips[0]?.analysisData?.labels).toContain('shapes');
  });

  it('makes the video all the same, and in time, when the model hangs', async () => {
    let askedAt = Number.NEGATIVE_INFINITY;
    models.behave(() => {
      askedAt = performance.now();
    });
    const { finished, plannedAt } = await made(project.id, 'Two seconds of plasma');
    expect(finished.editingPlan?.director).toBe('local');
    expect(finished.editingPlan?.description).toContain(
      'The AI model did not answer in time, so the built-in director made this edit.',
    );
    // Not how fast it is, but that the deadline people are promised holds.
    expect(plannedAt - askedAt).toBeLessThan(PLAN_MS_MAX);
  });

  it('is stopped at once by cancelling while the model is asked', async () => {
    models.behave(hangs);
    await call(ada, 'POST', `/api/projects/${project.id}/process`, { prompt: 'Something else' });
    while (models.calls.length === 0) await new Promise((resolve) => setTimeout(resolve, 50));
    const cancelled = await call(ada, 'POST', `/api/projects/${project.id}/cancel`);
    expect(cancelled).toMatchObject({ status: 'completed', editingPlan: { director: 'local' } });
  });

  it('shows the key nowhere: not in logs, answers, files or the database', async () => {
    models.behave(fails(401, {}, `Incorrect API key provided: ${KEY}`));
    const { finished } = await made(project.id, 'One second of fractal');
    expect(finished.editingPlan?.description).toContain('did not accept the key of this installation');
    expect(logged.length).toBeGreaterThan(0);
    expect(logged.join()).not.toContain(KEY);
    expect(answered.join()).not.toContain(KEY);
    expect(await filesHolding(server.dataDirectory, KEY)).toEqual([]);
    expect(models.calls[0]?.headers.authorization).toBe(`Bearer ${KEY}`);
  });
});

it('a model that does not exist stops the start with a sentence', async () => {
  await expect(startTestServer({ AI_MODEL: 'gpt' })).rejects.toThrow("AI_MODEL must be 'openai:<model>'");
});

async function filesHolding(directory: string, text: string): Promise<string[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const holding: string[] = [];
  for (const path of paths) if ((await readFile(path)).includes(text)) holding.push(path);
  return holding;
}

/** ITU-T T.81, B.2.2: the frame header. */
function jpegSize(jpeg: Buffer): { width: number; height: number } {
  const at = [0xc0, 0xc1, 0xc2]
    .map((marker) => jpeg.indexOf(Buffer.from([0xff, marker])))
    .find((found) => found > 0);
  if (at === undefined) throw new Error('No frame header');
  return { height: jpeg.readUInt16BE(at + 5), width: jpeg.readUInt16BE(at + 7) };
}
