import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { clipAnalysisSchema, type GreyFrame, type Interval, type RgbFrame } from '@cutroom/contract';
import { measurePeaks } from '@cutroom/reel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { probeOf } from '../testing/blind-models.ts';
import { childProcesses } from '../testing/child-processes.ts';
import { drawFrame, greyOf, lookAt, scenery } from '../testing/drawn-frames.ts';
import { plantHighlight } from '../testing/planted-highlight.ts';
import { type Analyser, openAnalyser } from './analyser.ts';

/** Without models, so that these tests run anywhere: what is measured stays. */
let folder: string;
let analyser: Analyser;
const warnings: string[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'analyser-'));
  analyser = await openAnalyser({ modelsDirectory: folder, onWarning: (message) => warnings.push(message) });
});

afterAll(async () => {
  await analyser.close();
  await rm(folder, { recursive: true });
});

const facts = (seconds: number, filename = 'clip_abc.mp4') => ({
  filename,
  probe: probeOf(seconds),
  loudnessLufs: null,
});

async function analyse(sampled: readonly RgbFrame[], motion: readonly GreyFrame[], seconds: number) {
  const clip = analyser.openClip();
  for (const frame of sampled) await clip.addFrame(frame);
  for (const frame of motion) await clip.addMotionFrame(frame);
  await clip.setAudio(null);
  return clip.finish(facts(seconds));
}

describe('openAnalyser', () => {
  it('warns of every missing model and goes on', () => {
    expect(warnings).toHaveLength(4);
    expect(warnings[0]).toContain('without recognising objects');
  });

  it('lets a worker go that has no work, and starts one again for the next clip', async () => {
    const workers = () => process.getActiveResourcesInfo().filter((name) => name === 'ProcessWrap').length;
    const told: string[] = [];
    const before = workers();
    const resting = await openAnalyser({
      modelsDirectory: folder,
      idleMs: 0,
      onWarning: (message) => told.push(message),
    });
    await expect.poll(workers).toBe(before);
    expect(await resting.embedWords('a dog')).toBeNull();
    expect(told.length).toBeGreaterThan(0);
    expect(told, 'what is missing is said once').toEqual([...new Set(told)]);
    await expect.poll(workers).toBe(before);
    await resting.close();
  });

  it.skipIf(process.platform !== 'linux')(
    'rests at once when told to, but not with a clip at hand',
    async () => {
      const others = childProcesses();
      const own = await openAnalyser({ modelsDirectory: folder });
      const workers = () => childProcesses().filter((pid) => !others.includes(pid)).length;
      const clip = own.openClip();
      await clip.addFrame(lookAt(scenery(1), {}));
      own.rest();
      expect(await clip.finish(facts(1))).toMatchObject({ durationSeconds: 1 });
      expect(workers()).toBe(1);
      own.rest();
      await expect.poll(workers).toBe(0);
      const next = own.openClip();
      await next.addFrame(lookAt(scenery(1), {}));
      expect(await next.finish(facts(1))).toMatchObject({ durationSeconds: 1 });
      await own.close();
    },
  );

  it.skipIf(process.platform !== 'linux')('starts a worker again that was killed', async () => {
    const others = childProcesses();
    const own = await openAnalyser({ modelsDirectory: folder });
    const [worker = 0] = childProcesses().filter((pid) => !others.includes(pid));
    const clip = own.openClip();
    await clip.addFrame(lookAt(scenery(1), {}));
    process.kill(worker, 'SIGKILL');
    await expect(clip.finish(facts(1))).rejects.toMatchObject({ code: 'internal' });
    const next = own.openClip();
    await next.addFrame(lookAt(scenery(1), {}));
    expect(await next.finish(facts(1))).toMatchObject({ durationSeconds: 1 });
    await own.close();
    expect(childProcesses()).toEqual(others);
  });

  it('hears all of a long track', async () => {
    const sampleRate = 16_000;
    const samples = Float32Array.from(
      { length: 150 * sampleRate },
      (_, index) => Math.sin(index) * (index % 7),
    );
    const audio = { sampleRate, samples };
    const clip = analyser.openClip();
    await clip.addFrame(lookAt(scenery(1), {}));
    expect((await clip.setAudio(audio)).peaks).toEqual(measurePeaks(audio));
    clip.abort();
  });

  it('answers a whole analysis that fits the contract', async () => {
    const planted = plantHighlight(3, 6);
    const analysis = await analyse(planted.sampledFrames, planted.motionFrames, 6);
    expect(clipAnalysisSchema.parse(analysis)).toEqual(analysis);
    expect(analysis).toMatchObject({
      eye: 'built-in',
      tracks: [],
      speech: [],
      durationSeconds: 6,
      width: 1920,
    });
    expect(analysis.measures.speechShare).toBeNull();
    expect(analysis.moments.length).toBeGreaterThan(0);
  });

  it('asks for every frame around what may be a cut, with many that it was not given before it', async () => {
    const film = Array.from({ length: 60 }, (_, index) =>
      greyOf(lookAt(scenery(index < 31 ? 1 : 2), { x: index }, index / 30)),
    );
    const clip = analyser.openClip();
    await clip.addFrame(lookAt(scenery(1), {}));
    for (const [index, frame] of film.entries()) {
      if (index % 5 === 0) await clip.addMotionFrame({ ...frame, unseenBefore: index === 0 ? 0 : 4 });
    }
    const asked: Interval[] = [];
    const { shots } = await clip.finish(facts(2), async (interval, onMotionFrame) => {
      asked.push(interval);
      const { startSeconds, endSeconds } = interval;
      for (const frame of film) {
        if (frame.atSeconds >= startSeconds && frame.atSeconds < endSeconds) await onMotionFrame(frame);
      }
    });
    expect(asked).toHaveLength(1);
    expect(shots.map(({ startSeconds }) => Math.round(startSeconds * 30))).toEqual([0, 31]);
  });

  it('fails with what kept it from looking closer', async () => {
    const clip = analyser.openClip();
    await clip.addFrame(lookAt(scenery(1), {}));
    for (let index = 0; index < 60; index += 5)
      await clip.addMotionFrame({
        ...greyOf(lookAt(scenery(index < 30 ? 1 : 2), {}, index / 30)),
        unseenBefore: 4,
      });
    const finishing = clip.finish(facts(2), () => Promise.reject(new Error('The disk is gone')));
    await expect(finishing).rejects.toThrow('The disk is gone');
  });

  it('leaves the frames in the hands of the caller', async () => {
    const frame = lookAt(scenery(1), {});
    const before = [...frame.rgb.subarray(0, 100)];
    await analyse([frame], [greyOf(frame)], 1);
    expect([...frame.rgb.subarray(0, 100)]).toEqual(before);
  });

  it('keeps clips apart that are analysed at the same time', async () => {
    const grey = (value: number) =>
      [0, 0.5, 1].map((at) => drawFrame(64, 36, () => [value, value, value], at));
    const [dark, bright] = await Promise.all([analyse(grey(20), [], 1.5), analyse(grey(220), [], 1.5)]);
    expect(dark.qualityMetrics.brightness).toBeCloseTo((20 / 255) * 100, 1);
    expect(bright.qualityMetrics.brightness).toBeCloseTo((220 / 255) * 100, 1);
  });

  it('makes sense of one frame, of black ones and of a few pixels', async () => {
    const one = await analyse([lookAt(scenery(1), {})], [], 0.3);
    expect(one.shots).toEqual([{ startSeconds: 0, endSeconds: 0.3 }]);
    const black = await analyse(
      [drawFrame(64, 36, () => [0, 0, 0])],
      [greyOf(drawFrame(64, 36, () => [0, 0, 0]))],
      2,
    );
    expect(black).toMatchObject({ mood: 'dark', qualityMetrics: { brightness: 0, isShaky: false } });
    const tiny = await analyse(
      [drawFrame(2, 2, () => [9, 9, 9])],
      [drawFrame(2, 2, () => [9, 9, 9], 0), drawFrame(2, 2, () => [19, 9, 9], 0.1)].map(greyOf),
      1,
    );
    expect(clipAnalysisSchema.parse(tiny)).toEqual(tiny);
  });

  it('refuses a clip without a single frame', async () => {
    await expect(analyse([], [], 1)).rejects.toMatchObject({ code: 'clip_damaged' });
  });

  it('refuses everything after finish and after abort', async () => {
    const finished = analyser.openClip();
    await finished.addFrame(lookAt(scenery(1), {}));
    await finished.finish(facts(1));
    await expect(finished.addFrame(lookAt(scenery(1), {}))).rejects.toThrow('finished or aborted');
    const aborted = analyser.openClip();
    await aborted.addFrame(lookAt(scenery(1), {}));
    aborted.abort();
    await expect(aborted.finish(facts(1))).rejects.toThrow('finished or aborted');
  });

  it('takes labels from the words of the file name without claiming to have seen them', async () => {
    const clip = analyser.openClip();
    await clip.addFrame(lookAt(scenery(1), {}));
    const analysis = await clip.finish(facts(1, 'ocean-waves_0a1b2c.mp4'));
    expect(analysis.description).not.toContain('ocean');
    expect(analysis.labels).toEqual(expect.arrayContaining(['ocean', 'waves']));
  });
});
