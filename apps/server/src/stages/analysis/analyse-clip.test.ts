import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { CutroomError } from '@cutroom/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { JOBS } from '../../jobs.ts';
import { clips } from '../../platform/database/schema.ts';
import { storageKeys } from '../../platform/storage/storage.ts';
import { analysisFixture, probeFixture } from '../../testing/clips/clip-fixtures.ts';
import { openRunHarness, type RunHarness } from '../../testing/run-harness.ts';
import { openMediaDouble, PEAKS_DOUBLE } from '../../testing/stage-doubles.ts';

const LAST = JOBS['analysis.clip'].retries + 1;
const TOO_SLOW = new CutroomError('media_timeout').message;
/** What the analyser double finds; every clip looks different to it. */
const FOUND = { ...analysisFixture(), pictureHash: expect.any(String) };

describe('analysing a clip', () => {
  let harness: RunHarness;
  let prepared: number;
  beforeAll(async () => {
    harness = await openRunHarness();
  });
  afterAll(() => harness.close());
  beforeEach(() => {
    prepared = 0;
    harness.media = openMediaDouble();
    harness.media.beforeClip = async () => {
      prepared += 1;
    };
  });

  const newClip = async (changes: Partial<typeof clips.$inferInsert> = {}) =>
    harness.newClip(await harness.newProject(), changes);

  it('keeps the analysis and the files that were made of it', async () => {
    const clip = await newClip();
    await harness.analyse(clip.id);
    const keys = {
      posterKey: storageKeys.poster(clip.projectId, clip.id),
      filmstripKey: storageKeys.filmstrip(clip.projectId, clip.id),
    };
    expect(await harness.clip(clip.id)).toMatchObject({
      ...keys,
      analysis: FOUND,
      analysisError: null,
    });
    for (const key of Object.values(keys)) expect(await harness.text(key)).toBe('made');
    expect(harness.queue.sent).toContainEqual({
      name: 'preview.proxy',
      payload: { clipId: clip.id },
      key: clip.id,
    });
    expect(await harness.scratch()).toEqual([]);
  });

  it('begins after the uploads that are being checked, whose senders wait for an answer', async () => {
    const clip = await newClip();
    const check = Promise.withResolvers<void>();
    const checked = harness.checks.during(() => check.promise);
    const analysed = harness.analyse(clip.id);
    await sleep(50);
    expect(prepared).toBe(0);
    check.resolve();
    await checked;
    await analysed;
    expect(prepared).toBe(1);
  });

  it('keeps the peaks of the audio where there is some', async () => {
    const clip = await newClip();
    const audio = { sampleRate: 16_000, samples: new Float32Array(16) };
    harness.media.readAudio = async () => ({ sound: audio, loudnessLufs: -20 });
    await harness.analyse(clip.id);
    const kept = await buffer(await harness.storage.read(storageKeys.peaks(clip.projectId, clip.id)));
    expect([...new Int8Array(kept)]).toEqual([...PEAKS_DOUBLE]);
    const silent = await newClip();
    harness.media.readAudio = async () => null;
    await harness.analyse(silent.id);
    expect(await harness.text(storageKeys.peaks(silent.projectId, silent.id))).toBeNull();
  });

  it('keeps how far the clip really can be used, where it does not decode as far as its check was told', async () => {
    const probe = probeFixture({ lastFrameSeconds: 9 });
    const clip = await newClip({ probe });
    harness.media.probed = { ...probe, durationSeconds: 1.5, lastFrameSeconds: 1.4 };
    await harness.analyse(clip.id);
    expect((await harness.clip(clip.id))?.probe).toEqual(harness.media.probed);
    expect(prepared).toBe(2);
  });

  it('believes its check where the clip decodes as far, and asks nothing else', async () => {
    const clip = await newClip({ probe: probeFixture({ lastFrameSeconds: 9 }) });
    await harness.analyse(clip.id);
    expect(prepared).toBe(1);
    expect(harness.media.wholeProbes).toBe(0);
    const older = await newClip();
    await harness.analyse(older.id);
    expect(harness.media.wholeProbes).toBe(1);
  });

  it('asks how far a clip can be used that does not decode at all as its check was told', async () => {
    const probe = probeFixture({ lastFrameSeconds: 9 });
    const clip = await newClip({ probe });
    harness.media.beforeClip = async () => {
      prepared += 1;
      if (prepared === 1) throw new CutroomError('clip_damaged');
    };
    await harness.analyse(clip.id);
    expect(await harness.clip(clip.id)).toMatchObject({ analysis: FOUND, analysisError: null });
    expect(harness.media.wholeProbes).toBe(1);
  });

  it('is done again where that is asked for, and where it fails what was found before stays', async () => {
    const before = analysisFixture({ eye: 'downloaded', mood: 'calm' });
    const clip = await newClip({ analysis: before });
    await harness.analyse(clip.id);
    expect(prepared).toBe(0);
    harness.media.beforeClip = async () => {
      throw new CutroomError('clip_damaged');
    };
    await harness.analyse(clip.id, undefined, 1, true);
    expect(await harness.clip(clip.id)).toMatchObject({ analysis: before, analysisError: null });
    harness.media.beforeClip = async () => undefined;
    await harness.analyse(clip.id, undefined, 1, true);
    expect((await harness.clip(clip.id))?.analysis).toMatchObject({ eye: FOUND.eye });
  });

  it('is not done again when delivered again', async () => {
    const clip = await newClip();
    await harness.analyse(clip.id);
    await harness.analyse(clip.id);
    expect(prepared).toBe(1);
  });

  it('is done again when the analysis is of an older version', async () => {
    const clip = await newClip({ analysis: analysisFixture({ version: 0 }) });
    await harness.analyse(clip.id);
    expect(await harness.clip(clip.id)).toMatchObject({ analysis: FOUND });
  });

  it('is done at once for a clip that is gone', async () => {
    await harness.analyse('nobody');
    expect(prepared).toBe(0);
  });

  it('leaves no file of a clip that is deleted meanwhile', async () => {
    const clip = await newClip();
    harness.media.beforeClip = async () => {
      await harness.db.delete(clips).where(eq(clips.id, clip.id));
      await harness.storage.removePrefix(storageKeys.clipFiles(clip.projectId, clip.id));
    };
    await harness.analyse(clip.id);
    expect(await harness.text(storageKeys.poster(clip.projectId, clip.id))).toBeNull();
  });

  it('marks a clip that cannot be understood, once and for all', async () => {
    const clip = await newClip();
    harness.media.beforeClip = () => {
      prepared += 1;
      return Promise.reject(new CutroomError('clip_damaged'));
    };
    await harness.analyse(clip.id);
    await harness.analyse(clip.id);
    expect(prepared).toBe(1);
    expect(await harness.clip(clip.id)).toMatchObject({
      analysisError: new CutroomError('clip_damaged').message,
      analysisErrorCode: 'clip_damaged',
    });
    expect(await harness.scratch()).toEqual([]);
  });

  it('marks a clip whose file is missing', async () => {
    const clip = await newClip();
    await harness.storage.remove(clip.storageKey);
    await harness.analyse(clip.id);
    expect((await harness.clip(clip.id))?.analysisError).toBe(new CutroomError('clip_file_missing').message);
  });

  it('is left to the next delivery after an unexpected failure', async () => {
    const clip = await newClip();
    harness.media.beforeClip = async () => {
      prepared += 1;
      if (prepared === 1) throw new Error('hiccup');
    };
    await expect(harness.analyse(clip.id)).rejects.toThrow('hiccup');
    expect(await harness.clip(clip.id)).toMatchObject({ analysis: null, analysisError: null });
    await harness.analyse(clip.id, undefined, 2);
    expect(await harness.clip(clip.id)).toMatchObject({ analysis: FOUND, analysisError: null });
  });

  it.each([
    [
      'the last delivery',
      new Error('hiccup'),
      LAST,
      'internal',
      'This clip could not be looked at this time.',
    ],
    ['being too slow twice', new CutroomError('media_timeout'), 2, 'media_timeout', TOO_SLOW],
  ] as const)('gives up for now after %s', async (_, error, delivery, code, sentence) => {
    const clip = await newClip();
    harness.media.beforeClip = () => Promise.reject(error);
    await expect(harness.analyse(clip.id, undefined, delivery - 1)).rejects.toBe(error);
    await harness.analyse(clip.id, undefined, delivery);
    expect(await harness.clip(clip.id)).toMatchObject({ analysisError: sentence, analysisErrorCode: code });
  });

  it('leaves the clip to the next delivery when the worker stops', async () => {
    const clip = await newClip();
    const worker = new AbortController();
    harness.media.beforeClip = async () => {
      worker.abort(new Error('stopping'));
      worker.signal.throwIfAborted();
    };
    await expect(harness.analyse(clip.id, worker.signal)).rejects.toThrow('stopping');
    expect(await harness.clip(clip.id)).toMatchObject({ analysis: null, analysisError: null });
    expect(await harness.scratch()).toEqual([]);
  });
});
