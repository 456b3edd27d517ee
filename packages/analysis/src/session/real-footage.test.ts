import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ClipAnalysis } from '@cutroom/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FileAnalyser, openFileAnalyser } from '../testing/analyse-file.ts';
import { FOOTAGE, hasFootage, MODELS } from '../testing/decode-clip.ts';
import { joinClips } from '../testing/join-clips.ts';
import { hasModels, NO_FOOTAGE, NO_MODELS } from '../testing/models-present.ts';

const isReady = hasFootage && hasModels;
const suite = isReady ? 'real footage' : `real footage (skipped: ${hasFootage ? NO_MODELS : NO_FOOTAGE})`;

describe.skipIf(!isReady)(suite, () => {
  let folder: string;
  let analyser: FileAnalyser;
  const analyses = new Map<string, Promise<ClipAnalysis>>();
  /** Each clip once, whatever looks at what was found in it. */
  const analyse = (file: string): Promise<ClipAnalysis> => {
    const analysis = analyses.get(file) ?? analyser.analyse(join(FOOTAGE, file));
    analyses.set(file, analysis);
    return analysis;
  };

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'real-footage-'));
    analyser = await openFileAnalyser(MODELS);
  });
  afterAll(async () => {
    await analyser.close();
    rmSync(folder, { recursive: true });
  });

  it('sees the woman and the dog, filmed from a tripod', async () => {
    const analysis = await analyse('sam2_01_dog.mp4');
    expect(analysis.labels).toEqual(expect.arrayContaining(['person', 'dog', 'steady']));
    expect(analysis.relevantCategories).toEqual(expect.arrayContaining(['people', 'pets']));
    expect(analysis.qualityMetrics.isShaky).toBe(false);
    expect(analysis.shots).toHaveLength(1);
  });

  it('knows where the dog ran between two looks at it', async () => {
    const { tracks } = await analyse('sam2_01_dog.mp4');
    const followed = tracks.filter(({ label }) => label === 'dog').flatMap((track) => track.followed ?? []);
    // Read off the frames themselves.
    for (const [seconds, x] of [
      [6, 0.45],
      [7, 0.7],
    ] as const) {
      const found = followed.find(({ atSeconds }) => atSeconds === seconds);
      expect(Math.abs((found?.centerX ?? 0) - x)).toBeLessThan(0.06);
    }
  });

  it('calls a person close up what is one, and keeps a face', async () => {
    const analysis = await analyse('mp_gesture.mp4');
    expect(analysis.labels).toEqual(expect.arrayContaining(['person', 'close-up', 'low light']));
    expect(analysis.tracks.some(({ kind }) => kind === 'face')).toBe(true);
    expect(analysis.framing.mode).toBe('crop');
  });

  it('claims to have recognised nothing in a macro of a bee and in a night sky', async () => {
    for (const file of ['fl_bee.mp4', 'fz_pd.mp4']) {
      const analysis = await analyse(file);
      expect(analysis.tracks).toEqual([]);
      expect(analysis.relevantCategories).toEqual([]);
    }
  });

  it('calls a quick pan by hand in a dim room shaky, and finds little to keep in it', async () => {
    const analysis = await analyse('mpy_fire2.mp4');
    expect(analysis.labels).toContain('shaky');
    expect(analysis.measures).toMatchObject({ camera: 'shaky' });
    // The half of it in which the camera is quick is smeared.
    expect(analysis.measures.sharpness).toBeLessThan(40);
    expect(Math.max(...analysis.moments.map(({ score }) => score))).toBeLessThan(0.2);
  });

  it('does not call footage blurred that is soft by its lens or quick but crisp', async () => {
    for (const file of ['fl_bee.mp4', 'derived/juggle_shaky.mp4']) {
      expect((await analyse(file)).labels).not.toContain('blurry');
    }
  });

  it('finds cuts at their very frame in a clip of 60 a second', async () => {
    const names = ['sam2_01_dog', 'gopro_max', 'sam2_03_blocks', 'mdn_flower', 'fl_bee'];
    const cuts = [47, 101, 158, 200];
    const lengths = [...cuts, 260].map((end, shot) => end - (cuts[shot - 1] ?? 0));
    const joined = join(folder, 'joined.mp4');
    joinClips(
      names.map((name) => join(FOOTAGE, `${name}.mp4`)),
      lengths,
      60,
      joined,
    );
    const { shots } = await analyser.analyse(joined);
    expect(shots.slice(1).map(({ startSeconds }) => Math.round(startSeconds * 6000) / 100)).toEqual(cuts);
  });

  it('tells the shaken copy of a clip from the steady original, and the blurred from the sharp', async () => {
    const [steady, shaken] = [
      await analyse('sam2_05_default_juggle.mp4'),
      await analyse('derived/juggle_shaky.mp4'),
    ];
    expect([steady.qualityMetrics.isShaky, shaken.qualityMetrics.isShaky]).toEqual([false, true]);
    const [sharp, blurred] = [await analyse('sam2_01_dog.mp4'), await analyse('derived/dog_blurred.mp4')];
    expect(blurred.measures.sharpness).toBeLessThan(sharp.measures.sharpness / 2);
    expect(blurred.qualityMetrics.brisqueScore).toBeGreaterThan(sharp.qualityMetrics.brisqueScore + 20);
  });
});
