import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { clipAnalysisSchema, type Transcript } from '@cutroom/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Analyser, openAnalyser } from '../../session/analyser.ts';
import { probeOf } from '../../testing/blind-models.ts';
import { drawFrame } from '../../testing/drawn-frames.ts';
import { installTinyModel } from './testing/install-tiny-models.ts';
import { tinySight } from './testing/tiny-sight.ts';

/** The worker thread with a generated model that comes while it runs; without the built-in ones, so that it runs anywhere. */
let directory: string;
let analyser: Analyser;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'late-models-'));
  analyser = await openAnalyser({ modelsDirectory: directory, downloadedModelsDirectory: directory });
});
afterAll(async () => {
  await analyser.close();
  await rm(directory, { recursive: true });
});

/** Yellow as sand, and not of one tone, which would be no frame of anything. */
const ripples = (x: number, y: number) => [250, ((x ^ y) & 8) === 0 ? 240 : 190, 10] as const;

async function analyse(transcript: Transcript | null = null) {
  const clip = analyser.openClip();
  if (transcript !== null) await clip.setTranscript(transcript);
  for (const at of [0, 0.5, 1]) await clip.addFrame(drawFrame(64, 36, ripples, at));
  await clip.setAudio(null);
  return clip.finish({ filename: 'clip_a.mp4', probe: probeOf(1.5), loudnessLufs: null });
}

describe('the analyser', () => {
  it('uses models from the first clip after they have come, and compares wishes with clips then', async () => {
    expect(await analyse()).toMatchObject({ eye: 'built-in' });
    expect(await analyser.embedText('a beach')).toBeNull();
    await installTinyModel(directory, 'sight', tinySight({ beach: [1, 1, -1], forest: [-1, 1, -1] }));
    const analysis = await analyse();
    expect(clipAnalysisSchema.parse(analysis)).toEqual(analysis);
    expect(analysis).toMatchObject({ eye: 'downloaded', relevantCategories: ['travel', 'nature'] });
    expect(analysis.description).toMatch(/^A still, colorful scene on a beach, /);
    expect(analysis.labels).toContain('beach');
    expect(analysis).not.toHaveProperty('words');
    const wish = await analyser.embedText('a beach');
    expect(wish?.values).toHaveLength(analysis.embedding?.values.length ?? Number.NaN);
  });

  it('keeps who listened, if anybody did', async () => {
    const words = [{ text: 'hello', startSeconds: 0.2, endSeconds: 0.6 }];
    const heard = await analyse({ words, language: 'en' });
    expect(heard).toMatchObject({ ear: 'provider', words, language: 'en' });
    expect(clipAnalysisSchema.parse(heard)).toEqual(heard);
    expect(await analyse()).not.toHaveProperty('ear');
  });
});
