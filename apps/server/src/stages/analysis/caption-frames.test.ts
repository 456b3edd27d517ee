import { clipText, IMAGES_PER_CLIP_MAX, openProviderVision, type ProviderVision } from '@cutroom/analysis';
import { CutroomError } from '@cutroom/contract';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readAiSettings } from '../../platform/ai/ai-settings.ts';
import { openLanguageModel } from '../../platform/ai/open-language-model.ts';
import type { ProjectRow } from '../../platform/database/schema.ts';
import { openRunHarness, type RunHarness } from '../../testing/run-harness.ts';
import { lookOf } from '../../testing/servers/model-answers.ts';
import {
  answersJson,
  answersText,
  drips,
  factsIn,
  fails,
  floods,
  hangs,
  type ModelBehaviour,
  type ModelServer,
  resets,
  startModelServer,
} from '../../testing/servers/model-server.ts';
import { openMediaDouble } from '../../testing/stage-doubles.ts';

const BUILT_IN = 'A wide view of a beach, steady and bright.';

describe('looking at clips with a model over the wire', () => {
  let harness: RunHarness;
  let server: ModelServer;
  beforeAll(async () => {
    harness = await openRunHarness();
    server = await startModelServer();
  });
  afterAll(async () => {
    await harness.close();
    await server.close();
  });
  beforeEach(() => {
    harness.media = openMediaDouble();
    harness.providerVision = visionAt(server, 8000);
    server.behave(answersJson(() => lookOf()));
  });

  const analysed = async (project: ProjectRow, sha256?: string) => {
    const clip = await harness.newClip(project, sha256 === undefined ? {} : { sha256 });
    await harness.analyse(clip.id);
    return (await harness.clip(clip.id))?.analysis;
  };

  it('keeps the model’s words with the measurements made here', async () => {
    const analysis = await analysed(await harness.newProject());
    expect(analysis).toMatchObject({
      eye: 'vision-1',
      description: 'Coloured shapes drift over a plain ground.',
      mood: 'playful',
      relevantCategories: ['product'],
      qualityMetrics: { brisqueScore: 20, brightness: 60, isShaky: false },
    });
    expect(analysis?.labels.slice(0, 2)).toEqual(['shapes', 'pattern']);
    // Of these labels, not of those that were found here.
    const text = analysis === null || analysis === undefined ? '' : clipText(analysis);
    expect(text).toMatch(/^shapes, pattern/);
    expect(analysis?.textEmbedding?.values).toEqual([text.length]);
    expect(analysis?.moments[0]?.reasons[0]).toBe('the first shapes');
  });

  it('sends few pictures and the measurements, and no name', async () => {
    await analysed(await harness.newProject());
    const [call] = server.calls;
    const { facts, images } = call === undefined ? { facts: '{}', images: 0 } : factsIn(call);
    expect(images).toBeGreaterThanOrEqual(1);
    expect(images).toBeLessThanOrEqual(IMAGES_PER_CLIP_MAX);
    expect(JSON.parse(facts).images).toHaveLength(images);
    expect(JSON.stringify(call?.body)).not.toMatch(/beach-|stored|projects\//);
  });

  it('asks once about the same bytes of the same owner, and again for another owner or another model', async () => {
    const project = await harness.newProject();
    const first = await analysed(project, 'same');
    server.behave(answersJson(() => lookOf({ description: 'Something else entirely.' })));
    const second = await analysed(project, 'same');
    expect(second).toMatchObject({ description: first?.description, eye: 'vision-1' });
    expect(server.calls).toHaveLength(0);

    await analysed(await harness.newProject(), 'same');
    expect(server.calls).toHaveLength(1);
    harness.providerVision = visionAt(server, 8000, 'vision-2');
    expect(await analysed(project, 'same')).toMatchObject({
      eye: 'vision-2',
      description: 'Something else entirely.',
    });
  });

  it('makes hostile words harmless', async () => {
    const hostile = '<script>alert(1)</script>\u001b[31mA plain ground https://evil.example';
    const answer = { description: hostile, labels: [hostile, 'pattern', 'x'.repeat(500)], notes: [] };
    server.behave(answersJson(() => lookOf(answer)));
    const analysis = await analysed(await harness.newProject());
    expect(analysis).toMatchObject({ eye: 'vision-1', description: 'A plain ground.' });
    expect(JSON.stringify(analysis)).not.toMatch(/<script|alert|evil|u001b|xxxx/);
  });

  it.each<[string, ModelBehaviour]>([
    ['malformed JSON', answersText('{"description": ')],
    ['another shape', answersJson(() => ({ description: 7 }))],
    ['a mood that does not exist', answersJson(() => lookOf({ mood: 'furious' }))],
    [
      'nothing but contradictions',
      answersJson(() => lookOf({ description: 'A crowd sings.', labels: ['crowd'], notes: [] })),
    ],
    ['a megabyte', answersJson(() => lookOf({ description: 'x'.repeat(1024 * 1024) }))],
    ['a flood', floods],
    ['an empty account', fails(402)],
    ['a quota', fails(429, { 'retry-after': '3600' })],
    ['a refused key', fails(401)],
    ['an error', fails(500)],
    ['a broken connection', resets],
  ])('keeps what was found here after %s', async (_, behaviour) => {
    server.behave(behaviour);
    expect(await analysed(await harness.newProject())).toMatchObject({
      eye: 'built-in',
      description: BUILT_IN,
    });
  });

  it.each<[string, ModelBehaviour]>([
    ['hangs', hangs],
    ['drips', drips],
  ])('asks a server that %s about one clip, and spares the next ones the waiting', async (_, behaviour) => {
    harness.providerVision = visionAt(server, 200);
    server.behave(behaviour);
    const project = await harness.newProject();
    const all = [await analysed(project), await analysed(project), await analysed(project)];
    expect(all.map((analysis) => analysis?.eye)).toEqual(['built-in', 'built-in', 'built-in']);
    expect(server.calls).toHaveLength(1);
  });

  it('keeps what was found here when no picture can be taken', async () => {
    harness.media.makeThumbnail = () => Promise.reject(new CutroomError('clip_damaged'));
    expect(await analysed(await harness.newProject())).toMatchObject({ eye: 'built-in' });
    expect(server.calls).toHaveLength(0);
  });

  it('is not done at all where no model may see pictures', async () => {
    harness.providerVision = null;
    expect(await analysed(await harness.newProject())).toMatchObject({ eye: 'built-in' });
    expect(server.calls).toHaveLength(0);
  });
});

function visionAt(server: ModelServer, timeLimitMs: number, model = 'vision-1'): ProviderVision {
  const settings = readAiSettings({ AI_MODEL: `openai-compatible:${model}@${server.origin}/v1` });
  if (settings === null) throw new Error('No model is configured');
  return openProviderVision(openLanguageModel(settings, pino({ level: 'silent' })), { timeLimitMs });
}
